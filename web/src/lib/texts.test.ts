import { describe, expect, it } from "vitest";
import artefakt from "../../../src/digsite/games/artefakt/text/en.ftl?raw";
import monuments from "../../../src/digsite/games/monuments/text/en.ftl?raw";
import thebesInGerman from "../../../src/digsite/games/thebes/text/de.ftl?raw";
import thebes from "../../../src/digsite/games/thebes/text/en.ftl?raw";
import monumentsPage from "../games/monuments/en.ftl?raw";
import { pageTextsOf, Texts } from "./texts";

const NAMES = ["Ada", "Bob"];
const OF_GAMES = import.meta.glob<string>("../../../src/digsite/games/*/text/*.ftl", { query: "?raw", import: "default", eager: true });
const CATALOGUES = ["artefakt", "monuments", "pergamon", "thebes"].map((game) => {
  const [en, de] = ["en", "de"].map((language) => OF_GAMES[`../../../src/digsite/games/${game}/text/${language}.ftl`]);
  return [game, en, de] as const;
});

describe("moves in words", () => {
  it("say what the words of a notation mean, in both languages", () => {
    expect(new Texts("en", thebes).ofMove("dig crete local 4", NAMES)).toBe("Dig in Crete for 4 weeks");
    expect(new Texts("de", thebesInGerman).ofMove("dig crete card 1 +1", NAMES)).toBe(
      "Grab eine Woche lang auf Kreta, mit der freien Grabungskarte von der Hand, und nimm einen Helfer mit",
    );
  });

  it("call players by their names and cards by monument and value", () => {
    expect(new Texts("en", artefakt).ofMove("push 2 stout 7", NAMES)).toBe("Move the stout man of Bob to site 7");
    expect(new Texts("en", monuments).ofMove("draw bet-hamikdash-3", NAMES)).toBe("Take Bet Hamikdash 3");
    expect(new Texts("en", monuments).ofMove("draw deck", NAMES)).toBe("Draw from the deck");
  });

  it("call cards by their names in events, too", () => {
    const said = new Texts("en", monuments, monumentsPage);
    expect(said.ofEvent({ event: "swapped", seat: 0, card: "bet-hamikdash-3", second_card: "zeus-7" }, NAMES)).toBe(
      "Ada takes Zeus 7 for Bet Hamikdash 3, which stays open.",
    );
  });

  it("leave a notation as it is where there is no text for it", () => {
    expect(new Texts("en", thebes).ofMove("dance 3", NAMES)).toBe("dance 3");
  });

  it("need no notation in a prompt where they are touched", () => {
    const said = new Texts("en", artefakt);
    expect(said.withoutNotation("Ada, plan in secret: cards for your lady, such as “plan 413”.")).toBe("Ada, plan in secret: cards for your lady.");
    expect(said.withoutNotation("Which figure (put stout, put lady)?")).toBe("Which figure?");
    expect(said.withoutNotation("Ada (you), it is “late”.")).toBe("Ada (you), it is “late”.");
  });
});

describe("what happens to the reader", () => {
  it("is told with you, where the game has such a sentence", async () => {
    const said = new Texts("en", artefakt, ...(await pageTextsOf("artefakt", "en")));
    said.naming = () => ({ site: { 3: { name: "cave", mark: "" } } });
    const stolen = { event: "stolen", seat: 1, other: 0, site: 3, colour: "blue" };
    expect(said.ofEvent(stolen, NAMES, 0)).toBe("Bob steals a crown fragment from you at the Cave.");
    expect(said.ofEvent(stolen, NAMES, 1)).toBe("You steal a crown fragment from Ada at the Cave.");
    expect(said.ofEvent(stolen, NAMES)).toBe("Bob steals a crown fragment from Ada at the Cave.");
  });

  it("is told with you in both languages alike, and only of events that exist", async () => {
    for (const [game, en, de] of CATALOGUES) {
      const [english, german] = [await pageTextsOf(game, "en"), await pageTextsOf(game, "de")].map((files) =>
        ids(files.join("\n"), /^(?:from-)?you-[a-z-]+(?= =)/gm),
      );
      expect(english).toEqual(german);
      expect(english.length).toBeGreaterThan(10);
      const events = ids(en, /^event-[a-z-]+(?= =)/gm);
      for (const id of english) expect(events).toContain(id.replace(/^(from-)?you-/, "event-"));
      expect(ids(de, /^event-[a-z-]+(?= =)/gm)).toEqual(events);
    }
  });
});

function ids(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((found) => found[0]).sort();
}

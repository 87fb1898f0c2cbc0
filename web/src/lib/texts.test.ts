import { describe, expect, it } from "vitest";
import artefakt from "../../../src/digsite/games/artefakt/text/en.ftl?raw";
import monuments from "../../../src/digsite/games/monuments/text/en.ftl?raw";
import thebesInGerman from "../../../src/digsite/games/thebes/text/de.ftl?raw";
import thebes from "../../../src/digsite/games/thebes/text/en.ftl?raw";
import { Texts } from "./texts";

const NAMES = ["Ada", "Bob"];

describe("moves in words", () => {
  it("say what the words of a notation mean, in both languages", () => {
    expect(new Texts("en", thebes).ofMove("dig crete local 4", NAMES)).toBe("Dig in Crete for 4 weeks");
    expect(new Texts("de", thebesInGerman).ofMove("dig crete card 1 +1", NAMES)).toBe(
      "Grab eine Woche lang auf Kreta, mit der allgemeinen Grabungskarte von der Hand, und nimm einen Helfer mit",
    );
  });

  it("call players by their names and cards by monument and value", () => {
    expect(new Texts("en", artefakt).ofMove("push 2 stout 7", NAMES)).toBe("Move the stout man of Bob to site 7");
    expect(new Texts("en", monuments).ofMove("draw bet-hamikdash-3", NAMES)).toBe("Take Bet Hamikdash 3");
    expect(new Texts("en", monuments).ofMove("draw deck", NAMES)).toBe("Draw from the deck");
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

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import serverDe from "../../../../src/digsite/games/thebes/text/de.ftl?raw";
import serverEn from "../../../../src/digsite/games/thebes/text/en.ftl?raw";
import type { Draft } from "../../lib/draft.svelte";
import type { MoveNow } from "../../lib/server";
import type { Say } from "../../lib/texts";
import { Touch } from "../../lib/touch.svelte";
import { asking } from "./asking";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { handOf } from "./hand";
import { findName } from "./labels";
import { NAMES, VIEW } from "./lesson";
import { planning } from "./planning.svelte";
import { promiseOf } from "./promises";
import { telling } from "./telling";
import { REGIONS, type View } from "./view";
import { worded } from "./wording";

function texts(language: string, ...sources: string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return (id, facts) => {
    const message = bundle.getMessage(id);
    const errors: Error[] = [];
    const text = message?.value ? bundle.formatPattern(message.value, facts, errors) : "";
    if (!text && id !== "thebes-promise-fewer") throw new Error(`${language} has no words for ${id}`);
    if (errors.length) throw new Error(`${language}, ${id}: ${errors.join(", ")}`);
    return text;
  };
}

const SAY = { en: texts("en", serverEn, en), de: texts("de", serverDe, de) };

function moves(...written: [string, ...string[]][]): MoveNow[] {
  return written.map(([move, ...touches]) => ({ move, touches }));
}

const TURN = moves(
  ["take 1", "field-1"],
  ["take 3", "field-3"],
  ["exhibit 1", "exhibition-1"],
  ["museum 2", "museum-2"],
  ["thief egypt", "thief-egypt", "pile-egypt"],
  ["scholar egypt", "scholar-egypt", "pile-egypt"],
  ["scholar crete", "scholar-crete", "pile-crete"],
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((weeks): [string, ...string[]] => [`dig mesopotamia local ${weeks}`, "pile-mesopotamia", "permit-mesopotamia"]),
);

/** A table in the eyes of seat 0, with what was played and what is asked now. */
function sit(language: "en" | "de", offered = TURN, view: Partial<View> = {}, draft?: Partial<Draft>) {
  const played: string[] = [];
  const touch = new Touch((move) => played.push(move.move));
  const seen = { ...VIEW, ...view } as View;
  const ask = () => asking({ view: seen, me: 0, names: NAMES, touch, t: SAY[language], draft: draft as Draft });
  touch.holds = (move) => ask().holds?.(move) ?? false;
  touch.gathers = (thing) => ask().gathers?.(thing) ?? null;
  touch.offer(offered);
  return { touch, ask, played, view: seen };
}

beforeEach(() => planning.forget());

describe("the question", () => {
  it("is made of what is legal now", () => {
    expect(sit("en").ask().question).toBe("*Take a card*, *dig*, *play a card*, *open an exhibition* or *fill a museum*.");
    expect(sit("de", TURN.slice(0, 2)).ask().question).toBe("*Nimm eine Karte*.");
    expect(sit("en", []).ask().question).toBe("");
  });

  it("says what a card costs; the button takes it, and so does a second tap", () => {
    const { touch, ask, played } = sit("en");
    touch.pick("field-3");
    expect(ask().question).toBe("Spend 2 weeks on the *congress*? You will be in week 7.");
    expect(ask().primary).toMatchObject({ label: "Take it, 2 weeks", move: "take 3" });
    expect(played).toEqual([]);
    touch.pick("field-3");
    expect(played).toEqual(["take 3"]);
  });

  it("plans a dig while everything else stays open", () => {
    const { touch, ask, played } = sit("en");
    touch.pick("pile-mesopotamia");
    expect(ask().question).toBe("How long will you dig in *Mesopotamia*? Your knowledge is 4: 2 special and 2 general.");
    expect(ask().primary).toMatchObject({ move: "dig mesopotamia local 4", label: "Dig 4 weeks, draw up to 2" });
    expect(touch.can("field-1")).toBe(true);
    planning.wish("mesopotamia", { weeks: 11 });
    expect(ask().primary?.label).toBe("Dig 11 weeks, draw up to 4");
    touch.pick("pile-mesopotamia");
    expect(played).toEqual(["dig mesopotamia local 11"]);
  });

  it("is emptied by Clear, also of a plan", () => {
    const { touch, ask } = sit("en");
    touch.pick("pile-mesopotamia");
    expect(ask().clear).toBe(true);
    ask().onclear?.();
    expect(ask().primary?.move).toBeUndefined();
  });

  it("sends a thief by his card, and a scholar where one points", () => {
    const { touch, ask, played } = sit("de");
    touch.pick("thief-egypt");
    expect(ask().question).toBe("Dieb nach *Ägypten* schicken? Er zieht eine Karte. Dann stehst du auf 6.");
    touch.clear();
    touch.pick("scholar-egypt");
    expect(ask().question).toBe("Welche Stätte soll dein *Gelehrter* durchsehen?");
    touch.pick("pile-crete");
    expect(ask().primary).toMatchObject({ move: "scholar crete", label: "Losschicken, eine Woche" });
    touch.pick("pile-crete");
    expect(played).toEqual(["scholar crete"]);
  });

  it("names exhibitions and museums, and what is left to give", () => {
    const { touch, ask } = sit("en");
    touch.pick("exhibition-1");
    expect(ask().question).toBe("Open *Gods of the Two Rivers*? With your finds it takes 9 weeks. You will be in week 14.");
    expect(ask().primary?.label).toBe("Open it, 5 points");
    const giving = sit("en", moves(["give egypt 1", "find-egypt-1"]), { step: "giving", museum: 2, owed: 3 }, { steps: ["museum 2"], complete: false });
    expect(giving.ask().question).toBe("Choose 3 finds to give to *Paris* for good.");
    const tapped = sit(
      "en",
      moves(["give egypt 1", "find-egypt-1"]),
      { step: "giving", museum: 2, owed: 3 },
      { steps: ["museum 2", "give egypt 1"], complete: false },
    );
    expect(tapped.ask().question).toBe("Choose 3 finds to give to *Paris* for good.");
    let sent = 0;
    const whole = sit(
      "en",
      [],
      { step: "giving", museum: 2, owed: 1 },
      { steps: ["museum 2", "give egypt 1", "give egypt 1", "give crete 3"], complete: true, send: () => void sent++ },
    );
    expect(whole.ask().question).toBe("Give these 3 finds to *Paris* for good?");
    expect(whole.ask().primary).toMatchObject({ label: "Give them for 7 points", note: "2 points more than now" });
    whole.ask().primary?.run?.();
    expect(sent).toBe(1);
  });

  it("says so where no exhibition can be opened", () => {
    planning.shows = true;
    expect(sit("de").ask()).toMatchObject({ question: "Welche Ausstellung oder welches Museum?", primary: { label: "Tippe eine davon an" } });
    expect(sit("de", TURN.slice(0, 2)).ask()).toMatchObject({
      question: "Noch reichen deine Fundstücke für *keine davon*.",
      primary: { label: "Noch keine möglich" },
    });
    expect(SAY.de("thebes-shows-count", { count: 5 })).toBe("5 Ausstellungen und Museen");
    expect(SAY.en("thebes-shows-open", { open: 0 })).toBe("none possible yet");
  });

  it("names what the tomb robber takes", () => {
    const offered = moves(["pick 6", "find-6"], ["pick 1", "find-1"]);
    const { touch, ask, played } = sit("de", offered, { step: "picking", robbed: "egypt" });
    touch.pick("find-6");
    expect(ask().primary?.label).toBe("Maske des Pharao nehmen");
    touch.pick("find-6");
    expect(played).toEqual(["pick 6"]);
  });

  it("says why a site, an exhibition or a museum is closed", () => {
    const { ask } = sit("en", TURN.slice(0, 1));
    const why = ask().why!;
    expect(why("pile-egypt")).toBe("You have no permit for Egypt left. A dig permit allows one more dig.");
    expect(why("exhibition-1")).toBe("“Gods of the Two Rivers” needs 3 finds from Mesopotamia; you have 3.");
    expect(why("museum-2")).toBe("Paris wants 3 finds; you have 5.");
    expect(why("helper")).toBe("A helper goes along on a dig. Tap a dig site.");
  });
});

describe("the planner", () => {
  it("promises nothing: up to so many cards, likely finds, points with their spread, and never a percentage", () => {
    for (const language of ["en", "de"] as const) {
      const { touch, view } = sit(language);
      touch.pick("pile-mesopotamia");
      for (let weeks = 2; weeks <= 12; weeks++) {
        planning.wish("mesopotamia", { weeks });
        const told = promiseOf(planning.plan(view, 0, touch)!, SAY[language]);
        expect(Object.values(told).join(" ")).not.toMatch(/%|100/);
      }
      planning.wish("mesopotamia", { weeks: 11 });
      const told = promiseOf(planning.plan(view, 0, touch)!, SAY[language]);
      expect(told).toEqual(
        language === "en"
          ? { cards: "up to 4 cards", likely: "likely 2–3 finds, about 7 points (4–10)", fewer: "the pile may hold fewer" }
          : { cards: "bis zu 4 Karten", likely: "wohl 2–3 Fundstücke, etwa 7 Punkte (4–10)", fewer: "vielleicht liegen weniger da" },
      );
      planning.forget();
    }
  });

  it("opens with the fewest weeks that give half of the best outcome, and counts helpers", () => {
    const helped = TURN.concat(
      moves(
        ["dig mesopotamia local 2 +1", "pile-mesopotamia", "permit-mesopotamia", "helper"],
        ["dig mesopotamia local 3 +1", "pile-mesopotamia", "permit-mesopotamia", "helper"],
      ),
    );
    const has = { ...VIEW["players-have"][0], "with-helpers": { mesopotamia: [5], egypt: [], greece: [], crete: [] } };
    const { touch, view, ask } = sit("en", helped, { "players-have": [has, has, has] });
    touch.pick("pile-mesopotamia");
    expect(SAY.en("thebes-way", { from: 5, to: 9, digging: 4, helped: 0 })).toBe("week 5 → 9");
    expect(planning.plan(view, 0, touch)).toMatchObject({ chosen: { weeks: 4, cards: 2 }, target: 9, staffs: [0, 1] });
    planning.wish("mesopotamia", { helpers: 1, weeks: 3 });
    expect(ask().primary).toMatchObject({ label: "Dig 3 weeks plus 1 for the helper, draw up to 2", move: "dig mesopotamia local 3 +1" });
    expect(planning.plan(view, 0, touch)).toMatchObject({
      knowledge: 5,
      chosen: { weeks: 3, cards: 2, move: "dig mesopotamia local 3 +1" },
      helped: 1,
      target: 9,
    });
  });

  it("tells the weeks of the dig from those of its helpers, on the button and beside the way", () => {
    const facts = { weeks: 3, cards: 4, fewer: "yes" };
    expect(SAY.de("thebes-do-dig", { ...facts, helpers: 0, helped: 0 })).toBe("3 Wochen graben, bis zu 4 Karten");
    expect(SAY.de("thebes-do-dig", { ...facts, helpers: 1, helped: 1 })).toBe("3 Wochen graben und 1 für den Helfer: bis zu 4 Karten");
    expect(SAY.de("thebes-do-dig", { ...facts, helpers: 2, helped: 2 })).toBe("3 Wochen graben und 2 für 2 Helfer: bis zu 4 Karten");
    expect(SAY.en("thebes-do-dig", { ...facts, helpers: 2, helped: 2 })).toBe("Dig 3 weeks plus 2 for 2 helpers, draw up to 4");
    expect(SAY.de("thebes-way", { from: 38, to: 42, digging: 3, helped: 1 })).toBe("3 + 1 Wochen: 38 → 42");
  });

  it("offers one permit for any region, wherever it comes from", () => {
    const free = moves(...["general", "card"].map((permit): [string, ...string[]] => [`dig mesopotamia ${permit} 4`, "pile-mesopotamia", `permit-${permit}`]));
    const { touch, view } = sit("de", free);
    touch.pick("pile-mesopotamia");
    expect(planning.plan(view, 0, touch)).toMatchObject({ permits: ["general"], chosen: { move: "dig mesopotamia general 4" } });
    const mine = { ...VIEW["players-have"][0], permits: { general: 2 }, cards: { permit: 1 } };
    expect(handOf(view, mine, touch)).toMatchObject([{ card: "permit", count: 3 }]);
    for (const permit of ["general", "card"]) expect(SAY.de("thebes-permit", { permit, region: "egypt" })).toBe("Freie Grabungskarte");
  });

  it("says so where only rubble lies", () => {
    const nothing = { fewer: true, finds: [0, 0] as [number, number], points: 0, "points-range": [0, 0] as [number, number] };
    const { touch, view } = sit("en", TURN, { "dig-promises": { mesopotamia: [nothing, nothing, nothing, nothing] } });
    touch.pick("pile-mesopotamia");
    expect(promiseOf(planning.plan(view, 0, touch)!, SAY.en).likely).toBe("nothing but rubble lies there");
  });
});

describe("a rival's turn", () => {
  const events = [
    { event: "dug", seat: 1, region: "crete", books: 4, weeks: 5, cards: 2 },
    { event: "found", seat: 1, region: "crete", find: 4 },
    { event: "rubble", seat: 1, region: "crete" },
    { event: "marker-moved", seat: 1, weeks: 5, week: 26 },
    { event: "professor-left", seat: 0, professor: "egypt" },
  ];

  it("is told in one breath, and what it did to me as well", () => {
    const told = telling({ seat: 1, events, view: VIEW, me: 0, names: NAMES, t: SAY.en, say: () => "" });
    expect(told.sentence).toBe("Dug in Crete for 5 weeks: snake goddess, rubble.");
    const sentence = `The professor of Egypt, Amin Farid, goes over to ${NAMES[1]}.`;
    expect(told.hit).toEqual({ sentence, named: sentence, things: ["professor-egypt"] });
    expect(telling({ seat: 1, events, view: VIEW, me: 2, names: NAMES, t: SAY.de, say: () => "" }).sentence).toBe(
      "Gegraben auf Kreta, 5 Wochen: Schlangengöttin, Schutt.",
    );
  });

  it("counts equal finds instead of repeating them", () => {
    const found = [1, 4, 4].map((find) => ({ event: "found", seat: 1, region: "egypt", find }));
    const dug = [{ event: "dug", seat: 1, region: "egypt", books: 4, weeks: 3, cards: 3 }, ...found];
    const told = (language: "en" | "de") => telling({ seat: 1, events: dug, view: VIEW, me: 0, names: NAMES, t: SAY[language], say: () => "" }).sentence;
    expect(told("en")).toBe("Dug in Egypt for 3 weeks: scarab, 2\u00a0× cat of Bastet.");
    expect(told("de")).toBe("Gegraben in Ägypten, 3 Wochen: Skarabäus, 2\u00a0× Katze der Bastet.");
  });

  it("says in one short sentence that several professors left me", () => {
    const left = ["egypt", "crete", "greatest"].map((professor) => ({ event: "professor-left", seat: 0, professor }));
    const hit = (lost: number, language: "en" | "de") =>
      telling({ seat: 1, events: left.slice(0, lost), view: VIEW, me: 0, names: NAMES, t: SAY[language], say: () => "" }).hit!;
    expect(hit(2, "en").sentence).toBe(`Amin Farid and Edith Harlow go over to ${NAMES[1]}.`);
    expect(hit(1, "de").sentence).toBe(`Der Professor für Ägypten, Amin Farid, wechselt zu ${NAMES[1]}.`);
    expect(hit(2, "de").sentence).toBe(`Amin Farid und Edith Harlow wechseln zu ${NAMES[1]}.`);
    expect(hit(3, "de")).toMatchObject({
      sentence: `3 Professoren wechseln zu ${NAMES[1]}.`,
      things: ["professor-egypt", "professor-crete", "professor-greatest"],
    });
  });
});

describe("a hint", () => {
  it("names the card it takes, not its place", () => {
    const card = { card: "special", name: "special-egypt-3", region: "egypt", books: 3, weeks: 4 };
    const view = { ...VIEW, display: [null, card, { ...card, card: "congress", region: "none" }, { ...card, card: "permit", region: "none" }] };
    const say = (language: "en" | "de") => [1, 2, 3, 4].map((field) => worded!(`take ${field}`, view, SAY[language]));
    expect(say("de")).toEqual([null, "Nimm 3 Bücher über Ägypten", "Nimm den Kongress", "Nimm die freie Grabungskarte"]);
    expect(say("en")).toEqual([null, "Take 3 books about Egypt", "Take the congress", "Take the dig permit"]);
    expect(worded!("dig egypt local 4", view, SAY.en)).toBeNull();
  });
});

describe("nothing a player reads", () => {
  it("has notation or ids in it", () => {
    for (const language of ["en", "de"] as const) {
      const t = SAY[language];
      const read: string[] = [];
      const collect = (table: ReturnType<typeof sit>): void => {
        const { question, deeds, primary } = table.ask();
        read.push(question, ...deeds.flatMap(({ label, note }) => [label, note ?? ""]), primary?.label ?? "");
      };
      for (const { touches } of TURN) {
        planning.forget();
        const table = sit(language);
        table.touch.pick(touches[0]);
        collect(table);
      }
      for (const region of REGIONS) for (const face of ["1", "2", "3", "4", "5", "6", "knowledge"]) read.push(findName(region, face, t));
      for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) read.push(t("thebes-show", { number }), t("thebes-museum", { number }));
      expect(read.filter((text) => /[a-z]-\d|_|undefined|NaN|mesopotamia|egypt\b|greece\b|crete\b|\blocal\b|\brob\b/.test(text))).toEqual([]);
      expect(read.filter((text) => /seat \d|Platz \d/i.test(text))).toEqual([]);
    }
  });

  it("differs between the languages in nothing but the words", () => {
    const ids = (source: string): string[] => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id).sort();
    expect(ids(de)).toEqual(ids(en));
  });
});

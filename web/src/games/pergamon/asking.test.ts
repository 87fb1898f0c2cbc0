import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/server";
import type { Ask } from "../boards";
import { arrangingOf, EMPTY } from "./arranging.svelte";
import { asking } from "./asking";
import { bar } from "./bar";
import { drafting, LANGUAGES, NAMES, tableWith, TEXTS, touchWith } from "./fixtures.testing";
import { findsOf } from "./museum";
import { telling } from "./telling";
import type { View } from "./view";

interface Asked {
  changes: Partial<View>;
  moves?: string[];
  /** A thing that is tapped. */
  tap?: string;
  row?: number[];
  polish?: number;
  gone?: number[];
}

async function ask(language: "en" | "de", { changes, moves = [], tap, row = [], polish = 0, gone }: Asked): Promise<Ask> {
  const view = tableWith({ calendar: 3, ...changes });
  const touch = touchWith(moves);
  const { draft } = drafting();
  const facts = { view, me: 0, names: NAMES, touch, draft, t: TEXTS[language].say };
  const bench = arrangingOf(draft);
  const given = { ...EMPTY, full: view.museum[0].length === view.markers };
  for (const find of row) bench.lay(find, findsOf(view), "right", given);
  if (polish) bench.polishWith(polish, given);
  for (const find of gone ?? []) bench.letGo(find, given);
  for (let i = 0; i < 30; i++) await Promise.resolve();
  touch.holds = (move) => asking(facts).holds?.(move) ?? false;
  if (tap) touch.pick(tap);
  return asking(facts);
}

const HAND = { step: "exhibiting", hands: [[14, 50, 15, 38, 18, 72], [], []], coins: [2, 0, 0] };
const EXHIBIT = ["row 14", "row 50", "clear", "store"];
const CASES: Record<string, [Asked, Record<"en" | "de", [question: string, primary: string]>]> = {
  place: [
    { changes: { step: "placing", backs: ["chest", "chest"], fronts: [0, 0] }, moves: ["place 7"] },
    {
      en: ["Place your figure; the backs promise 10 to 16 coins.", "Tap a free space"],
      de: ["Setze deine Figur; die Rückseiten versprechen 10 bis 16 Münzen.", "Ein freies Feld antippen"],
    },
  ],
  "place, held": [
    { changes: { step: "placing", backs: ["chest", "chest"], fronts: [0, 0] }, moves: ["place 7"], tap: "space-7" },
    {
      en: ["Ask for *3 coins* and dig as deep as gallery *III*?", "Stand on 7, ask for 3"],
      de: ["*3 Münzen* fordern und bis Stollen *III* graben?", "Auf 7 setzen, 3 fordern"],
    },
  ],
  dig: [
    { changes: { step: "digging", coins: [5, 0, 0] }, moves: ["dig 2", "dig 3", "skip"] },
    {
      en: ["Dig in *gallery II or III*, or keep your 5 coins.", "Tap a lit gallery to dig"],
      de: ["Grabe in *Stollen II oder III* oder behalte deine 5 Münzen.", "Einen Stollen antippen"],
    },
  ],
  "dig, held": [
    { changes: { step: "digging", coins: [5, 0, 0] }, moves: ["dig 2", "dig 3", "skip"], tap: "gallery-3" },
    {
      en: ["Dig in *gallery III* and take its 2 finds? You keep 2 coins.", "Dig III, pay 3 coins"],
      de: ["In *Stollen III* graben und die 2 Funde nehmen? Dir bleiben 2 Münzen.", "In III graben, 3 Münzen"],
    },
  ],
  "nothing joined": [
    { changes: { ...HAND, hands: [[14, 50], [], []] }, moves: EXHIBIT },
    {
      en: ["Lay finds side by side, or end your turn.", "End turn, keep 2 finds free"],
      de: ["Lege Funde aneinander oder beende deinen Zug.", "Zug beenden, 2 behalten"],
    },
  ],
  "one find on the bench": [
    { changes: HAND, moves: EXHIBIT, row: [14] },
    {
      en: ["Lay a find that fits beside it, or end your turn.", "End turn, keep 6 for 1 coin"],
      de: ["Lege einen passenden Fund daran oder beende deinen Zug.", "Zug beenden, 6 für 1 Münze"],
    },
  ],
  exhibit: [
    { changes: HAND, moves: EXHIBIT, row: [14, 50, 15], polish: 2 },
    {
      en: ["Exhibit these *two objects*, add to the row, or end your turn.", "Exhibit on 9, pay 2 coins"],
      de: ["Stelle diese *zwei Stücke* aus, lege noch etwas an oder beende deinen Zug.", "Auf 9 ausstellen, 2 Münzen"],
    },
  ],
  "exhibit in the last round": [
    { changes: { ...HAND, calendar: 12 }, moves: EXHIBIT, row: [14, 50] },
    {
      en: ["Exhibit this *object*, polish with any coins left, or end your turn.", "Exhibit on 4"],
      de: ["Stelle dieses *eine Stück* aus, poliere mit allem, was du hast, oder beende deinen Zug.", "Auf 4 ausstellen"],
    },
  ],
  "all markers used": [
    {
      changes: { ...HAND, museum: [[1, 2, 3].map((marker) => ({ marker, space: marker, row: [] })), [], []] },
      moves: ["replace 1", "clear", "store"],
      row: [14, 50],
    },
    {
      en: ["Tap *the show that makes way* for this object, or end your turn.", "Tap one of your shows"],
      de: ["Tippe *die Ausstellung an, die weicht*, für dieses Stück, oder beende deinen Zug.", "Eine Ausstellung antippen"],
    },
  ],
  "too dear to keep": [
    { changes: { ...HAND, coins: [0, 0, 0] }, moves: ["clear"] },
    {
      en: ["You can keep only *3 finds*: let some go.", "Let finds go"],
      de: ["Du kannst nur *3 Funde* behalten: Gib welche ab.", "Funde abgeben"],
    },
  ],
  "letting go": [
    { changes: { ...HAND, step: "storing", coins: [0, 0, 0] }, moves: ["discard 14"], gone: [14] },
    {
      en: ["Without coins you can keep 3 finds: let *2 finds* go.", "Tap 2 finds to let go"],
      de: ["Ohne Münzen kannst du 3 Funde behalten: Gib *2 Funde* ab.", "2 Funde antippen"],
    },
  ],
  "let go": [
    { changes: { ...HAND, step: "storing" }, moves: ["discard 14", "store"], gone: [14] },
    {
      en: ["Keep 5 finds for 1 coin, or *let some go*.", "End turn, keep 5 for 1 coin"],
      de: ["Behalte 5 Funde für 1 Münze oder *gib welche ab*.", "Zug beenden, 5 für 1 Münze"],
    },
  ],
  sort: [
    { changes: { step: "sorting", "to-lay": [45, 20], "lay-next": 1 }, moves: ["lay 45", "lay 20"] },
    {
      en: ["Two finds are of century 2: which goes into *gallery II*?", "Tap one of the lit finds"],
      de: ["Zwei Funde aus dem 2. Jahrhundert: Welcher kommt in *Stollen II*?", "Einen Fund antippen"],
    },
  ],
};

/** Notation, names of things and of texts, and what a program leaves behind. */
const NO_WORDS = /\b(tile|space|gallery|marker|find|niche)-\d|\b(row|dig|lay|discard|replace) \d|pergamon-|undefined|null|NaN|[{}$]/;

describe.each(Object.entries(CASES))("asked to %s", (_, [asked, said]) => {
  it.each(LANGUAGES)("is said plainly (%s)", async (language) => {
    const { question, primary, deeds, steps } = await ask(language, asked);
    expect([question, primary!.label]).toEqual(said[language]);
    for (const text of [question, ...[primary!, ...deeds].flatMap(({ label, note }) => [label, note ?? ""]), ...(steps ?? []).map(({ label }) => label)]) {
      expect(text).not.toMatch(NO_WORDS);
    }
  });
});

describe("an answer", () => {
  it("waits for a tap, and then for the primary button", async () => {
    const before = (await ask("en", CASES.dig[0])).primary!;
    expect(before.move ?? before.run).toBeUndefined();
    expect((await ask("en", CASES["dig, held"][0])).primary!.run).toBeDefined();
    expect((await ask("en", CASES["place, held"][0])).primary!.move).toBe("place 7");
  });

  it("beside a row is to end the turn and keep all, if that can be paid", async () => {
    const deeds = (await ask("en", CASES.exhibit[0])).deeds;
    expect(deeds).toMatchObject([{ id: "store", label: "End turn", note: "keep all 6, 1 coin" }]);
    const dear = (await ask("en", { ...CASES.exhibit[0], changes: { ...HAND, coins: [0, 0, 0] }, polish: 0 })).deeds[0];
    expect(dear).toEqual({ id: "store", label: "End turn", note: "keeping 6 costs 1" });
  });

  it("takes its figures from the edition", async () => {
    const edition = { "stored-free": 1, "stored-per-coin": 2, "behind-backs": { bag: [2, 3], chest: [6, 9] } as View["behind-backs"] };
    expect((await ask("en", { ...CASES["one find on the bench"][0], changes: { ...HAND, ...edition, coins: [9, 0, 0] } })).primary!.label).toBe(
      "End turn, keep 6 for 3 coins",
    );
    expect((await ask("en", { ...CASES.place[0], changes: { ...CASES.place[0].changes, ...edition } })).question).toContain("12 to 18 coins");
  });

  it("tells the steps of a turn", async () => {
    expect((await ask("en", CASES.exhibit[0])).steps!.map(({ state }) => state)).toEqual(["done", "now", "next"]);
    expect((await ask("en", CASES.place[0])).steps).toBeUndefined();
  });

  it("says why a gallery cannot be dug", async () => {
    const why = (await ask("en", { changes: { step: "digging", coins: [2, 0, 0] }, moves: ["dig 2", "skip"] })).why!;
    expect(why("gallery-3")).toBe("Gallery III costs 3 coins and you have 2.");
    expect(why("gallery-5")).toBe("Your space lets you dig down to gallery IV, not in V.");
    expect((await ask("en", { changes: { step: "digging", galleries: [[], [45], [], [], []] }, moves: ["dig 2"] })).why!("gallery-1")).toBe(
      "There is nothing to find in gallery I.",
    );
  });
});

describe("a turn told", () => {
  const events = [
    { event: "dug", figure: 1, gallery: 1, cost: 1, finds: 2 },
    { event: "shown", seat: 1, marker: 1, value: 8, space: 8, points: 1 },
    { event: "pushed", seat: 0, marker: 2, space: 5, to: 4 },
    { event: "pushed", seat: 2, marker: 1, space: 1, to: 0 },
    { event: "stored", seat: 1, finds: 3, fee: 0 },
  ];
  const facts = (language: "en" | "de", me: number | null) => ({
    seat: 1,
    events,
    view: tableWith({ museum: [[{ marker: 2, space: 4, row: [14, 50] }], [], []] }),
    me,
    names: NAMES,
    t: TEXTS[language].say,
    say: () => "",
  });

  it("is one sentence, and what it did to me another", () => {
    expect(telling(facts("en", 0))).toEqual({
      sentence: "Dug gallery I for 2 finds and opened a show on 8.",
      hit: { sentence: "Your show II is pushed down to space 4: one floor lower, 1 point per visit.", things: ["marker-0-2"] },
    });
    expect(telling(facts("de", 2)).hit!.sentence).toBe("Deine Ausstellung I wird aus dem Museum gedrängt.");
    expect(telling(facts("de", null))).toEqual({ sentence: "2 Funde aus Stollen I geholt und auf 8 ausgestellt.", hit: undefined });
  });
});

describe("what is told of a turn", () => {
  const placed = (space: number): GameEvent => ({ event: "placed", figure: 1, space });
  const stored = { event: "stored", seat: 1, finds: 3, fee: 0 };
  const told = (...events: GameEvent[]): string =>
    telling({ seat: 1, events, view: tableWith({}), me: 0, names: NAMES, t: TEXTS.en.say, say: () => "" }).sentence;

  it("is where the figure stands now, not where it stood before it dug", () => {
    expect(told({ event: "not-dug", seat: 1 }, stored, placed(5))).toBe("Dug nothing and stood on space 5.");
    expect(told(placed(5), { event: "not-dug", seat: 1 })).toBe("Dug nothing.");
    expect(told(placed(5))).toBe("Stood on space 5.");
  });

  it("is what was kept where nothing greater was done", () => {
    expect(told(stored, placed(5))).toBe("Kept 3 finds and stood on space 5.");
  });
});

describe("a push", () => {
  const pushed = { event: "pushed", seat: 0, marker: 2, space: 5, to: 4 };
  const out = { event: "pushed", seat: 0, marker: 1, space: 1, to: 0 };
  const hit = (events: GameEvent[], space: number, language: "en" | "de" = "en"): string | undefined =>
    telling({
      seat: 1,
      events,
      view: tableWith({ museum: [space ? [{ marker: 2, space, row: [14, 50] }] : [], [], []] }),
      me: 0,
      names: NAMES,
      t: TEXTS[language].say,
      say: () => "",
    }).hit?.sentence;

  it("is told with where the show stands now", () => {
    expect(hit([pushed], 4, "de")).toBe("Deine Ausstellung II rutscht auf Feld 4: eine Etage tiefer, 1 Punkt je Besuch.");
    expect(hit([pushed], 3)).toBe("Your show II is pushed down to space 3: one floor lower, 1 point per visit.");
  });

  it("is told no longer when the show has since fallen at an evaluation", () => {
    const down = { event: "stepped-down", seat: 0, marker: 2, space: 4, to: 1 };
    expect(hit([pushed, { event: "evaluation", round: 9 }, down], 1)).toBeUndefined();
    expect(hit([{ ...pushed, space: 9, to: 8 }], 3), "in a later turn").toBeUndefined();
    expect(hit([pushed], 0), "it is on show no longer").toBeUndefined();
  });

  it("out of the museum stays true after an evaluation", () => {
    expect(hit([out, { event: "evaluation", round: 9 }], 0)).toBe("Your show I is pushed out of the museum.");
  });
});

describe("a find that does not fit", () => {
  const why = async (language: "en" | "de", row: number[]): Promise<string | null> =>
    (await ask(language, { changes: HAND, moves: EXHIBIT, row })).why!("tile-72");

  it("is told why, by the halves at the ends of my row", async () => {
    expect(await why("en", [14, 50, 15])).toBe("This find does not fit: your row ends in half a bracelet and half a vase.");
    expect(await why("de", [14, 50, 15])).toBe("Dieser Fund passt nicht: Deine Reihe endet mit einem halben Armreif und einer halben Vase.");
    expect(await why("en", [14, 18]), "the same half at both ends").toBe("This find does not fit: your row ends in half a bracelet.");
    expect(await why("en", [])).toBe("This find does not fit any other on your shelf yet.");
  });

  it("says nothing of the kind before anything can be exhibited", async () => {
    expect((await ask("en", { changes: { step: "placing" }, moves: ["place 7"] })).why!("tile-72")).toBeNull();
  });
});

describe("a find that fits at both ends", () => {
  it.each([
    ["en", "Tap it again to move it to the other end."],
    ["de", "Tippe den Fund noch einmal an, dann wandert er ans andere Ende."],
  ] as const)("can be sent to the other, and the question says so (%s)", async (language, said) => {
    const { question, primary } = await ask(language, { changes: HAND, moves: EXHIBIT, row: [14, 18] });
    expect(question).toBe(said);
    expect(primary!.run, "it can be exhibited all the same").toBeDefined();
  });
});

describe("words for few", () => {
  it("are plain: both are kept, and nobody without coins is asked to polish", async () => {
    const two = { ...HAND, hands: [[14, 50], [], []] };
    expect((await ask("en", { changes: two, moves: EXHIBIT, row: [14, 50] })).deeds[0].note).toBe("keep both, free");
    expect((await ask("de", { changes: two, moves: EXHIBIT, row: [14, 50] })).deeds[0].note).toBe("beide behalten");
    const broke = { ...two, calendar: 12, coins: [0, 0, 0] };
    expect((await ask("en", { changes: broke, moves: EXHIBIT, row: [14, 50] })).question).not.toContain("polish");
  });
});

describe("the bar", () => {
  it("says the round and who acts next", () => {
    const says = bar({ view: tableWith({}), names: NAMES, me: 0, t: TEXTS.en.say });
    expect(says.phase).toBe("6 / 12");
    expect(says.notes).toEqual(["", "next", ""]);
  });
});

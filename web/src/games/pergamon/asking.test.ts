import { describe, expect, it } from "vitest";
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
      de: ["In *Stollen III* graben und die 2 Funde nehmen? Dir bleiben 2 Münzen.", "III graben, 3 Münzen"],
    },
  ],
  "nothing joined": [
    { changes: { ...HAND, hands: [[14, 50], [], []] }, moves: EXHIBIT },
    {
      en: ["Lay finds side by side, or end your turn.", "End turn, keep 2 finds free"],
      de: ["Lege Funde aneinander oder beende deinen Zug.", "Zug beenden, 2 Funde umsonst"],
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
      en: ["Your coins can store only *3 finds*: let some go.", "Let finds go"],
      de: ["Deine Münzen reichen nur für *3 Funde*: Gib welche ab.", "Funde abgeben"],
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
      en: ["Keep 5 finds for 1 coin, or *let finds go*.", "End turn, keep 5 for 1 coin"],
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
    view: tableWith({}),
    me,
    names: NAMES,
    t: TEXTS[language].say,
    say: () => "",
  });

  it("is one sentence, and what it did to me another", () => {
    expect(telling(facts("en", 0))).toEqual({
      sentence: "Dug gallery I for 2 finds, opened a show on 8 and kept 3 finds.",
      hit: { sentence: "Your show II is pushed to 4: a floor lower, 1 point a visit.", things: ["marker-0-2"] },
    });
    expect(telling(facts("de", 2)).hit!.sentence).toBe("Deine Ausstellung I wird aus dem Museum gedrängt.");
    expect(telling(facts("de", null))).toEqual({ sentence: "Grub in Stollen I und fand 2 Stücke, stellte auf 8 aus und behielt 3 Funde.", hit: undefined });
  });
});

describe("the bar", () => {
  it("says the round and who acts next", () => {
    const says = bar({ view: tableWith({}), names: NAMES, me: 0, t: TEXTS.en.say });
    expect(says.phase).toBe("6 / 12");
    expect(says.notes).toEqual(["", "next", ""]);
  });
});

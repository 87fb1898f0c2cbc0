import { beforeAll, describe, expect, it, vi } from "vitest";
import { NAMES, tableWith, TEXTS } from "./fixtures.testing";
import { fallenInWords, missedIn, momentOf, visitsIn, wasSeen, type Opening, type Visit } from "./moments";
import { findsOf } from "./museum";
import { staging } from "./staging";

beforeAll(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));

const BEFORE = tableWith({ calendar: 7, step: "exhibiting", points: [{ shows: 2, visitors: 1 }, { shows: 3 }, { shows: 1 }] });

describe("an exhibition that opens", () => {
  const events = [
    { event: "row-begun", seat: 0, tile: 14 },
    { event: "joined", seat: 0, tile: 50, object: "jug", year: 450 },
    { event: "shown", seat: 0, marker: 2, value: 4, space: 4, points: 1 },
    { event: "pushed", seat: 1, marker: 1, space: 3, to: 2 },
  ];

  it("is a moment with its row, what stood there before, and what it scores", () => {
    const moment = momentOf(events, BEFORE, BEFORE, 0, NAMES, TEXTS.en.say)!;
    const { opening } = moment.facts as { opening: Opening };
    expect(opening.shown).toEqual({ seat: 0, marker: 2, space: 4, row: [14, 50] });
    expect(opening.points).toBe(1);
    expect(opening.shows).toHaveLength(4);
    expect(moment.words).toBe("You open a show on 4: jug 450.");
  });

  it("has every find once, also where a part of the row was laid before and the rest was drafted", () => {
    const drafted = tableWith({ ...BEFORE, row: [14, 50] });
    const { opening } = momentOf(events.slice(1), drafted, BEFORE, 0, NAMES, TEXTS.en.say)!.facts as { opening: Opening };
    expect(opening.shown.row).toEqual([14, 50]);
  });

  it("takes less time if it is not mine", () => {
    const lengths = [0, 1].map((me) => momentOf(events, BEFORE, BEFORE, me, NAMES, TEXTS.en.say)!.length);
    expect(lengths[1]).toBeLessThan(lengths[0]);
  });

  it("is not played once more on the board; that others give way is", () => {
    momentOf(events, BEFORE, BEFORE, 0, NAMES, TEXTS.en.say);
    expect(events.map(wasSeen)).toEqual([true, true, true, false]);
    expect(staging(events[2], BEFORE, BEFORE)).toMatchObject({ still: true });
    expect(staging(events[3], BEFORE, BEFORE)).not.toMatchObject({ still: true });
  });
});

describe("an evaluation", () => {
  const AFTER = tableWith({
    calendar: 8,
    step: "placing",
    points: [
      { shows: 2, visitors: 5 },
      { shows: 3, visitors: 7, prizes: 2 },
      { shows: 1, visitors: 3 },
    ],
    museum: [[], [], []],
  });
  const events = [
    { event: "stored", seat: 2, finds: 1, fee: 0 },
    { event: "evaluation", round: 7 },
    { event: "visited", seat: 0, marker: 1, space: 13, points: 4 },
    { event: "visited", seat: 1, marker: 1, space: 5, points: 2 },
    { event: "visited", seat: 1, marker: 2, space: 18, points: 5 },
    { event: "visited", seat: 2, marker: 1, space: 9, points: 3 },
    { event: "prized", seat: 1, object: "jug", year: 534, points: 2 },
    { event: "stepped-down", seat: 1, marker: 1, space: 5, to: 1 },
    { event: "round-begun", round: 8, seat: 0 },
  ];

  it("has what everybody got for it", () => {
    const moment = momentOf(events, BEFORE, AFTER, 0, NAMES, TEXTS.en.say)!;
    const { visit } = moment.facts as { visit: Visit };
    expect(visit).toMatchObject({ round: 7, last: false, prize: "jug", down: 4, floors: [4, 7, 3], prizes: [0, 2, 0], honours: [0, 0, 0], totals: [7, 12, 4] });
    expect(visit.honour).toEqual({ seat: 1, kind: "jug", year: 534, points: 2 });
    expect(visit.second).toEqual({ seat: 0, year: 524 });
    expect(visit.shows.map(({ row }) => row.length)).toEqual([3, 2, 4, 3]);
    expect(moment.words).toBe("Evaluation after round 7: you: 4, Bruno: 9, Clara: 3.");
    expect(momentOf(events, BEFORE, AFTER, 1, NAMES, TEXTS.de.say)!.words).toBe("Wertung nach Runde 7: Ada: 4, du: 9, Clara: 3.");
  });

  it("names nobody beside themselves as the one with the next oldest object", () => {
    const alone = events.filter((event) => event.event !== "visited" || event.seat === 1);
    const before = tableWith({ ...BEFORE, museum: [[], [{ marker: 1, space: 5, row: [14, 50] }], []] });
    expect((momentOf(alone, before, AFTER, 0, NAMES, TEXTS.en.say)!.facts as { visit: Visit }).visit.second).toBeNull();
  });

  it("leaves to the board what came before and after it", () => {
    momentOf(events, BEFORE, AFTER, 0, NAMES, TEXTS.en.say);
    expect(events.map(wasSeen)).toEqual([false, true, true, true, true, true, true, true, false]);
  });

  it("shows what was pushed before it where it ends, not on the way there", () => {
    const turn = [{ event: "shown", seat: 2, marker: 1, space: 9, points: 1 }, { event: "pushed", seat: 1, marker: 1, space: 6, to: 5 }, ...events];
    momentOf(turn, BEFORE, AFTER, 0, NAMES, TEXTS.en.say);
    expect(turn.slice(0, 3).map(wasSeen)).toEqual([true, true, false]);
    expect(staging(turn[1], BEFORE, AFTER)).toMatchObject({ still: true });
  });

  it("stays until somebody goes on", () => {
    expect(momentOf(events, BEFORE, AFTER, 0, NAMES, TEXTS.en.say)!.waits).toBe(true);
  });

  it("that was jumped over is not lost: its table comes from what was told", () => {
    expect(momentOf([], BEFORE, AFTER, 0, NAMES, TEXTS.en.say)).toBeNull();
    const told = events.map((event) => ({ ...event }));
    expect(missedIn(told, AFTER)).toMatchObject({ round: 7, floors: [4, 7, 3], prizes: [0, 2, 0], totals: [7, 12, 4] });
    momentOf(told, BEFORE, AFTER, 0, NAMES, TEXTS.en.say);
    expect(missedIn(told, AFTER), "it was shown").toBeNull();
    expect(missedIn([], AFTER)).toBeNull();
  });

  it("can be looked at again when the game has gone on, with what stood there and fell", () => {
    const told = [
      { event: "row-begun", seat: 0, tile: 14 },
      { event: "joined", seat: 0, tile: 50, object: "jug", year: 450 },
      { event: "shown", seat: 0, marker: 1, value: 4, space: 4, points: 1 },
      { event: "evaluation", round: 7 },
      { event: "visited", seat: 0, marker: 1, space: 4, points: 1 },
      { event: "broken-up", seat: 0, marker: 1, why: "lost-interest" },
      { event: "find-boxed", tile: 14 },
      { event: "prized", seat: 0, object: "jug", year: 450, points: 2 },
      { event: "round-begun", round: 8, seat: 0 },
      { event: "shown", seat: 0, marker: 1, value: 4, space: 4, points: 1 },
    ];
    const [visit, ...others] = visitsIn(told, tableWith({ ...AFTER, points: [{ shows: 2, visitors: 1, prizes: 2 }, { shows: 3 }, { shows: 1 }] }));
    expect(others).toEqual([]);
    expect(visit).toMatchObject({ round: 7, floors: [1, 0, 0], prizes: [2, 0, 0], totals: [4, 3, 1] });
    expect(visit.shows).toEqual([{ seat: 0, marker: 1, space: 4, row: [14, 50] }]);
    const words = (language: "en" | "de", me: number): string => fallenInWords(visit, findsOf(AFTER), me, NAMES, TEXTS[language].say);
    expect(words("en", 0)).toBe("Your jug of 450 fell out of the museum.");
    expect(words("de", 0)).toBe("Aus dem Museum gefallen ist deine Kanne von 450.");
  });

  it("names everything that fell in one sentence", () => {
    const { visit } = momentOf(events, BEFORE, AFTER, 0, NAMES, TEXTS.en.say)!.facts as { visit: Visit };
    const shows = [0, 1, 2].map((seat) => ({ seat, marker: 1, space: 1, row: [14, 50] }));
    const words = (language: "en" | "de", fallen: Visit["shows"]): string =>
      fallenInWords({ ...visit, shows: fallen }, findsOf(AFTER), 0, NAMES, TEXTS[language].say);
    expect(words("en", shows)).toBe("Your jug of 450, Bruno’s jug of 450 and Clara’s jug of 450 fell out of the museum.");
    expect(words("de", shows)).toBe("Aus dem Museum gefallen sind deine Kanne von 450, von Bruno die Kanne von 450 und von Clara die Kanne von 450.");
    expect(words("en", [shows[2], { ...shows[1], row: [14, 50, 15] }, shows[1]])).toBe(
      "Bruno’s jug of 450, mask of 315 and jug of 450 and Clara’s jug of 450 fell out of the museum.",
    );
    expect(words("en", [{ ...shows[0], row: [14, 50, 15] }])).toBe("Your jug of 450 and mask of 315 fell out of the museum.");
    expect(words("de", [{ ...shows[0], row: [14, 50, 15] }])).toBe("Aus dem Museum gefallen sind deine Kanne von 450 und die Maske von 315.");
    expect(words("en", [])).toBe("");
  });

  it("is not there in a round without one", () => {
    expect(momentOf([], tableWith({ calendar: 8 }), tableWith({ calendar: 9 }), 0, NAMES, TEXTS.en.say)).toBeNull();
  });
});

describe("the coins that are paid", () => {
  it("are told when the cards are turned, not while figures still come to their spaces", () => {
    const sum = { name: "funds-sum", how: "turned" as const, was: "", is: "" };
    const scene = (event: string): boolean => staging({ event, figure: 1 }, BEFORE, BEFORE)?.piece?.(sum) ?? false;
    expect(scene("funds-turned")).toBe(true);
    expect(scene("placed")).toBe(false);
  });
});

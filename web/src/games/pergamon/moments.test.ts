import { beforeAll, describe, expect, it, vi } from "vitest";
import { NAMES, tableWith, TEXTS } from "./fixtures.testing";
import { momentOf, wasSeen, type Opening, type Visit } from "./moments";
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
    expect(moment.words).toBe("Evaluation after round 7: you 4, Bruno 9, Clara 3.");
    expect(momentOf(events, BEFORE, AFTER, 1, NAMES, TEXTS.de.say)!.words).toBe("Wertung nach Runde 7: Ada 4, du 9, Clara 3.");
  });

  it("leaves to the board what came before and after it", () => {
    momentOf(events, BEFORE, AFTER, 0, NAMES, TEXTS.en.say);
    expect(events.map(wasSeen)).toEqual([false, true, true, true, true, true, true, true, false]);
  });

  it("is told by its table alone where nobody knows how it went", () => {
    const { visit } = momentOf([], BEFORE, AFTER, 0, NAMES, TEXTS.en.say)!.facts as { visit: Visit };
    expect(visit).toMatchObject({ shows: [], honour: null, floors: [4, 7, 3], totals: [7, 12, 4] });
  });

  it("is not there in a round without one", () => {
    expect(momentOf([], tableWith({ calendar: 8 }), tableWith({ calendar: 9 }), 0, NAMES, TEXTS.en.say)).toBeNull();
  });
});

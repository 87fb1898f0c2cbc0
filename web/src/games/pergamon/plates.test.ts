import { describe, expect, it } from "vitest";
import { tableWith } from "./fixtures.testing";
import { fitOf, YEAR_HIGH } from "./plates";
import type { Collection } from "./view";

/** So many shows of each seat. */
function museum(...counts: number[]): Collection[][] {
  return counts.map((count) => Array.from({ length: count }, (_, i) => ({ marker: i + 1, space: i + 1, row: [] })));
}

describe("plates of rivals", () => {
  it("show everything where there is room", () => {
    expect(fitOf(tableWith({ museum: museum(4, 1, 2) }), 0, 646)).toEqual({ shows: "full", aside: true });
  });

  it("get lower before the panel below them is left out, and fold at last", () => {
    expect(fitOf(tableWith({ museum: museum(0, 2, 2) }), 0, 646)).toEqual({ shows: "slim", aside: true });
    expect(fitOf(tableWith({ museum: museum(0, 3, 3) }), 0, 646)).toEqual({ shows: "full", aside: false });
    expect(fitOf(tableWith({ museum: museum(0, 2, 2) }), 0, 428)).toEqual({ shows: "slim", aside: false });
    expect(fitOf(tableWith({ museum: museum(0, 3, 3, 3) }), 0, 428)).toEqual({ shows: "folded", aside: false });
  });

  it("have room for the years of a long show, which stand in two lines", () => {
    const long = museum(0, 2, 2).map((shows) => shows.map((show) => ({ ...show, row: [14, 50, 15, 45, 20, 38] })));
    const short = museum(0, 2, 2).map((shows) => shows.map((show) => ({ ...show, row: [14, 50, 15, 45, 20] })));
    const least = (shows: Collection[][]): number =>
      Array.from({ length: 900 }, (_, i) => i).find((high) => fitOf(tableWith({ museum: shows }), 0, high).shows === "full")!;
    expect(least(long) - least(short)).toBe(4 * YEAR_HIGH);
  });

  it("show objects of three rivals in a low window early in a game, where one of them tells the last turn", () => {
    const early = tableWith({ museum: museum(0, 0, 1, 1) });
    expect(fitOf(early, 0, 430).shows).toBe("folded");
    expect(fitOf(early, 0, 430, true)).toEqual({ shows: "slim", aside: false });
    expect(fitOf(tableWith({ museum: museum(0, 3, 3, 3) }), 0, 430, true).shows).toBe("folded");
  });

  it("count the shows of rivals only", () => {
    expect(fitOf(tableWith({ museum: museum(4, 0, 0) }), 0, 646).shows).toBe("full");
    expect(fitOf(tableWith({ museum: museum(4, 4, 4) }), null, 646).shows).toBe("folded");
  });
});

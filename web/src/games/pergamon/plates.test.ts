import { describe, expect, it } from "vitest";
import { tableWith } from "./fixtures.testing";
import { fitOf } from "./plates";
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

  it("count the shows of rivals only", () => {
    expect(fitOf(tableWith({ museum: museum(4, 0, 0) }), 0, 646).shows).toBe("full");
    expect(fitOf(tableWith({ museum: museum(4, 4, 4) }), null, 646).shows).toBe("folded");
  });
});

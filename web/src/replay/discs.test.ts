import { describe, expect, it } from "vitest";
import { apart } from "./discs";

const EDGES: [number, number] = [40, 440];

function overlapping(discs: { left: number; top: number }[], room: number): number {
  return discs.flatMap((one, i) => discs.slice(i + 1).filter((two) => Math.abs(one.left - two.left) < room && Math.abs(one.top - two.top) < room)).length;
}

describe("turning points that lie close together", () => {
  it("stay where they are if they do not touch", () => {
    const discs = [
      { left: 60, top: 20 },
      { left: 100, top: 20 },
      { left: 105, top: 90 },
    ];
    expect(apart(discs, 30, EDGES)).toEqual(discs);
  });

  it("stand side by side, in their order", () => {
    const placed = apart(
      [100, 102, 104].map((left) => ({ left, top: 50 })),
      30,
      EDGES,
    );
    expect(placed.map(({ left }) => left)).toEqual([100, 130, 160]);
  });

  it("keep inside the chart at its end", () => {
    const placed = apart(
      [430, 438, 440].map((left) => ({ left, top: 50 })),
      30,
      EDGES,
    );
    expect(placed.map(({ left }) => left)).toEqual([380, 410, 440]);
    expect(overlapping(placed, 30)).toBe(0);
  });
});

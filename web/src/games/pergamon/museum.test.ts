import { describe, expect, it } from "vitest";
import { tableWith } from "./fixtures.testing";
import { hillPlan, museumPlan, nicheAt } from "./geometry";
import { findsOf, floorsOf, freeMarker, gainsOf, nextEvaluation, oldestOf, ranks, showsOf, spaceFor, wholesOf, withShow, worthOf } from "./museum";
import { affordable, compartments, feeFor } from "./storage";

const VIEW = tableWith({});
const FINDS = findsOf(VIEW);

describe("a row", () => {
  it("is worth the centuries of its whole objects, whose years are read across the cracks", () => {
    expect(wholesOf([14, 50, 15], FINDS)).toEqual([
      { kind: "jug", century: 4, year: 450 },
      { kind: "mask", century: 3, year: 315 },
    ]);
    expect(worthOf([14, 50, 15], FINDS, 2)).toBe(9);
  });

  it("comes to the space of its worth, the last one at most", () => {
    expect(spaceFor(VIEW, 9)).toBe(9);
    expect(spaceFor(VIEW, 27)).toBe(24);
  });
});

describe("the museum", () => {
  it("has a floor for each amount of points, the best on top", () => {
    expect(floorsOf([1, 1, 2, 2, 2, 5])).toEqual([
      { points: 5, spaces: [6] },
      { points: 2, spaces: [3, 4, 5] },
      { points: 1, spaces: [1, 2] },
    ]);
  });

  it("lets everything give way that stands on the space of a new show or lower", () => {
    const shows = [9, 12, 16, 1].map((space, seat) => ({ seat, marker: 1, space, row: [14, 50] }));
    const after = withShow(shows, { seat: 0, marker: 2, space: 12, row: [14, 50] });
    expect(after.map(({ seat, space }) => [seat, space])).toEqual([
      [0, 8],
      [1, 11],
      [2, 16],
      [0, 12],
    ]);
  });

  it("pays floors, the prize of the next evaluation, and in the last round the oldest of all", () => {
    const shows = showsOf(VIEW);
    expect(nextEvaluation(VIEW)).toMatchObject({ round: 7, prize: "jug" });
    // Floors 4, 2 + 5 and 3; the oldest jug is Bruno's of 534.
    expect(gainsOf(VIEW, shows, FINDS, VIEW.evaluations[1])).toEqual([4, 9, 3]);
    // Bruno's bracelet of 532 is the oldest; of all objects Ada's of 559, then his of 534 and 532.
    expect(
      oldestOf(shows, FINDS)
        .slice(0, 3)
        .map(({ seat, year }) => [seat, year]),
    ).toEqual([
      [0, 559],
      [1, 534],
      [1, 532],
    ]);
    expect(gainsOf(VIEW, shows, FINDS, VIEW.evaluations[3])).toEqual([7, 12, 3]);
  });

  it("has a free marker until all are used", () => {
    expect(freeMarker(VIEW, 0)).toBe(2);
    const all = tableWith({ museum: [[1, 2, 3].map((marker) => ({ marker, space: marker, row: [] })), [], []] });
    expect(freeMarker(all, 0)).toBeUndefined();
  });

  it("lets every show stand inside its niche, however many objects it has", () => {
    for (let count = 1; count <= 12; count++) {
      for (const { x, y, scale } of ranks(count, 100, 48)) {
        expect(Math.abs(x) + 33 * scale).toBeLessThanOrEqual(50.5);
        expect(y + 3 * scale).toBeGreaterThanOrEqual(-48.5);
        expect(y + 61 * scale).toBeLessThanOrEqual(0.5);
      }
    }
  });
});

describe("the scene", () => {
  it("fits into every room it is given", () => {
    for (const [width, height] of [
      [1168, 555],
      [1064, 357],
      [1000, 310],
      [374, 398],
      [374, 548],
      [506, 330],
    ]) {
      const narrow = width < 600;
      const hill = hillPlan(narrow ? width : width * 0.425, height, 5, 4, narrow);
      expect(hill.surface + 5 * hill.deep).toBeLessThanOrEqual(height);
      expect(hill.first + 4 * hill.slot).toBeLessThanOrEqual(hill.right);
      expect(hill.scale).toBeGreaterThan(0.4);
      const house = museumPlan(narrow ? width : width * 0.513 - 8, height, 6, 4);
      const last = nicheAt(house, 5, 3);
      expect(last.y + last.height).toBeLessThanOrEqual(height);
      expect(last.x + last.width).toBeLessThan(house.laurel - 18);
      expect(house.stand.height).toBeGreaterThan(20);
    }
  });
});

describe("storing", () => {
  const prices = { "stored-free": 3, "stored-per-coin": 3 };

  it("is free for some, and costs a coin for every few more, or part of them", () => {
    expect([0, 3, 4, 6, 7, 10].map((finds) => feeFor(prices, finds))).toEqual([0, 0, 1, 1, 2, 3]);
    expect([0, 1, 2].map((coins) => affordable(prices, coins))).toEqual([3, 6, 9]);
  });

  it("follows the prices of the edition", () => {
    const dear = { "stored-free": 2, "stored-per-coin": 1 };
    expect([2, 3, 5].map((finds) => feeFor(dear, finds))).toEqual([0, 1, 3]);
    expect(compartments(dear, 4, 2)).toEqual([
      { first: 0, holds: 2, fee: 0 },
      { first: 2, holds: 1, fee: 1 },
      { first: 3, holds: 1, fee: 2 },
    ]);
    expect(compartments({ "stored-free": 0, "stored-per-coin": 3 }, 0, 1)).toEqual([{ first: 0, holds: 3, fee: 1 }]);
  });
});

import { expect, test } from "vitest";
import type { Counts, Pile } from "./kinds";
import { anyFind, pointsOf, poolOf, told } from "./odds";

const EGYPT: Counts = { "1": 4, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, knowledge: 1, rubble: 6 };
const FRESH: Pile = { region: "egypt", empty: false, rubble: 0, looked: null, taken: {} };

test("a pile nobody dug in has the odds of the whole region", () => {
  const pool = poolOf(FRESH, EGYPT, {});
  expect(anyFind(pool, 1)).toEqual([0.7, 0.7]);
  expect(pointsOf(pool, 5)).toEqual([9, 9]);
});

test("what was dug out no longer counts", () => {
  const pool = poolOf({ ...FRESH, taken: { "6": 1 }, rubble: 2 }, EGYPT, { "6": 1 });
  expect(pointsOf(pool, 1)[0]).toBeCloseTo(30 / 19);
  expect(anyFind(pool, 1)[0]).toBeCloseTo(13 / 19);
});

test("after a look there are two ends: nothing came since, or everything", () => {
  const pool = poolOf({ ...FRESH, looked: { "5": 1, rubble: 1 } }, EGYPT, {});
  const [low, high] = pointsOf(pool, 1);
  expect(low).toBeCloseTo(36 / 20);
  expect(high).toBeCloseTo(5 / 2);
});

test("rubble alone is no find, and two cards of two bring what is there", () => {
  const only = poolOf({ ...FRESH, looked: { rubble: 3 } }, { rubble: 3 }, {});
  expect(anyFind(only, 2)).toEqual([0, 0]);
  const both = poolOf({ ...FRESH, looked: { "5": 1, rubble: 1 } }, { "5": 1, rubble: 1 }, {});
  expect(anyFind(both, 2)).toEqual([1, 1]);
  expect(pointsOf(both, 8)).toEqual([5, 5]);
});

test("a range is told in the reader's language, one figure if both ends are alike", () => {
  expect(told([1.84, 2.42], "de", 1)).toBe("1,8–2,4");
  expect(told([1.84, 1.83], "en", 1)).toBe("1.8");
});

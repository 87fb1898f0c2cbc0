import { expect, it } from "vitest";
import { sideBySide } from "./stones";

const on = (...cards: number[]) => cards.map((each) => ({ cards: each }));

it("leaves the number of a space free for one alone", () => {
  expect(sideBySide(on(2), 40, 22, true)).toEqual([29]);
  expect(sideBySide(on(2), 24, 22, false)).toEqual([12]);
});

it.each([
  ["a laptop", 40, 22],
  ["a phone", 24, 23],
])("shows a good part of everybody who shares a space on %s", (_, space, stone) => {
  for (const many of [2, 3, 4]) {
    const xs = sideBySide(on(5, ...Array<number>(many).fill(3)), space, stone, false).slice(1);
    const steps = xs.slice(1).map((x, i) => x - xs[i]);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(4);
    // Nobody stands so far out that it seems to be the next space's.
    expect(Math.max(...xs.map((x) => Math.abs(x - space / 2)))).toBeLessThan(space / 3);
  }
});

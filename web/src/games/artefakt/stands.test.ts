import { describe, expect, it } from "vitest";
import { chartOf, type Box } from "./chart";
import { labelBox } from "./label";
import { PLACES } from "./lesson";
import { covered, sizeOf, standsOf, type Kept } from "./stands";

const ROOMS: [string, number, number, boolean][] = [
  ["1440 x 900", 1176, 605, false],
  ["1366 x 650", 1126, 419, false],
  ["a phone on its side", 500, 382, false],
  ["an upright phone", 378, 494, true],
  ["a small upright phone", 348, 400, true],
];
const names = (_: string, facts?: Record<string, unknown>): string => String(facts?.name ?? "a few words");

describe.each(ROOMS)("stands on %s", (_, width, height, upright) => {
  const chart = chartOf(width, height, upright);
  const labels = chart.places.map(([x, y], i): Box => {
    const box = labelBox(chart, PLACES[i], x, names);
    return { ...box, x: x + box.x, y: y + box.y };
  });
  const kept = labels.map((box): Kept => ({ box, weight: 4 }));

  it.each([1, 2, 3])("with %i figures lie on the sheet and hide no name", (figures) => {
    const size = sizeOf(figures, chart.figure * 0.86);
    chart.places.forEach((_, place) => {
      const [stand] = standsOf(chart, [{ place, ...size }], kept);
      expect(covered(stand, { x: 0, y: 0, width, height })).toBeCloseTo(size.width * size.height);
      expect(Math.max(...labels.map((label) => covered(stand, label)))).toBeLessThan(40);
    });
  });

  it("do not lie over each other where three journeys end", () => {
    const size = sizeOf(2, chart.figure * 0.86);
    const wanted = [0, 2, 4, 6, 8].map((place) => ({ place, ...size }));
    const stands = standsOf(chart, wanted, kept);
    const shared = stands.flatMap((stand, i) => stands.slice(i + 1).map((other) => covered(stand, other)));
    expect(Math.max(...shared)).toBeLessThan(1);
  });
});

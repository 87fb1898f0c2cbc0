import { describe, expect, it } from "vitest";
import { chartOf, wayOf, type Box } from "./chart";
import { isWritten, labelBox } from "./label";
import { PLACES } from "./lesson";
import { covered } from "./stands";

const DIGIT = 4;
const MARGIN = 9;

/** The longest names. */
const NAMES: Record<string, string> = { "easter-island": "Easter Island", cathedral: "Kathedrale", graveyard: "Graveyard" };

/** The rooms the board is given: laptops, a low one, a small one, phones in every state of the dock. */
const ROOMS: [string, number, number, boolean][] = [
  ["1440 x 900", 1176, 605, false],
  ["1366 x 650", 1126, 419, false],
  ["1024 x 600", 1004, 372, false],
  ["1920 x 1080", 1650, 790, false],
  ["a phone on its side", 500, 382, false],
  ["an upright phone", 378, 494, true],
  ["an upright phone, dock drawn in", 378, 664, true],
  ["a small upright phone", 348, 400, true],
];

describe.each(ROOMS)("%s", (_, width, height, upright) => {
  const chart = chartOf(width, height, upright);
  const inside = ({ x, y, width: wide, height: high }: Box): boolean => x >= 0 && y >= 0 && x + wide <= width && y + high <= height;
  const below = isWritten(chart, PLACES[0]) ? chart.name + chart.instruction + 11 - chart.radius * 0.25 : chart.name * 1.45 - chart.radius * 0.16;

  it("has all ten sites with their labels on the sheet", () => {
    const outside = chart.places.filter(
      ([x, y]) => !inside({ x: x - chart.radius, y: y - chart.radius, width: 2 * chart.radius, height: 2 * chart.radius + Math.max(0, below) }),
    );
    expect(outside).toEqual([]);
  });

  it("has no two sites over each other", () => {
    const distances = chart.places.flatMap(([x, y], i) => chart.places.slice(i + 1).map(([ox, oy]) => Math.hypot(x - ox, y - oy)));
    expect(Math.min(...distances)).toBeGreaterThan(2 * chart.radius);
  });

  it("has the cartouche between them", () => {
    const { x, y, width: wide, height: high } = chart.cartouche;
    const near = chart.places.map(([px, py]) => Math.hypot(px - Math.max(x, Math.min(px, x + wide)), py - Math.max(y, Math.min(py, y + high))));
    expect(Math.min(...near)).toBeGreaterThan(chart.radius);
  });

  it("has the cartouche over no name and no number, wherever a site lies", () => {
    const say = (_: string, facts?: Record<string, unknown>): string => NAMES[String(facts?.name)] ?? "a few words";
    const shared = chart.places.flatMap(([x, y]) =>
      PLACES.map((site) => {
        const box = labelBox(chart, site, x, say);
        // The digit stands in the middle of its disc, at the left end of the label; at the right end there is a margin.
        return covered({ ...box, x: x + box.x - DIGIT, y: y + box.y, width: box.width + DIGIT - MARGIN }, chart.cartouche);
      }),
    );
    expect(Math.max(...shared)).toBe(0);
  });

  it("is large enough to touch and to read", () => {
    expect(chart.radius * 2).toBeGreaterThanOrEqual(60);
    expect(chart.name).toBeGreaterThanOrEqual(12);
    expect(chart.instruction).toBeGreaterThanOrEqual(11.5);
  });

  it("draws a journey between any two sites, from rim to rim", () => {
    const ends = chart.places.flatMap((_, from) => chart.places.map((_, to) => [from, to])).filter(([from, to]) => from !== to);
    for (const [from, to] of ends) {
      const [sx, sy, , , ex, ey] = wayOf(chart, from, to).line.match(/-?\d+/g)!.map(Number);
      expect(Math.hypot(sx - chart.places[from][0], sy - chart.places[from][1])).toBeCloseTo(chart.radius + 5, -1);
      expect(Math.hypot(ex - chart.places[to][0], ey - chart.places[to][1])).toBeCloseTo(chart.radius + 16, -1);
    }
  });
});

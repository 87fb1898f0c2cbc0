import { describe, expect, it } from "vitest";
import { cave, ladder, layer, seeded, stones } from "./drawing";

describe("the section through the ground", () => {
  it("is the same on every visit", () => {
    const draw = (): unknown[] => [layer(1440, 300, 900, 10, seeded(3)), stones(1440, 300, 900, seeded(4)), cave(300, 460, 110, seeded(5))];
    expect(draw()).toEqual(draw());
    expect(cave(300, 460, 110, seeded(6))).not.toEqual(cave(300, 460, 110, seeded(5)));
  });

  it("reaches over the whole width, however wide the window", () => {
    for (const width of [320, 1440, 3840]) {
      const ends = [...layer(width, 300, 900, 10, seeded(1)).matchAll(/ ([\d.]+) [\d.]+(?=Q|V)/g)].map((end) => Number(end[1]));
      expect(Math.max(...ends)).toBeGreaterThan(width);
    }
  });

  it("keeps a chamber within its box, but for its uneven edge", () => {
    const numbers = cave(300, 460, 110, seeded(2))
      .match(/-?[\d.]+/g)!
      .map(Number);
    const [across, down] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
    expect(Math.min(...across, ...down)).toBeGreaterThan(-3);
    expect(Math.max(...across)).toBeLessThan(303);
    expect(Math.max(...down)).toBeLessThan(463);
  });

  it("scatters no stones where there is no ground", () => {
    expect(stones(1440, 900, 900, seeded(1))).toEqual([]);
    expect(stones(1440, 900, 100, seeded(1))).toEqual([]);
  });

  it("hangs a rung every few pixels, and none below the rails", () => {
    const rungs = [...ladder(80).matchAll(/M-11 (\d+)h22/g)].map((rung) => Number(rung[1]));
    expect(rungs.length).toBeGreaterThan(4);
    expect(Math.max(...rungs)).toBeLessThan(80);
  });
});

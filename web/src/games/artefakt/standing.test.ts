import { describe, expect, it } from "vitest";
import { chartOf } from "./chart";
import { PLACES, VIEW } from "./lesson";
import { figuresAt, fragmentsAt } from "./standing";
import { KINDS, type SiteNow } from "./view";

const CHARTS = { laptop: chartOf(1126, 419, false), "a phone on its side": chartOf(500, 382, false), "an upright phone": chartOf(378, 494, true) };
const rich = (fragments: number): SiteNow => ({ ...PLACES[0], fragments: { blue: Array(fragments).fill(null), brown: [], yellow: [] } });

describe.each(Object.entries(CHARTS))("on %s", (_, chart) => {
  it("fragments stay on the sheet, off the cartouche, and can be told apart", () => {
    for (let place = 0; place < 10; place++) {
      for (const many of [1, 2, 4, 6]) {
        const lying = fragmentsAt(rich(many), place, chart);
        const [x, y] = chart.places[place];
        const { cartouche, fragment } = chart;
        for (const each of lying) {
          expect(x + each.x + fragment).toBeLessThanOrEqual(chart.width - 6);
          const over =
            x + each.x + fragment > cartouche.x &&
            x + each.x < cartouche.x + cartouche.width &&
            y + each.y + fragment > cartouche.y &&
            y + each.y < cartouche.y + cartouche.height;
          expect(over).toBe(false);
        }
        lying.slice(1).forEach((each, i) => expect(each.x - lying[i].x).toBeGreaterThan(3));
      }
    }
  });

  it("all twelve figures find room at one site", () => {
    const crowd = { ...VIEW, players: [0, 1, 2, 3].map(() => ({ ...VIEW.players[0], figures: { stout: 3, lady: 3, tall: 3 } })) };
    const standing = figuresAt(crowd, PLACES[2], chart);
    expect(standing).toHaveLength(4 * KINDS.length);
    expect(Math.max(...standing.map(({ x }) => Math.abs(x)))).toBeLessThan(chart.radius * 1.2);
    expect(new Set(standing.map(({ x }) => Math.round(x))).size).toBe(12);
  });
});

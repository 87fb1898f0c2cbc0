import { describe, expect, it } from "vitest";
import { pointsIn, ranked } from "./scores";

describe("scores", () => {
  it("adds up what the points are for, and puts the best first", () => {
    const [best, second] = ranked([{ pairs: 3, unused: -4 }, { pairs: 2, unused: 0 }]);
    expect([best.seat, best.points, second.points]).toEqual([1, 2, -1]);
  });

  it("takes the total as told, if it is not the sum of its parts", () => {
    expect(ranked([{ points: 7, blue: 4 }])).toEqual([{ seat: 0, points: 7, parts: [["blue", 4]] }]);
  });

  it("are found in a view for all together, or with every player", () => {
    expect(pointsIn({ points: [{ shows: 1 }] })).toEqual([{ shows: 1 }]);
    expect(pointsIn({ track: [3], museums: [{ points: 5 }], have: [{ points: { finds: 2 } }, { points: { finds: 0 } }] })).toEqual([{ finds: 2 }, { finds: 0 }]);
    expect(pointsIn({ players: [{}, {}] })).toEqual([]);
    expect(pointsIn(undefined)).toEqual([]);
  });
});

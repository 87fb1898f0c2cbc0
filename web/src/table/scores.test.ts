import { describe, expect, it } from "vitest";
import { bars, categories, difference, pointsIn, ranked } from "./scores";

describe("scores", () => {
  it("adds up what the points are for, and puts the best first", () => {
    const [best, second] = ranked([
      { pairs: 3, unused: -4 },
      { pairs: 2, unused: 0 },
    ]);
    expect([best.seat, best.points, second.points]).toEqual([1, 2, -1]);
  });

  it("takes the total as told, if it is not the sum of its parts", () => {
    expect(ranked([{ points: 7, blue: 4 }])).toEqual([{ seat: 0, points: 7, parts: [["blue", 4]] }]);
  });

  it("puts the winner first, whoever has as many points or more", () => {
    const fragments = [
      { points: 9, blue: 3 },
      { points: 9, blue: 3 },
      { points: 11, blue: 3 },
    ];
    expect(ranked(fragments, [1]).map((score) => score.seat)).toEqual([1, 2, 0]);
  });

  it("are found in a view for all together, or with every player", () => {
    expect(pointsIn({ points: [{ shows: 1 }] })).toEqual([{ shows: 1 }]);
    expect(pointsIn({ track: [3], museums: [{ points: 5 }], have: [{ points: { finds: 2 } }, { points: { finds: 0 } }] })).toEqual([
      { finds: 2 },
      { finds: 0 },
    ]);
    expect(pointsIn({ players: [{}, {}] })).toEqual([]);
    expect(pointsIn(undefined)).toEqual([]);
  });
});

describe("bars of points", () => {
  const players = ranked([
    { pairs: 6, histories: 0, unused: 0 },
    { pairs: 2, histories: 0, unused: -2 },
  ]);

  it("name only what somebody got or lost points for", () => {
    expect(categories(players)).toEqual(["pairs", "unused"]);
  });

  it("have one scale for all, and draw what was lost at the end", () => {
    expect(bars(players[0], players)).toEqual([{ part: "pairs", points: 6, length: 1 }]);
    expect(bars(players[1], players).map((bar) => [bar.part, bar.points, bar.length])).toEqual([
      ["pairs", 2, 1 / 3],
      ["unused", -2, 1 / 3],
    ]);
  });
});

describe("what made the difference", () => {
  it("is what the winner has most more of", () => {
    expect(
      difference(
        [
          { finds: 9, shows: 5 },
          { finds: 4, shows: 7 },
        ],
        [0],
      ),
    ).toEqual({ winner: 0, second: 1, margin: 3, part: "finds", alone: true });
    expect(
      difference(
        [
          { finds: 4, shows: 5 },
          { finds: 9, shows: 7 },
        ],
        [1],
      ),
    ).toMatchObject({ winner: 1, margin: 7, part: "finds", alone: false });
  });

  it("is not what the winner lost less of, unless it is", () => {
    expect(
      difference(
        [
          { finds: 4, unused: 0 },
          { finds: 5, unused: -12 },
        ],
        [0],
      ),
    ).toMatchObject({ margin: 11, part: "unused", alone: true });
  });

  it("is told of no part on a tie, and of nobody when the win is shared", () => {
    expect(difference([{ finds: 4 }, { finds: 4 }], [1])).toMatchObject({ winner: 1, second: 0, margin: 0, part: null });
    expect(difference([{ finds: 4 }, { finds: 4 }], [0, 1])).toBeNull();
  });
});

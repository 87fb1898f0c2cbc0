import { describe, expect, it } from "vitest";
import { arrowFrom, nearest, openingsAround, overlap, placeFor } from "./placing";

const STAGE = { left: 0, right: 800, top: 50, bottom: 650 };
const OPENING = { left: 100, right: 300, top: 200, bottom: 300 };

describe("a lesson's note", () => {
  it("lies beside its opening, over nothing that can be played", () => {
    const live = [{ left: 320, right: 790, top: 60, bottom: 320 }];
    const spot = placeFor(300, 120, STAGE, [OPENING], live)!;
    const note = { left: spot.x, right: spot.x + 300, top: spot.y, bottom: spot.y + 120 };
    for (const box of [OPENING, ...live]) expect(overlap(note, box)).toBe(false);
    expect(note.left >= STAGE.left && note.right <= STAGE.right && note.top >= STAGE.top && note.bottom <= STAGE.bottom).toBe(true);
  });

  it("has no place where everything can be played", () => {
    expect(placeFor(300, 120, STAGE, [OPENING], [STAGE])).toBeNull();
  });

  it("has openings a little larger than the things meant; neighbours share one, and nothing else is seen in it", () => {
    const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });
    expect(openingsAround([])).toEqual([]);
    expect(openingsAround([at(10, 10)])).toEqual([{ left: 4, right: 56, top: 4, bottom: 56 }]);
    expect(openingsAround([at(10, 10), at(110, 10), at(60, 10)])).toEqual([{ left: 4, right: 156, top: 4, bottom: 56 }]);
    expect(openingsAround([at(10, 10), at(110, 10), at(10, 200)])).toHaveLength(3);
    expect(openingsAround([at(10, 10), at(58, 58)])).toHaveLength(2);
  });

  it("lies over none of several openings, beside one of them", () => {
    const openings = [OPENING, { left: 640, right: 700, top: 60, bottom: 100 }];
    const spot = placeFor(300, 120, STAGE, openings, [])!;
    const note = { left: spot.x, right: spot.x + 300, top: spot.y, bottom: spot.y + 120 };
    expect(openings.some((box) => overlap(note, box))).toBe(false);
    expect(arrowFrom(note, nearest(note, openings))).not.toBeNull();
  });

  it("has an arrow unless they touch", () => {
    expect(arrowFrom({ left: 400, right: 700, top: 200, bottom: 320 }, OPENING)).not.toBeNull();
    expect(arrowFrom({ left: 306, right: 606, top: 200, bottom: 320 }, OPENING)).toBeNull();
  });
});

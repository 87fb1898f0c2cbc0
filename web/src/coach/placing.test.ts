import { describe, expect, it } from "vitest";
import { around, arrowFrom, overlap, placeFor } from "./placing";

const STAGE = { left: 0, right: 800, top: 50, bottom: 650 };
const OPENING = { left: 100, right: 300, top: 200, bottom: 300 };

describe("a lesson's note", () => {
  it("lies beside its opening, over nothing that can be played", () => {
    const live = [{ left: 320, right: 790, top: 60, bottom: 320 }];
    const spot = placeFor(300, 120, STAGE, OPENING, live)!;
    const note = { left: spot.x, right: spot.x + 300, top: spot.y, bottom: spot.y + 120 };
    for (const box of [OPENING, ...live]) expect(overlap(note, box)).toBe(false);
    expect(note.left >= STAGE.left && note.right <= STAGE.right && note.top >= STAGE.top && note.bottom <= STAGE.bottom).toBe(true);
  });

  it("has no place where everything can be played", () => {
    expect(placeFor(300, 120, STAGE, OPENING, [STAGE])).toBeNull();
  });

  it("has an opening a little larger than the things meant, and an arrow unless they touch", () => {
    expect(around([])).toBeNull();
    expect(around([{ left: 10, right: 20, top: 10, bottom: 20 }])).toEqual({ left: 4, right: 26, top: 4, bottom: 26 });
    expect(arrowFrom({ left: 400, right: 700, top: 200, bottom: 320 }, OPENING)).not.toBeNull();
    expect(arrowFrom({ left: 306, right: 606, top: 200, bottom: 320 }, OPENING)).toBeNull();
  });
});

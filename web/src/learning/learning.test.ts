import { describe, expect, it } from "vitest";
import { spotFor } from "./spot";
import { kindOf, originOn, type Origin } from "./told";

const box = (left: number, top: number, wide: number, high: number) => ({ left, top, right: left + wide, bottom: top + high });

describe("where the card goes", () => {
  const covers = (thing: ReturnType<typeof box>, across: number, down: number) => {
    const { x, y } = spotFor(thing, 336, 200, across, down);
    return x < thing.right && x + 336 > thing.left && y < thing.bottom && y + 200 > thing.top;
  };

  it("never covers the thing, wherever it lies on a laptop", () => {
    for (let left = 0; left < 1300; left += 50) {
      for (let top = 0; top < 760; top += 40) expect(covers(box(left, top, 66, 60), 1366, 820)).toBe(false);
    }
  });

  it("goes below what is as wide as the screen", () => {
    expect(spotFor(box(0, 100, 1366, 90), 336, 200, 1366, 820)).toEqual({ x: 10, y: 200 });
  });

  it("leaves free what can be played, if there is room elsewhere", () => {
    const live = [box(400, 100, 60, 60), box(480, 100, 60, 60)];
    expect(spotFor(box(320, 100, 60, 60), 336, 200, 1366, 820, live)).toEqual({ x: 320, y: 170 });
  });

  it("is a sheet at the bottom of a phone, or above what lies there", () => {
    expect(spotFor(box(10, 200, 50, 50), 390, 220, 390, 844)).toEqual({ x: 0, y: 624 });
    expect(spotFor(box(10, 780, 50, 50), 390, 220, 390, 844)).toEqual({ x: 0, y: 550 });
  });
});

describe("what kind of thing it is", () => {
  const explaining = { find: { clause: "a" }, "find-knowledge": { clause: "b" }, card: { clause: "c" } };

  it("is the longest name that is explained", () => {
    expect(kindOf(explaining, "find-egypt-3")).toBe("find");
    expect(kindOf(explaining, "find-knowledge")).toBe("find-knowledge");
    expect(kindOf(explaining, "card-bet-hamikdash-4")).toBe("card");
    expect(kindOf(explaining, "hill")).toBeNull();
  });

  it("has its own origin where the figures have", () => {
    const origin: Origin = { table: "a", name: "", figures: [], origin: "derived", why: "", origins: ["source", "rulebook"] };
    expect(originOn(origin, "space-2")).toBe("rulebook");
    expect(originOn(origin, "space-9")).toBe("derived");
    expect(originOn(origin, "tile")).toBe("derived");
  });
});

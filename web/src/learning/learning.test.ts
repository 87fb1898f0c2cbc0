import { describe, expect, it } from "vitest";
import { spotFor } from "./spot";
import type { Origin } from "../lib/server";
import { kindOf, originOn } from "./told";

const box = (left: number, top: number, wide: number, high: number) => ({ left, top, right: left + wide, bottom: top + high });

describe("where the note goes", () => {
  const covers = (thing: ReturnType<typeof box>, across: number, down: number) => {
    const { x, y } = spotFor(thing, 320, 130, across, down);
    return x < thing.right && x + 320 > thing.left && y < thing.bottom && y + 130 > thing.top;
  };

  it("never covers the thing, wherever it lies on a laptop", () => {
    for (let left = 0; left < 1300; left += 50) {
      for (let top = 0; top < 600; top += 40) expect(covers(box(left, top, 66, 48), 1366, 650)).toBe(false);
    }
  });

  it("never covers the thing on a phone, either", () => {
    for (let top = 0; top < 800; top += 20) expect(covers(box(100, top, 60, 60), 390, 844)).toBe(false);
  });

  it("goes below what is as wide as the screen", () => {
    expect(spotFor(box(0, 100, 1366, 90), 320, 130, 1366, 820)).toMatchObject({ y: 200, free: true });
  });

  it("leaves free what can be played, if there is room elsewhere", () => {
    const live = [box(400, 100, 60, 60), box(480, 100, 60, 60)];
    expect(spotFor(box(320, 100, 60, 60), 320, 130, 1366, 820, live)).toMatchObject({ free: true });
  });

  it("says so where there is none", () => {
    expect(spotFor(box(320, 100, 60, 60), 320, 130, 1366, 820, [box(0, 0, 1366, 820)])).toMatchObject({ free: false });
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

import { describe, expect, it } from "vitest";
import { VIEW } from "./lesson";
import { momentOf, ordered, type DigShown } from "./moments";
import { staging } from "./staging";

const t = (id: string): string => id;

function dig(seat: number, ...faces: (number | "knowledge" | "rubble")[]) {
  return [
    { event: "permit-used", seat, region: "egypt" },
    { event: "dug", seat, region: "egypt", weeks: 6, cards: faces.length },
    ...faces.map((find) => (find === "rubble" ? { event: "rubble", seat, region: "egypt" } : { event: "found", seat, region: "egypt", find })),
    { event: "marker-moved", seat, weeks: 6, week: 30 },
  ];
}

describe("a dig", () => {
  it("turns the dearest find last, and rubble never last if there is a find", () => {
    expect(ordered(["6", "rubble", "1", "3"])).toEqual(["1", "rubble", "3", "6"]);
    expect(ordered(["rubble", "knowledge", "rubble"]).at(-1)).toBe("knowledge");
    expect(ordered(["rubble", "rubble"])).toEqual(["rubble", "rubble"]);
  });

  it("is a great moment for everybody, shorter if it is another's", () => {
    const mine = momentOf(dig(0, 6, "rubble", 1, 3), null, null, 0, ["Ada", "Bob"], t)!;
    const theirs = momentOf(dig(1, 6, "rubble", 1, 3), null, null, 0, ["Ada", "Bob"], t)!;
    expect((mine.facts as unknown as DigShown).cards).toEqual(["1", "rubble", "3", "6"]);
    expect(mine.length).toBeGreaterThan(3500);
    expect(mine.length).toBeLessThan(4600);
    expect(theirs.length).toBeCloseTo(mine.length * 0.6);
  });

  it("is not told once more: the finds simply lie where they belong", () => {
    const events = dig(1, 6, "rubble");
    const scenes = () => events.map((event) => staging(event, VIEW, VIEW));
    expect(scenes().slice(1, 4)).toEqual([{ glow: ["pile-egypt"] }, expect.objectContaining({ one: true, turn: true }), { glow: ["pile-egypt"] }]);
    momentOf(events, null, null, 0, ["Ada", "Bob"], t);
    expect(scenes().slice(1, 4)).toEqual([
      expect.objectContaining({ still: true }),
      expect.objectContaining({ still: true }),
      expect.objectContaining({ still: true }),
    ]);
    expect(scenes()[4]).not.toHaveProperty("still");
  });

  it("gives way to the end of the game", () => {
    const points = { finds: 7, exhibitions: 5, professors: 0, museums: 0, congresses: 1, time: 2 };
    const over = [...dig(0, 6), { event: "deck-empty" }, { event: "game-over" }];
    const end = momentOf(over, null, { "players-have": [{ points }] }, 0, ["Ada"], t)!;
    expect(end.kind).toBe("end");
    expect(end.facts.points).toEqual([points]);
  });

  it("is none where nothing was dug", () => {
    expect(momentOf([{ event: "taken", seat: 0 }], null, null, 0, ["Ada"], t)).toBeNull();
  });
});

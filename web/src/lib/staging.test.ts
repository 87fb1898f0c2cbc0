import { describe, expect, it } from "vitest";
import { HOLD, LONGEST, lengthOf, named, plan, RIPPLE, TOLD, TRAVEL, type Change, type Scene } from "./staging";

function change(name: string, how: Change["how"] = "moved", was = "", is = ""): Change {
  return { name, how, was, is };
}

function told(event: string, scene: Scene | null): [{ event: string }, Scene | null] {
  return [{ event }, scene];
}

describe("a plan", () => {
  const vase = change("vase");
  const jug = change("jug");

  it("gives pieces their turn in the order of the events", () => {
    const beats = plan([told("found", { piece: named("jug") }), told("paid", { piece: named("vase") })], [vase, jug], 0);
    expect(beats.map((beat) => beat.changes)).toEqual([[jug], [vase]]);
    expect(beats.map((beat) => beat.start)).toEqual([0, TRAVEL]);
  });

  it("lets events of one kind ripple", () => {
    const beats = plan([told("pushed", { piece: named("vase") }), told("pushed", { piece: named("jug") })], [vase, jug]);
    expect(beats[1].start).toBe(RIPPLE);
  });

  it("leaves time to see what others do, and only tells what cannot be seen", () => {
    const beats = plan([told("found", { piece: named("vase") }), told("passed", {}), told("shuffled", null)], [vase]);
    expect(beats.map((beat) => beat.event?.event)).toEqual(["found", "passed"]);
    expect(beats[1]).toMatchObject({ start: TRAVEL + HOLD, length: TOLD });
  });

  it("does not keep me waiting for what I did and cannot see", () => {
    expect(plan([told("passed", {})], [], 0)).toEqual([]);
  });

  it("lets nothing travel that was seen in a great moment", () => {
    const beats = plan([told("shown", { piece: named("jug"), still: true }), told("pushed", { piece: named("vase") })], [vase, jug], 0);
    expect(beats.map((beat) => beat.changes)).toEqual([[vase]]);
  });

  it("lets travel last what no event speaks of", () => {
    const beats = plan([told("found", { piece: named("jug") })], [vase, jug], 0);
    expect(beats[1]).toMatchObject({ event: null, changes: [vase], start: TRAVEL });
  });

  it("takes the next piece of a kind for each event that concerns one", () => {
    const blue = [change("blue-1", "moved", "middle", "site-3"), change("blue-2", "moved", "middle", "site-5")];
    const to = (site: string): Scene => ({ piece: (each) => each.name.startsWith("blue-") && each.is === site, one: true });
    const beats = plan([told("discovered", to("site-5")), told("discovered", to("site-3"))], blue, 0);
    expect(beats.map((beat) => beat.changes.map((each) => each.name))).toEqual([["blue-2"], ["blue-1"]]);
  });

  it("counts a number at every event that changes it", () => {
    const points = change("points-0", "counted");
    const visit: Scene = { count: { "points-0": 2 } };
    const beats = plan([told("visited", visit), told("visited", visit)], [points], 0);
    expect(beats.map((beat) => beat.changes)).toEqual([[points], [points]]);
  });

  it("takes no longer than the longest, whatever happened", () => {
    const many = Array.from({ length: 40 }, (_, i) => change(`find-${i}`));
    const beats = plan(
      many.map((each, i) => told(i % 2 ? "laid" : "taken", { piece: named(each.name) })),
      many,
    );
    expect(lengthOf(beats)).toBeCloseTo(LONGEST);
  });
});

import { describe, expect, it } from "vitest";
import { Arranging, EMPTY, endsFor, givenBy, joins, NOTHING, planOf, prefixOf, stepsOf, without } from "./arranging.svelte";
import { drafting, tableWith } from "./fixtures.testing";
import { findsOf } from "./museum";
import type { View } from "./view";

// 14 bracelet–jug, 50 jug–mask, 15 mask–vase, 38 vase–mask, 45 vase–jug, 20 jug–mask, 72 bracelet–jug, 18 jug–bracelet.
const VIEW = tableWith({ step: "exhibiting", hands: [[14, 50, 15, 38, 18, 72], [], []] });
const FINDS = findsOf(VIEW);

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

describe("what fits", () => {
  it("is told by the halves that would touch", () => {
    expect(endsFor(50, [14], FINDS)).toEqual(["right"]);
    expect(endsFor(14, [50], FINDS)).toEqual(["left"]);
    expect(endsFor(38, [14, 50], FINDS)).toEqual([]);
    expect(endsFor(18, [14], FINDS), "jug after the jug, and bracelet before the bracelet").toEqual(["left", "right"]);
    expect(endsFor(14, [14, 50], FINDS), "it lies there already").toEqual([]);
  });

  it("is any other find that joins on either side", () => {
    expect(joins(15, [50, 15], FINDS), "nothing follows it, but it can follow").toBe(true);
    expect(joins(15, [15, 45], FINDS)).toBe(true);
    expect(joins(50, [50, 20], FINDS)).toBe(false);
  });
});

describe("a find that is taken out", () => {
  it("takes along what hangs on it, to the nearer end", () => {
    expect(without(1, [1, 2, 3, 4])).toEqual([2, 3, 4]);
    expect(without(2, [1, 2, 3, 4])).toEqual([3, 4]);
    expect(without(3, [1, 2, 3, 4])).toEqual([1, 2]);
    expect(without(4, [1, 2, 3, 4])).toEqual([1, 2, 3]);
    expect(without(2, [1, 2, 3])).toEqual([1]);
  });
});

describe("a plan and the steps of its draft", () => {
  it("are the same thing said twice", () => {
    for (const plan of [
      { ...NOTHING, row: [14, 50, 15], polish: 2 },
      { ...NOTHING, replace: 2, row: [14, 50] },
      { ...NOTHING, gone: [14, 18] },
      { ...NOTHING, gone: [] },
    ]) {
      expect(planOf(stepsOf(plan))).toEqual(plan);
    }
  });

  it("need two finds, or one more than was begun", () => {
    expect(stepsOf({ ...NOTHING, row: [14] })).toEqual([]);
    expect(stepsOf({ ...NOTHING, row: [50] }, { ...EMPTY, begun: [14] })).toEqual(["row 50"]);
  });

  it("leave alone what was done before", () => {
    expect(prefixOf(["dig 3", "row 14", "row 50"])).toEqual(["dig 3"]);
    expect(prefixOf(["row 14"])).toEqual([]);
    expect(prefixOf(["skip"])).toEqual(["skip"]);
  });
});

describe("the bench", () => {
  it("keeps the first find to itself, and tries the row once two join", async () => {
    const { draft, tried } = drafting();
    const bench = new Arranging(draft);
    bench.lay(50, FINDS, "right", EMPTY);
    await settle();
    expect(bench.row(VIEW, 0)).toEqual([50]);
    expect(bench.apart).toBe(true);
    expect(tried).toEqual([]);
    bench.lay(14, FINDS, "right", EMPTY);
    expect(bench.row(VIEW, 0), "it is seen at once, at the only end where it fits").toEqual([14, 50]);
    await settle();
    expect(tried).toEqual([["row 14", "row 50"]]);
    expect(draft.steps).toEqual(["row 14", "row 50"]);
    expect(bench.apart).toBe(false);
  });

  it("does not take what fits nowhere", async () => {
    const { draft, tried } = drafting();
    const bench = new Arranging(draft);
    bench.lay(14, FINDS, "right", EMPTY);
    bench.lay(38, FINDS, "right", EMPTY);
    await settle();
    expect(bench.row(VIEW, 0)).toEqual([14]);
    expect(tried).toEqual([]);
  });

  it("lays a find that fits at both ends at the nearer one; a second tap sends it to the other, a third back", async () => {
    const { draft } = drafting();
    const bench = new Arranging(draft);
    bench.lay(14, FINDS, "right", EMPTY);
    bench.lay(18, FINDS, "left", EMPTY);
    expect(bench.row(VIEW, 0)).toEqual([18, 14]);
    bench.tap(18, FINDS, EMPTY);
    expect(bench.row(VIEW, 0)).toEqual([14, 18]);
    bench.tap(18, FINDS, EMPTY);
    await settle();
    expect(bench.row(VIEW, 0)).toEqual([14]);
  });

  it("lays a find that fits at both ends, and is wished for at neither, where the row is worth more; on a tie at the right", () => {
    const row = (found: typeof FINDS): number[] => {
      const bench = new Arranging(drafting().draft);
      bench.lay(14, found, null, EMPTY);
      bench.lay(18, found, null, EMPTY);
      expect(bench.turns, "a second tap would send it to the other end").toBe(true);
      return bench.row(VIEW, 0);
    };
    const aged = (...centuries: [number, number][]): typeof FINDS =>
      new Map([...FINDS, ...centuries.map(([number, century]) => [number, { ...FINDS.get(number)!, century }] as const)]);
    expect(row(aged([14, 2], [18, 3]))).toEqual([18, 14]);
    expect(row(aged([14, 3], [18, 2]))).toEqual([14, 18]);
    expect(row(aged([14, 3], [18, 3]))).toEqual([14, 18]);
  });

  it("turns nothing that fits at one end only, or was taken out", () => {
    const bench = new Arranging(drafting().draft);
    for (const find of [14, 50]) bench.lay(find, FINDS, null, EMPTY);
    expect(bench.turns).toBe(false);
    bench.takeOut(50, EMPTY);
    bench.lay(18, FINDS, null, EMPTY);
    expect(bench.turns).toBe(true);
    bench.takeOut(18, EMPTY);
    expect(bench.turns).toBe(false);
  });

  it("loses no tap while the server is asked", async () => {
    const { draft } = drafting();
    const bench = new Arranging(draft);
    for (const find of [14, 50, 15]) bench.lay(find, FINDS, "right", EMPTY);
    bench.polishWith(2, EMPTY);
    await settle();
    expect(draft.steps).toEqual(["row 14", "row 50", "row 15", "polish", "polish"]);
    expect(bench.polish(VIEW, 0)).toBe(2);
  });

  it("stays as it was when the server says no", async () => {
    const { draft } = drafting((steps) => steps.includes("polish"));
    const bench = new Arranging(draft);
    for (const find of [14, 50]) bench.lay(find, FINDS, "right", EMPTY);
    await settle();
    bench.polishWith(1, EMPTY);
    await settle();
    expect(bench.polish(VIEW, 0)).toBe(0);
    expect(draft.steps).toEqual(["row 14", "row 50"]);
  });

  it("is shown with everything on it, in one request", async () => {
    const { draft, sent } = drafting();
    const bench = new Arranging(draft);
    for (const find of [14, 50]) bench.lay(find, FINDS, "right", EMPTY);
    bench.polishWith(1, EMPTY);
    await bench.show(EMPTY);
    expect(sent).toEqual([["row 14", "row 50", "polish", "show"]]);
  });

  it("waits for a show to make way where all markers are used, and keeps the row meanwhile", async () => {
    const { draft, tried } = drafting();
    const bench = new Arranging(draft);
    const full = { ...EMPTY, full: true };
    for (const find of [14, 50]) bench.lay(find, FINDS, "right", full);
    await settle();
    expect(tried).toEqual([]);
    expect(bench.row(VIEW, 0)).toEqual([14, 50]);
    await draft.change(["replace 2"]);
    bench.makeWay();
    await settle();
    expect(draft.steps).toEqual(["replace 2", "row 14", "row 50"]);
  });

  it("goes back to the shelf when the turn is ended", async () => {
    const { draft, sent } = drafting();
    const bench = new Arranging(draft);
    for (const find of [14, 50]) bench.lay(find, FINDS, "right", EMPTY);
    await bench.store(6, EMPTY);
    expect(sent).toEqual([["store"]]);
  });
});

describe("a table that still shows an older draft", () => {
  it("does not take what lies there for a row that was begun", async () => {
    const { draft } = drafting();
    const bench = new Arranging(draft);
    for (const find of [14, 50, 15]) bench.lay(find, FINDS, "right", EMPTY);
    await settle();
    const older = draft.view as unknown as View;
    expect(givenBy(older, 0, draft).begun).toEqual([]);
    bench.takeOut(15, EMPTY);
    await settle();
    expect(bench.row(older, 0)).toEqual([14, 50]);
    draft.clear();
    expect(bench.row(older, 0)).toEqual([]);
  });
});

describe("finds that are let go", () => {
  it("are gone before the rest is stored, and can be kept after all", async () => {
    const { draft, sent } = drafting();
    const bench = new Arranging(draft);
    for (const find of [14, 50, 15]) bench.letGo(find, EMPTY);
    bench.letGo(50, EMPTY);
    await bench.store(4, EMPTY);
    expect(sent).toEqual([["clear", "discard 14", "discard 15", "store"]]);
  });

  it("end the turn by themselves if nothing is left", async () => {
    const { draft, sent } = drafting();
    const bench = new Arranging(draft);
    bench.letGo(14, EMPTY);
    await bench.store(0, EMPTY);
    expect(sent).toEqual([["clear", "discard 14"]]);
  });

  it("need not be begun twice", async () => {
    const { draft, sent } = drafting();
    const bench = new Arranging(draft);
    const storing = { ...EMPTY, storing: true };
    bench.letGo(14, storing);
    await bench.store(3, storing);
    expect(sent).toEqual([["discard 14", "store"]]);
  });
});

describe("a row that another program has begun", () => {
  const begun = tableWith({ step: "joining", row: [14], hands: [[50, 15], [], []] });

  it("can only go on at its right end", async () => {
    const { draft, sent } = drafting();
    const bench = new Arranging(draft);
    const given = givenBy(begun, 0, draft);
    expect(given).toMatchObject({ begun: [14], full: false });
    expect(bench.ends(50, FINDS, given)).toEqual(["right"]);
    bench.lay(50, FINDS, "left", given);
    expect(bench.row(begun, 0)).toEqual([14, 50]);
    await bench.show(given);
    expect(sent).toEqual([["row 50", "show"]]);
  });
});

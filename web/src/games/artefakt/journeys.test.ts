import { describe, expect, it } from "vitest";
import { findsInReach, journeysOf, lay, meetingOf, NO_PLAN, notationOf, planFrom, reachOf, targetsOf, type Plan } from "./journeys";
import { VIEW } from "./lesson";
import type { ViewNow } from "./view";

// The circle of the made-up view is 1 7 4 10 3 8 2 6 9 5; my stout man stands on 7, the lady on 2, the tall man on 9.
const plan = (stout: number | null, lady: number | null, tall: number | null): Plan => ({ stout, lady, tall });

describe("a ticket", () => {
  it("takes a card, and gives it back when it is touched again", () => {
    expect(lay(NO_PLAN, "lady", 3)).toEqual(plan(null, 3, null));
    expect(lay(plan(null, 3, null), "lady", 3)).toEqual(NO_PLAN);
  });

  it("takes another card instead", () => {
    expect(lay(plan(2, 3, 4), "lady", 1)).toEqual(plan(2, 1, 4));
  });

  it("swaps cards with the ticket that has the one it wants", () => {
    expect(lay(plan(2, 3, 4), "lady", 2)).toEqual(plan(3, 2, 4));
    expect(lay(plan(2, null, 4), "lady", 2)).toEqual(plan(null, 2, 4));
  });
});

describe("a plan", () => {
  it("is the move it is sent as", () => {
    expect(notationOf(plan(2, 3, 4))).toBe("plan 234");
    expect(planFrom("plan 234")).toEqual(plan(2, 3, 4));
    expect(planFrom("go 3")).toBeNull();
    expect(planFrom(undefined)).toBeNull();
  });
});

describe("a journey", () => {
  it("leads exactly so far, either way round", () => {
    expect(targetsOf(VIEW, 7, 2)).toEqual([10, 5]);
    expect(targetsOf(VIEW, 1, 1)).toEqual([7, 5]);
  });

  it("has one end where both ways round meet", () => {
    expect(targetsOf(VIEW, 1, 5)).toEqual([8]);
  });

  it("is drawn for every card that lies on a figure", () => {
    expect(journeysOf(VIEW, 0, plan(2, null, 4))).toEqual([
      { kind: "stout", from: 7, to: 10 },
      { kind: "stout", from: 7, to: 5 },
      { kind: "tall", from: 9, to: 4 },
      { kind: "tall", from: 9, to: 3 },
    ]);
  });

  it("is drawn no longer once it was made, but while it is being made", () => {
    const travelling = (seat: number, kind: ViewNow["travelling"]): ViewNow => ({
      ...VIEW,
      seat,
      travelling: kind,
      players: VIEW.players.map((player) => ({ ...player, turned: 2 })),
    });
    const kinds = (view: ViewNow): string[] => [...new Set(journeysOf(view, 0, plan(1, 2, 3)).map(({ kind }) => kind))];
    expect(kinds(travelling(0, "lady"))).toEqual(["lady", "tall"]);
    expect(kinds(travelling(1, "lady"))).toEqual(["tall"]);
  });
});

describe("where mine can meet", () => {
  it("is where most of them could be", () => {
    const journeys = journeysOf(VIEW, 0, plan(3, 2, 4));
    expect(reachOf(journeys)).toEqual(
      new Map([
        [3, ["stout", "lady", "tall"]],
        [9, ["stout", "lady"]],
        [4, ["tall"]],
      ]),
    );
    expect(meetingOf(VIEW, journeys)).toEqual({ site: 3, kinds: ["stout", "lady", "tall"], fragments: 1 });
  });

  it("is nowhere if no two of them could", () => {
    expect(meetingOf(VIEW, journeysOf(VIEW, 0, plan(1, null, null)))).toBeNull();
  });

  it("tells what lies within reach", () => {
    expect(findsInReach(VIEW, journeysOf(VIEW, 0, plan(4, 1, null)))).toEqual([6]);
  });
});

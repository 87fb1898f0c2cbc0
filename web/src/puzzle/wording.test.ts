import { describe, expect, it } from "vitest";
import type { Solution } from "../lib/server";
import { reasonIn } from "./wording";

const say = (id: string): string => id;
const solved = (actions: number[], reasons: Solution["reasons"]): Solution => ({ moves: actions.map(String), actions, reasons }) as Solution;

describe("why an action is best", () => {
  it("speaks of the rest of the turn only where there is one", () => {
    expect(reasonIn(solved([1], [null]), 0, [], say)).toBe("puzzle-alone");
    expect(reasonIn(solved([1, 1], [null, null]), 1, [], say)).toBe("puzzle-no-reason");
  });
});

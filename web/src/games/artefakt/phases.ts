// The five phases of a round, and which of them is on.

import type { ViewNow } from "./view";

export const PHASES = ["discover", "plan", "travel", "claim", "pass"] as const;

const OF_STEPS: Record<string, number> = {
  giving: 0,
  colouring: 0,
  planning: 1,
  travelling: 2,
  claiming: 3,
  using: 3,
  trading: 3,
  carrying: 3,
  turning: 4,
};

/** By its place among the five; -1 while the table is prepared, and when the game is over. */
export function phaseOf(view: ViewNow): number {
  return OF_STEPS[view.step] ?? -1;
}

// The five phases of a round, and which of them is on.

import type { GameEvent } from "../../lib/server";
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

const OF_EVENTS: Record<string, number> = {
  "too-few": 0,
  "gave-back": 0,
  "no-discovery": 0,
  rolled: 0,
  "used-up": 0,
  "colour-chosen": 0,
  discovered: 0,
  "card-turned": 2,
  travelled: 2,
  deadlock: 3,
  claimed: 3,
  taken: 3,
  stolen: 3,
  "left-alone": 3,
  instructed: 3,
};

/** By its place among the five; -1 while the table is prepared, and when the game is over. While an event is being seen, the
phase it belongs to. */
export function phaseOf(view: ViewNow, playing: GameEvent | null = null): number {
  const now = OF_STEPS[view.step] ?? -1;
  return now < 0 ? now : (OF_EVENTS[playing?.event ?? ""] ?? now);
}

/** The round; what is seen of a later phase than the view's was in the round before. */
export function roundOf(view: ViewNow, playing: GameEvent | null = null): number {
  return phaseOf(view, playing) > phaseOf(view) ? view.round - 1 : view.round;
}

// What a hint says. The server sends hints in the order of their shares.

import { because } from "../lib/because";
import type { Hint } from "../lib/server";
import type { Say } from "../lib/texts";

/** From this share on, or from one as small, a game is all but decided, and numbers say nothing any more. */
const DECIDED = 0.97;

export function isDecided(best: Hint): boolean {
  return best.share !== undefined && Math.max(best.share, 1 - best.share) >= DECIDED;
}

/** How many of a hundred games a move wins; nothing if that was not counted, or says nothing. */
export function winsOf(hint: Hint, best: Hint): number | null {
  return hint.share === undefined || isDecided(best) ? null : Math.round(hint.share * 100);
}

/** How good a move is beside the best one. */
export function noteOf(hint: Hint, best: Hint, t: Say): string | undefined {
  if (hint.even) return t("hint-even");
  const wins = winsOf(hint, best);
  return wins === null ? undefined : t("hint-wins", { wins });
}

/** Why the best move is best, in a sentence; empty where there is nothing to say. */
export function reasonOf(best: Hint, names: string[], t: Say): string {
  if (isDecided(best)) return t("hint-decided");
  return because(best, names, t);
}

// The review of a game as the page shows it: marks on turns, the moment that is looked at, and what it says.

import type { Decision, Review, Turning } from "../lib/server";
import type { Turn } from "./chapters";

export type Verdict = NonNullable<Decision["mark"]>;

/** A move with a mark. */
export interface Judged {
  step: number;
  mark: Verdict;
}

/** What there is to say about a turn. */
export interface Looked {
  turn: Turn;
  /** What the turn changed in its player's own chance, from what to what. */
  way: [number, number] | null;
  /** The choice that is shown if it has a mark, otherwise the one that weighs most. */
  decision: Decision | null;
  turning: { number: number; point: Turning } | null;
}

const GRAVITY: Record<Verdict, number> = { good: 1, mistake: 2, blunder: 3 };

/** The graver first; of the same mark, the dearer. */
function byGravity(a: Decision, b: Decision): number {
  return GRAVITY[b.mark ?? "good"] - GRAVITY[a.mark ?? "good"] || (a.gain ?? 0) - (b.gain ?? 0);
}

export function marksIn(review: Review | null): Judged[] {
  return (review?.decisions ?? []).flatMap(({ step, mark }) => (mark ? [{ step: step + 1, mark }] : []));
}

/** The marks that find room where two need so many steps between them: the one that is looked at, then the graver ones. */
export function thinned(marks: Judged[], at: number, room: number): Judged[] {
  const rank = ({ step, mark }: Judged): number => (step === at ? -Infinity : -GRAVITY[mark]);
  const kept: Judged[] = [];
  for (const each of marks.toSorted((one, other) => rank(one) - rank(other) || one.step - other.step)) {
    if (kept.every(({ step }) => Math.abs(step - each.step) >= room)) kept.push(each);
  }
  return kept.toSorted((one, other) => one.step - other.step);
}

function decisionsOf(review: Review, turn: Turn): Decision[] {
  return review.decisions.filter(({ step }) => turn.first <= step + 1 && step + 1 <= turn.last);
}

/** The gravest marked choice of some turns; null if nothing is marked. */
export function gravest(review: Review | null, turns: Turn[]): Decision | null {
  if (!review) return null;
  const marked = turns.flatMap((turn) => decisionsOf(review, turn)).filter((decision) => decision.mark);
  return marked.sort(byGravity)[0] ?? null;
}

/** From what to what a turn changed the mover's own chance, in percent. If a round ends in it, it is told of the part after that. */
function wayOf(review: Review, turn: Turn): [number, number] | null {
  const before = review.moments.findLast(({ step }) => step < turn.first);
  const after = review.moments.find(({ step }) => step === turn.last);
  return before && after ? [percent(before.shares[turn.seat]), percent(after.shares[turn.seat])] : null;
}

/** What a turn changed in the mover's own chance, in percent. */
export function changeOf(review: Review | null, turn: Turn): number | null {
  const way = review && wayOf(review, turn);
  return way && way[1] - way[0];
}

/** The step a turning point leads to. */
export function stepOf(review: Review, { turn, decision }: Turning): number {
  return decision === undefined || decision === null ? review.moments[turn + 1].step : review.decisions[decision].step + 1;
}

export function lookedAt(review: Review | null, turn: Turn | null, at: number): Looked | null {
  if (!review || !turn) return null;
  const index = review.turning.findIndex((point) => {
    const step = stepOf(review, point);
    return turn.first <= step && step <= turn.last;
  });
  const decision = decisionsOf(review, turn).find(({ step, mark }) => mark && step + 1 === at) ?? gravest(review, [turn]);
  const turning = index < 0 ? null : { number: index + 1, point: review.turning[index] };
  return decision || turning ? { turn, way: wayOf(review, turn), decision, turning } : null;
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** "+11", "−4" or "0", with a true minus sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

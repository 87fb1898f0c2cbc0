// The moves of a game in order: rounds are chapters, and what one player did in a row is one turn.

import type { RoundState, Rounds } from "../games/boards";
import type { GameEvent, ToldMove } from "../lib/server";

export interface Turn {
  seat: number;
  /** Counted from 1, as the result and the review do. What a seat does in a row is one turn, also where a round ends within it. */
  number: number;
  /** The numbers of its first and last move. Move n leads to step n. */
  first: number;
  last: number;
  events: GameEvent[];
}

export interface Chapter {
  round: number;
  first: number;
  last: number;
  turns: Turn[];
}

/** All chapters. `told` begins with the deal, and `view` is the position before the first move. */
export function chaptersOf(told: ToldMove[], view: unknown, rounds?: Rounds): Chapter[] {
  const chapters: Chapter[] = [];
  let state: RoundState | null = rounds ? rounds.at(view) : null;
  let number = 0;
  for (let move = 1; move < told.length; move++) {
    const { seat, events = [] } = told[move];
    if (seat !== told[move - 1].seat) number++;
    const chapter = chapterFor(chapters, state, seat!, move);
    const turn = chapter.turns.at(-1);
    if (turn && turn.seat === seat) Object.assign(turn, { last: move, events: [...turn.events, ...events] });
    else chapter.turns.push({ seat: seat!, number, first: move, last: move, events });
    chapter.last = move;
    if (rounds && state) state = rounds.after(state, events);
  }
  return chapters;
}

/** The chapter of a move: the present one, or a new one. */
function chapterFor(chapters: Chapter[], state: RoundState | null, seat: number, move: number): Chapter {
  const present = chapters.at(-1);
  const round = state ? state.round : roundByTurns(present, seat);
  if (present?.round === round) return present;
  const next: Chapter = { round, first: move, last: move, turns: [] };
  chapters.push(next);
  return next;
}

/** A new round begins when somebody who has had a turn gets another one. */
function roundByTurns(present: Chapter | undefined, seat: number): number {
  if (!present) return 1;
  const again = present.turns.at(-1)?.seat !== seat && present.turns.some((turn) => turn.seat === seat);
  return present.round + Number(again);
}

/** The chapter that a step lies in; the position before the first move belongs to the first one. */
export function chapterAt(chapters: Chapter[], step: number): Chapter | null {
  return chapters.find((chapter) => step <= chapter.last) ?? chapters.at(-1) ?? null;
}

/** The turn that led to a step; null before the first move. */
export function turnAt(chapters: Chapter[], step: number): Turn | null {
  return chapterAt(chapters, step)?.turns.find((turn) => turn.first <= step && step <= turn.last) ?? null;
}

/** How many turns the whole game has. */
export function turnsIn(chapters: Chapter[]): number {
  return chapters.at(-1)?.turns.at(-1)?.number ?? 0;
}

/** Where a jump by one round leads: to the end of this or the next round, or back to the end of the one before. */
export function roundFrom(chapters: Chapter[], step: number, by: 1 | -1): number {
  if (by > 0) return chapters.find((chapter) => chapter.last > step)?.last ?? step;
  const present = chapters.findLast((chapter) => chapter.first - 1 < step);
  return present ? present.first - 1 : 0;
}

// Notices by turns: what one seat did in a row belongs together.

import type { Telling, Told } from "../games/boards";
import type { GameEvent, Notice } from "../lib/server";

export interface TurnTaken {
  seat: number;
  /** The numbers of its first and last entry. */
  first: number;
  last: number;
  events: GameEvent[];
  /** The same events, entry by entry. */
  moves: GameEvent[][];
}

/** Every turn so far, oldest first. What was taken back is told no longer. */
export function turnsOf(notices: Notice[]): TurnTaken[] {
  const moves: Notice[] = [];
  for (const notice of notices) {
    if (notice.kind === "undone") takeBack(moves, notice.count ?? 1);
    else if (notice.kind === "moved" && notice.seat !== undefined) moves.push(notice);
  }
  const turns: TurnTaken[] = [];
  for (const { seat, sequence, events = [] } of moves) {
    const last = turns.at(-1);
    if (last && last.seat === seat) turns[turns.length - 1] = { ...last, last: sequence, events: [...last.events, ...events], moves: [...last.moves, events] };
    else turns.push({ seat: seat!, first: sequence, last: sequence, events, moves: [events] });
  }
  return turns;
}

/** An entry of mine says how many moves it had; of others' it is not told, and they mostly send one at a time. */
function takeBack(moves: Notice[], count: number): void {
  for (let left = count; left > 0 && moves.length;) left -= moves.pop()!.moves?.length ?? 1;
}

/** The last turn of a seat; null before its first. */
export function lastTurnOf(seat: number, turns: TurnTaken[]): TurnTaken | null {
  return turns.findLast((turn) => turn.seat === seat) ?? null;
}

/** The oldest turn that hit me and that I have not gone on from; nothing that was done to me is passed over. */
export function nextHit(turns: TurnTaken[], wentOn: number, tell: (turn: TurnTaken) => Told): { turn: TurnTaken; told: Told } | null {
  for (const turn of turns) {
    const told = turn.last > wentOn ? tell(turn) : null;
    if (told?.hit) return { turn, told };
  }
  return null;
}

/** Without its own `telling.ts`, a game's turn is told by its last event. */
export const tellingByEvents: Telling = ({ events, say }) => ({ sentence: events.length ? say(events[events.length - 1]) : "" });

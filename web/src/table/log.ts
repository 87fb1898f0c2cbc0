// The log: turns and what happened beside the game, in their order. What was said is the chat's.

import type { Notice } from "../lib/server";
import { turnsOf, type TurnTaken } from "./turns";

export type LogLine = { key: string; turn: TurnTaken; notice?: undefined } | { key: string; turn?: undefined; notice: Notice };

export function linesOf(notices: Notice[]): LogLine[] {
  const turns: LogLine[] = turnsOf(notices).map((turn) => ({ key: `turn-${turn.first}`, turn }));
  const beside: LogLine[] = notices
    .filter((notice) => notice.kind !== "moved" && notice.kind !== "said")
    .map((notice) => ({ key: String(notice.sequence), notice }));
  return [...turns, ...beside].sort((one, other) => sequenceOf(one) - sequenceOf(other));
}

function sequenceOf(line: LogLine): number {
  return line.turn ? line.turn.first : line.notice.sequence;
}

/** How many turns of others, and lines of others' chat, came after an entry. */
export function unread(notices: Notice[], read: number, me: number | null): number {
  return turnsOf(notices).filter((turn) => turn.last > read && turn.seat !== me).length;
}

export function unheard(notices: Notice[], read: number, person: number | undefined): number {
  return notices.filter((notice) => notice.kind === "said" && notice.sequence > read && notice.person !== person).length;
}

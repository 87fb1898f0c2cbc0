// The log: turns and what happened beside the game, in their order. What was said is the chat's.

import type { Apart } from "../games/boards";
import type { GameEvent, Notice } from "../lib/server";
import { turnsOf, type TurnTaken } from "./turns";

/** Lines under one heading: what a player did, or what befell the whole table. */
export interface Passage {
  key: string;
  /** Nobody's, if it concerns the whole table. */
  seat: number | null;
  events: GameEvent[];
  /** The turn that is told here, if it is one. */
  turn: TurnTaken | null;
  /** The numbers of the first and last entry that it is about. */
  first: number;
  last: number;
}

export type LogLine = { key: string; passage: Passage; notice?: undefined } | { key: string; passage?: undefined; notice: Notice };

export function linesOf(notices: Notice[], apart: Apart = {}): LogLine[] {
  const told: LogLine[] = passagesOf(turnsOf(notices), apart).map((passage) => ({ key: passage.key, passage }));
  const beside: LogLine[] = notices
    .filter((notice) => notice.kind !== "moved" && notice.kind !== "said")
    .map((notice) => ({ key: String(notice.sequence), notice }));
  return [...told, ...beside].sort((one, other) => sequenceOf(one) - sequenceOf(other));
}

/** Whatever a move leads to comes with it, such as the roll for the next player; here it stands under whom it concerns. */
function passagesOf(turns: TurnTaken[], apart: Apart): Passage[] {
  const passages: Passage[] = [];
  for (const turn of turns) {
    const before = passages.at(-1);
    const own: Passage = { key: `turn-${turn.first}`, seat: turn.seat, events: [], turn, first: turn.first, last: turn.last };
    // What came before the turn of the same player is its beginning.
    if (before && before.turn === null && before.seat === turn.seat) passages[passages.length - 1] = { ...own, events: opening(before.events, turn) };
    else passages.push(own);
    const put = (seat: number | null, event: GameEvent): void => {
      const present = passages.at(-1)!;
      if (seat === present.seat) present.events.push(event);
      else passages.push({ key: `after-${turn.last}-${passages.length}`, seat, events: [event], turn: null, first: turn.last, last: turn.last });
    };
    for (const events of turn.moves) {
      let seat: number | null = turn.seat;
      for (const event of events) put((seat = belongs(event, apart, seat)), event);
    }
  }
  return passages;
}

/** That it is somebody's turn is told only until they have moved. */
function opening(events: GameEvent[], turn: TurnTaken): GameEvent[] {
  return turn.events.length ? events.filter(({ event }) => event !== "turn-begun") : events;
}

function belongs({ event, seat }: GameEvent, apart: Apart, present: number | null): number | null {
  return apart[event] === "table" ? null : apart[event] === "turn" ? (seat as number) : present;
}

function sequenceOf(line: LogLine): number {
  return line.passage ? line.passage.first : line.notice.sequence;
}

/** How many turns of others, and lines of others' chat, came after an entry. */
export function unread(notices: Notice[], read: number, me: number | null): number {
  return turnsOf(notices).filter((turn) => turn.last > read && turn.seat !== me).length;
}

export function unheard(notices: Notice[], read: number, person: number | undefined): number {
  return notices.filter((notice) => notice.kind === "said" && notice.sequence > read && notice.person !== person).length;
}

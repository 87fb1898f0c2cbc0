// The great moments of Pergamon: an exhibition opens, and the visitors come.

import type { GameEvent } from "../../lib/server";
import type { Say } from "../../lib/texts";
import type { Moment, MomentOf } from "../boards";
import { findsOf, oldestOf, pointsOn, showsOf, wholesOf, type Finds, type Show } from "./museum";
import type { Kind } from "./sherds";
import type { View } from "./view";

/** An exhibition opens. */
export interface Opening {
  shown: Show;
  /** What stood in the museum before. */
  shows: Show[];
  /** What it scores at each visit. */
  points: number;
}

export interface Honour {
  seat: number;
  kind: Kind;
  year: number;
  points: number;
}

/** The visitors come: what was on show, what everybody gets for it, and what falls. */
export interface Visit {
  round: number;
  last: boolean;
  prize: Kind;
  shows: Show[];
  /** The oldest object of the kind, and the one after it. */
  honour: Honour | null;
  second: { seat: number; year: number } | null;
  /** At the end the oldest of all, from the youngest of them. */
  oldest: Honour[];
  /** How far every show falls. */
  down: number;
  totals: number[];
  floors: number[];
  prizes: number[];
  honours: number[];
}

/** Milliseconds at normal pace; what others do takes less. */
export const OPENING = 1100;
export const VISIT = 4700;
/** Then the table is read, until somebody goes on. */
const READING = 8000;
const OTHERS = 0.6;

const SEEN = new WeakSet<GameEvent>();
const OPENS = ["row-begun", "joined", "shown"];
const VISITS = ["evaluation", "visited", "prized", "nobody-prized", "honoured", "stepped-down", "broken-up"];

/** Whether an event was shown in a great moment, so that the board need not play it once more. */
export function wasSeen(event: GameEvent): boolean {
  return SEEN.has(event);
}

export const momentOf: MomentOf = (events, before, after, me, names, t) => {
  if (!before || !after) return null;
  const views = { before: before as View, after: after as View };
  const visit = visitOf(events, views.before, views.after);
  if (visit) {
    remember(events.slice(events.findIndex(({ event }) => event === "evaluation")), VISITS);
    return { kind: "visit", facts: { visit }, length: VISIT + READING, words: visitInWords(visit, me, names, t) };
  }
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const opening = still ? null : openingOf(events, views.before, views.after);
  if (!opening) return null;
  remember(events, OPENS);
  const mine = opening.shown.seat === me;
  return { kind: "opening", facts: { opening }, length: OPENING * (mine ? 1 : OTHERS), words: openingInWords(opening, findsOf(views.after), me, names, t) };
};

function remember(events: GameEvent[], kinds: string[]): void {
  for (const event of events) if (kinds.includes(event.event)) SEEN.add(event);
}

/** The rows on show by owner and marker, as they were when this many events had happened. */
function rowsUntil(events: GameEvent[], before: View): Map<string, number[]> {
  const rows = new Map(showsOf(before).map((show) => [`${show.seat}-${show.marker}`, show.row]));
  let row: number[] = before.row;
  for (const { event, seat, marker, tile } of events) {
    if (event === "row-begun") row = [Number(tile)];
    // The view before may be one of the draft that is played now, which has these finds already.
    else if (event === "joined" && !row.includes(Number(tile))) row = [...row, Number(tile)];
    else if (event === "shown") rows.set(`${seat}-${marker}`, row);
  }
  return rows;
}

function openingOf(events: GameEvent[], before: View, after: View): Opening | null {
  const at = events.findLastIndex(({ event }) => event === "shown");
  if (at < 0) return null;
  const { seat, marker, space } = events[at] as unknown as { seat: number; marker: number; space: number };
  const row = rowsUntil(events.slice(0, at + 1), before).get(`${seat}-${marker}`) ?? [];
  if (row.length < 2) return null;
  const left = new Set(
    events
      .slice(0, at)
      .filter(({ event }) => event === "broken-up")
      .map((event) => `${event.seat}-${event.marker}`),
  );
  const shows = showsOf(before).filter((show) => !left.has(`${show.seat}-${show.marker}`));
  return { shown: { seat, marker, space, row }, shows, points: pointsOn(after, space) };
}

/** Points of one kind that a seat has gained. */
function gained(before: View, after: View, seat: number, why: string): number {
  return (after.points[seat][why] ?? 0) - (before.points[seat][why] ?? 0);
}

function visitOf(events: GameEvent[], before: View, after: View): Visit | null {
  const over = after.step === "over" && before.step !== "over";
  const evaluation = before.evaluations.findLast(({ round }) => round >= before.calendar && (round < after.calendar || (over && round === after.rounds)));
  if (!evaluation) return null;
  const at = events.findIndex(({ event }) => event === "evaluation");
  const rows = rowsUntil(at < 0 ? [] : events.slice(0, at), before);
  const shows = events
    .filter(({ event }) => event === "visited")
    .map(({ seat, marker, space }) => ({ seat: Number(seat), marker: Number(marker), space: Number(space), row: rows.get(`${seat}-${marker}`) ?? [] }));
  const finds = findsOf(after);
  const honour = honourOf(events.find(({ event }) => event === "prized"));
  const runner = honour && oldestOf(shows, finds, honour.kind).find(({ year }) => year < honour.year);
  const seats = after.points.map((_, seat) => seat);
  return {
    round: evaluation.round,
    last: evaluation.round === after.rounds,
    prize: evaluation.prize,
    shows,
    honour,
    second: runner ? { seat: runner.seat, year: runner.year } : null,
    oldest: events
      .filter(({ event }) => event === "honoured")
      .map((event) => honourOf(event)!)
      .toReversed(),
    down: evaluation.round === after.rounds ? 0 : evaluation.down,
    totals: after.points.map((points) => Object.values(points).reduce((sum, each) => sum + each, 0)),
    floors: seats.map((seat) => gained(before, after, seat, "visitors")),
    prizes: seats.map((seat) => gained(before, after, seat, "prizes")),
    honours: seats.map((seat) => gained(before, after, seat, "oldest")),
  };
}

function honourOf(event: GameEvent | undefined): Honour | null {
  return event ? { seat: Number(event.seat), kind: event.object as Kind, year: Number(event.year), points: Number(event.points) } : null;
}

export function objectsInWords(row: number[], finds: Finds, t: Say): string {
  return wholesOf(row, finds)
    .map(({ kind, year }) => t("pergamon-object-year", { object: kind, year }))
    .join(", ");
}

function openingInWords({ shown }: Opening, finds: Finds, me: number | null, names: string[], t: Say): Moment["words"] {
  return t("pergamon-moment-shown", {
    mine: shown.seat === me ? "yes" : "no",
    name: names[shown.seat],
    space: shown.space,
    objects: objectsInWords(shown.row, finds, t),
  });
}

function visitInWords({ round, floors, prizes, honours }: Visit, me: number | null, names: string[], t: Say): Moment["words"] {
  const gains = names.map((name, seat) =>
    t("pergamon-moment-gain", { mine: seat === me ? "yes" : "no", name, points: floors[seat] + prizes[seat] + honours[seat] }),
  );
  return t("pergamon-moment-evaluated", { round, gains: gains.join(", ") });
}

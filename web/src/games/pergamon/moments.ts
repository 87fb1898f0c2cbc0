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
  /** The oldest object of the kind, and the oldest that somebody else shows. */
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
/** What moves shows before the visitors come: they are seen where they end, not on the way there. */
const BEFORE = [...OPENS, "pushed", "broken-up"];
/** What comes after an evaluation. */
const ENDS = ["round-begun", "game-over"];
/** Events that bring points. */
const POINTS = ["shown", "visited", "prized", "honoured"];
const VISITS = ["evaluation", "visited", "prized", "nobody-prized", "honoured", "stepped-down", "broken-up"];

/** Whether an event was shown in a great moment, so that the board need not play it once more. */
export function wasSeen(event: GameEvent): boolean {
  return SEEN.has(event);
}

export const momentOf: MomentOf = (events, before, after, me, names, t) => {
  if (!before || !after) return null;
  const views = { before: before as View, after: after as View };
  const at = events.findIndex(({ event }) => event === "evaluation");
  const visit = visitAt(events, at, showsOf(views.before), views.before.row, views.after);
  if (visit) {
    remember(events.slice(0, at), BEFORE);
    remember(events.slice(at), VISITS);
    return { kind: "visit", facts: { visit }, length: VISIT + READING, waits: true, words: visitInWords(visit, me, names, t) };
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
function rowsUntil(events: GameEvent[], shows: Show[], laid: number[]): Map<string, number[]> {
  const rows = new Map(shows.map((show) => [`${show.seat}-${show.marker}`, show.row]));
  let row = laid;
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
  const row = rowsUntil(events.slice(0, at + 1), showsOf(before), before.row).get(`${seat}-${marker}`) ?? [];
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

/** The evaluation that begins with this event, in the light of all that was told before and after it; null for any other event. */
function visitAt(told: GameEvent[], at: number, shows: Show[], laid: number[], view: View): Visit | null {
  const evaluation = told[at]?.event === "evaluation" && view.evaluations.find(({ round }) => round === told[at].round);
  if (!evaluation) return null;
  const end = told.findIndex(({ event }, i) => i > at && ENDS.includes(event));
  const events = told.slice(at + 1, end < 0 ? undefined : end);
  const rows = rowsUntil(told.slice(0, at), shows, laid);
  const visited = events
    .filter(({ event }) => event === "visited")
    .map(({ seat, marker, space }) => ({ seat: Number(seat), marker: Number(marker), space: Number(space), row: rows.get(`${seat}-${marker}`) ?? [] }));
  const honour = honourOf(events.find(({ event }) => event === "prized"));
  const runner = honour && oldestOf(visited, findsOf(view), honour.kind).find(({ seat }) => seat !== honour.seat);
  const last = evaluation.round === view.rounds;
  const later = pointsIn(told.slice(at + 1 + events.length), view, POINTS);
  return {
    round: evaluation.round,
    last,
    prize: evaluation.prize,
    shows: visited,
    honour,
    second: runner ? { seat: runner.seat, year: runner.year } : null,
    oldest: events
      .filter(({ event }) => event === "honoured")
      .map((event) => honourOf(event)!)
      .toReversed(),
    down: last ? 0 : evaluation.down,
    totals: view.points.map((points, seat) => Object.values(points).reduce((sum, each) => sum + each, -later[seat])),
    floors: pointsIn(events, view, ["visited"]),
    prizes: pointsIn(events, view, ["prized"]),
    honours: pointsIn(events, view, ["honoured"]),
  };
}

/** What such events brought to each seat. */
function pointsIn(events: GameEvent[], view: View, kinds: string[]): number[] {
  const found = events.filter(({ event }) => kinds.includes(event));
  return view.points.map((_, seat) => found.filter((each) => each.seat === seat).reduce((sum, { points }) => sum + Number(points), 0));
}

/** All evaluations so far, from everything that was told. */
export function visitsIn(told: GameEvent[], view: View): Visit[] {
  return told.flatMap((_, at) => visitAt(told, at, [], [], view) ?? []);
}

/** The latest evaluation, if it was told and not shown: somebody skipped what led to it, or it was jumped over. */
export function missedIn(told: GameEvent[], view: View): Visit | null {
  const at = told.findLastIndex(({ event }) => event === "evaluation");
  return at < 0 || wasSeen(told[at]) ? null : visitAt(told, at, [], [], view);
}

function honourOf(event: GameEvent | undefined): Honour | null {
  return event ? { seat: Number(event.seat), kind: event.object as Kind, year: Number(event.year), points: Number(event.points) } : null;
}

/** What fell out of the museum at an evaluation, as one sentence; empty if nothing did. */
export function fallenInWords({ shows, down }: Visit, finds: Finds, me: number | null, names: string[], t: Say): string {
  const fallen = shows.filter(({ space }) => down && space <= down);
  const parts = names
    .map((name, seat) => {
      const objects = fallen.filter((show) => show.seat === seat).flatMap(({ row }) => wholesOf(row, finds));
      const mine = seat === me ? "yes" : "no";
      return objects.map(({ kind, year }, i) => t("pergamon-table-fallen", { mine, first: i ? "no" : "yes", name, object: kind, year }));
    })
    .filter((part) => part.length);
  if (!parts.length) return "";
  const who = enumerated(
    parts.map((part) => enumerated(part, ", ", t("pergamon-and"))),
    parts.some((part) => part.length > 1) ? "; " : ", ",
    t("pergamon-and"),
  );
  const said = t("pergamon-table-lost", { who, count: parts.flat().length });
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

export function enumerated(parts: string[], between: string, and: string): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(between)} ${and} ${parts.at(-1)}`;
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

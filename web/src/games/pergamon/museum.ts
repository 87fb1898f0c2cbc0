// The museum as it stands in a view: its floors, what is on show, and what a new show would do to it.

import type { Kind } from "./sherds";
import type { Collection, Find, View } from "./view";

export interface Floor {
  points: number;
  spaces: number[];
}

/** Spaces that earn the same are one floor; the best floor comes first. */
export function floorsOf(visitors: number[]): Floor[] {
  const found: Floor[] = [];
  visitors.forEach((points, i) => {
    if (found.at(-1)?.points === points) found.at(-1)!.spaces.push(i + 1);
    else found.push({ points, spaces: [i + 1] });
  });
  return found.reverse();
}

/** A whole object: two halves, and the year that is read across its crack. */
export interface Whole {
  kind: Kind;
  century: number;
  year: number;
}

export type Finds = Map<number, Find>;

export function findsOf(view: View): Finds {
  return new Map(view.finds.map((find) => [find.number, find]));
}

/** The whole objects of a row, from the left. */
export function wholesOf(row: number[], finds: Finds): Whole[] {
  return row.slice(1).map((number, i) => {
    const left = finds.get(row[i])!;
    return { kind: left.right, century: left.century, year: 100 * left.century + number };
  });
}

export function worthOf(row: number[], finds: Finds, polish = 0): number {
  return wholesOf(row, finds).reduce((sum, { century }) => sum + century, polish);
}

export interface Show extends Collection {
  seat: number;
}

export function showsOf(view: View): Show[] {
  return view.museum.flatMap((collections, seat) => collections.map((each) => ({ ...each, seat })));
}

/** The space a row of this worth comes to. */
export function spaceFor(view: View, worth: number): number {
  return Math.min(worth, view.visitors.length);
}

export function pointsOn(view: View, space: number): number {
  return view.visitors[space - 1] ?? 0;
}

/** The first marker that stands at no collection; undefined if all do. */
export function freeMarker(view: View, seat: number): number | undefined {
  const used = view.museum[seat].map((each) => each.marker);
  return Array.from({ length: view.markers }, (_, i) => i + 1).find((marker) => !used.includes(marker));
}

/** The shows after a new one: it stands on its space, and every show there or lower has moved down by one. */
export function withShow(shows: Show[], added: Show): Show[] {
  const pushed = shows.map((each) => (each.space <= added.space ? { ...each, space: each.space - 1 } : each));
  return [...pushed.filter((each) => each.space > 0), added];
}

export interface Oldest extends Whole {
  seat: number;
  marker: number;
}

/** The objects on show from the oldest to the youngest; of one kind, if it is given. */
export function oldestOf(shows: Show[], finds: Finds, kind?: Kind): Oldest[] {
  return shows
    .flatMap(({ seat, marker, row }) => wholesOf(row, finds).map((whole) => ({ ...whole, seat, marker })))
    .filter((whole) => kind === undefined || whole.kind === kind)
    .sort((a, b) => b.year - a.year);
}

export type Evaluation = View["evaluations"][0];

/** The next evaluation there will be; undefined after the last. */
export function nextEvaluation(view: View): Evaluation | undefined {
  if (view.step === "over") return undefined;
  return view.evaluations.find(({ round }) => round >= view.calendar);
}

/** What each seat would get if visitors came now: floors, the prize, and in the last round the oldest of all. */
export function gainsOf(view: View, shows: Show[], finds: Finds, evaluation: Evaluation): number[] {
  const gains = view.museum.map(() => 0);
  for (const { seat, space } of shows) gains[seat] += pointsOn(view, space);
  const prized = oldestOf(shows, finds, evaluation.prize)[0];
  if (prized) gains[prized.seat] += view["prize-points"];
  if (evaluation.round === view.rounds) {
    const oldest = oldestOf(shows, finds);
    view["oldest-points"].forEach((points, rank) => {
      if (oldest[rank]) gains[oldest[rank].seat] += points;
    });
  }
  return gains;
}

/** Where the objects of a show stand over the middle of their plinth: up to three in a row, more in two ranks. */
export function ranks(count: number, width: number, height: number): { x: number; y: number; scale: number }[] {
  const back = count > 3 ? Math.floor(count / 2) : 0;
  const front = count - back;
  const across = WHOLE_WIDE * (1 + STEP * (front - 1));
  const scale = Math.min(height / (WHOLE_HIGH + (back ? RAISED : 0)), width / across);
  const rank = (length: number, up: number): { x: number; y: number; scale: number }[] =>
    Array.from({ length }, (_, i) => ({ x: (i - (length - 1) / 2) * STEP * WHOLE_WIDE * scale, y: -(WHOLE_FOOT + up) * scale, scale }));
  return [...rank(back, RAISED), ...rank(front, 0)];
}

/** The drawings of whole objects: how wide and high they are, where their foot is, and how far the next one stands. */
const WHOLE_WIDE = 66;
const WHOLE_HIGH = 61;
const WHOLE_FOOT = 61;
const STEP = 0.76;
const RAISED = 17;

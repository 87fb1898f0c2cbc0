// Where a note of the lesson lies: beside what it is about, over nothing that can be played.

import type { Box } from "../learning/spot";

export interface Spot {
  x: number;
  y: number;
}

/** The opening is this much larger than the thing meant. */
export const MARGIN = 6;
/** Room for the arrow, and to the edge of the stage. */
const GAP = 40;
const EDGE = 8;
/** A note is moved over the stage in steps of so many pixels to find it a place. */
const STEP = 12;
/** Openings with less between them become one. */
const BETWEEN = 8;
/** One opening for two may be so much larger than both, or it would show things that are not meant. */
const LARGER = 1.2;

/** An opening around each thing meant. Neighbours share one, if nothing else would be seen in it. */
export function openingsAround(things: Box[]): Box[] {
  const openings: Box[] = [];
  for (const thing of things) {
    let box = grown(thing, MARGIN);
    for (let i = 0; i < openings.length; i++) {
      const both = union(box, openings[i]);
      if (!overlap(grown(box, BETWEEN), openings[i]) || area(both) > LARGER * (area(box) + area(openings[i]))) continue;
      box = both;
      openings.splice(i, 1);
      i = -1;
    }
    openings.push(box);
  }
  return openings;
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, right: box.right + by, top: box.top - by, bottom: box.bottom + by };
}

function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function area({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** The place nearest to an opening where a note of this size covers neither them nor anything live; null if there is none. */
export function placeFor(wide: number, high: number, stage: Box, openings: Box[], live: Box[]): Spot | null {
  const taken = [...openings, ...live];
  const near = openings.length ? openings : [{ ...stage, top: stage.bottom }];
  const [most, lowest] = [stage.right - EDGE - wide, stage.bottom - EDGE - high];
  let best: Spot | null = null;
  let least = Infinity;
  for (let y = stage.top + EDGE; y <= lowest; y += STEP) {
    for (let x = stage.left + EDGE; x <= most; x += STEP) {
      const note = { left: x, right: x + wide, top: y, bottom: y + high };
      if (taken.some((box) => overlap(note, box))) continue;
      const cost = farness(note, nearest(note, near));
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** Room for the arrow at the edge of a strip that hides more. */
const STRIP_EDGE = 34;

/** Swipe the strip in which a thing lies until the thing is seen. */
export function reveal(thing: Element): void {
  const strip = thing.closest("[data-strip]");
  if (!strip) return;
  const [box, seen] = [thing.getBoundingClientRect(), strip.getBoundingClientRect()];
  const by = (low: number, high: number, from: number, to: number): number =>
    low < from ? low - from - STRIP_EDGE : high > to ? Math.min(high - to + STRIP_EDGE, low - from) : 0;
  strip.scrollBy(by(box.left, box.right, seen.left, seen.right), by(box.top, box.bottom, seen.top, seen.bottom));
}

/** The opening beside which a note lies. */
export function nearest(note: Box, openings: Box[]): Box {
  return openings.reduce((best, each) => (farness(note, each) < farness(note, best) ? each : best));
}

/** How far a note lies from where it would lie best: one arrow's length from the opening, and level with it. */
function farness(note: Box, opening: Box): number {
  const across = Math.max(opening.left - note.right, note.left - opening.right, 0);
  const down = Math.max(opening.top - note.bottom, note.top - opening.bottom, 0);
  const beside = Math.abs(note.left + note.right - opening.left - opening.right) + Math.abs(note.top + note.bottom - opening.top - opening.bottom);
  return Math.abs(Math.hypot(across, down) - GAP) * 4 + beside / 4;
}

/** A curved arrow from the edge of the note to the edge of the opening, with its head; null where they touch. */
export function arrowFrom(note: Box, opening: Box): { shaft: string; head: string } | null {
  const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [nx, ny] = middle(note);
  const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
  const inset = (low: number, high: number): [number, number] => (high - low > 40 ? [low + 16, high - 16] : [(low + high) / 2, (low + high) / 2]);
  const [ex, ey] = [clamp(nx, ...inset(opening.left, opening.right)), clamp(ny, ...inset(opening.top, opening.bottom))];
  const sideways = note.right <= opening.left || note.left >= opening.right;
  const [x, y] = sideways ? [nx < ex ? opening.left - 4 : opening.right + 4, ey] : [ex, ny < ey ? opening.top - 4 : opening.bottom + 4];
  const start = sideways
    ? { x: nx < x ? note.right : note.left, y: clamp(y, note.top + 24, note.bottom - 24) }
    : { x: clamp(x, note.left + 40, note.right - 40), y: ny < y ? note.bottom : note.top };
  const length = Math.hypot(x - start.x, y - start.y);
  if (length < 16) return null;
  const bend = Math.min(18, length / 4);
  const [cx, cy] = sideways ? [(start.x + x) / 2, (start.y + y) / 2 - bend] : [(start.x + x) / 2 + bend, (start.y + y) / 2];
  const angle = Math.atan2(y - cy, x - cx);
  const wing = (turn: number): string => `${(x - 15 * Math.cos(angle + turn)).toFixed(1)} ${(y - 15 * Math.sin(angle + turn)).toFixed(1)}`;
  return { shaft: `M${start.x} ${start.y}Q${cx} ${cy} ${x} ${y}`, head: `M${wing(0.55)}L${x} ${y}L${wing(-0.55)}` };
}

// Where things lie on the board. Everything is drawn in units that are at least 0.92 of a pixel, so that the smallest
// print (13) is never smaller than 12 pixels.

import type { Layout } from "../boards";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Places {
  width: number;
  height: number;
  track: Box;
  cards: Box[];
  sites: Box[];
  professors: Box[];
  /** Exhibitions and museums; none where they are one button. */
  shows: Box[];
  /** The button for all of them, on phones. */
  more: Box | null;
}

/** The board of a laptop has at least this room, in units. */
const LEAST = { width: 1080, height: 400 };
/** In a very large window pieces grow more than print. */
const LARGEST = 1.25;
/** So many exhibitions and museums have large places; more of them are smaller. */
const FEW_SHOWS = 6;

/** How many pixels a unit is. On phones both are the same. */
export function unitFor(width: number, height: number, layout: Layout): number {
  return layout === "wide" ? Math.min(width / LEAST.width, height / LEAST.height, LARGEST) : 1;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function row(count: number, x: number, y: number, width: number, height: number, gap: number): Box[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (each + gap), y, width: each, height }));
}

export function placesFor(width: number, height: number, layout: Layout, shows: number): Places {
  return layout === "wide" ? wide(width, height, shows) : narrow(width, height);
}

/** Road above; cards over sites at the left; professors over exhibitions and museums at the right. */
function wide(width: number, height: number, shows: number): Places {
  const gap = height < 460 ? 8 : 10;
  const track = { x: 0, y: 0, width, height: clamp(height * 0.25, 98, 170) };
  const top = track.height + gap;
  const rest = height - top;
  const left = width * 0.575 - gap;
  const tall = (rest - gap) / 2;
  const [x, right] = [width * 0.575 + 3, width * 0.425 - 3];
  const faces = clamp(rest * 0.31, 92, 150);
  const [columns, lines] = shows <= FEW_SHOWS ? [3, 2] : [4, shows <= 8 ? 2 : 3];
  const low = (rest - faces - gap - (lines - 1) * (gap - 1)) / lines;
  return {
    width,
    height,
    track,
    cards: row(4, 0, top, left, tall, gap),
    sites: row(4, 0, top + tall + gap, left, tall, gap),
    professors: row(5, x, top, right, faces, 6),
    shows: Array.from({ length: lines }, (_, line) => row(columns, x, top + faces + gap + line * (low + gap - 1), right, low, gap - 1)).flat(),
    more: null,
  };
}

/** Road, cards, sites, professors one below the other. */
function narrow(width: number, height: number): Places {
  const gap = 7;
  const share = (height - 3 * gap) / 392;
  const track = clamp(98 * share, 64, 130);
  const faces = clamp(90 * share, 62, 116);
  const tall = (height - 3 * gap - track - faces) / 2;
  const last = height - faces;
  const more = clamp(width * 0.26, 88, 130);
  return {
    width,
    height,
    track: { x: 0, y: 0, width, height: track },
    cards: row(4, 0, track + gap, width, tall, gap),
    sites: row(4, 0, track + 2 * gap + tall, width, tall, gap),
    professors: row(5, 0, last, width - more - gap, faces, 5),
    shows: [],
    more: { x: width - more, y: last, width: more, height: faces },
  };
}

/** A card of a find, in its own units, and what the next one leaves in sight of it. */
const FIND = { width: 43, height: 52 };
/** Smaller or larger than this no find is drawn. */
const [SMALLEST_FIND, LARGEST_FIND] = [0.5, 1.7];

export interface Fan {
  lanes: number;
  /** How many lie in a lane. */
  per: number;
  size: number;
  /** From one to the next. */
  step: number;
}

/** Less than this, in pixels, and how many there are of one covers its neighbour. */
export const ROOM_FOR_COUNT = 19;

/** No less than this part of a size. */
const HARDLY = 0.85;

/** Finds beside each other, each leaving this much of the one below in sight; in two lanes where they are larger so, or where
there are `several` of one, its number would be covered, and they would be hardly smaller. */
export function fanned(count: number, width: number, height: number, shown: number, several: boolean): Fan {
  const [one, two] = [1, 2].map((lanes) => {
    const per = Math.ceil(Math.max(1, count) / lanes);
    const size = clamp(Math.min(height / (FIND.height * lanes), width / (FIND.width + (per - 1) * shown)), SMALLEST_FIND, LARGEST_FIND);
    return { lanes, per, size, step: per > 1 ? Math.min(FIND.width * size, (width - FIND.width * size) / (per - 1)) : 0 };
  });
  const crowded = several && one.per > 1 && one.step < ROOM_FOR_COUNT && two.size * FIND.height * 2 <= height && two.size > one.size * HARDLY;
  return two.size > one.size || crowded ? two : one;
}

/** The first week that is seen and how many: the last marker stands near the left end, and everybody fits. */
export function weeksSeen(last: number, front: number, layout: Layout): { first: number; count: number } {
  const [turned, behind, usual] = layout === "wide" ? [10, 3, 30] : [3, 1, 16];
  // A week before the first one leaves room for the stack at the start.
  const first = Math.max(-1, turned * Math.floor(last / turned) - behind);
  return { first, count: Math.max(usual, front - first + 2) };
}

/** The smallest print, in pixels. */
const SMALLEST = 12.05;

/** The smallest print, in units of this many pixels. */
export function leastPrint(unit: number): number {
  return SMALLEST / unit;
}

/** How wide letters are by their height. */
export const SERIF = 0.5;
export const SANS = 0.58;
export const BOLD = 0.68;

/** A size of print at which a text is no wider than this. */
export function fitted(text: string, width: number, size: number, least = 13, letter = SERIF): number {
  return clamp(width / (text.length * letter), least, size);
}

/** Names that stand side by side, all at the size of print at which the longest of them fits. */
export function fittedAll(texts: string[], width: number, size: number, least = 13, letter = SERIF): number {
  return Math.min(...texts.map((text) => fitted(text, width, size, least, letter)));
}

/** The first of several wordings that fits at this size of print; none if none does. */
export function fitting(texts: string[], width: number, size: number, letter = SERIF): string {
  return texts.find((text) => text.length * letter * size <= width) ?? "";
}

/** A name at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A text on as many lines as it needs at this size of print; a word that is too long has a line of its own. */
export function wrapped(text: string, width: number, size: number, letter = SERIF): string[] {
  return text.split(" ").reduce<string[]>((rows, word) => {
    const longer = rows.length ? `${rows.at(-1)} ${word}` : word;
    return rows.length && longer.length * letter * size > width ? [...rows, word] : [...rows.slice(0, -1), longer];
  }, []);
}

/** A title on at most two lines of this many letters. */
export function lines(text: string, letters: number): string[] {
  if (text.length <= letters) return [text];
  const words = text.split(" ");
  const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return halves.sort((a, b) => Math.max(...a.map((part) => part.length)) - Math.max(...b.map((part) => part.length)))[0] ?? [text];
}

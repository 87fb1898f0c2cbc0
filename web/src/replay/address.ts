// The address of a moment: which game, which step, through whose eyes, and the notes that somebody sends along.
// Notes are in the part behind the #, which no server sees.

export interface Moment {
  replay: string;
  step: number;
  /** A seat's number, `all`, or `nobody`. */
  eyes: string;
}

/** Short notes by the step they belong to. */
export type Notes = Map<number, string>;

export const MAX_NOTES = 20;
export const MAX_NOTE_LENGTH = 200;

const VIEWS = ["all", "nobody"];

/** Who looks; null where the address does not say. Seats are counted from 1, as people do. */
export function eyesIn(part: string | undefined): string | null {
  if (part && VIEWS.includes(part)) return part;
  const seat = Number(part);
  return Number.isInteger(seat) && seat >= 1 && seat <= 8 ? String(seat - 1) : null;
}

export function addressOf({ replay, step, eyes }: Moment, notes: Notes = new Map()): string {
  const view = VIEWS.includes(eyes) ? eyes : String(Number(eyes) + 1);
  return `/r/${replay}/${step}/${view}${hashOf(notes)}`;
}

export function hashOf(notes: Notes): string {
  if (!notes.size) return "";
  const listed = [...notes].sort(([a], [b]) => a - b).map(([step, text]) => `${step}=${encodeURIComponent(text)}`);
  return `#${listed.join("&")}`;
}

/** The notes of a link. Whatever is not a note, or too much, is left out. */
export function notesIn(hash: string): Notes {
  const notes: Notes = new Map();
  for (const part of hash.replace(/^#/, "").split("&")) {
    const [, step, text] = /^(\d{1,6})=(.+)$/.exec(part) ?? [];
    if (text === undefined || notes.size >= MAX_NOTES) continue;
    const read = decoded(text);
    if (read) notes.set(Number(step), read);
  }
  return notes;
}

function decoded(text: string): string {
  try {
    return noteOf(decodeURIComponent(text));
  } catch {
    return "";
  }
}

/** A note as it is kept: one line, without control characters, not too long. */
export function noteOf(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_NOTE_LENGTH);
}

// The great moments of Thebes: a dig, whose cards rise from the sand and are turned one by one, rubble never last if there is
// a find, the dearest find last; and the end of the game, when the points are counted.

import type { GameEvent } from "../../lib/server";
import type { Say } from "../../lib/texts";
import type { Moment, MomentOf } from "../boards";
import { findName } from "./labels";
import { worthOf } from "./worth";
import { SCORES, type Has, type Region, type View } from "./view";

/** What Moment.svelte is told about a dig. */
export interface DigShown {
  seat: number;
  region: Region;
  weeks: number;
  /** Faces in the order in which they are turned. */
  cards: string[];
  /** The pile held fewer than the dig allowed. */
  emptied: boolean;
  /** Others' digs are shown faster. */
  speed: number;
}

/** Milliseconds. */
export const RISE = 500;
export const LINE = 400;
export const HOME = 800;
/** From one find to the next on the way home; all are there in time. */
export const APART = 120;
/** The end: until the first line is counted, from one line to the next, and how long the totals are looked at. */
export const FIRST = 700;
export const COUNTED = 480;
const TOTALS = 1900;
const OTHERS = 0.6;
const MANY = 6;

const SEEN = new WeakSet<GameEvent>();

/** Whether an event was shown in a great moment, so that it need not be told and played once more. */
export function wasSeen(event: GameEvent): boolean {
  return SEEN.has(event);
}

/** How long a card takes to turn and how long it is looked at. */
export function timesOf(face: string, count: number, last: boolean, all: string[]): { turn: number; rest: number } {
  const [turn, rest] = count >= MANY ? [180, 120] : [260, 240];
  const splendid = worthOf(face) >= 5;
  const nothing = last && all.every((each) => each === "rubble");
  return { turn, rest: rest + (splendid ? 500 : 0) + (nothing ? 860 : 0) };
}

/** Rubble in between, the dearest last. */
export function ordered(faces: string[]): string[] {
  const finds = faces.filter((face) => face !== "rubble").sort((a, b) => worthOf(a) - worthOf(b));
  const rubble = faces.filter((face) => face === "rubble");
  if (!finds.length) return rubble;
  const last = finds.pop()!;
  const mixed: string[] = [];
  for (const total = finds.length + rubble.length; mixed.length < total;) {
    const next = mixed.length % 2 === 0 ? (finds.shift() ?? rubble.shift()) : (rubble.shift() ?? finds.shift());
    mixed.push(next!);
  }
  return [...mixed, last];
}

/** What everybody's points are for. */
export interface EndShown {
  points: Has["points"][];
}

export const momentOf: MomentOf = (events, _before, after, me, names, t) => {
  if (events.some(({ event }) => event === "game-over")) return momentOfEnd(events, after as View, t);
  const at = events.findLastIndex((event) => event.event === "dug");
  return at < 0 ? null : momentOfDig(events, at, me, names, t);
};

function momentOfDig(events: GameEvent[], at: number, me: number | null, names: string[], t: Say): Moment | null {
  const dug = events[at];
  const seat = Number(dug.seat);
  const region = dug.region as Region;
  const faces: string[] = [];
  let emptied = false;
  const seen = [dug];
  for (const event of events.slice(at + 1)) {
    if (event.event === "rubble") faces.push("rubble");
    if (event.event === "found") faces.push(String(event.find));
    emptied ||= event.event === "no-more-cards";
    if (event.event === "marker-moved") break;
    if (["rubble", "found", "no-more-cards"].includes(event.event)) seen.push(event);
  }
  if (!faces.length) return null;
  seen.forEach((event) => SEEN.add(event));
  const cards = ordered(faces);
  const speed = seat === me ? 1 : OTHERS;
  const turning = cards.reduce((sum, face, i) => sum + Object.values(timesOf(face, cards.length, i === cards.length - 1, cards)).reduce((a, b) => a + b), 0);
  const shown: DigShown = { seat, region, weeks: Number(dug.weeks), cards, emptied, speed };
  const named = (face: string): string => findName(region, face, t);
  const words = t("thebes-moment-begin", { name: names[seat] ?? "", region, weeks: shown.weeks, cards: cards.length, finds: cards.map(named).join(", ") });
  return { kind: "dig", facts: { ...shown }, length: (RISE + LINE + turning + HOME) * speed, words };
}

/** After it the result comes: how the last card was taken is not played any more. */
function momentOfEnd(events: GameEvent[], after: View, t: Say): Moment {
  events.forEach((event) => SEEN.add(event));
  const shown: EndShown = { points: after["players-have"].map(({ points }) => points) };
  return { kind: "end", facts: { ...shown }, length: FIRST + SCORES.length * COUNTED + TOTALS, words: t("thebes-moment-end") };
}

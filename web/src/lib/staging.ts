// What happened is played in the order of its events. A game says which pieces an event concerns; here they are given
// their turn.

import type { GameEvent } from "./server";
import type { Cue } from "./sound.svelte";

/** A piece that is not where, or not what, it was. */
export interface Change {
  name: string;
  how: "moved" | "new" | "gone" | "turned" | "counted";
  /** The place it says it lies at, before and now. */
  was: string;
  is: string;
}

/** How an event is seen. */
export interface Scene {
  /** Whether it concerns this piece. */
  piece?: (change: Change) => boolean;
  /** It concerns one such piece, not all of them. */
  one?: boolean;
  /** Pieces show their other side on the way. */
  turn?: boolean;
  /** The thing from which new pieces come, and to which pieces go that are there no longer. */
  from?: string;
  to?: string;
  /** Things that flash. */
  glow?: string[];
  /** Numbers that change, and by how much. */
  count?: Record<string, number>;
  /** It waits for the one before, also if that was of its kind. */
  alone?: boolean;
  /** It was seen already, in a great moment: its pieces simply are where they belong. */
  still?: boolean;
  /** What is heard if sounds are switched on. */
  sound?: Cue;
}

/** How a game's events are seen; null where there is nothing to see. The views are those before and after. */
export type Staging = (event: GameEvent, before: unknown, after: unknown) => Scene | null;

export interface Beat {
  /** What is told meanwhile; null where nothing was said about it. */
  event: GameEvent | null;
  scene: Scene;
  changes: Change[];
  start: number;
  length: number;
}

/** Milliseconds. */
export const TRAVEL = 350;
/** Events of one kind follow each other so closely that they ripple. */
export const RIPPLE = 120;
/** After what others do, time to see it. */
export const HOLD = 250;
/** An event that can only be told. */
export const TOLD = 350;
/** However much has happened, it takes no longer. */
export const LONGEST = 6000;

/** Who has its turn when. What no event speaks of travels at the end. */
export function plan(scenes: (readonly [GameEvent, Scene | null])[], changes: Change[], hold = HOLD): Beat[] {
  const left = new Set(changes);
  const beats: Beat[] = [];
  let end = 0;
  for (const [event, scene] of scenes) {
    if (!scene) continue;
    const counted = (change: Change): boolean => change.how === "counted" && change.name in (scene.count ?? {});
    let concerned = changes.filter((change) => counted(change) || (left.has(change) && change.how !== "counted" && scene.piece?.(change)));
    if (scene.one) concerned = concerned.filter((change, i) => counted(change) || i === concerned.findIndex((each) => !counted(each)));
    concerned.forEach((change) => left.delete(change));
    if (scene.still) continue;
    const seen = concerned.length > 0 || (scene.glow?.length ?? 0) > 0;
    if (!seen && !hold) continue;
    const last = beats.at(-1);
    const start = last && !scene.alone && last.event?.event === event.event && seen ? last.start + RIPPLE : end;
    const length = seen ? TRAVEL : TOLD;
    beats.push({ event, scene, changes: concerned, start, length });
    end = Math.max(end, start + length + hold);
  }
  if (left.size) beats.push({ event: null, scene: {}, changes: [...left], start: Math.max(0, end - hold), length: TRAVEL });
  const shrink = Math.min(1, LONGEST / lengthOf(beats));
  return shrink < 1 ? beats.map((beat) => ({ ...beat, start: beat.start * shrink, length: beat.length * shrink })) : beats;
}

export function lengthOf(beats: Beat[]): number {
  return beats.reduce((longest, beat) => Math.max(longest, beat.start + beat.length), 0);
}

/** The piece of this name. */
export function named(...names: string[]): (change: Change) => boolean {
  return (change) => names.includes(change.name);
}

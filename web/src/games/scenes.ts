// Pictures a game lends to other screens: its treasure (entrance, invitation) and what was achieved (result).

import type { Component } from "svelte";
import type { Say } from "../lib/texts";

/** How long and how demanding a game is, as printed on its box (`games/GAME/box.json`). */
export interface Box {
  minutes: number;
  weight: "light" | "medium" | "heavy";
}

/** `games/GAME/Treasure.svelte`: SVG round 0,0, at most 140 wide and 128 high. */
export type Treasure = Component<Record<string, never>>;

/** What `games/GAME/Scene.svelte` is given: the picture of what was achieved, on the result screen. */
export interface SceneProps {
  /** The last view of the game; the game casts it to its own type. */
  view: unknown;
  names: string[];
  /** The seat through whose eyes it is seen; null for a spectator. */
  me: number | null;
  winners: number[];
  scores: Record<string, number>[];
  t: Say;
  /**
   * A phone: the scene has the whole width to itself (390 x 250). Otherwise it is 1440 x 408, and its left 400 are
   * covered by the title and the ranking. Sky and sun lie behind it (the sun round 1010, 196; on a phone 195, 128), and
   * the ground, 36 high, at its foot.
   */
  narrow: boolean;
}

/**
 * One <svg> that fills its box: viewBox 0 0 1440 408 with preserveAspectRatio="xMaxYMax meet", or 0 0 390 250 with
 * "xMidYMax meet", so that a low window shows all of it.
 */
export type Scene = Component<SceneProps>;

const BOXES = import.meta.glob<Box>("./*/box.json", { eager: true, import: "default" });
const TREASURES = import.meta.glob<Treasure>("./*/Treasure.svelte", { eager: true, import: "default" });
const SCENES = import.meta.glob<Scene>("./*/Scene.svelte", { import: "default" });

/** The games this page has drawn, in the order in which they lie in the ground. */
export const DRAWN = ["monuments", "artefakt", "pergamon", "thebes"];

export function boxOf(game: string): Box | null {
  return BOXES[`./${game}/box.json`] ?? null;
}

export function treasureOf(game: string): Treasure | null {
  return TREASURES[`./${game}/Treasure.svelte`] ?? null;
}

export async function sceneOf(game: string): Promise<Scene | null> {
  return (await SCENES[`./${game}/Scene.svelte`]?.()) ?? null;
}

// Every game has a folder with its board; it is loaded when somebody sits down to it.

import type { Component } from "svelte";
import type { Draft } from "../lib/draft.svelte";
import type { Staging } from "../lib/staging";
import type { Touch } from "../lib/touch.svelte";
import type { Say } from "../lib/texts";

/** What a board is given. It draws the view and offers things to touch; it knows no rules. */
export interface BoardProps {
  // eslint-disable-next-line
  view: any;
  /** What the seats are called. */
  names: string[];
  /** The seat through whose eyes it is seen; null for a spectator. */
  me: number | null;
  touch: Touch;
  /** The move being composed; nobody composes one in a replay. */
  draft?: Draft;
  /** Sentences of the game and of the page. */
  t: Say;
  /** What the viewer has decided on ahead of the turn, by its notation. */
  decided?: string;
  /** The options of this table, where they are known. */
  options?: Record<string, boolean | number | string>;
}

export type Board = Component<BoardProps>;

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const STAGINGS = import.meta.glob<{ staging: Staging }>("./*/staging.ts");

export async function boardOf(game: string): Promise<Board | null> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

/** How a game's events are seen on its board. */
export async function stagingOf(game: string): Promise<Staging | null> {
  const load = STAGINGS[`./${game}/staging.ts`];
  return load ? (await load()).staging : null;
}

// What every game gives to the table, and what the table gives to every game. A game's folder is loaded when somebody
// sits down to it. docs/page.md describes each file.

import type { Component } from "svelte";
import type { Draft } from "../lib/draft.svelte";
import type { Density, Layout } from "../lib/room.svelte";
import type { GameEvent } from "../lib/server";
import type { Coaching } from "../coach/coaching";
import type { Staging } from "../lib/staging";
import type { Say } from "../lib/texts";
import type { Gathered, Touch } from "../lib/touch.svelte";

export type { Density, Layout };
export type Options = Record<string, boolean | number | string>;

/** What Board, Dock, Plate and Phase are given. They draw the view and offer things to touch; they know no rules. */
export interface GameProps {
  /** The game casts it to its own type. */
  view: unknown;
  /** What the seats are called. */
  names: string[];
  /** The seat through whose eyes it is seen; null for a spectator. */
  me: number | null;
  touch: Touch;
  /** The move being composed; nobody composes one in a replay. */
  draft?: Draft;
  /** Sentences of the game and of the page. */
  t: Say;
  /** The options of this table, where they are known. */
  options?: Options;
  /** What the viewer has decided on ahead of the turn, by its notation. */
  decided?: string;
  /** Laptop, phone upright, phone on its side. */
  layout: Layout;
  /** Low windows of a laptop are compact. */
  density: Density;
  /** What others did since my last turn: a board may mark what was hit until I move. */
  since?: GameEvent[];
  /** Everything that was told so far, oldest first. */
  told?: GameEvent[];
  /** The one of these that is being played just now. */
  playing?: GameEvent | null;
  /** The view in which points are counted: without what is only laid, and without what is still being played. */
  tallied?: unknown;
}

export interface PlateProps extends GameProps {
  seat: number;
  /** The events of this seat's last turn, oldest first. */
  lately: GameEvent[];
  /** The large plate, with everything known about the player. */
  open: boolean;
}

export interface CloseupProps extends GameProps {
  /** The thing that is explained, by its name. */
  thing: string;
}

/** What the question is made of. */
export interface AskingFacts {
  view: unknown;
  me: number;
  names: string[];
  touch: Touch;
  draft?: Draft;
  t: Say;
  options?: Options;
  decided?: string;
}

/** Something to do that is no piece: a button of the dock. */
export interface Deed {
  /** Stable: its place in the row, and `data-deed`. */
  id: string;
  label: string;
  /** A second line: the price, or the reason why not. */
  note?: string;
  /** The notation to play; without it and without `run` the deed is impossible now, and keeps its place with a dashed edge. */
  move?: string;
  /** Instead of a move: something local, such as opening a chooser or sending the draft. */
  run?: () => void;
  /** Looks quiet, such as "Let finds go". */
  quiet?: boolean;
  /** Only on phones: on laptops the piece itself is in sight. */
  phone?: boolean;
}

/** What is asked of me now. */
export interface Ask {
  /** One sentence; *marked words* are terracotta. */
  question: string;
  deeds: Deed[];
  /** Named by its consequence; null while something must be tapped first. */
  primary: Deed | null;
  /** There is something to clear that the frame does not know of (it knows the draft and what was picked). */
  clear?: boolean;
  /** Empties what only the game knows, beside the draft and what was picked. */
  onclear?: () => void;
  /** Progress of the turn in the bar. */
  pips?: { done: number; left: number; possible: number };
  /** The steps of my turn, in front of the question on laptops. */
  steps?: { label: string; state: "done" | "now" | "next" }[];
  /** On phones: where the next tap is wanted. The dock shows only its edge for "board". */
  wants?: "board" | "hand";
  /** This one-step move waits for the primary button instead of being sent at once. */
  holds?: (move: string) => boolean;
  /** What touching a thing means, where a deed is made of several things of the same kind, such as cards; null: the usual. */
  gathers?: (thing: string) => Gathered | null;
  /** Why a thing that was touched cannot be used now, and what to do instead. */
  why?: (thing: string) => string | null;
}

export type Asking = (facts: AskingFacts) => Ask;

/** A turn of somebody in words: for the plate, the log and, if it concerned me, the dock. */
export interface Told {
  /** One short sentence without the name in front: the plate and the log show whose turn it was. */
  sentence: string;
  /** What it did to me, until I go on. */
  hit?: {
    sentence: string;
    /** The same with who did it, for the dock; without it the name comes first, and a colon. */
    named?: string;
    /** Things or pieces on the board that were hit: they get an arrow from the plate. */
    things: string[];
  };
}

export interface TellingFacts {
  seat: number;
  events: GameEvent[];
  /** The view after the turn. */
  view: unknown;
  me: number | null;
  names: string[];
  t: Say;
  /** A sentence for one event, from the game's catalogue. */
  say: (event: GameEvent) => string;
}

export type Telling = (facts: TellingFacts) => Told;

/** What a rival's plate tells of, where this is not simply their last moves in a row: of all that was told, oldest first. */
export type Lately = (seat: number, told: GameEvent[]) => GameEvent[];

/** Where a replay is in the game. A game adds what it needs to know to find the next round. */
export interface RoundState {
  round: number;
}

/** The chapters of a replay. Without its own `rounds.ts`, a game's rounds have at most one turn of every player. */
export interface Rounds {
  /** The round of a position. */
  at: (view: unknown) => RoundState;
  /** The round after what a move led to. */
  after: (state: RoundState, events: GameEvent[]) => RoundState;
  /** What a round is called, if it is not simply "Round 7". */
  label?: (round: number, t: Say) => string;
  /** What stands below the chances and over the strip, and the heading of the chances, if it is not simply the number. */
  axis?: { heading: string; tick: (round: number) => number };
}

/** The view of one seat with the hands of all seats, from the views of all of them. */
export type Revealed = (view: unknown, views: unknown[]) => unknown;

/** What the bar shows beside names: points and a word for each seat, and the phase. */
export interface BarSays {
  points?: (number | null)[];
  /** One or two words for each seat: "week 24", "next". */
  notes?: string[];
  phase?: string;
}

/** `playing` is the event being seen: it may belong to an earlier phase than the view. */
export type BarTelling = (facts: { view: unknown; names: string[]; me: number | null; t: Say; options?: Options; playing?: GameEvent | null }) => BarSays;

/** A great moment: shown over the dimmed board while log and counters wait. */
export interface Moment {
  /** What the game's Moment.svelte shows. */
  kind: string;
  /** Facts for it. */
  facts: Record<string, unknown>;
  /** Milliseconds at normal pace. */
  length: number;
  /** It stays until I go on, unless other people wait for me. */
  waits?: boolean;
  /** In words, for people who cannot see it and for the still of reduced motion. */
  words: string;
}

/** `before` and `after` are views. Null: nothing great has happened. */
export type MomentOf = (events: GameEvent[], before: unknown, after: unknown, me: number | null, names: string[], t: Say) => Moment | null;

export interface MomentProps {
  moment: Moment;
  view: unknown;
  names: string[];
  me: number | null;
  t: Say;
  layout: Layout;
  /** How long things take, by what they take normally. 0: reduced motion, show the still. */
  pace: number;
  /** Call when it is over. */
  ondone: () => void;
}

/** A board that an installed package brings, drawn by any means it likes into the element it is given. */
export interface Drawing {
  update(given: GameProps): void;
  destroy(): void;
}

export type Draw = (target: HTMLElement, given: GameProps) => Drawing;

/** By the name of an event: it concerns its seat's own turn, such as a roll before it, or all of the table, such as a new round. */
export type Apart = Record<string, "turn" | "table">;

/** Everything of a game's folder that the table uses. */
export interface GameParts {
  Board?: Component<GameProps>;
  /** Instead of a component, for a game from another package. */
  draw?: Draw;
  Dock?: Component<GameProps>;
  Plate?: Component<PlateProps>;
  /** Drawn in the middle of the bar on laptops, instead of the words of the phase. */
  Phase?: Component<GameProps>;
  /** A paper under the rivals' plates, if there is room for it. */
  Aside?: Component<GameProps>;
  /** Drawn in the note that explains a thing: what there is to see from near. */
  Closeup?: Component<CloseupProps>;
  Moment?: Component<MomentProps>;
  momentOf?: MomentOf;
  asking?: Asking;
  /** A move in words that only what lies on the table gives, such as the card on a field; null: as the catalogue says it. */
  worded?: (move: string, view: unknown, t: Say) => string | null;
  /** On upright phones the dock, and so the board, keeps its size while others move. */
  steady?: boolean;
  telling?: Telling;
  /** Events that the log does not put under whoever moved before them. */
  apart?: Apart;
  lately?: Lately;
  bar?: BarTelling;
  rounds?: Rounds;
  revealed?: Revealed;
  /** What is explained to somebody who learns the game by playing. */
  coaching?: Coaching;
  staging?: Staging;
  /** Kinds of events that are everybody's: they are told before I go on, also if a move of mine led to them. */
  common?: string[];
}

/** One file a game, so that a table is opened with few requests. */
const PARTS = import.meta.glob<{ parts: GameParts }>("./*/parts.ts");

/** The parts of a game; null where the page has no board for it. */
export async function partsOf(game: string): Promise<GameParts | null> {
  const load = PARTS[`./${game}/parts.ts`];
  return load ? (await load()).parts : broughtBy(game);
}

/** What the package of a game brings; null where it brings no board, and the game is played by words and buttons. */
async function broughtBy(game: string): Promise<GameParts | null> {
  const { draw, coaching } = (await import(/* @vite-ignore */ `/boards/${game}/board.js`)) as { draw?: Draw; coaching?: Coaching };
  return draw ? { draw, coaching } : null;
}

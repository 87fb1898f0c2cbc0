// What the view of Monuments holds, as far as it is drawn.

import type { Say } from "../../lib/texts";

export type Symbol3 = "ship" | "helmet" | "scroll";
export const SYMBOLS: Symbol3[] = ["ship", "helmet", "scroll"];

export type Step = "acting" | "ending" | "building" | "extending" | "reordering" | "scoring" | "buying" | "swapping" | "over";

export interface Face {
  card: string;
  monument: string;
  value: number;
  symbol: Symbol3;
}

export interface FameTrack {
  monument: string;
  space: number;
  builders: number;
  least: number | null;
  sole: number[];
  larger: number[];
  smaller: number[];
}

/** What the edition says things take, cost and bring. */
export interface Figures {
  /** Cards the first and the second builder need. */
  least: number[];
  actions: number;
  "symbol-points": number;
  /** Points for a history of one card, of two, and so on. */
  history: number[];
  /** What historians never sent out cost: none of them, one, two, and so on. */
  unused: number[];
  "token-bought": number;
  "token-kept": number;
  "token-extra": number;
}

export interface View {
  seat: number | null;
  turn: number;
  step: Step;
  actions: number;
  "fourth-bought": boolean;
  "tokens-used": Symbol3[];
  "tokens-usable": Symbol3[];
  "tokens-on-sale": Symbol3[];
  laying: string | null;
  due: number;
  pair: Symbol3 | null;
  historians: number[];
  histories: { seat: number; cards: number }[];
  tokens: Partial<Record<Symbol3, number | null>>;
  columns: Record<string, string[]>[];
  open: string[];
  lifted: string[];
  offered: string | null;
  gone: string[];
  hand: string[];
  hands: { cards: number; known: string[] }[];
  deck: number;
  aside: number;
  symbols: Record<Symbol3, number>[];
  /** How many cards a history of each seat would take now. */
  reach: number[];
  "may-write": boolean;
  totals: number[];
  monuments: FameTrack[];
  cards: Face[];
  /** Points for the best historians in the end. */
  honours: number[];
  figures: Figures;
}

export type Faces = Record<string, Face>;

const drawn = new WeakMap<Face[], Faces>();

/** The cards by name. The same list gives the same answer, so that nothing is drawn again. */
export function facesOf(view: View): Faces {
  let faces = drawn.get(view.cards);
  if (!faces) drawn.set(view.cards, (faces = Object.fromEntries(view.cards.map((face) => [face.card, face]))));
  return faces;
}

/** `zeus-7` is a card of Zeus. */
export function monumentOf(card: string): string {
  return card.slice(0, card.lastIndexOf("-"));
}

/** What a card is called. */
export function cardName(face: Face, t: Say): string {
  return t("card-name", { monument: face.monument, value: face.value });
}

/** What a card is, in words. */
export function cardWords(face: Face, t: Say): string {
  return t("monuments-card", { card: cardName(face, t), symbol: face.symbol });
}

/** The card of a column that a history takes next; a last one is safe. */
export function nextToFall(cards: string[], takeFrom: unknown): string | null {
  if (cards.length < 2) return null;
  return takeFrom === "column-start" ? cards[0] : cards[cards.length - 1];
}

export interface Share {
  seat: number;
  cards: string[];
}

/** What each builder of a monument would get now: one alone gets all; of two the one with more cards, or else with the
highest, gets the larger part. */
export function worthOf(track: FameTrack, builders: Share[], faces: Faces): number[] {
  if (track.space === 0) return builders.map(() => 0);
  const i = track.space - 1;
  if (builders.length < 2) return builders.map(() => track.sole[i]);
  const strength = builders.map(({ cards }) => 10 * cards.length + Math.max(0, ...cards.map((card) => faces[card].value)));
  return builders.map((_, k) => (strength[k] > strength[1 - k] ? track.larger[i] : track.smaller[i]));
}

// What the cards mean that were tapped one after the other. Tapping a card of a hand adds it to a building or to a pair,
// whichever it fits; a card that fits neither starts over. What was tapped is kept by `Touch`, so that Escape empties it.

import type { Gathered, Touch } from "../../lib/touch.svelte";
import { facesOf, monumentOf, type Symbol3, type View } from "./view";

/** What the player has said the tapped cards are for. */
export type Aim = "score" | "fourth" | "swap" | "extra";

const AIM = "do-";
const CARD = "card-";

export interface Choice {
  aim: Aim | null;
  cards: string[];
}

export type Meaning =
  | { kind: "nothing" }
  | { kind: "laying"; way: "build" | "extend"; monument: string; cards: string[]; missing: number }
  | { kind: "pair"; symbol: Symbol3; cards: string[]; aim: "score" | "fourth" }
  | { kind: "single"; card: string; symbol: Symbol3; aim: "score" | "fourth" | null }
  | { kind: "aim"; aim: Aim };

export function choiceOf(touch: Touch): Choice {
  const aim = touch.picked.find((thing) => thing.startsWith(AIM));
  return {
    aim: aim ? (aim.slice(AIM.length) as Aim) : null,
    cards: touch.picked.filter((thing) => thing.startsWith(CARD)).map((thing) => thing.slice(CARD.length)),
  };
}

export function picksOf(aim: Aim | null, cards: string[]): string[] {
  return [...(aim ? [AIM + aim] : []), ...cards.map((card) => CARD + card)];
}

/** How a card could be laid now. */
function wayOf(card: string, touch: Touch): "build" | "extend" | null {
  return touch.allows(`build ${card}`) ? "build" : touch.allows(`extend ${card}`) ? "extend" : null;
}

function pairs(card: string, touch: Touch): boolean {
  return touch.allows(`score ${card}`) || touch.allows(`fourth ${card}`);
}

/** What is tapped for, by default: points while actions are left, else the fourth action. */
function usual(card: string, touch: Touch): "score" | "fourth" {
  return touch.allows(`score ${card}`) ? "score" : "fourth";
}

export function meaningOf(view: View, touch: Touch): Meaning {
  const { aim, cards } = choiceOf(touch);
  const faces = facesOf(view);
  const mine = cards.filter((card) => view.hand.includes(card));
  if (!mine.length) return aim ? { kind: "aim", aim } : { kind: "nothing" };
  const [first, second] = mine;
  const purpose = aim === "score" || aim === "fourth" ? aim : null;
  const way = purpose ? null : wayOf(first, touch);
  const monument = monumentOf(first);
  if (way && mine.every((card) => monumentOf(card) === monument)) {
    const least = way === "build" ? (view.monuments.find((track) => track.monument === monument)?.least ?? 0) : 1;
    return { kind: "laying", way, monument, cards: mine, missing: Math.max(0, least - mine.length) };
  }
  if (second) return { kind: "pair", symbol: faces[first].symbol, cards: mine, aim: purpose ?? usual(first, touch) };
  return { kind: "single", card: first, symbol: faces[first].symbol, aim: purpose };
}

/** What is picked after a card of the hand was tapped. */
function tapped(card: string, view: View, touch: Touch): string[] {
  const { aim, cards } = choiceOf(touch);
  const faces = facesOf(view);
  const alike = (other: string): boolean => faces[other].symbol === faces[card].symbol;
  if (cards.includes(card))
    return picksOf(
      aim,
      cards.filter((other) => other !== card),
    );
  const together = !aim && cards.length > 0 && wayOf(card, touch) !== null && cards.every((other) => monumentOf(other) === monumentOf(card));
  const pair = cards.length === 1 && alike(cards[0]) && pairs(card, touch);
  return together || pair ? picksOf(aim, [...cards, card]) : picksOf(aim, [card]);
}

/** What a tap means while actions are taken. */
export function gather(thing: string, view: View, touch: Touch): Gathered | null {
  const { aim } = choiceOf(touch);
  const name = thing.startsWith(CARD) ? thing.slice(CARD.length) : thing;
  if (thing === "deck" || view.open.includes(name)) {
    const move = aim === "extra" || !touch.allows(`draw ${name}`) ? `extra ${name}` : `draw ${name}`;
    return { move, sure: true };
  }
  if (!view.hand.includes(name)) return null;
  return aim === "swap" ? { move: `swap ${name}` } : { picked: tapped(name, view, touch) };
}

/** The second card of a pair, or the card that is swapped for, ends what was begun. */
export function gatherSecond(thing: string, touch: Touch): Gathered | null {
  const card = thing.slice(CARD.length);
  const move = [`with ${card}`, `for ${card}`].find((each) => touch.allows(each));
  return move ? { move, sure: true } : null;
}

/** The pair a deed begins with: that of the card that was tapped, else the one that scores most; of its cards those that
can be missed most, which belong to no monument of mine and have the fewest fellows in the hand. */
export function pairFor(aim: "score" | "fourth", view: View, me: number, touch: Touch): string[] {
  const faces = facesOf(view);
  const able = view.hand.filter((card) => touch.allows(`${aim} ${card}`));
  const [first] = choiceOf(touch).cards.filter((card) => able.includes(card));
  const use = (card: string): number =>
    (monumentOf(card) in view.columns[me] ? 10 : 0) + view.hand.filter((other) => monumentOf(other) === monumentOf(card)).length;
  const worth = (card: string): number => (aim === "score" ? view.symbols[me][faces[card].symbol] : 0);
  const ranked = [...able].sort((a, b) => worth(b) - worth(a) || use(a) - use(b));
  const lead = first ?? ranked[0];
  if (!lead) return [];
  const partner = ranked.filter((card) => card !== lead && faces[card].symbol === faces[lead].symbol).sort((a, b) => use(a) - use(b))[0];
  return partner ? [lead, partner] : [lead];
}

/** The symbols of which a pair could be discarded now, the one that scores most first. */
export function pairSymbols(view: View, me: number, touch: Touch, aim: "score" | "fourth"): Symbol3[] {
  const faces = facesOf(view);
  const symbols = [...new Set(view.hand.filter((card) => touch.allows(`${aim} ${card}`)).map((card) => faces[card].symbol))];
  return symbols.sort((a, b) => view.symbols[me][b] - view.symbols[me][a]);
}

/** The cards that the move being composed would lay, in their order: what is tapped, and what is laid in the draft. */
export function draftedCards(view: View, touch: Touch, steps: string[]): string[] {
  const laid = steps
    .map((step) => step.split(" "))
    .filter(([verb]) => ["build", "extend", "lay"].includes(verb))
    .map(([, card]) => card);
  const meaning = view.hand.length ? meaningOf(view, touch) : null;
  return [...new Set([...laid, ...(meaning?.kind === "laying" ? meaning.cards : [])])];
}

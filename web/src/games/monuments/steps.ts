// The steps of a whole deed, as the table takes them. Where only one card is left that must go the same way it goes by
// itself, and a hand that is empty needs no word that one is done.

import { monumentOf, type View } from "./view";

/** `reorders`: the scroll token could still be used, so that the table waits even for an empty hand. */
export function layingSteps(way: "build" | "extend", cards: string[], view: View, reorders = false): string[] {
  const held = view.hand.length;
  const least = view.monuments.find((track) => track.monument === monumentOf(cards[0]))?.least;
  const lastFollows = way === "build" && cards.length > 1 && cards.length === held && least === held;
  const laid = lastFollows ? cards.slice(0, -1) : cards;
  const steps = laid.map((card, i) => `${i === 0 ? way : "lay"} ${card}`);
  return cards.length < held || reorders ? [...steps, "done"] : steps;
}

export function pairSteps(aim: "score" | "fourth", [first, second]: string[], view: View): string[] {
  return view.hand.length > 2 ? [`${aim} ${first}`, `with ${second}`] : [`${aim} ${first}`];
}

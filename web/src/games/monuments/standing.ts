// What everybody would have if the game ended now: points so far, histories and honours, historians at home, fame, tokens.

import { facesOf, SYMBOLS, worthOf, type View } from "./view";

export interface Wonder {
  monument: string;
  points: number;
}

/** What a seat's monuments would pay now, the most first. */
export function wondersOf(view: View, seat: number): Wonder[] {
  const faces = facesOf(view);
  const wonders = view.monuments
    .filter((track) => track.monument in view.columns[seat])
    .map((track) => {
      const builders = view.columns.map((columns, other) => ({ seat: other, cards: columns[track.monument] ?? [] })).filter(({ cards }) => cards.length > 0);
      return { monument: track.monument, points: worthOf(track, builders, faces)[builders.findIndex((each) => each.seat === seat)] };
    });
  return wonders.sort((a, b) => b.points - a.points);
}

export function standingOf(view: View, seat: number): number {
  const { history, unused } = view.figures;
  const histories = view.histories.map((each, rank) => (each.seat === seat ? (history[each.cards - 1] ?? each.cards) + (view.honours[rank] ?? 0) : 0));
  const tokens = SYMBOLS.filter((symbol) => view.tokens[symbol] === seat).length * view.figures["token-kept"];
  const fame = wondersOf(view, seat).reduce((sum, each) => sum + each.points, 0);
  return view.totals[seat] + histories.reduce((sum, points) => sum + points, 0) - unused[view.historians[seat]] + tokens + fame;
}

// A turn of Monuments in one sentence, and what it took from me.

import type { Say } from "../../lib/texts";
import type { GameEvent } from "../../lib/server";
import type { Telling } from "../boards";
import { cardName, facesOf, type View } from "./view";

/** "took Petra 7, drew a card unseen and built Colosseum". */
function listed(words: string[], t: Say): string {
  if (words.length < 2) return words[0] ?? "";
  return t("monuments-list-and", { first: words.slice(0, -1).join(", "), last: words[words.length - 1] });
}

function sentenceOf(words: string): string {
  return words ? `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.` : "";
}

/** The deeds of a turn, in their order. What was done several times is one deed: cards taken or drawn, monuments built,
points for one symbol. */
export function deedsIn(events: GameEvent[], seat: number, view: View, t: Say): string[] {
  const faces = facesOf(view);
  const named = (card: unknown): string => cardName(faces[String(card)], t);
  const deeds: string[] = [];
  const taken: string[] = [];
  let drawn = 0;
  const monumentsOf = (way: string): string[] => [
    ...new Set(events.filter((event) => event.event === way && event.seat === seat).map(({ monument }) => t("monument", { monument: String(monument) }))),
  ];
  const pointsFor = (symbol: string): number =>
    events.filter((event) => event.event === "pair-scored" && event.symbol === symbol).reduce((sum, { points }) => sum + Number(points), 0);
  for (const event of events) {
    if (event.seat !== seat) continue;
    const { monument, symbol, token } = event as Record<string, string>;
    switch (event.event) {
      case "drawn":
        drawn += 1;
        break;
      case "card-taken":
        taken.push(named(event.card));
        break;
      case "built":
      case "extended":
        deeds.push(t(`monuments-told-${event.event}`, { monument: listed(monumentsOf(event.event), t) }));
        break;
      case "column-lifted":
        deeds.push(t("monuments-told-reordered", { monument: t("monument", { monument }) }));
        break;
      case "pair-scored":
        deeds.push(t("monuments-told-scored", { symbol, points: pointsFor(symbol) }));
        break;
      case "fourth-bought":
        deeds.push(t("monuments-told-fourth"));
        break;
      case "token-bought":
        deeds.push(t("monuments-told-bought", { token }));
        break;
      case "extra-paid":
        deeds.push(t("monuments-told-extra"));
        break;
      case "swapped":
        deeds.push(t("monuments-told-swapped", { card: named(event.card), other: named(event.second_card) }));
        break;
      case "historian-placed": {
        const cards = Number(event.cards);
        deeds.push(t("monuments-told-wrote", { cards, points: view.figures.history[cards - 1] ?? cards }));
        break;
      }
      case "nothing-possible":
        deeds.push(t("monuments-told-nothing"));
        break;
    }
  }
  const draws = [
    ...(taken.length ? [t("monuments-told-took", { cards: listed(taken, t) })] : []),
    ...(drawn ? [t("monuments-told-drew", { count: drawn })] : []),
  ];
  return [...new Set(deeds), ...draws];
}

export const telling: Telling = ({ seat, events, view: given, me, names, t }) => {
  const view = given as View;
  // The game's texts come a moment after the page's.
  if (t("monument", { monument: "zeus" }) === "monument") return { sentence: "" };
  const lost = events.filter((event) => event.event === "card-lost");
  const mine = lost.filter((event) => event.seat === me).map((event) => String(event.card));
  const token = events.find((event) => event.event === "token-lost" && event.seat === me)?.token;
  const sentence = sentenceOf(listed(deedsIn(events, seat, view, t), t));
  if (seat === me || (!mine.length && token === undefined)) return { sentence };
  const said = listed(
    [
      ...(mine.length
        ? [
            t("monuments-hit", {
              cards: listed(
                mine.map((card) => cardName(facesOf(view)[card], t)),
                t,
              ),
              others: lost.length - mine.length,
            }),
          ]
        : []),
      ...(token !== undefined ? [t("monuments-hit-token", { token: String(token) })] : []),
    ],
    t,
  );
  const things = [...mine.map((card) => `block-${card}`), ...(token !== undefined ? [`token-${token}`] : [])];
  return { sentence, hit: { sentence: sentenceOf(said), named: `${names[seat]} ${said}.`, things } };
};

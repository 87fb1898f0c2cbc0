// Moves in the words of what lies on the table: a field is called by its card.

import type { Apart, GameParts } from "../boards";
import type { View } from "./view";

export const worded: GameParts["worded"] = (move, view, t) => {
  const [word, field] = move.split(" ");
  const card = word === "take" ? (view as View).display[Number(field) - 1] : null;
  return card ? t("thebes-move-take", { card: card.card, region: card.region, books: card.books }) : null;
};

/** Which events the log does not put under whoever moved before them. */
export const apart: Apart = { "deck-empty": "table", scored: "table", "game-over": "table" };

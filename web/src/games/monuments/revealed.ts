// All hands open, when the game is over: every plate shows the cards of its player.

import type { Revealed } from "../boards";
import type { View } from "./view";

export const revealed: Revealed = (view, views) => ({
  ...(view as View),
  hands: (view as View).hands.map((hand, seat) => ({ ...hand, known: (views as View[])[seat].hand })),
});

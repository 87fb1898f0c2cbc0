// All hands open, when the game is over: every plate shows the parts and the plan of its player.

import type { Revealed } from "../boards";
import type { ViewNow } from "./view";

export const revealed: Revealed = (view, views) => ({
  ...(view as ViewNow),
  players: (view as ViewNow).players.map((_, seat) => (views as ViewNow[])[seat].players[seat]),
});

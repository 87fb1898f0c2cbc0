// What seats are called.

import type { SeatNow } from "./server";
import type { Say } from "./texts";

/** A seat's name; bots are called by their trade, in the language chosen. */
export function called(seat: SeatNow, t: Say): string {
  if (seat.bot === undefined || seat.person !== undefined) return seat.name || "…";
  return seat.name.replace(seat.bot, t(`bot-name-${seat.bot}`));
}

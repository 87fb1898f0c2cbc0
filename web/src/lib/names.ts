// What seats are called.

import type { SeatNow } from "./server";
import type { Say, Texts } from "./texts";

/** A seat's name; bots are called by their trade, in the language chosen. */
export function called(seat: SeatNow, t: Say): string {
  if (seat.bot === undefined || seat.person !== undefined) return seat.name || "…";
  return seat.name.replace(seat.bot, t(`bot-name-${seat.bot}`));
}

/** A name in a record, where a bot is called by its level: "digger 2". */
export function calledInRecord(name: string, texts: Texts): string {
  const [, bot, number = ""] = /^([a-z]+)( \d+)?$/.exec(name) ?? [];
  return bot && texts.has(`bot-name-${bot}`) ? `${texts.say(`bot-name-${bot}`)}${number}` : name;
}

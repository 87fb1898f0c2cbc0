// What of the rivals is offered over the cartouche: whose fragments may be stolen, sent back or exchanged.

import type { Touch } from "../../lib/touch.svelte";
import { COLOURS, type Colour, type ViewNow } from "./view";

export interface Offer {
  /** Its heading: steal, banish, trade, trading. */
  what: string;
  seats: number[];
  /** A player is touched, not a colour. */
  whole: boolean;
  /** The move that concerns this colour of a player. */
  moveOf: (seat: number, colour: Colour) => string;
}

const BY_COLOUR = ["steal", "banish"] as const;

export function offerOf(view: ViewNow, own: number | null, touch: Touch): Offer | null {
  if (own === null) return null;
  const rivals = view.players.map((_, seat) => seat).filter((seat) => seat !== own);
  if (view.step === "trading" && view.partner !== null && COLOURS.some((colour) => touch.allows(`colour ${colour}`))) {
    return { what: "trading", seats: [view.partner], whole: false, moveOf: (_, colour) => `colour ${colour}` };
  }
  for (const what of BY_COLOUR) {
    const moveOf = (seat: number, colour: Colour): string => `${what} ${seat + 1} ${colour}`;
    const seats = rivals.filter((seat) => COLOURS.some((colour) => touch.allows(moveOf(seat, colour))));
    if (seats.length) return { what, seats, whole: false, moveOf };
  }
  const partners = rivals.filter((seat) => touch.can(`card-of-${seat + 1}`) || touch.has(`card-of-${seat + 1}`));
  return partners.length ? { what: "trade", seats: partners, whole: true, moveOf: () => "" } : null;
}

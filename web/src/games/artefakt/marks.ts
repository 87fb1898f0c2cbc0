// What has just happened at a site, marked there: who took what lay there, a theft, a tie of which nobody has anything.

import type { GameEvent } from "../../lib/server";
import type { Colour } from "./view";

export interface Marked {
  what: "deadlock" | "taken" | "stolen";
  /** Who took or stole. */
  seat?: number;
  /** From whom it was stolen. */
  other?: number;
  /** How many fragments were taken. */
  fragments?: number;
  colour?: Colour;
}

/** The latest mark of each site. A new round wipes them off, but for what was taken from me: that stays until I plan. */
export function marksOf(events: GameEvent[], own: number | null): Map<number, Marked> {
  const marks = new Map<number, Marked>();
  for (const event of events) {
    const site = event.site as number;
    if (event.event === "round-begun") for (const [at, mark] of marks) if (own === null || mark.other !== own) marks.delete(at);
    if (event.event === "planned" && event.seat === own) marks.clear();
    if (event.event === "deadlock") marks.set(site, { what: "deadlock" });
    if (event.event === "claimed") marks.set(site, { what: "taken", seat: event.seat as number, fragments: event.fragments as number });
    if (event.event === "stolen") marks.set(site, { what: "stolen", seat: event.seat as number, other: event.other as number, colour: event.colour as Colour });
  }
  return marks;
}

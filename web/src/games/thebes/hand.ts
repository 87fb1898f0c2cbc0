// The cards in a player's hand, one for each kind.

import type { Touch } from "../../lib/touch.svelte";
import { freePermits, partsOf, REGIONS, type Has, type Region, type View } from "./view";

export interface Held {
  /** The thing that is touched. Permits and helpers only go along with a dig. */
  id: string;
  key: string;
  card: string;
  region: string;
  count: number;
  weeks: number;
}

export function handOf(view: View, has: Has, touch: Touch): Held[] {
  /** A scholar may go anywhere: touching the card asks where. */
  const anywhere = REGIONS.find((region) => touch.can(`scholar-${region}`)) ?? REGIONS[0];
  const weeks = view["action-weeks"];
  const cards: Held[] = [];
  const permits = freePermits(has);
  if (permits) cards.push({ id: "permit", key: "permit", card: "permit", region: "none", count: permits, weeks: 0 });
  for (const [name, count] of Object.entries(has.cards)) {
    const { card, region } = partsOf(name);
    if (card === "helper") cards.push({ id: "helper", key: name, card, region, count, weeks: weeks.helper });
    if (card === "thief") cards.push({ id: `thief-${region}`, key: name, card, region, count, weeks: weeks.thief[region as Region] });
    if (card === "robber") cards.push({ id: `rob-${region}`, key: name, card, region, count, weeks: weeks.robber[region as Region] });
    if (card === "scholar") cards.push({ id: `scholar-${anywhere}`, key: name, card, region, count, weeks: weeks.scholar });
  }
  return cards;
}

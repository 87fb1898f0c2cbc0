// The cards in a player's hand, one for each kind.

import type { Touch } from "../../lib/touch.svelte";
import { partsOf, REGIONS, type Has, type Region, type View } from "./view";

export interface Held {
  /** The thing that is touched; none where it only goes along with a dig. */
  id: string | null;
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
  const general = has.permits.general ?? 0;
  if (general) cards.push({ id: null, key: "general", card: "general-permit", region: "none", count: general, weeks: 0 });
  for (const [name, count] of Object.entries(has.cards)) {
    const { card, region } = partsOf(name);
    if (card === "permit") cards.push({ id: null, key: name, card, region, count, weeks: 0 });
    if (card === "helper") cards.push({ id: null, key: name, card, region, count, weeks: weeks.helper });
    if (card === "thief") cards.push({ id: `thief-${region}`, key: name, card, region, count, weeks: weeks.thief[region as Region] });
    if (card === "robber") cards.push({ id: `rob-${region}`, key: name, card, region, count, weeks: weeks.robber[region as Region] });
    if (card === "scholar") cards.push({ id: `scholar-${anywhere}`, key: name, card, region, count, weeks: weeks.scholar });
  }
  return cards;
}

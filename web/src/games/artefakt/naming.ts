// Sites are called by their names, travel cards by their vehicles. Which number has which name depends on the edition played.

import type { Naming } from "../../lib/texts";
import type { ViewNow } from "./view";

export function naming(view: unknown): Naming {
  const { sites: all, "travel-cards": cards } = view as ViewNow;
  const sites = Object.fromEntries(all.map(({ name }, i) => [i + 1, { name, mark: "" }]));
  const steps = Object.fromEntries(cards.map((each, i) => [each, { vehicle: i + 1 }]));
  return { site: sites, to: sites, steps };
}

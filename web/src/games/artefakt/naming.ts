// Sites are called by their names. Which number has which name depends on the edition played.

import type { Naming } from "../../lib/texts";
import type { ViewNow } from "./view";

export function naming(view: unknown): Naming {
  const sites = Object.fromEntries((view as ViewNow).sites.map(({ name }, i) => [i + 1, { name, mark: "" }]));
  return { site: sites, to: sites };
}

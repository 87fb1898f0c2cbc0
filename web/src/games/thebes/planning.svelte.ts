// What I have in mind while I plan: it is nobody's business but this page's.

import type { Touch } from "../../lib/touch.svelte";
import { planFor, type Plan, type Wishes } from "./digs";
import type { Region, View } from "./view";

class Planning {
  private wishes: Wishes = $state({ permit: "local", helpers: 0, weeks: 0 });
  /** The site that was tapped: it is no pick, so that everything else can still be tapped. */
  site: Region | null = $state(null);
  /** State as well: the first wish for a site changes only this. */
  private wished: Region | null = $state(null);
  /** The scholar was tapped: now a site is wanted. */
  scholar = $state(false);
  /** On phones: the list of exhibitions and museums is open in the dock. */
  shows = $state(false);

  /** What was wished holds for one site; another one gets a new plan. */
  private wishesFor(region: Region): Wishes {
    return this.wished === region ? this.wishes : { permit: "local", helpers: 0, weeks: 0 };
  }

  wish(region: Region, wishes: Partial<Wishes>): void {
    const before = this.wishesFor(region);
    this.wished = region;
    this.wishes = { ...before, ...wishes };
  }

  /** The dig that is being planned; null while none is. */
  plan(view: View, me: number, touch: Touch): Plan | null {
    const region = view.step === "turn" && !touch.held ? this.site : null;
    return region && planFor(view, me, region, touch.candidates, this.wishesFor(region));
  }

  forget(): void {
    this.scholar = this.shows = false;
    this.site = this.wished = null;
  }
}

export const planning = new Planning();

// Fragments lie face down, and a view tells only how many of a colour lie where. To let them travel, each is followed from
// view to view by a name: what is missing in one place has gone where there are more.

import { COLOURS, type Colour, type Fragments, type ViewNow } from "./shapes";

export type Names = Record<Colour, string[]>;

function places(view: ViewNow): Map<string, Fragments> {
  const found = new Map<string, Fragments>([
    ["middle", view.middle],
    ["passing", view.passing],
  ]);
  view.sites.forEach((site) => found.set(`site-${site.number}`, site.fragments));
  view.players.forEach((player, seat) => found.set(`card-${seat}`, player.fragments));
  return found;
}

export class Trace {
  private names = new Map<string, Names>();
  private used: Record<Colour, number> = { blue: 0, brown: 0, yellow: 0 };

  /** The names of the fragments in every place, after another view. */
  follow(view: ViewNow): Map<string, Names> {
    const now = places(view);
    const next = new Map([...now.keys()].map((place) => [place, {} as Names]));
    for (const colour of COLOURS) {
      const free: string[] = [];
      for (const [place, fragments] of now) {
        const kept = [...(this.names.get(place)?.[colour] ?? [])];
        while (kept.length > fragments[colour].length) free.push(kept.pop()!);
        next.get(place)![colour] = kept;
      }
      for (const [place, fragments] of now) {
        const names = next.get(place)![colour];
        while (names.length < fragments[colour].length) names.push(free.shift() ?? `${colour}-${this.used[colour]++}`);
      }
    }
    this.names = next;
    return next;
  }
}

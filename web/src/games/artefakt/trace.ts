// Fragments lie face down, and a view tells only how many of a colour lie where. To let them travel, each is followed from
// view to view by a name: what is missing in one place has gone where there are more.

import { COLOURS, type Colour, type Fragments, type ViewNow } from "./view";

export type Names = Record<Colour, string[]>;

/** What the fragments are called, by the places where they lie: `middle`, `passing`, `site-3`, `card-0`. */
export type Pieces = Map<string, Names>;

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
  private names: Pieces = new Map();
  private used: Record<Colour, number> = { blue: 0, brown: 0, yellow: 0 };
  private known = new WeakMap<ViewNow, Pieces>();

  /** The names of the fragments in every place of the view that is shown now. The same view has the same names. */
  follow(view: ViewNow): Pieces {
    this.names = this.known.get(view) ?? this.after(view);
    this.known.set(view, this.names);
    return this.names;
  }

  private after(view: ViewNow): Pieces {
    const now = places(view);
    const next: Pieces = new Map([...now.keys()].map((place) => [place, {} as Names]));
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
    return next;
  }
}

/** Map, dock and plates show the same view at the same time. */
const shown = new Trace();

export function piecesIn(view: ViewNow): Pieces {
  return shown.follow(view);
}

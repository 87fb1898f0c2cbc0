// Cards of one kind are alike, yet the one that was taken should be seen to travel. So the board follows
// it from one view to the next and gives every card out a name that it keeps for its journey to the player who took it.

import { REGIONS, type Counts, type Region, type View } from "./view";

/** Number of backs a pile shows, and that can be seen leaving it at once. */
export const BACKS = 8;

interface Named {
  /** Of the cards on the four fields. */
  fields: string[];
  /** By seat and kind of card: the card that came last. */
  taken: Record<string, string>;
  /** By region: how many finds have been seen leaving. */
  gone: Record<Region, number>;
  /** By seat, region and face: the find that came last. */
  found: Record<string, string>;
}

export class Pieces {
  private before: View | null = null;
  private cards = 0;
  private named: Named = { fields: [], taken: {}, gone: { mesopotamia: 0, egypt: 0, greece: 0, crete: 0 }, found: {} };

  /** The names that go with this view. */
  follow(view: View): Named {
    const before = this.before;
    if (before === view) return this.named;
    this.before = view;
    const next: Named = { ...this.named, fields: [...this.named.fields], taken: {}, found: {}, gone: { ...this.named.gone } };
    view["players-have"].forEach((has, seat) => {
      const had = before?.["players-have"][seat];
      if (!had) return;
      for (const name of risen(had.cards, has.cards)) {
        const left = before.display.findIndex((card, at) => card?.name === name && changed(before, view, at));
        // A card of the same kind may have come to its field.
        const field = left >= 0 ? left : before.display.findIndex((card) => card?.name === name);
        if (field >= 0) next.taken[`${seat} ${name}`] = this.named.fields[field];
      }
      for (const region of REGIONS) {
        for (const face of risen(had.finds[region], has.finds[region])) {
          next.found[`${seat} ${region} ${face}`] = `find-${region}-${next.gone[region]++}`;
        }
      }
    });
    const gone = new Set(Object.values(next.taken));
    view.display.forEach((_, at) => {
      if (!before || gone.has(next.fields[at]) || changed(before, view, at)) next.fields[at] = `card-${this.cards++}`;
    });
    this.named = next;
    return next;
  }
}

function changed(before: View, view: View, at: number): boolean {
  return before.display[at]?.name !== view.display[at]?.name;
}

function risen(had: Counts, has: Counts): string[] {
  return Object.keys(has).filter((name) => has[name] > (had[name] ?? 0));
}

/** Board, dock and plates draw the same table, so they share the names. */
const shared = new Pieces();

export function piecesIn(view: View): Named {
  return shared.follow(view);
}

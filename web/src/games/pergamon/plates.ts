// How much of the rivals fits into the column beside the board.

import { HIGH } from "./sherds";
import type { Collection, View } from "./view";

/** A show as a line of objects with their years, as a lower line without them, or as its plinth beside the shelf. */
export type ShowStyle = "full" | "slim" | "folded";

export interface Fit {
  shows: ShowStyle;
  /** Whether the panel on the next evaluation stands below the plates. */
  aside: boolean;
}

export const SHELF_SCALE: Record<ShowStyle, number> = { full: 0.58, slim: 0.52, folded: 0.58 };
/** The shelf's board below the finds. */
export const BOARD = 8;
/** A show and the gap before it. */
export const FULL_HIGH = 50;
export const SLIM_HIGH = 30;
export const GAP = 4;
export const PLINTH_HIGH = 17;

/** The head of a plate with its margins, and the two lines that tell the last turn. */
const FRAME = 43;
const STORY = 45;
/** Three plates in a low window: closer heads, and one of them tells the last turn. */
const CROWDED_FRAME = 38;
const BETWEEN = 8;
const ASIDE = 158;

/** From the best to the one that always fits. */
const STYLES: Fit[] = [
  { shows: "full", aside: true },
  { shows: "slim", aside: true },
  { shows: "full", aside: false },
  { shows: "slim", aside: false },
];

/** Years stand in one line up to this distance of objects; closer, every other one stands below. */
export const YEAR_WIDE = 24;
export const YEAR_HIGH = 12;
/** More objects than this stand closer, in the narrowest column. */
const ABREAST = 4;

/** Choose how plates are drawn in a column of this height. Where it is crowded, only one of them tells a turn. */
export function fitOf(view: View, me: number | null, column: number, crowded = false): Fit {
  const rivals = view.museum.filter((_, seat) => seat !== me);
  const high = (fit: Fit): number => {
    const full = fit.shows === "full";
    const show = (full ? FULL_HIGH : SLIM_HIGH) + GAP;
    const years = (shows: Collection[]): number => (full ? shows.filter(({ row }) => row.length - 1 > ABREAST).length * YEAR_HIGH : 0);
    const frame = crowded ? CROWDED_FRAME : FRAME + STORY;
    const plate = (shows: Collection[]): number => frame + HIGH * SHELF_SCALE[fit.shows] + BOARD + shows.length * show + years(shows) + BETWEEN;
    const plates = rivals.reduce((all, shows) => all + plate(shows), crowded ? STORY : 0);
    return plates + (fit.aside ? ASIDE : -BETWEEN);
  };
  return STYLES.find((fit) => high(fit) <= column) ?? { shows: "folded", aside: false };
}

/** Watch the height of the column that an element stands in; outside of it nothing is watched. */
export function watchColumn(element: Element, told: (high: number) => void): (() => void) | undefined {
  const column = element.closest<HTMLElement>(".rivals");
  if (!column) return undefined;
  const watching = new ResizeObserver(([{ contentRect }]) => told(contentRect.height));
  watching.observe(column);
  return () => watching.disconnect();
}

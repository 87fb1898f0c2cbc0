// Where figures stand and fragments lie at a site of the map, from the site's middle.

import { roomBeside, type Chart } from "./chart";
import { labelTop } from "./label";
import { COLOURS, standingOn, type Colour, type Kind, type SiteNow, type Standing, type ViewNow } from "./view";

/** What the figures take to the left and right of their feet, at full size. */
const LEFT: Record<Kind, number> = { stout: 16.5, lady: 15, tall: 12 };
const RIGHT: Record<Kind, number> = { stout: 16.5, lady: 22, tall: 13 };

export interface Placed extends Standing {
  x: number;
  y: number;
  scale: number;
}

/** The figures of a site side by side on its label, closer together where there are many. */
export function figuresAt(view: ViewNow, site: SiteNow, chart: Chart): Placed[] {
  const here = standingOn(view, site.number);
  const scale = chart.figure * (here.length > 6 ? 0.72 : here.length > 4 ? 0.85 : 1);
  const wide = here.reduce((sum, { kind }) => sum + (LEFT[kind] + RIGHT[kind]) * scale, 0);
  const room = chart.radius * 2.15;
  const squeeze = Math.min(1, room / wide);
  const y = labelTop(chart, site) - 1;
  let at = -Math.min(wide, room) / 2;
  return here.map(({ kind, seat }) => {
    const x = at + LEFT[kind] * scale * squeeze;
    at += (LEFT[kind] + RIGHT[kind]) * scale * squeeze;
    return { kind, seat, scale, x, y };
  });
}

export interface Lying {
  colour: Colour;
  part: number | null;
  /** Which of its colour at this site. */
  k: number;
  x: number;
  y: number;
}

/** The fragments of a site at its upper right; where there are many they begin further left and lie closer together. */
export function fragmentsAt(site: SiteNow, place: number, chart: Chart): Lying[] {
  const here = COLOURS.flatMap((colour) => site.fragments[colour].map((part, k) => ({ colour, part, k })));
  const size = chart.fragment;
  const right = Math.min(roomBeside(chart, place), chart.radius * 2.2);
  const step = Math.min(size * 0.86, (right + chart.radius * 0.5 - size) / Math.max(1, here.length - 1));
  const start = Math.min(chart.radius * 0.45, right - step * (here.length - 1) - size);
  return here.map((each, i) => ({ ...each, x: start + i * step, y: -chart.radius * 0.98 + (i % 2) * 3 }));
}

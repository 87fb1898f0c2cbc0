// Where the stands with the figures that could come are put up: beside their sites, over as little else as possible.

import type { Box, Chart, Point } from "./chart";

/** A stand that is wanted at a place of the circle. */
export interface Wanted {
  place: number;
  width: number;
  height: number;
}

/** Something on the sheet that should stay visible, and how much a covered pixel of it costs. */
export interface Kept {
  box: Box;
  weight: number;
}

/** What figures on a stand take, at full size: each, and the margins. */
const [STEP, MARGIN, HIGH] = [30, 13, 67];

export function sizeOf(figures: number, scale: number): { width: number; height: number } {
  return { width: (figures * STEP + MARGIN) * scale, height: HIGH * scale };
}

const DIRECTIONS = 24;
/** Where a stand touches its site: a little inside the rim, or just outside. */
const REACHES = [0.82, 1.06];
const [OWN, SITE, CARTOUCHE, STAND, OUTSIDE] = [0.7, 2, 1.2, 4, 50];

/** Boxes from the upper left of the sheet, in the order asked for. */
export function standsOf(chart: Chart, wanted: Wanted[], kept: Kept[]): Box[] {
  const sites = chart.places.map(([x, y]): Box => square(x, y, chart.radius * 0.86));
  const stands: Box[] = [];
  for (const { place, width, height } of wanted) {
    const others: Kept[] = [
      ...kept,
      ...sites.map((box, i) => ({ box, weight: i === place ? OWN : SITE })),
      ...stands.map((box) => ({ box, weight: STAND })),
      { box: chart.cartouche, weight: CARTOUCHE },
    ];
    const cost = (box: Box): number =>
      others.reduce((sum, other) => sum + other.weight * covered(box, other.box), OUTSIDE * (width * height - covered(box, sheetOf(chart))));
    const candidates = around(chart.places[place], chart.radius, width, height).map((box) => ({ box, cost: cost(box) }));
    stands.push(candidates.reduce((best, each) => (each.cost < best.cost - 1 ? each : best)).box);
  }
  return stands;
}

/** All round a site, the right side first, where fragments leave it free. */
function around([x, y]: Point, radius: number, width: number, height: number): Box[] {
  return REACHES.flatMap((reach) =>
    Array.from({ length: DIRECTIONS }, (_, i): Box => {
      const angle = (2 * Math.PI * i) / DIRECTIONS;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      // The rim's point lies on the edge of the stand that is turned to it.
      const [px, py] = [x + dx * radius * reach, y + dy * radius * reach];
      const scale = 1 / Math.max(Math.abs(dx), Math.abs(dy));
      return { x: px + (dx * scale - 1) * (width / 2), y: py + (dy * scale - 1) * (height / 2), width, height };
    }),
  );
}

function square(x: number, y: number, half: number): Box {
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

function sheetOf({ width, height }: Chart): Box {
  return { x: 4, y: 4, width: width - 8, height: height - 8 };
}

/** The area two boxes share. */
export function covered(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

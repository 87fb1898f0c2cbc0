// Where everything on the frieze lies, in pixels of the box it is given: text keeps its size, pictures take the room.

import type { Density, Layout } from "../boards";

export interface Spot {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  /** Beside the pictures rails and columns; or small, with the sun in a corner and a line below. */
  wide: boolean;
  fields: Spot[];
  /** One field. */
  field: { width: number; height: number };
  /** The picture within its field. */
  picture: Spot & { width: number; height: number; scale: number };
  name: Spot & { size: number };
  /** Where the fame rises, within a field. */
  rail: { x: number; top: number; foot: number };
  /** The builders' columns: the first one's left edge, the way to the next. */
  pillar: { x: number; step: number; width: number; top: number; foot: number };
  sun: { radius: number };
  /** How large numbers are, by what they are usually. */
  unit: number;
  beam: Spot & { width: number; height: number; rows: number };
}

const RAIL = 26;
const ASPECT = 4 / 3;

export function planOf(layout: Layout, density: Density, width: number, height: number, tokens: boolean): Plan {
  return layout === "wide" ? widePlan(width, height, density === "compact") : smallPlan(width, height, layout === "upright" ? 3 : 4, tokens);
}

function grid(columns: number, left: number, top: number, across: number, down: number): Spot[] {
  return Array.from({ length: 12 }, (_, i) => ({ x: left + (i % columns) * across, y: top + Math.floor(i / columns) * down }));
}

function widePlan(width: number, height: number, compact: boolean): Plan {
  const [side, top, beam] = compact ? [8, 8, 34] : [12, 18, 44];
  const across = (width - 2 * side) / 4;
  const down = (height - top - beam - (compact ? 5 : 8)) / 3;
  const k = Math.min(1.3, Math.max(0.84, down / 177));
  const head = compact ? 18 : 24 * Math.max(1, k);
  const least = 35 * Math.max(1, k);
  const roomHigh = down - head - (compact ? 5 : 12);
  const roomWide = across - RAIL - 10 - 2 * least;
  // While the window is turned there may be no room at all for a moment.
  const high = Math.max(1, Math.min(roomHigh, roomWide / ASPECT));
  const wide = high * ASPECT;
  const step = Math.min(49 * Math.max(1, k), (across - RAIL - wide - 10) / 2);
  return {
    width,
    height,
    wide: true,
    fields: grid(4, side, top, across, down),
    field: { width: across, height: down },
    picture: { x: RAIL, y: head, width: wide, height: high, scale: high / 90 },
    name: { x: RAIL, y: head - 6, size: compact ? 15.5 : 18.5 * Math.max(1, k) },
    rail: { x: 12, top: head + 6, foot: head + high - 6 },
    pillar: { x: RAIL + wide + 7, step, width: step - 2, top: head, foot: down - 2 },
    sun: { radius: compact ? 13 : 13.5 * Math.max(1, k) },
    unit: Math.max(1, Math.min(1.25, high / 140)),
    beam: { x: side - 2, y: height - beam - 3, width: width - 2 * side + 4, height: beam - 4, rows: 1 },
  };
}

function smallPlan(width: number, height: number, columns: number, tokens: boolean): Plan {
  const [side, gap, row] = [9, 11, 31];
  const beam = tokens ? 2 * row : row;
  const rows = 12 / columns;
  const across = (width - 2 * side + gap) / columns;
  const down = (height - 3 - beam - 6) / rows;
  const [head, foot] = [16, 17];
  const wide = Math.max(1, Math.min(across - gap, (down - head - foot) * ASPECT));
  const high = wide / ASPECT;
  const left = (across - gap - wide) / 2;
  const upper = Math.max(0, (down - head - foot - high) / 2);
  return {
    width,
    height,
    wide: false,
    fields: grid(columns, side, 3, across, down),
    field: { width: across - gap, height: down },
    picture: { x: left, y: upper + head, width: wide, height: high, scale: high / 90 },
    name: { x: left + 1, y: upper + head - 4, size: 13.5 },
    rail: { x: left + wide - 7, top: upper + head - 1, foot: upper + head - 1 },
    pillar: { x: left, step: wide / 2, width: wide / 2 - 2, top: upper + head + high + 3, foot: upper + head + high + foot },
    sun: { radius: 13.5 },
    unit: 1,
    beam: { x: 5, y: height - beam - 4, width: width - 10, height: beam - 2, rows: tokens ? 2 : 1 },
  };
}

/** A single large monument with rail and columns: the close-up of a phone. */
export function closePlan(width: number, height: number): Plan {
  const head = 26;
  const step = 48;
  const high = Math.min(height - head - 8, (width - RAIL - 8 - 2 * step) / ASPECT);
  const wide = high * ASPECT;
  return {
    width,
    height,
    wide: true,
    fields: [{ x: 0, y: 0 }],
    field: { width, height },
    picture: { x: RAIL, y: head, width: wide, height: high, scale: high / 90 },
    name: { x: RAIL, y: head - 8, size: 20 },
    rail: { x: 13, top: head + 8, foot: head + high - 8 },
    pillar: { x: RAIL + wide + 6, step, width: step - 3, top: head, foot: height - 2 },
    sun: { radius: 14 },
    unit: 1.1,
    beam: { x: 0, y: height, width, height: 0, rows: 1 },
  };
}

// How the scene is laid out in the room it is given. All lengths are in the units of its drawing.

import { HIGH, WIDE } from "./sherds";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest print, in pixels; a drawing may come out a little smaller than it was planned. */
export const SMALLEST = 12.4;

export interface HillPlan {
  /** Where the soil begins, and how deep a gallery is. */
  surface: number;
  deep: number;
  /** The sign of a gallery: Roman numeral and price beside each other, or one below the other. */
  sign: { width: number; height: number; beside: boolean };
  /** Where the galleries begin and end, and the first and the following finds lie. */
  left: number;
  right: number;
  first: number;
  slot: number;
  scale: number;
}

/** Galleries from a shaft at the left into the hill; in a narrow room over its whole width. */
export function hillPlan(width: number, height: number, galleries: number, room: number, narrow: boolean): HillPlan {
  const surface = clamp(narrow ? height * 0.12 : height * 0.152, 40, 84);
  const deep = (height - surface - 6) / galleries;
  const beside = deep < 74;
  const sign = { width: narrow && !beside ? 46 : 58, height: beside ? Math.min(47, deep - 8) : Math.min(64, deep - 24), beside };
  const left = sign.width + 10;
  const right = narrow ? width - 12 : width * 0.967;
  const first = left + 12;
  const slot = (right - 6 - first) / room;
  const scale = Math.min((deep - 15) / HIGH, (slot - 8) / WIDE);
  return { surface, deep, sign, left, right, first, slot, scale };
}

export interface MuseumPlan {
  roof: number;
  floor: number;
  /** The wall, and the middle of the column with the laurels. */
  wall: Box;
  laurel: number;
  /** Where the first niche stands from the wall's left edge, and how far the next one from it. */
  margin: number;
  step: number;
  niche: { width: number; height: number };
  plinth: number;
  /** Where the objects of a show stand. */
  stand: { width: number; height: number };
}

const BASE = 10;

export function museumPlan(width: number, height: number, floors: number, columns: number): MuseumPlan {
  const narrow = width < 460;
  const roof = clamp(height * (narrow ? 0.105 : 0.127), 32, 70);
  const wall = { x: 6, y: roof, width: width - 12, height: height - roof - BASE };
  const floor = wall.height / floors;
  const side = narrow ? 60 : 80;
  const margin = narrow ? 10 : 16;
  const step = (wall.width - margin - side) / columns;
  const niche = { width: step * 0.89, height: floor - 4 };
  const plinth = clamp(floor * 0.245, 15, 20);
  const stand = { width: niche.width - 6, height: niche.height - plinth - clamp(floor * 0.07, 2, 7) };
  const laurel = wall.x + wall.width - side / 2 + (narrow ? 0 : 6);
  return { roof, floor, wall, laurel, margin, step, niche, plinth, stand };
}

/** The niche in a column of a row of floors, its foot on the floor. */
export function nicheAt(plan: MuseumPlan, row: number, column: number): Box {
  const x = plan.wall.x + plan.margin + column * plan.step;
  return { x, y: plan.wall.y + (row + 1) * plan.floor - 1 - plan.niche.height, ...plan.niche };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

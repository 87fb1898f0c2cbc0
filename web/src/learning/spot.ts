// Where a note goes: beside the thing it names, never over it, and never over what can be played if it can be helped.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 10;
const EDGE = 6;

export interface Spot {
  x: number;
  y: number;
  /** Nothing that can be played lies under it. */
  free: boolean;
}

/** The place for a note of this size in a window of that; `live` lies there to be played. */
export function spotFor(box: Box, wide: number, high: number, across: number, down: number, live: Box[] = []): Spot {
  const [most, lowest] = [Math.max(EDGE, across - wide - EDGE), Math.max(EDGE, down - high - EDGE)];
  const beside: { x: number; y: number }[] = [];
  const rows = [box.top, (box.top + box.bottom - high) / 2, box.bottom - high].map((y) => clamp(y, lowest));
  const columns = [box.left, (box.left + box.right - wide) / 2, box.right - wide].map((x) => clamp(x, most));
  for (const y of rows) beside.push({ x: box.right + GAP, y }, { x: box.left - GAP - wide, y });
  for (const x of columns) beside.push({ x, y: box.bottom + GAP }, { x, y: box.top - GAP - high });
  const inside = beside.filter((spot) => spot.x >= 0 && spot.y >= 0 && spot.x + wide <= across && spot.y + high <= down);
  const elsewhere = [EDGE, most].flatMap((x) => [EDGE, lowest / 2, lowest].map((y) => ({ x, y }))).filter((spot) => !overlap(spot, wide, high, box));
  const covered = (spot: { x: number; y: number }): number => live.filter((each) => overlap(spot, wide, high, each)).length;
  const [best] = [...inside, ...elsewhere].map((spot) => ({ ...spot, over: covered(spot) })).sort((one, other) => one.over - other.over);
  return best ? { x: best.x, y: best.y, free: best.over === 0 } : { x: most, y: lowest, free: false };
}

function overlap(spot: { x: number; y: number }, wide: number, high: number, box: Box): boolean {
  return spot.x < box.right && spot.x + wide > box.left && spot.y < box.bottom && spot.y + high > box.top;
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most));
}

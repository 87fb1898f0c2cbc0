// Where the card goes that explains a thing: beside it, never over it, and over as little as possible that can be played.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 10;
/** Narrower screens have a sheet at the bottom. */
export const SHEET = 640;

interface Spot {
  x: number;
  y: number;
}

/** The place for a card of this size on a screen of that; `live` lies there to be played. */
export function spotFor(box: Box, wide: number, high: number, across: number, down: number, live: Box[] = []): Spot {
  if (across <= SHEET) return { x: 0, y: box.bottom > down - high && box.top > high + GAP ? box.top - high - GAP : down - high };
  const x = clamp(box.left, across - wide - GAP);
  const y = clamp(box.top, down - high - GAP);
  const beside = [
    { x: box.right + GAP, y },
    { x: box.left - GAP - wide, y },
    { x, y: box.bottom + GAP },
    { x, y: box.top - GAP - high },
  ].filter((spot) => spot.x >= 0 && spot.y >= 0 && spot.x + wide <= across && spot.y + high <= down);
  const covered = (spot: Spot): number =>
    live.filter((each) => spot.x < each.right && spot.x + wide > each.left && spot.y < each.bottom && spot.y + high > each.top).length;
  const [best] = beside.sort((one, other) => covered(one) - covered(other));
  return best ?? { x: across - wide - GAP, y: down - high - GAP };
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most));
}

// Where the card goes that explains a thing: beside it, never over it.

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 10;
/** Narrower screens have a sheet at the bottom. */
export const SHEET = 640;

/** The place for a card of this size on a screen of that. */
export function spotFor(box: Box, wide: number, high: number, across: number, down: number): { x: number; y: number } {
  if (across <= SHEET) return { x: 0, y: box.bottom > down - high && box.top > high + GAP ? box.top - high - GAP : down - high };
  const x = clamp(box.left, across - wide - GAP);
  const y = clamp(box.top, down - high - GAP);
  if (box.right + GAP + wide <= across) return { x: box.right + GAP, y };
  if (box.left - GAP - wide >= 0) return { x: box.left - GAP - wide, y };
  if (box.bottom + GAP + high <= down) return { x, y: box.bottom + GAP };
  if (box.top - GAP - high >= 0) return { x, y: box.top - GAP - high };
  return { x: across - wide - GAP, y: down - high - GAP };
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most));
}

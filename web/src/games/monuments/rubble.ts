// Broken stone: holes where blocks were, rubble, and the worn edge of the slab. The same every time.

import type { Block } from "./elevations";

/** Numbers from 0 to 1 that look random and always come in the same order. */
export function scatter(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const at = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

/** Where a block has left the wall. */
export function holeOf({ x, y, width, height }: Block, seed: number): { edge: string; lip: string; pits: string } {
  const next = scatter(seed);
  const third = (from: number, part: number): string => at(from + (part / 3) * width + (next() - 0.5) * 4);
  const middle = at(y + height / 2 + (next() - 0.5) * 4);
  const upper = `${at(x + 1.2)} ${at(y + 1)}L${third(x, 1)} ${at(y + 1.7)} ${third(x, 2)} ${at(y + 0.8)} ${at(x + width - 1.2)} ${at(y + 1.4)}`;
  const lower = `${at(x + width - 1)} ${at(y + height - 1.2)} ${third(x, 2)} ${at(y + height - 1.8)} ${third(x, 1)} ${at(y + height - 0.8)} ${at(x + 1.4)} ${at(y + height - 1.3)}`;
  const pits = Array.from(
    { length: 5 },
    () => `M${at(x + 4 + next() * (width - 11))} ${at(y + 5 + next() * (height - 10))}l${at(1.6 + next() * 2)} ${at((next() - 0.5) * 3)}`,
  );
  return {
    edge: `M${upper}L${at(x + width - 1.6)} ${middle} ${lower}L${at(x + 0.9)} ${middle}Z`,
    lip: `M${at(x + 0.9)} ${middle}L${upper}`,
    pits: pits.join(""),
  };
}

/** Three stones that lie where a block has just fallen, round the lower right of its middle. */
export function rubbleOf({ x, y, width, height }: Block): string {
  const [cx, cy] = [x + width * 0.62, y + height * 0.5];
  return `M${at(cx - 5)} ${at(cy)}l5-3 4 4-4 3zM${at(cx - 1)} ${at(cy - 8)}l4 1 1 3-4 1zM${at(cx + 4)} ${at(cy + 6)}l3-2 2 3z`;
}

/** The outline of a slab of stone with worn edges, lying in this box. */
export function slabPath(width: number, height: number, seed = 7): string {
  const next = scatter(seed);
  const worn = (): number => next() * 2.4;
  const points: string[] = [];
  const [across, down] = [Math.max(4, Math.round(width / 45)), Math.max(4, Math.round(height / 42))];
  points.push("M6 2");
  for (let i = 1; i < across; i++) points.push(`L${at((i / across) * width)} ${at(0.6 + worn())}`);
  points.push(`L${at(width - 8)} 2L${at(width - 2)} 8`);
  for (let i = 1; i < down; i++) points.push(`L${at(width - 0.6 - worn())} ${at((i / down) * height)}`);
  points.push(`L${at(width - 2)} ${at(height - 9)}L${at(width - 9)} ${at(height - 2)}`);
  for (let i = across - 1; i > 0; i--) points.push(`L${at((i / across) * width)} ${at(height - 0.6 - worn())}`);
  points.push(`L8 ${at(height - 2)}L2 ${at(height - 8)}`);
  for (let i = down - 1; i > 0; i--) points.push(`L${at(0.6 + worn())} ${at((i / down) * height)}`);
  return points.join("") + "Z";
}

/** Specks of another stone in it, as one path of tiny squares. */
export function speckPath(width: number, height: number, count: number): string {
  const next = scatter(3);
  return Array.from(
    { length: count },
    () => `M${at(6 + next() * (width - 12))} ${at(6 + next() * (height - 12))}h${at(0.8 + next())}v${at(0.8 + next())}h-1z`,
  ).join("");
}

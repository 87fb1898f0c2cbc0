// What a dig may bring, as far as the digger can know. How many cards a pile holds is told to nobody, so the odds are
// those of the finds that may lie there: what the digger saw in the pile, or else all of the region that was not dug out.

import { FACES, sum, type Counts, type Pile } from "./kinds";

export interface Pool {
  counts: Counts;
  total: number;
  /** Whether the digger looked through the pile once. */
  seen: boolean;
  /** Points of a card drawn, on average. */
  mean: number;
}

export function poolOf(pile: Pile, all: Counts): Pool {
  const from = pile.looked ?? all;
  const counts: Counts = {};
  for (const face of FACES) counts[face] = Math.max(0, (from[face] ?? 0) - (pile.taken[face] ?? 0));
  counts.rubble = Math.max(counts.rubble, pile.rubble);
  const total = sum(counts);
  const points = FACES.reduce((most, face) => most + (Number(face) || 0) * counts[face], 0);
  return { counts, total, seen: pile.looked !== null, mean: total ? points / total : 0 };
}

/** How likely so many cards drawn are not rubble alone. */
export function anyFind(pool: Pool, cards: number): number {
  const drawn = Math.min(cards, pool.total);
  let nothing = drawn ? 1 : 0;
  if (!drawn) return 0;
  for (let i = 0; i < drawn; i++) nothing *= Math.max(0, pool.counts.rubble - i) / (pool.total - i);
  return 1 - nothing;
}

/** Points of so many cards on average. */
export function pointsOf(pool: Pool, cards: number): number {
  return Math.min(cards, pool.total) * pool.mean;
}

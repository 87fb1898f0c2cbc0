// What a dig may bring, as far as the digger can know. How many cards a pile holds is told to nobody, so the odds are
// those of the finds that may lie there: all of the region that was not dug out. Whoever looked through the pile knows
// some of it for sure; what came since is open, so there are two ends: nothing of it came, or all of it.

import { FACES, sum, type Counts, type Pile } from "./kinds";

export interface Pool {
  /** What lies there: as it was seen, or else everything that may. */
  counts: Counts;
  /** What may have come since it was seen. */
  since: Counts;
  /** Whether the digger looked through the pile once. */
  seen: boolean;
}

/** From here to there; the same twice where it is known. */
export type Range = [number, number];

export function poolOf(pile: Pile, all: Counts, held: Counts): Pool {
  const counts: Counts = {};
  const since: Counts = {};
  const from = pile.looked ?? all;
  for (const face of FACES) {
    counts[face] = Math.max(0, (from[face] ?? 0) - (pile.taken[face] ?? 0));
    if (face === "rubble") counts[face] = Math.max(counts[face], pile.rubble);
    since[face] = pile.looked ? Math.max(0, (all[face] ?? 0) - (held[face] ?? 0) - counts[face]) : 0;
  }
  return { counts, since, seen: pile.looked !== null };
}

/** How likely so many cards drawn are not rubble alone. */
export function anyFind(pool: Pool, cards: number): Range {
  return range(pool, (counts) => {
    const total = sum(counts);
    let nothing = 1;
    for (let i = 0; i < Math.min(cards, total); i++) nothing *= Math.max(0, counts.rubble - i) / (total - i);
    return cards && total ? 1 - nothing : 0;
  });
}

/** Points of so many cards on average. */
export function pointsOf(pool: Pool, cards: number): Range {
  return range(pool, (counts) => {
    const total = sum(counts);
    const points = FACES.reduce((all, face) => all + (Number(face) || 0) * counts[face], 0);
    return total ? (Math.min(cards, total) * points) / total : 0;
  });
}

function range(pool: Pool, reckon: (counts: Counts) => number): Range {
  const most: Counts = {};
  for (const face of FACES) most[face] = pool.counts[face] + pool.since[face];
  const ends = sum(pool.counts) ? [reckon(pool.counts), reckon(most)] : [reckon(most), reckon(most)];
  return [Math.min(...ends), Math.max(...ends)];
}

/** `2.4`, or `1.8–2.4` where it is not known. */
export function told([low, high]: Range, language: string, digits: number): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits });
  const ends = [number.format(low), number.format(high)];
  return ends[0] === ends[1] ? ends[0] : ends.join("–");
}

// Where the discs of turning points lie, so that each can be seen and touched.

export interface Disc {
  left: number;
  top: number;
}

/** The discs, given from left to right, moved aside where they would overlap, and kept between two edges. */
export function apart<D extends Disc>(discs: D[], room: number, [least, most]: [number, number]): D[] {
  const placed = discs.map((disc) => ({ ...disc }));
  const meet = (one: Disc, other: Disc) => Math.abs(one.left - other.left) < room && Math.abs(one.top - other.top) < room;
  placed.forEach((disc, i) => {
    for (const before of placed.slice(0, i)) if (meet(disc, before)) disc.left = before.left + room;
  });
  placed.reverse().forEach((disc, i) => {
    disc.left = Math.min(disc.left, most);
    for (const after of placed.slice(0, i)) if (meet(disc, after)) disc.left = Math.max(least, after.left - room);
  });
  return placed.reverse();
}

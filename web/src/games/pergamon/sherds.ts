// The shape of a find: a slab broken at both ends, left and right along the crack of the object it shows there. Each
// kind of object has a crack of its own, so two slabs close without a seam exactly if their halves are of one kind.

export const WIDE = 88;
export const HIGH = 84;

export type Kind = "vase" | "jug" | "mask" | "bracelet";
export const KINDS: Kind[] = ["vase", "jug", "mask", "bracelet"];

/** How far the crack strays from the seam at which height. */
const CRACKS: Record<Kind, [y: number, dx: number][]> = {
  vase: [[0, 2], [9, -4], [21, 5], [33, -5], [45, 4], [57, -3], [65, 0]],
  jug: [[0, -3], [14, 5], [25, -3], [39, 6], [49, -4], [61, 2], [66, 0]],
  mask: [[0, -1], [8, 5], [19, -5], [30, 3], [42, -6], [53, 5], [63, -1], [66, 0]],
  bracelet: [[0, 3], [15, -5], [23, 4], [36, -3], [44, 6], [55, -5], [64, 0]],
};

function points(kind: Kind, x: number): string[] {
  return [...CRACKS[kind], [HIGH, 0] as const].map(([y, dx]) => `${x + dx} ${y}`);
}

/** The outline of a slab. */
export function outline(left: Kind, right: Kind): string {
  return `M${[...points(left, 0), ...points(right, WIDE).reverse()].join("L")}Z`;
}

/** What lies left or right of an object's crack, the seam being at 0. */
export function side(kind: Kind, which: "left" | "right"): string {
  const far = which === "left" ? -WIDE : WIDE;
  return `M${far} -9L${points(kind, 0).join("L")}L${far} ${HIGH}Z`;
}

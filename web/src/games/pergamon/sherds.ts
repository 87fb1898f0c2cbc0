// The shape of a find: a slab broken at both ends, left and right along the crack of the object it shows there. Each
// kind of object has its own crack, so two slabs close without a seam exactly if their halves are of one kind.

export const WIDE = 88;
export const HIGH = 84;

export type Kind = "vase" | "jug" | "mask" | "bracelet";
export const KINDS: Kind[] = ["vase", "jug", "mask", "bracelet"];

/** How far the crack strays from the seam at which height. */
const CRACKS: Record<Kind, [y: number, dx: number][]> = {
  vase: [
    [0, 2],
    [9, -4],
    [21, 5],
    [33, -5],
    [45, 4],
    [57, -3],
    [65, 0],
  ],
  jug: [
    [0, -3],
    [14, 5],
    [25, -3],
    [39, 6],
    [49, -4],
    [61, 2],
    [66, 0],
  ],
  mask: [
    [0, -1],
    [8, 5],
    [19, -5],
    [30, 3],
    [42, -6],
    [53, 5],
    [63, -1],
    [66, 0],
  ],
  bracelet: [
    [0, 3],
    [15, -5],
    [23, 4],
    [36, -3],
    [44, 6],
    [55, -5],
    [64, 0],
  ],
};

function points(kind: Kind, x: number): string[] {
  return [...CRACKS[kind], [HIGH, 0] as const].map(([y, dx]) => `${x + dx} ${y}`);
}

/** The outline of a slab. */
export function outline(left: Kind, right: Kind): string {
  return `M${[...points(left, 0), ...points(right, WIDE).reverse()].join("L")}Z`;
}

/** The crack itself, from top to bottom, the seam being at 0. */
export function seam(kind: Kind): string {
  return `M${points(kind, 0).join("L")}`;
}

/** What lies left or right of an object's crack, the seam being at 0. */
export function side(kind: Kind, which: "left" | "right"): string {
  const far = which === "left" ? -WIDE : WIDE;
  return `M${far} -9L${points(kind, 0).join("L")}L${far} ${HIGH}Z`;
}

/** What a slab has suffered in the soil, by its century: the deeper it lay, the more. */
const STAIN = [
  "M30 9q7 -5 13 1t-2 9q-9 4 -13 -2t2 -8z",
  "M52 47q9 -4 12 3t-7 9q-8 0 -9 -5t4 -7z",
  "M40 26q5 -3 8 2t-3 7q-6 1 -8 -3t3 -6z",
  "M58 18q6 -2 8 3t-5 6q-5 -1 -6 -4t3 -5z",
  "M26 52q5 -3 9 1t-3 7q-6 1 -8 -3t2 -5z",
];
const CRACK = ["M44 0l-3 8l4 7", "", "M52 84l3 -9l-4 -6", "M38 64l5 -9l-3 -8l5 -6", "M60 0l-2 10l5 6l-4 7"];
export const STAINS = STAIN.map((_, i) => STAIN.slice(0, i + 1).join(""));
export const CRAZING = CRACK.map((_, i) => CRACK.slice(0, i + 1).join(""));

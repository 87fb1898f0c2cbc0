// What a view of Artefakt holds, and where things lie on the table. No rules here.

export const KINDS = ["stout", "lady", "tall"] as const;
export type Kind = (typeof KINDS)[number];

export const COLOURS = ["blue", "brown", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

/** The fragments of a place by colour: the part where the viewer knows it, null for a back. */
export type Fragments = Record<Colour, (number | null)[]>;

export interface SiteNow {
  number: number;
  name: string;
  instruction: string;
  steps: number;
  open: boolean;
  fragments: Fragments;
}

export interface PlayerNow {
  figures: Record<Kind, number | null>;
  planned: boolean;
  plan: Record<Kind, number | null>;
  turned: number;
  fragments: Fragments;
}

export interface ViewNow {
  viewer: number | null;
  seat: number | null;
  step: string;
  round: number;
  "round-cap": number;
  start: number;
  stone: number | null;
  circle: number[];
  sites: SiteNow[];
  middle: Fragments;
  passing: Fragments;
  players: PlayerNow[];
  rolled: number | null;
  discovered: number;
  travelling: Kind | null;
  site: number | null;
  partner: number | null;
  origin: number | null;
  hue: Colour | null;
  winner: number | null;
}

/** The circle of sites on wide and on narrow screens: ten places clockwise from the upper left, and the middle. */
export interface Layout {
  narrow: boolean;
  width: number;
  height: number;
  tile: { width: number; height: number };
  places: [number, number][];
  middle: { x: number; y: number; width: number; height: number };
}

const [A, B, C, D] = [4, 196, 388, 580];

export const WIDE: Layout = {
  narrow: false,
  width: 760,
  height: 506,
  tile: { width: 176, height: 142 },
  places: [
    [A, 26],
    [B, 3],
    [C, 3],
    [D, 26],
    [D, 182],
    [D, 338],
    [C, 361],
    [B, 361],
    [A, 338],
    [A, 182],
  ],
  middle: { x: 192, y: 152, width: 376, height: 202 },
};

const [L, M, R] = [2, 127, 252];

export const NARROW: Layout = {
  narrow: true,
  width: 372,
  height: 570,
  tile: { width: 118, height: 130 },
  places: [
    [L, 14],
    [M, 2],
    [R, 14],
    [R, 152],
    [R, 290],
    [R, 428],
    [M, 438],
    [L, 428],
    [L, 290],
    [L, 152],
  ],
  middle: { x: 127, y: 137, width: 118, height: 296 },
};

/** The way round the circle, through the middles of all sites. */
export function road(layout: Layout): string {
  const { width, height } = layout.tile;
  return "M" + layout.places.map(([x, y]) => `${x + width / 2} ${y + height / 2}`).join("L") + "Z";
}

export function count(fragments: Fragments): number {
  return COLOURS.reduce((sum, colour) => sum + fragments[colour].length, 0);
}

/** Names that fit into a line. */
export function short(name: string, letters: number): string {
  return name.length > letters ? name.slice(0, letters - 1) + "…" : name;
}

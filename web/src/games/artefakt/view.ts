// What a view of Artefakt holds. No rules here.

export const KINDS = ["stout", "lady", "tall"] as const;
export type Kind = (typeof KINDS)[number];

export const COLOURS = ["blue", "brown", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

/** The parts of an artefact: upper left, upper right, lower left, lower right. */
export const PARTS = [1, 2, 3, 4] as const;

/** The fragments of a place by colour: the part where the viewer knows it, null for a back. */
export type Fragments = Record<Colour, (number | null)[]>;

export interface SiteNow {
  number: number;
  name: string;
  instruction: string;
  /** How far one walks or pushes by the instruction; 0 for the others. */
  steps: number;
  open: boolean;
  fragments: Fragments;
}

export interface PlayerNow {
  figures: Record<Kind, number | null>;
  planned: boolean;
  plan: Record<Kind, number | null>;
  /** How many cards are face up. */
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
  /** How far the four cards of a hand carry: motorbike, car, train, plane. */
  "travel-cards": number[];
  /** Fragments that are discovered in a round. */
  discoveries: number;
  /** The numbers of the sites, clockwise. */
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

export function siteOf(view: ViewNow, number: number): SiteNow {
  return view.sites[number - 1];
}

export function count(fragments: Fragments): number {
  return COLOURS.reduce((sum, colour) => sum + fragments[colour].length, 0);
}

/** How many different parts of an artefact are known to be here. */
export function different(fragments: Fragments, colour: Colour): number {
  return new Set(fragments[colour].filter((part) => part !== null)).size;
}

export interface Standing {
  kind: Kind;
  seat: number;
}

/** Who stands on a site, in the order of the seats. */
export function standingOn(view: ViewNow, site: number): Standing[] {
  return view.players.flatMap((player, seat) => KINDS.filter((kind) => player.figures[kind] === site).map((kind) => ({ kind, seat })));
}

/** Names that fit into a line. */
export function short(name: string, letters: number): string {
  return name.length > letters ? name.slice(0, letters - 1) + "…" : name;
}

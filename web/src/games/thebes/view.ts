// The view of Thebes as the server sends it (src/digsite/games/thebes/view.py).

export const REGIONS = ["mesopotamia", "egypt", "greece", "crete"] as const;
export const PROFESSORS = [...REGIONS, "greatest"] as const;
export const SCORES = ["finds", "exhibitions", "professors", "museums", "congresses", "time"] as const;
export const VALUES = ["1", "2", "3", "4", "5", "6"] as const;
export const FACES = [...VALUES, "knowledge", "rubble"] as const;

export type Region = (typeof REGIONS)[number];
export type Professor = (typeof PROFESSORS)[number];
/** How many of each, those there are none of left out. */
export type Counts = Record<string, number>;

export interface CardOut {
  card: string;
  name: string;
  region: string;
  books: number;
  weeks: number;
}

export interface Exhibition {
  number: number;
  points: number;
  tiers: { region: Region; finds: number; weeks: number }[];
}

export interface Museum {
  number: number;
  points: number;
  finds: number;
  weeks: number;
}

/** What the viewer knows of a pile without counting it. */
export interface Pile {
  region: Region;
  empty: boolean;
  /** The most that one dig turned up. */
  rubble: number;
  /** Nothing else lies there, as far as the viewer has seen. */
  "only-rubble": boolean;
  /** Finds came since the pile was last seen in full; null if it never was. */
  grew: boolean | null;
  /** What the viewer saw there. */
  looked: Counts | null;
  /** What has left since the viewer looked. */
  taken: Counts;
  /** What has left at all. */
  out: Counts;
}

/** What a number of cards may bring. */
export interface Promised {
  fewer: boolean;
  finds: [number, number];
  points: number;
  "points-range": [number, number];
}

export interface Has {
  cards: Counts;
  permits: Counts;
  finds: Record<Region, Counts>;
  shows: Counts;
  special: Record<Region, number>;
  general: number;
  usable: Record<Region, number>;
  /** The same with one helper, two, … */
  "with-helpers": Record<Region, number[]>;
  points: Record<(typeof SCORES)[number], number>;
}

export interface View {
  viewer: number | null;
  seat: number | null;
  step: "turn" | "giving" | "picking" | "over";
  robbed: Region | null;
  museum: number | null;
  owed: number;
  track: { seat: number; week: number }[];
  display: (CardOut | null)[];
  exhibitions: Exhibition[];
  museums: Museum[];
  professors: Record<Professor, number | null>;
  "players-have": Has[];
  piles: Pile[];
  /** For the seat to act, by region: what 1, 2, … cards may bring. */
  "dig-promises": Partial<Record<Region, Promised[]>>;
  "dig-table": number[][];
  "professors-least": Record<Professor, number>;
  "professors-points": Record<Professor, number>;
  /** Those that are given to, too: while finds are chosen, the card is no longer beside the board. */
  "all-museums": Museum[];
  "congress-points": number[];
  "weeks-per-point": number;
  "action-weeks": { helper: number; scholar: number; thief: Record<Region, number>; robber: Record<Region, number> };
  "all-finds": Record<Region, Counts>;
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}

/** Finds that can be shown or given away: everything with points on it. */
export function artifacts(counts: Counts): number {
  return sum(counts) - (counts.knowledge ?? 0) - (counts.rubble ?? 0);
}

/** Permits for any region: those from the start, and those taken as cards. */
export function freePermits(has: Has): number {
  return (has.permits.general ?? 0) + (has.cards.permit ?? 0);
}

export function pointsNow(has: Has): number {
  return sum(has.points);
}

/** `thief-egypt` is a thief for Egypt; a card without a region has none. */
export function partsOf(name: string): { card: string; region: string } {
  const [card, region] = name.split("-");
  return { card, region: (REGIONS as readonly string[]).includes(region) ? region : "none" };
}

/** Whether a move opens an exhibition or fills a museum. */
export function opens({ move }: { move: string }): boolean {
  return move.startsWith("exhibit ") || move.startsWith("museum ");
}

export function weekOf(view: View, seat: number): number {
  return view.track.find((marker) => marker.seat === seat)?.week ?? 0;
}

export function frontOf(view: View): number {
  return Math.max(...view.track.map((marker) => marker.week));
}

/** How many steps of an exhibition a player's finds reach; each builds on the one before. */
export function tiersReached(show: Exhibition, has: Has): number {
  const missing = show.tiers.findIndex((tier) => artifacts(has.finds[tier.region]) < tier.finds);
  return missing < 0 ? show.tiers.length : missing;
}

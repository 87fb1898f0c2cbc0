// The view of Thebes as the server sends it (src/digsite/games/thebes/view.py).

export const REGIONS = ["mesopotamia", "egypt", "greece", "crete"] as const;
export const PROFESSORS = [...REGIONS, "greatest"] as const;
export const SCORES = ["finds", "exhibitions", "professors", "museums", "congresses", "time"] as const;
export const FACES = ["1", "2", "3", "4", "5", "6", "knowledge", "rubble"] as const;

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

export interface Pile {
  region: Region;
  empty: boolean;
  rubble: number;
  looked: Counts | null;
  taken: Counts;
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
  "dig-table": number[][];
  "professors-least": Record<Professor, number>;
  "helper-weeks": number;
  "all-finds": Record<Region, Counts>;
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}

/** Finds that can be shown or given away: everything with points on it. */
export function artifacts(counts: Counts): number {
  return sum(counts) - (counts.knowledge ?? 0) - (counts.rubble ?? 0);
}

/** `thief-egypt` is a thief for Egypt; a card without a region has none. */
export function partsOf(name: string): { card: string; region: string } {
  const [card, region] = name.split("-");
  return { card, region: (REGIONS as readonly string[]).includes(region) ? region : "none" };
}

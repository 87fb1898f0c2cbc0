// What the server tells of a table, as far as the board draws it.

import type { Kind } from "./sherds";

export interface Find {
  number: number;
  century: number;
  left: Kind;
  right: Kind;
}

export interface Collection {
  marker: number;
  space: number;
  row: number[];
}

export interface View {
  seat: number | null;
  calendar: number;
  step: string;
  order: number[];
  placed: number;
  track: (number | "raider" | null)[];
  acting: number;
  coins: number[];
  "raider-coins": number;
  points: Record<string, number>[];
  "funds-left": number[];
  backs: ("bag" | "chest" | null)[];
  fronts: number[];
  "to-lay": number[];
  "lay-next": number;
  galleries: number[][];
  hands: number[][];
  row: number[];
  "row-value": number;
  polish: number;
  museum: Collection[][];
  unseen: number[];
  finds: Find[];
  spaces: { space: number; coins: number; deepest: number }[];
  visitors: number[];
  /** Where the tomb raider is placed with no, one, two chests. */
  "raider-spaces": number[];
  "digging-costs": number[];
  "stored-free": number;
  "stored-per-coin": number;
  /** Rounds with an evaluation: the object that earns the prize, and how far all markers step down after it. */
  evaluations: { round: number; prize: Kind; down: number }[];
}

export const ROMAN = ["I", "II", "III", "IV", "V"];

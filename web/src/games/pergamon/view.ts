// What the server tells of a table, as far as the board draws it.

import type { Kind } from "./sherds";

export interface Find {
  number: number;
  century: number;
  left: Kind;
  right: Kind;
}

/** A collection on show. */
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
  /** Rounds of a game, finds in the pile of each, finds a gallery has room for, markers of a player. */
  rounds: number;
  pile: number;
  room: number;
  markers: number;
  finds: Find[];
  spaces: { space: number; coins: number; deepest: number }[];
  visitors: number[];
  /** Where the tomb raider is placed with no, one, two chests. */
  "raider-spaces": number[];
  /** The least and the most coins behind each back. */
  "behind-backs": Record<"bag" | "chest", [least: number, most: number]>;
  "digging-costs": number[];
  "stored-free": number;
  "stored-per-coin": number;
  /** Coins for one collection, but in the last round. */
  "polish-limit": number;
  /** Points for a new collection, for the oldest object of an evaluation, and for the oldest of all at the end. */
  "show-points": number;
  "prize-points": number;
  "oldest-points": number[];
  /** Rounds with an evaluation: the object that earns the prize, and how far all markers step down after it. */
  evaluations: { round: number; prize: Kind; down: number }[];
}

export const ROMAN = ["I", "II", "III", "IV", "V"];

/** The shapes of the seats, round 0,0 and some 20 wide. */
export const SHAPES = ["M0 -10L8.5 0L0 10L-8.5 0Z", "M0 -8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0 -8.5Z", "M-7.5 -7.5H7.5V7.5H-7.5Z", "M0 -9L9 7L-9 7Z"];

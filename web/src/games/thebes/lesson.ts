// A made-up table for the pictures of the how-to. The figures are those of the edition.

import type { MoveNow } from "../../lib/server";
import { REGIONS, type CardOut, type Exhibition, type Has, type Museum, type Pile, type Promised, type View } from "./view";

export const NAMES = ["Ada", "Bruno", "Clara"];

export const CARDS: CardOut[] = [
  { card: "special", name: "special-egypt-2", region: "egypt", books: 2, weeks: 2 },
  { card: "general", name: "general-1", region: "none", books: 1, weeks: 3 },
  { card: "congress", name: "congress", region: "none", books: 0, weeks: 2 },
  { card: "thief", name: "thief-greece", region: "greece", books: 0, weeks: 1 },
  { card: "permit", name: "permit", region: "none", books: 0, weeks: 3 },
  { card: "helper", name: "helper", region: "none", books: 0, weeks: 1 },
];

export const SHOW: Exhibition = {
  number: 1,
  points: 5,
  tiers: [
    { region: "mesopotamia", finds: 3, weeks: 9 },
    { region: "crete", finds: 2, weeks: 5 },
    { region: "egypt", finds: 1, weeks: 3 },
  ],
};

export const MUSEUM: Museum = { number: 2, points: 7, finds: 3, weeks: 3 };

const ALL = {
  mesopotamia: { "1": 5, "3": 3, "4": 3, "5": 2, knowledge: 1, rubble: 6 },
  egypt: { "1": 4, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, knowledge: 1, rubble: 6 },
  greece: { "1": 4, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, knowledge: 1, rubble: 6 },
  crete: { "1": 3, "2": 2, "3": 4, "4": 3, "5": 1, knowledge: 1, rubble: 6 },
};

export const PILES: Pile[] = REGIONS.map((region) => ({ region, empty: false, rubble: 0, "only-rubble": false, grew: null, looked: null, taken: {}, out: {} }));

/** The rulebook's example of a dig: two special books of Mesopotamia and three open ones. */
export const HAS: Has = {
  cards: { congress: 3 },
  permits: { mesopotamia: 1 },
  finds: { mesopotamia: { "4": 2, "5": 1 }, egypt: {}, greece: { "6": 1 }, crete: { "3": 1 } },
  shows: { "exhibition-1": 1 },
  special: { mesopotamia: 2, egypt: 0, greece: 1, crete: 5 },
  general: 3,
  usable: { mesopotamia: 4, egypt: 0, greece: 2, crete: 8 },
  "with-helpers": { mesopotamia: [], egypt: [], greece: [], crete: [] },
  points: { finds: 22, exhibitions: 5, professors: 5, museums: 7, congresses: 6, time: 2 },
};

/** What one to four cards may bring from a pile that nobody has dug in, half way through the game. */
const PROMISES: Promised[] = [
  { fewer: false, finds: [0, 1], points: 1.8, "points-range": [0, 3] },
  { fewer: true, finds: [1, 2], points: 3.6, "points-range": [1, 5] },
  { fewer: true, finds: [2, 3], points: 5.4, "points-range": [3, 8] },
  { fewer: true, finds: [2, 3], points: 7.1, "points-range": [4, 10] },
];

const TABLE = [
  [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2],
  [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
  [0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3],
  [0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4],
  [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6],
  [1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  [1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7],
  [1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8],
];

export const VIEW: View = {
  viewer: 0,
  seat: 0,
  step: "turn",
  robbed: null,
  museum: null,
  owed: 0,
  track: [
    { seat: 0, week: 5 },
    { seat: 1, week: 5 },
    { seat: 2, week: 11 },
  ],
  display: CARDS.slice(0, 4),
  exhibitions: [SHOW],
  museums: [MUSEUM],
  professors: { mesopotamia: null, egypt: null, greece: 1, crete: 0, greatest: null },
  "players-have": [HAS, HAS, HAS],
  piles: PILES,
  "dig-table": TABLE,
  "professors-least": { mesopotamia: 4, egypt: 4, greece: 4, crete: 4, greatest: 10 },
  "professors-points": { mesopotamia: 5, egypt: 5, greece: 5, crete: 5, greatest: 5 },
  "all-museums": [MUSEUM],
  "congress-points": [0, 1, 3, 6, 10, 15, 21, 28],
  "weeks-per-point": 3,
  "dig-promises": { mesopotamia: PROMISES },
  "action-weeks": {
    helper: 1,
    scholar: 1,
    thief: { mesopotamia: 1, egypt: 1, greece: 1, crete: 1 },
    robber: { mesopotamia: 3, egypt: 3, greece: 3, crete: 3 },
  },
  "all-finds": ALL,
};

/** The digs of the rulebook's example. */
export const DIGS: MoveNow[] = TABLE[3].flatMap((cards, i) =>
  cards ? [{ move: `dig mesopotamia local ${i + 1}`, touches: ["pile-mesopotamia", "permit-mesopotamia"] }] : [],
);

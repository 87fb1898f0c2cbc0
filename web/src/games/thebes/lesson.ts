// A made-up table for the pictures of the how-to. The figures are those of the edition.

import { REGIONS, type CardOut, type Exhibition, type Has, type Museum, type Pile, type View } from "./kinds";

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

export const ALL = {
  mesopotamia: { "1": 5, "3": 3, "4": 3, "5": 2, knowledge: 1, rubble: 6 },
  egypt: { "1": 4, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, knowledge: 1, rubble: 6 },
  greece: { "1": 4, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, knowledge: 1, rubble: 6 },
  crete: { "1": 3, "2": 2, "3": 4, "4": 3, "5": 1, knowledge: 1, rubble: 6 },
};

export const PILES: Pile[] = REGIONS.map((region) => ({ region, empty: false, rubble: 0, looked: null, taken: {} }));

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
  "helper-weeks": 1,
  "all-finds": ALL,
};

// A made-up table for the pictures of the how-to. The sites are those of the edition.

import type { Fragments, Kind, SiteNow, ViewNow } from "./view";

export const NAMES = ["Ada", "Bruno", "Clara"];

const SITES = [
  ["cathedral", "walk"],
  ["ruin", "look"],
  ["cave", "pick"],
  ["pyramid", "push"],
  ["graveyard", "banish"],
  ["atlantis", "draw"],
  ["temple", "swap"],
  ["easter-island", "trade"],
  ["castle", "carry"],
  ["jungle", "stone"],
];
const OPEN = [1, 5, 6, 8];

function backs(blue: number, brown: number, yellow: number): Fragments {
  return { blue: Array(blue).fill(null), brown: Array(brown).fill(null), yellow: Array(yellow).fill(null) };
}

const LYING: Record<number, Fragments> = { 2: backs(1, 0, 1), 3: backs(0, 1, 0), 6: backs(1, 0, 0) };

export const PLACES: SiteNow[] = SITES.map(([name, instruction], i) => ({
  number: i + 1,
  name,
  instruction,
  steps: instruction === "walk" ? 2 : 1,
  open: OPEN.includes(i + 1),
  fragments: LYING[i + 1] ?? backs(0, 0, 0),
}));

const plan = { stout: 2, lady: 4, tall: 1 };
const nothing = { stout: null, lady: null, tall: null };

export const VIEW: ViewNow = {
  viewer: 0,
  seat: 0,
  step: "planning",
  round: 2,
  "round-cap": 40,
  start: 0,
  stone: null,
  "travel-cards": [1, 2, 3, 4],
  discoveries: 4,
  circle: [1, 7, 4, 10, 3, 8, 2, 6, 9, 5],
  sites: PLACES,
  middle: backs(5, 6, 6),
  passing: backs(0, 0, 0),
  players: [
    { figures: { stout: 7, lady: 2, tall: 9 }, planned: true, plan, turned: 0, fragments: { blue: [1, 2, 3, 4], brown: [3, 3], yellow: [2] } },
    { figures: { stout: 4, lady: 2, tall: 10 }, planned: true, plan: nothing, turned: 0, fragments: backs(1, 1, 0) },
    { figures: { stout: 5, lady: 6, tall: 3 }, planned: true, plan: nothing, turned: 0, fragments: backs(0, 0, 1) },
  ],
  rolled: null,
  discovered: 4,
  travelling: null,
  site: null,
  partner: null,
  origin: null,
  hue: null,
  winner: null,
};

/** The stout man goes first: from site 10, two sites either way. */
export const TRAVELLING: ViewNow = {
  ...VIEW,
  step: "travelling",
  travelling: "stout",
  players: VIEW.players.map((player, seat) => (seat ? player : { ...player, turned: 1, figures: { ...player.figures, stout: 4 } })),
};

/** Alone; more than anybody else; a tie. */
export const CASES: { site: number; figures: [Kind, number][]; wins: boolean }[] = [
  { site: 3, figures: [["tall", 0]], wins: true },
  {
    site: 2,
    figures: [
      ["stout", 0],
      ["lady", 0],
      ["lady", 1],
      ["tall", 2],
    ],
    wins: true,
  },
  {
    site: 6,
    figures: [
      ["lady", 1],
      ["stout", 0],
    ],
    wins: false,
  },
];

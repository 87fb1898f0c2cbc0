// A made-up table for the pictures of the how-to. The finds are those of the edition.

import type { Kind } from "./sherds";
import type { Find, View } from "./view";

function find(number: number, century: number, left: Kind, right: Kind): Find {
  return { number, century, left, right };
}

/** The rulebook's own example: a jug of 450 and a mask of 315. */
export const ROW = [find(14, 4, "bracelet", "jug"), find(50, 3, "jug", "mask"), find(15, 1, "mask", "vase")];

const FINDS = [
  ...ROW,
  find(38, 1, "vase", "mask"),
  find(45, 2, "vase", "jug"),
  find(20, 2, "jug", "mask"),
  find(23, 3, "vase", "mask"),
  find(72, 3, "bracelet", "jug"),
  find(85, 4, "vase", "jug"),
  find(18, 4, "jug", "bracelet"),
  find(54, 5, "vase", "jug"),
  find(34, 5, "jug", "mask"),
  find(17, 5, "mask", "bracelet"),
  find(32, 5, "bracelet", "vase"),
  find(78, 5, "vase", "mask"),
  find(59, 5, "mask", "jug"),
  find(24, 5, "jug", "vase"),
  find(11, 2, "mask", "jug"),
  find(88, 1, "jug", "vase"),
  find(68, 2, "mask", "bracelet"),
  find(93, 4, "bracelet", "vase"),
  find(91, 2, "vase", "mask"),
];

const COINS = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
const DEEPEST = [5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5];

export const NAMES = ["Ada", "Bruno", "Clara"];

export const VIEW: View = {
  seat: 0,
  calendar: 6,
  step: "digging",
  order: [0, 1, 2],
  placed: 3,
  track: COINS.map((_, i) => ({ 3: 0, 6: 1, 11: 2 })[i] ?? null),
  acting: 4,
  coins: [3, 2, 4],
  "raider-coins": 0,
  points: [{}, {}, {}],
  "funds-left": [2, 1, 2, 3, 1, 2, 3, 2],
  backs: ["bag", "chest"],
  fronts: [0, 0],
  "to-lay": [],
  "lay-next": 0,
  galleries: [[38], [20, 45], [23, 72], [85], [18]],
  hands: [[], [], []],
  row: [],
  "row-value": 0,
  polish: 0,
  museum: [
    [{ marker: 1, space: 13, row: [78, 59, 24] }],
    [
      { marker: 1, space: 5, row: [11, 88] },
      { marker: 2, space: 18, row: [54, 34, 17, 32] },
    ],
    [{ marker: 1, space: 9, row: [68, 93, 91] }],
  ],
  unseen: [],
  rounds: 12,
  pile: 5,
  room: 4,
  markers: 3,
  finds: FINDS,
  spaces: COINS.map((coins, i) => ({ space: i + 1, coins, deepest: DEEPEST[i] })),
  "raider-spaces": [5, 7, 9],
  "behind-backs": { bag: [1, 4], chest: [5, 8] },
  "digging-costs": [1, 2, 3, 4, 5],
  "stored-free": 3,
  "stored-per-coin": 3,
  "polish-limit": 3,
  "show-points": 1,
  "prize-points": 2,
  "oldest-points": [3, 2, 1],
  evaluations: [
    { round: 5, prize: "vase", down: 3 },
    { round: 7, prize: "jug", down: 4 },
    { round: 9, prize: "mask", down: 5 },
    { round: 12, prize: "bracelet", down: 0 },
  ],
  visitors: Array.from({ length: 24 }, (_, i) => Math.floor(i / 4) + 1),
};

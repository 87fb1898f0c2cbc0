// A made-up table for the pictures of the how-to. Symbols and fame are those of the edition.

import type { Face, Faces, FameTrack, Symbol3, View } from "./view";

export const NAMES = ["Ada", "Bruno", "Clara"];

const TURN: Symbol3[] = ["ship", "helmet", "scroll"];
/** Where in that turn the first card of a monument stands. */
const FIRST: Record<string, number> = { akropolis: 1, colosseum: 2, petra: 0, pharos: 1, pyramids: 2, zeus: 0 };

const CARDS: Face[] = Object.entries(FIRST).flatMap(([monument, first]) =>
  Array.from({ length: 9 }, (_, i) => ({ card: `${monument}-${i + 1}`, monument, value: i + 1, symbol: TURN[(first + i) % 3] })),
);

export const FACES: Faces = Object.fromEntries(CARDS.map((face) => [face.card, face]));

export function fame(monument: string, space: number, builders: number): FameTrack {
  const shares = [1, 2, 3, 4, 5, 6];
  return {
    monument,
    space,
    builders,
    least: [2, 3, null][builders],
    sole: shares.map((share) => 3 * share),
    larger: shares.map((share) => 2 * share),
    smaller: shares,
  };
}

/** The rulebook's example of a history, before it is written. */
export const COLUMNS: Record<string, string[]>[] = [
  { akropolis: ["akropolis-3", "akropolis-7"], zeus: ["zeus-1", "zeus-4", "zeus-2"] },
  { petra: ["petra-9", "petra-1", "petra-4", "petra-6"], zeus: ["zeus-8"] },
  { petra: ["petra-7", "petra-2", "petra-3"], pharos: ["pharos-5", "pharos-8"] },
];

export const VIEW: View = {
  honours: [9, 6, 3],
  seat: 0,
  turn: 0,
  step: "turn",
  actions: 3,
  "fourth-bought": false,
  "tokens-used": [],
  laying: null,
  due: 0,
  pair: null,
  historians: [2, 3, 2],
  histories: [],
  tokens: {},
  columns: COLUMNS,
  open: ["pyramids-2", "colosseum-5", "pharos-9"],
  lifted: [],
  offered: null,
  gone: [],
  hand: [],
  hands: [
    { cards: 5, known: [] },
    { cards: 4, known: [] },
    { cards: 6, known: [] },
  ],
  deck: 42,
  aside: 0,
  symbols: NAMES.map(() => ({ ship: 3, helmet: 1, scroll: 1 })),
  reach: [3, 2, 3],
  "may-write": true,
  totals: [4, 2, 0],
  monuments: [],
  cards: CARDS,
};

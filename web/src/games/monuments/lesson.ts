// A made-up table for the pictures of the how-to. Symbols and figures are those of the edition.

import { Builders, fieldsOf, type Field } from "./frieze";
import { closePlan, type Plan } from "./plan";
import type { Face, Faces, FameTrack, Symbol3, View } from "./view";

export const NAMES = ["Ada", "Bruno", "Clara"];

const TURN: Symbol3[] = ["ship", "helmet", "scroll"];
/** Where in that turn the first card of a monument stands. */
const FIRST: Record<string, number> = { akropolis: 1, colosseum: 2, petra: 0, pharos: 1, pyramids: 2, zeus: 0 };

const CARDS: Face[] = Object.entries(FIRST).flatMap(([monument, first]) =>
  Array.from({ length: 9 }, (_, i) => ({ card: `${monument}-${i + 1}`, monument, value: i + 1, symbol: TURN[(first + i) % 3] })),
);

export const FACES: Faces = Object.fromEntries(CARDS.map((face) => [face.card, face]));

function track(monument: string, space = 0, builders = 0): FameTrack {
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

export type Columns = Record<string, string[]>[];

/** The rulebook's example of a history, before it is written and after. */
export const BEFORE: Columns = [
  { akropolis: ["akropolis-3", "akropolis-7"], zeus: ["zeus-1", "zeus-4", "zeus-2"] },
  { petra: ["petra-9", "petra-1", "petra-4", "petra-6"], zeus: ["zeus-8"] },
  { petra: ["petra-7", "petra-2", "petra-3"], pharos: ["pharos-5", "pharos-8"] },
];
export const TAKEN = ["petra-6", "petra-3", "pharos-8"];
export const AFTER: Columns = BEFORE.map((columns) =>
  Object.fromEntries(Object.entries(columns).map(([monument, cards]) => [monument, cards.filter((card) => !TAKEN.includes(card))])),
);

export const VIEW: View = {
  seat: 0,
  turn: 0,
  step: "acting",
  actions: 3,
  "fourth-bought": false,
  "tokens-used": [],
  "tokens-usable": [],
  "tokens-on-sale": [],
  laying: null,
  due: 0,
  pair: null,
  historians: [2, 3, 2],
  histories: [],
  tokens: {},
  columns: NAMES.map(() => ({})),
  open: ["pyramids-2", "colosseum-5", "pharos-9"],
  lifted: [],
  offered: null,
  gone: [],
  hand: [],
  hands: NAMES.map(() => ({ cards: 5, known: [] })),
  deck: 42,
  aside: 0,
  symbols: NAMES.map(() => ({ ship: 3, helmet: 1, scroll: 1 })),
  reach: [0, 0, 0],
  "may-write": false,
  totals: [4, 2, 0],
  monuments: Object.keys(FIRST).map((monument) => track(monument)),
  cards: CARDS,
  honours: [9, 6, 3],
  figures: {
    least: [2, 3],
    actions: 3,
    "symbol-points": 1,
    history: Array.from({ length: 24 }, (_, i) => i + 1),
    unused: [0, 12, 24, 36],
    "token-bought": 2,
    "token-kept": 3,
    "token-extra": 1,
  },
};

/** One monument of that table. */
export function fieldIn(monument: string, columns: Columns, space = 0, gone: string[] = [], taken: string[] = []): Field {
  const view = {
    ...VIEW,
    columns,
    gone: [...gone, ...taken],
    monuments: VIEW.monuments.map((each) => (each.monument === monument ? track(monument, space) : each)),
  };
  const fields = fieldsOf(view, { me: 0, drafted: [], taken: new Set(taken), takeFrom: "column-end" }, new Builders());
  return fields.find((field) => field.monument === monument)!;
}

export const CLOSE: Plan = closePlan(318, 178);
export const TRACK: Plan = { ...CLOSE, wide: false, beam: { x: 0, y: 0, width: 420, height: 34, rows: 1 } };

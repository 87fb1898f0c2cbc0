// What the view of Monuments holds, as far as it is drawn.

import type { Say } from "../../lib/texts";

export type Symbol3 = "ship" | "helmet" | "scroll";
export const SYMBOLS: Symbol3[] = ["ship", "helmet", "scroll"];

export interface Face {
  card: string;
  monument: string;
  value: number;
  symbol: Symbol3;
}

export interface FameTrack {
  monument: string;
  space: number;
  builders: number;
  least: number | null;
  sole: number[];
  larger: number[];
  smaller: number[];
}

export interface View {
  seat: number | null;
  turn: number;
  step: string;
  actions: number;
  "fourth-bought": boolean;
  "tokens-used": Symbol3[];
  laying: string | null;
  due: number;
  pair: Symbol3 | null;
  historians: number[];
  histories: { seat: number; cards: number }[];
  tokens: Partial<Record<Symbol3, number | null>>;
  columns: Record<string, string[]>[];
  open: string[];
  lifted: string[];
  offered: string | null;
  gone: string[];
  hand: string[];
  hands: { cards: number; known: string[] }[];
  deck: number;
  aside: number;
  symbols: Record<Symbol3, number>[];
  reach: number[];
  "may-write": boolean;
  totals: number[];
  monuments: FameTrack[];
  cards: Face[];
  /** Points for the best historians in the end. */
  honours: number[];
}

export type Faces = Record<string, Face>;

/** What a card is, in words. */
export function cardWords(face: Face, t: Say): string {
  return t("monuments-card", { monument: t("monument", { monument: face.monument }), value: face.value, symbol: face.symbol });
}

/** The historians of every seat, each with a name it keeps on its way from home to the track. */
export class Scribes {
  private out = new Map<number, { name: string; cards: number }[]>();

  follow(histories: View["histories"], home: number[]): { placed: string[]; home: string[][] } {
    const placed: string[] = Array(histories.length).fill("");
    const waiting: string[][] = [];
    home.forEach((count, seat) => {
      const mine = histories.map((each, i) => ({ ...each, i })).filter((each) => each.seat === seat);
      const free = Array.from({ length: count + mine.length }, (_, k) => `historian-${seat}-${k}`);
      const before = [...(this.out.get(seat) ?? [])];
      for (const each of mine) {
        const known = before.findIndex((one) => one.cards === each.cards && free.includes(one.name));
        if (known < 0) continue;
        placed[each.i] = before[known].name;
        free.splice(free.indexOf(before[known].name), 1);
        before.splice(known, 1);
      }
      for (const each of mine) if (!placed[each.i]) placed[each.i] = free.pop()!;
      this.out.set(
        seat,
        mine.map((each) => ({ name: placed[each.i], cards: each.cards })),
      );
      waiting.push(free);
    });
    return { placed, home: waiting };
  }
}

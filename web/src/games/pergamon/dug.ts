// What was done in the present round, as far as the board marks it.

import type { GameEvent } from "../../lib/server";

export interface Dug {
  gallery: number;
  figure: number | "raider";
  cost: number;
}

/** The gallery that the figure which acts now has dug out. */
export function dugIn(told: GameEvent[], acting: number | string | null): Dug | null {
  const begun = told.findLastIndex((event) => event.event === "round-begun");
  const dug = told.slice(begun + 1).findLast((event) => event.event === "dug" && event.figure === acting);
  return dug ? { gallery: Number(dug.gallery), figure: dug.figure as Dug["figure"], cost: Number(dug.cost) } : null;
}

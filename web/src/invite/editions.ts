// What an owner's edition changes, table by table, as the server tells it.

import type { ChangedFigures } from "../lib/server";

/** Figures row by row, as they are printed. */
export function rows(figures: unknown): string[] {
  if (!Array.isArray(figures)) return [String(figures)];
  return Array.isArray(figures[0]) ? figures.map((row: unknown[]) => row.flat(3).join(" ")) : [figures.join(" ")];
}

/** Only the rows that differ, so that one changed figure of a long table is found. */
export function changedRows(change: ChangedFigures): { figures: string; usual: string }[] {
  const [played, printed] = [rows(change.figures), rows(change.usual)];
  return Array.from({ length: Math.max(played.length, printed.length) }, (_, i) => ({ figures: played[i] ?? "", usual: printed[i] ?? "" })).filter(
    (row) => row.figures !== row.usual,
  );
}

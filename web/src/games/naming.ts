// What the things of a table are called, where events and moves only give their numbers.

import type { Naming } from "../lib/texts";

// Not on demand: no sentence may be said before they are known.
const NAMINGS = import.meta.glob<{ naming: (view: unknown) => Naming }>("./*/naming.ts", { eager: true });

export function namingOf(game: string, view: unknown): Naming {
  if (view === undefined) return {};
  return NAMINGS[`./${game}/naming.ts`]?.naming(view) ?? {};
}

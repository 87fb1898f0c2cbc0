// What the things of a table are called, where events and moves only give their numbers.

import type { Naming } from "../lib/texts";

const NAMINGS = import.meta.glob<{ naming: (view: unknown) => Naming }>("./*/naming.ts");

export async function namingOf(game: string, view: unknown): Promise<Naming> {
  if (view === undefined) return {};
  return (await NAMINGS[`./${game}/naming.ts`]?.())?.naming(view) ?? {};
}

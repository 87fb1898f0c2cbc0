// What the pieces of the frieze are, in words.

import type { Say } from "../../lib/texts";
import type { Field, Pillar } from "./frieze";
import { cardName } from "./view";

/** Everything about a monument, for people who cannot see it. */
export function fieldWords(field: Field, names: string[], t: Say): string {
  const name = t("monument", { monument: field.monument });
  const builders = field.pillars.map((pillar) =>
    t("monuments-field-builder", { name: names[pillar.seat], cards: pillar.stones.map((stone) => stone.value).join(", "), points: pillar.points }),
  );
  const free = field.free.length ? t("monuments-field-free", { least: field.free[0] }) : t("monuments-field-full");
  const gone = field.stones.filter((stone) => stone.state === "gone" || stone.state === "taken").map((stone) => stone.value);
  const fame = t("monuments-field-fame", { monument: name, space: field.space, spaces: field.spaces, face: field.face.replace(":", " : ") });
  return [fame, ...builders, free, gone.length ? t("monuments-field-gone", { cards: gone.join(", ") }) : ""].filter(Boolean).join(" ");
}

/** A builder's column. */
export function pillarWords(field: Field, pillar: Pillar, names: string[], t: Say): string {
  const monument = t("monument", { monument: field.monument });
  const falls = pillar.stones.find((stone) => stone.falls);
  const column = t("monuments-column", { name: names[pillar.seat], monument, cards: pillar.stones.length, points: pillar.points });
  return `${column} ${falls ? t("monuments-falls-next", { card: cardName(falls, t) }) : t("monuments-safe")}`;
}

// What things on the table are called, for people who point at them or cannot see them.

import type { Say } from "../../lib/texts";
import { COLOURS, standingOn, type Colour, type Fragments, type Kind, type SiteNow, type ViewNow } from "./view";

/** Fragments in words: how many of each artefact, and which parts are known. */
export function ofFragments(fragments: Fragments, t: Say): string {
  const told = COLOURS.filter((colour) => fragments[colour].length).map((colour) => ofPile(colour, fragments[colour], t));
  return told.join(", ") || t("artefakt-nothing");
}

export function ofPile(colour: Colour, parts: (number | null)[], t: Say): string {
  const known = parts.filter((part) => part !== null);
  return t(known.length ? "artefakt-known" : "artefakt-some", { count: parts.length, colour, parts: known.join(", ") });
}

export function ofSite(site: SiteNow, view: ViewNow, names: string[], t: Say): string {
  const facts = { number: site.number, name: t("site-name", { name: site.name }) };
  const text = t(`instruction-${site.instruction}`, { steps: site.steps });
  const standing = standingOn(view, site.number).map(({ kind, seat }) => ofFigure(kind, names[seat], t));
  const lies = t("artefakt-lies", { fragments: ofFragments(site.fragments, t) });
  const stands = standing.length ? " " + t("artefakt-stands", { figures: standing.join("; ") }) : "";
  return `${t("artefakt-site", facts)} ${t(site.open ? "artefakt-open" : "artefakt-closed", { text })} ${lies}${stands}`;
}

export function ofFigure(kind: Kind, name: string, t: Say): string {
  return t("artefakt-figure", { figure: t("figure-name", { figure: kind }), name });
}

// What stands on pieces in a few words, and where the marker would go.

import type { Say } from "../../lib/texts";
import type { Touch } from "../../lib/touch.svelte";
import type { Plan } from "./digs";
import { REGIONS, tiersReached, weekOf, type CardOut, type Has, type Pile, type Region, type View } from "./view";

/** What a card does, in five words and in fewer; of a congress what mine would be worth. */
export function cardNotes(view: View, card: CardOut, mine: Has | null, t: Say): string[] {
  const next = (mine?.cards.congress ?? 0) + 1;
  const points = view["congress-points"][Math.min(next, view["congress-points"].length - 1)];
  const facts = { card: card.card, region: card.region, books: card.books, mine: mine ? "yes" : "no", number: next, points };
  return [t("thebes-card-note", facts), t("thebes-card-note-short", facts)];
}

/** What a face is called in its region: a find by its own name. */
export function findName(region: string, face: string, t: Say): string {
  return face === "rubble" ? t("short-rubble") : t("thebes-find-name", { region, find: Number(face) || face });
}

/** The names of the four regions as they stand side by side: whole where all of them fit, otherwise all of them short. */
export function namesFor(t: Say, fits: (region: Region) => boolean): Record<Region, string> {
  const text = REGIONS.every(fits) ? "region" : "thebes-region-short";
  return Object.fromEntries(REGIONS.map((region) => [region, t(text, { region })])) as Record<Region, string>;
}

/** The news of a site; nothing where there is none. */
export function siteNote(pile: Pile, mine: Has | null, t: Say, short = false): string {
  const news = pile.empty
    ? "empty"
    : pile["only-rubble"]
      ? "rubble"
      : pile.looked
        ? pile.grew
          ? "grew"
          : "looked"
        : mine && !mine.special[pile.region]
          ? "no-book"
          : null;
  return news ? t("thebes-site-note", { news: short ? `${news}-short` : news }) : "";
}

export function siteLabel(pile: Pile, mine: Has | null, t: Say): string {
  const note = siteNote(pile, mine, t);
  return note ? t("thebes-site-label-news", { region: pile.region, note }) : t("thebes-site-label", { region: pile.region });
}

/** How many weeks a chosen move costs; null if it is not known here. */
function weeksOf(view: View, me: number, move: string): number | null {
  const [word, which] = move.split(" ");
  switch (word) {
    case "take":
      return view.display[Number(which) - 1]?.weeks ?? null;
    case "exhibit": {
      const show = view.exhibitions.find(({ number }) => number === Number(which));
      return show?.tiers[tiersReached(show, view["players-have"][me]) - 1]?.weeks ?? null;
    }
    case "museum":
      return view.museums.find(({ number }) => number === Number(which))?.weeks ?? null;
    case "scholar":
      return view["action-weeks"].scholar;
    case "thief":
    case "rob":
      return view["action-weeks"][word === "rob" ? "robber" : "thief"][which as Region];
    case "pick":
      return view.robbed ? view["action-weeks"].robber[view.robbed] : null;
    default:
      return null;
  }
}

/** Where my marker would stand after what I am composing; null if I compose nothing. */
export function targetOf(view: View, me: number, touch: Touch, plan: Plan | null): { seat: number; week: number } | null {
  if (plan) return { seat: me, week: plan.target };
  const museum = view.step === "giving" && view.seat === me ? view["all-museums"].find(({ number }) => number === view.museum) : undefined;
  const weeks = museum ? museum.weeks : touch.held ? weeksOf(view, me, touch.held.move) : null;
  return weeks === null ? null : { seat: me, week: weekOf(view, me) + weeks };
}

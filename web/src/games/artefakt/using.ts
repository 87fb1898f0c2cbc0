// The question while a site's open instruction is offered to me.

import type { Touch } from "../../lib/touch.svelte";
import type { Ask, Deed } from "../boards";
import { siteOf, type Kind } from "./view";
import { lie, place, wanted, type Asked } from "./wording";

/** What is to be touched first. */
const WANTED: Record<string, "site" | "figure" | "colour"> = { walk: "figure", look: "site", pick: "site", push: "figure", carry: "site", draw: "colour" };

export function askUsing(asked: Asked): Omit<Ask, "phase"> {
  const { view, t, facts } = asked;
  const site = siteOf(view, view.site!);
  const decline: Deed = { id: "decline", label: t("artefakt-do-decline"), move: "decline", quiet: true };
  const question = nextOf(asked) ?? t(`artefakt-ask-${site.instruction}`, { at: place(asked, "at", site.number), steps: site.steps });
  return {
    question,
    deeds: facts.touch.allows("decline") ? [decline] : [],
    primary: facts.touch.allows("stone")
      ? { id: "stone", label: t("artefakt-do-stone"), move: "stone" }
      : wanted(asked, figureKnown(facts.touch) ? "site" : (WANTED[site.instruction] ?? "fragment")),
    wants: ["swap", "trade"].includes(site.instruction) ? "hand" : "board",
    why: (thing) => (/^(site|place)-/.test(thing) ? t("artefakt-why-use", { text: t(`instruction-${site.instruction}`, { steps: site.steps }) }) : null),
  };
}

/** A figure was touched, or there is only one it can be. */
function figureKnown({ candidates }: Touch): boolean {
  const figures = candidates.flatMap(({ touches }) => touches.filter((thing) => thing.startsWith("figure-")));
  return new Set(figures).size === 1;
}

/** What is asked after the first touch, or what would come of what is held. */
function nextOf(asked: Asked): string | null {
  const { view, names, t, facts } = asked;
  const { held, picked } = facts.touch;
  if (held) return resultOf(asked, held.move);
  const figure = picked.map((thing) => /^figure-(stout|lady|tall)(?:-of-(\d))?$/.exec(thing)).find(Boolean);
  if (figure) {
    const steps = siteOf(view, view.site!).steps;
    return figure[2]
      ? t("artefakt-ask-push-where", { figure: figure[1], name: names[Number(figure[2]) - 1], steps })
      : t("artefakt-ask-walk-where", { figure: figure[1], steps });
  }
  const from = picked.map((thing) => /^site-(\d+)$/.exec(thing)).find(Boolean);
  if (from) return t("artefakt-ask-which", { from: place(asked, "from", Number(from[1])) });
  const partner = picked.map((thing) => /^card-of-(\d)$/.exec(thing)).find(Boolean);
  if (partner) return t("artefakt-ask-trade-what", { name: names[Number(partner[1]) - 1] });
  const given = picked.map((thing) => /^fragment-(\w+)-(\d)$/.exec(thing)).find(Boolean);
  return given ? t("artefakt-ask-trade-whom", { colour: given[1], part: Number(given[2]) }) : null;
}

/** For figures that are moved: what lies where they would go, and whether it still counts there. */
function resultOf(asked: Asked, move: string): string | null {
  const { view, names, t } = asked;
  const walk = /^walk (\w+) (\d+)$/.exec(move);
  const push = /^push (\d) (\w+) (\d+)$/.exec(move);
  if (!walk && !push) return null;
  const site = Number(walk?.[2] ?? push![3]);
  const facts = {
    figure: (walk?.[1] ?? push![2]) as Kind,
    name: push ? names[Number(push[1]) - 1] : "",
    to: place(asked, "to", site),
    lie: lie(asked, site),
    later: site > view.site! ? "yes" : "no",
  };
  return t(walk ? "artefakt-ask-walked" : "artefakt-ask-pushed", facts);
}

// The question while I plan: where could mine meet, and what lies there?

import type { Ask, Deed } from "../boards";
import { complete, empty, findsInReach, journeysOf, meetingOf, NO_PLAN, notationOf, type Plan } from "./journeys";
import { cardsOf, planner } from "./planner.svelte";
import { KINDS, siteOf } from "./view";
import { lie, place, type Asked } from "./wording";

/** More sites do not fit into the sentence. */
const MOST_NAMED = 3;

export function askPlanning(asked: Asked): Omit<Ask, "phase"> {
  const { view, me, t, facts } = asked;
  const laid = planner.laid(view, me);
  const plan = cardsOf(view, me, facts.decided);
  const move = complete(plan) ? notationOf(plan) : undefined;
  const sent = move !== undefined && move === facts.decided;
  const many = KINDS.filter((kind) => plan[kind] !== null).length;
  return {
    question: sent ? t("artefakt-ask-planned") : questionOf(asked, plan),
    deeds: [],
    primary: primaryOf(asked, move, sent, KINDS.length - many),
    clear: laid !== null && !(empty(laid) && !facts.decided),
    // What was sent before stays until another plan is sent.
    onclear: () => (facts.decided ? planner.clear() : planner.lay(view, me, NO_PLAN)),
    pips: { done: many, left: KINDS.length - many, possible: 0 },
    wants: "hand",
    why: (thing) => (/^(site|place|figure)-/.test(thing) ? t(move === undefined ? "artefakt-why-plan" : "artefakt-why-planned") : null),
  };
}

/** Sends the plan; before, it says what is wanted first. */
function primaryOf({ t, facts }: Asked, move: string | undefined, sent: boolean, missing: number): Deed | null {
  if (sent) return null;
  if (move === undefined) return { id: "plan", label: t("artefakt-do-choose-vehicles", { count: missing }) };
  return facts.touch.allows(move) ? { id: "plan", label: t(facts.decided ? "artefakt-do-replan" : "artefakt-do-plan"), move } : null;
}

function questionOf(asked: Asked, plan: Plan): string {
  const { view, me, t } = asked;
  if (empty(plan)) return t("artefakt-ask-plan");
  const journeys = journeysOf(view, me, plan);
  const meeting = meetingOf(view, journeys);
  const without = KINDS.filter((kind) => plan[kind] === null);
  const meet =
    meeting &&
    t("artefakt-ask-meet", {
      figures: meeting.kinds.length,
      one: meeting.kinds[0],
      two: meeting.kinds[1],
      at: place(asked, "at", meeting.site),
      lie: lie(asked, meeting.site),
    });
  if (meet) return meet;
  if (without.length) return t("artefakt-ask-more", { count: without.length, figure: without[0], other: without[1] ?? "" });
  const finds = findsInReach(view, journeys);
  const names = finds.slice(0, MOST_NAMED).map((site) => `*${t("site-name", { name: siteOf(view, site).name })}*`);
  return finds.length ? t("artefakt-ask-apart", { sites: names.join(", "), more: finds.length > MOST_NAMED ? "yes" : "no" }) : t("artefakt-ask-nothing");
}

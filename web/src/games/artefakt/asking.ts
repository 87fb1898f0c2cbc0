// What is asked of me, in one sentence, and the button that does it. The sentence follows every touch.

import type { Ask, Asking, Deed } from "../boards";
import { targetsOf } from "./journeys";
import { askPlanning } from "./planning";
import { askUsing } from "./using";
import { count, KINDS, siteOf, standingOn, type ViewNow } from "./view";
import { deedOf, either, place, wanted, type Asked } from "./wording";

/** Moves that wait for the button: they cannot be taken back, or show something. */
const WAITING = ["give", "steal", "walk", "look", "pick", "push", "banish", "draw", "swap", "turn", "colour"];

export const asking: Asking = (facts) => {
  const view = facts.view as ViewNow;
  const asked: Asked = { view, names: facts.names, t: facts.t, me: facts.me, facts };
  const ask = ASKS[view.step]?.(asked) ?? { question: "", deeds: [], primary: null };
  const held = facts.touch.held;
  return {
    ...ask,
    primary: held ? { id: "held", label: heldIn(asked, held.move), move: held.move } : ask.primary,
    holds: (move) => WAITING.includes(move.split(" ")[0]) || (view.step === "carrying" && move.startsWith("go")),
  };
};

/** Another colour than the die's is laid on a site; otherwise a colour is taken. */
function heldIn(asked: Asked, move: string): string {
  return asked.view.step === "colouring" ? asked.t("artefakt-do-lay", { colour: move.split(" ")[1] }) : deedOf(asked, move);
}

const ASKS: Record<string, (asked: Asked) => Ask> = {
  putting: (asked) => ({
    question: asked.t("artefakt-ask-put", { at: place(asked, "at", asked.view.rolled!) }),
    deeds: [],
    primary: wanted(asked, "figure"),
    wants: "hand",
  }),

  giving: (asked) => ({
    question: asked.t("artefakt-ask-give", { fragments: count(asked.view.middle) }),
    deeds: [],
    primary: wanted(asked, "fragment"),
    wants: "hand",
  }),

  colouring: (asked) => ({
    question: asked.t("artefakt-ask-colour", { at: place(asked, "at", asked.view.rolled!) }),
    deeds: [],
    primary: wanted(asked, "colour"),
    wants: "board",
  }),

  planning: askPlanning,

  travelling: (asked) => {
    const { view, me, t } = asked;
    const figure = view.travelling!;
    const player = view.players[me];
    const steps = player.plan[figure]!;
    const vehicle = view["travel-cards"].indexOf(steps) + 1;
    const ways = either(
      t,
      targetsOf(view, player.figures[figure]!, steps).map((site) => place(asked, "to", site)),
    );
    return {
      question: t("artefakt-ask-travel", { figure, vehicle, ways }),
      deeds: [],
      primary: wanted(asked, "site"),
      wants: "board",
      pips: { done: KINDS.indexOf(figure), left: KINDS.length - KINDS.indexOf(figure), possible: 0 },
      why: (thing) => (isSite(thing) ? t("artefakt-why-travel", { figure, steps }) : null),
    };
  },

  claiming: (asked) => {
    const { view, me, t, facts } = asked;
    const site = view.site!;
    const lying = count(siteOf(view, site).fragments);
    const stealing = facts.touch.candidates.some(({ move }) => move.startsWith("steal"));
    const kind = lying ? (stealing ? "both" : "take") : "steal";
    const others = [...new Set(standingOn(view, site).map(({ seat }) => seat))].filter((seat) => seat !== me);
    const take: Deed = { id: "take", label: t("artefakt-do-take", { fragments: lying }), move: "take" };
    const leave: Deed = { id: "leave", label: t("artefakt-do-leave"), move: "leave", quiet: true };
    const held = facts.touch.held !== null;
    return {
      question: t(`artefakt-ask-claim-${kind}`, { at: place(asked, "at", site), fragments: lying, rivals: others.length, name: asked.names[others[0] ?? me] }),
      deeds: [...(facts.touch.allows("take") && held ? [take] : []), ...(facts.touch.allows("leave") ? [leave] : [])],
      primary: facts.touch.allows("take") ? take : wanted(asked, "fragment"),
      wants: "board",
    };
  },

  using: askUsing,

  trading: (asked) => ({
    question: asked.t("artefakt-ask-trading", { name: asked.names[asked.view.partner ?? 0] }),
    deeds: [],
    primary: wanted(asked, "fragment"),
    wants: "board",
  }),

  carrying: (asked) => ({
    question: asked.t("artefakt-ask-carrying", { colour: asked.view.hue ?? "", from: place(asked, "from", asked.view.origin!) }),
    deeds: [],
    primary: wanted(asked, "site"),
    wants: "board",
  }),

  turning: (asked) => {
    const held = /^turn (\d+)$/.exec(asked.facts.touch.held?.move ?? "");
    const site = held && siteOf(asked.view, Number(held[1]));
    const question = site
      ? asked.t("artefakt-ask-turned", { the: place(asked, "the", site.number), text: asked.t(`artefakt-at-${site.instruction}`, { steps: site.steps }) })
      : asked.t("artefakt-ask-turn");
    return { question, deeds: [], primary: wanted(asked, "site"), wants: "board" };
  },
};

function isSite(thing: string): boolean {
  return /^(site|place)-/.test(thing);
}

// What is asked of me, in one sentence made of what is legal now, and what I can answer. A first tap drafts; the primary
// button, or a second tap on the same piece, does it. All figures are those of the edition played.

import type { Ask, Asking, AskingFacts, Deed } from "../boards";
import { sentTo, type Plan, type Sent } from "./digs";
import { capital } from "./geometry";
import { findName } from "./labels";
import { planning } from "./planning.svelte";
import { artifacts, freePermits, opens, REGIONS, tiersReached, VALUES, weekOf, type Has, type Region, type View } from "./view";

interface Facts extends AskingFacts {
  view: View;
  has: Has;
}

/** Moves that wait for the primary button. */
const HELD = ["take", "exhibit", "thief", "rob", "scholar", "pick"];

export const asking: Asking = (given) => {
  const view = given.view as View;
  const facts: Facts = { ...given, view, has: view["players-have"][given.me] };
  const asked = view.step === "giving" ? giving(facts) : view.step === "picking" ? picking(facts) : turn(facts);
  return {
    ...asked,
    holds: (move) => HELD.includes(move.split(" ")[0]) || (move.startsWith("museum ") && takesAll(facts, Number(move.split(" ")[1]))),
    gathers: (thing) => gather(facts, thing),
    why: (thing) => whyNot(facts, thing),
    clear: planning.site !== null || planning.scholar || planning.shows,
    onclear: () => planning.forget(),
  };
};

/** A tapped site is planned at; with the scholar in hand it is looked through. */
function gather({ view, me, touch }: Facts, thing: string): { picked: string[] } | { move: string } | null {
  // A second tap on what waits does it.
  if (view.step !== "turn" || (touch.held && touch.has(thing))) return null;
  const before = planning.site;
  planning.site = null;
  if (thing.startsWith("scholar-")) return where(touch);
  if (!thing.startsWith("pile-")) return null;
  const region = thing.slice("pile-".length) as Region;
  if (planning.scholar && touch.allows(`scholar ${region}`)) {
    planning.scholar = false;
    return { move: `scholar ${region}` };
  }
  planning.site = region;
  const dig = before === region ? planning.plan(view, me, touch)?.chosen.move : undefined;
  return dig ? { move: dig } : { picked: [] };
}

/** The scholar was tapped: where to, unless there is one site only. */
function where(touch: AskingFacts["touch"]): { picked: string[] } | { move: string } {
  const sites = REGIONS.filter((region) => touch.allows(`scholar ${region}`));
  if (sites.length === 1) return { move: `scholar ${sites[0]}` };
  planning.scholar = true;
  return { picked: [] };
}

function turn(facts: Facts): Ask {
  const { view, me, touch, t } = facts;
  const held = touch.held?.move;
  if (held) return waiting(facts, held);
  const plan = planning.plan(view, me, touch);
  if (plan) return digging(facts, plan);
  if (planning.site) return visiting(facts, planning.site);
  if (planning.scholar) return { question: t("thebes-ask-scholar-where"), deeds: [], primary: { id: "tap", label: t("thebes-do-tap-site") }, wants: "hand" };
  if (planning.shows) {
    const open = touch.all.filter(opens).length;
    return { question: t("thebes-ask-shows", { open }), deeds: [], primary: { id: "tap", label: t("thebes-do-tap-show", { open }) }, wants: "hand" };
  }
  return { question: choice(facts), deeds: [], primary: { id: "tap", label: t("thebes-do-tap") }, wants: "hand" };
}

/** "Take a card, dig or open an exhibition." */
function choice({ touch, t }: Facts): string {
  const words = new Set(touch.candidates.map(({ move }) => move.split(" ")[0]));
  const may = [
    words.has("take") && "take",
    words.has("dig") && "dig",
    ["thief", "rob", "scholar"].some((word) => words.has(word)) && "play",
    words.has("exhibit") && "exhibit",
    words.has("museum") && "museum",
  ].filter((word) => word !== false);
  // What others did is still being shown: nothing can be touched yet.
  if (!may.length) return "";
  const parts = may.map((word) => `*${t(`thebes-may-${word}`)}*`);
  const sentence = parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${t("thebes-or")} ${parts.at(-1)}`;
  return t("thebes-ask-choice", { deeds: sentence.replace(/^\*(.)/, (_, first: string) => `*${first.toLocaleUpperCase()}`) });
}

function digging({ t, touch }: Facts, plan: Plan): Ask {
  const { region, special, general, knowledge, chosen } = plan;
  return {
    question: t("thebes-ask-dig", { region, special, general, knowledge }),
    deeds: sentTo(region, touch.candidates).map((word) => sendDeed(t, word, region)),
    primary: {
      id: "dig",
      label: t("thebes-do-dig", {
        weeks: chosen.weeks,
        helpers: plan.helpers,
        helped: plan.helped,
        cards: chosen.cards,
        fewer: plan.promise?.fewer === false ? "no" : "yes",
      }),
      move: chosen.move,
    },
    wants: "hand",
  };
}

function sendDeed(t: AskingFacts["t"], word: Sent, region: Region): Deed {
  return { id: word, label: t(`thebes-send-${word}`), move: `${word} ${region}` };
}

/** Nobody can dig here, but somebody can be sent. */
function visiting({ t, touch }: Facts, region: Region): Ask {
  return {
    question: t("thebes-ask-visit", { region }),
    deeds: sentTo(region, touch.candidates).map((word) => sendDeed(t, word, region)),
    primary: { id: "tap", label: t("thebes-do-choose") },
    wants: "hand",
  };
}

/** A move that is chosen and waits for the primary button. */
function waiting(facts: Facts, move: string): Ask {
  const { view, me, has, t } = facts;
  const [word, which] = move.split(" ");
  const here = weekOf(view, me);
  const ask = (question: string, primary: string): Ask => ({ question, deeds: [], primary: { id: word, label: primary, move }, wants: "hand" });
  if (word === "take") {
    const card = view.display[Number(which) - 1];
    const facts = { card: card?.card ?? "", region: card?.region ?? "none", books: card?.books ?? 0, weeks: card?.weeks ?? 0, week: here + (card?.weeks ?? 0) };
    return ask(capital(t("thebes-ask-take", facts)), t("thebes-do-take", facts));
  }
  if (word === "exhibit") {
    const show = view.exhibitions.find(({ number }) => number === Number(which))!;
    const reached = tiersReached(show, has);
    const weeks = show.tiers[reached - 1]?.weeks ?? 0;
    return ask(
      t("thebes-ask-exhibit", { number: show.number, all: reached === show.tiers.length ? "yes" : "no", weeks, week: here + weeks }),
      t("thebes-do-exhibit", { points: show.points }),
    );
  }
  if (word === "museum") {
    const museum = view.museums.find(({ number }) => number === Number(which))!;
    const asked = ask(t("thebes-ask-museum-all", { number: museum.number, finds: museum.finds, weeks: museum.weeks }), "");
    const all = gifts(has).flatMap((gift) => Array.from({ length: has.finds[gift.split(" ")[0] as Region][gift.split(" ")[1]] }, () => gift));
    return { ...asked, primary: { ...asked.primary!, ...giftFor(facts, museum.number, all.slice(0, museum.finds)) } };
  }
  const region = which as Region;
  const weeks = word === "scholar" ? view["action-weeks"].scholar : view["action-weeks"][word === "rob" ? "robber" : "thief"][region];
  return ask(t(`thebes-ask-${word}`, { region, weeks, week: here + weeks }), t(`thebes-do-${word}`, { weeks }));
}

/** Finds of mine that a museum may get, one kind after the other. */
function gifts(has: Has): string[] {
  return REGIONS.flatMap((region) => VALUES.filter((value) => has.finds[region][value]).map((value) => `${region} ${value}`));
}

/** A museum that wants all my finds, or finds that are all alike, asks for nothing more. */
function takesAll({ view, has }: Facts, number: number): boolean {
  const museum = view.museums.find((each) => each.number === number);
  const mine = REGIONS.reduce((all, region) => all + artifacts(has.finds[region]), 0);
  return museum !== undefined && (mine <= museum.finds || gifts(has).length === 1);
}

/** What a museum pays for finds, and how much more or less that is than the points they have now. */
function giftFor({ view, t }: Facts, number: number, given: string[]): { label: string; note: string } {
  const points = view["all-museums"].find((museum) => museum.number === number)?.points ?? 0;
  const more = points - given.reduce((all, gift) => all + Number(gift.split(" ")[1]), 0);
  return { label: t("thebes-do-give", { points }), note: t("thebes-gain", { sign: Math.sign(more), points: Math.abs(more) }) };
}

function giving(facts: Facts): Ask {
  const { view, draft, t } = facts;
  const gifts = draft?.steps.filter((step) => step.startsWith("give ")).map((step) => step.slice("give ".length)) ?? [];
  const number = view.museum ?? 0;
  // What was just tapped is given only when the view says so.
  const owed = view.owed;
  const given = (view["all-museums"].find((museum) => museum.number === number)?.finds ?? owed) - owed;
  if (draft?.complete) {
    return {
      question: t("thebes-ask-give-these", { number, finds: gifts.length }),
      deeds: [],
      primary: { id: "give", ...giftFor(facts, number, gifts), run: () => draft.send() },
      wants: "hand",
    };
  }
  return {
    question: t("thebes-ask-give", { number, owed, given }),
    deeds: [],
    primary: { id: "give", label: t("thebes-do-tap-finds", { owed }) },
    wants: "hand",
  };
}

function picking({ view, touch, t }: Facts): Ask {
  const region = view.robbed ?? "egypt";
  const face = touch.held?.move.split(" ")[1];
  const primary = face
    ? { id: "pick", label: t("thebes-do-pick", { find: findName(region, face, t) }), move: `pick ${face}` }
    : { id: "pick", label: t("thebes-do-tap-loot") };
  return { question: t("thebes-ask-pick", { region }), deeds: [], primary, wants: "hand" };
}

/** Why a thing cannot be used now, in the words of the rules. */
function whyNot({ view, has, t, touch }: Facts, thing: string): string | null {
  if (view.step !== "turn") return null;
  const [kind, which] = thing.split("-");
  if (kind === "pile") {
    const region = which as Region;
    const pile = view.piles.find((each) => each.region === region);
    const permits = (has.permits[region] ?? 0) + freePermits(has);
    if (pile?.empty) return t("pile-empty", { region });
    if (!permits) return t("thebes-why-permit", { region });
    if (!has.special[region]) return t("no-special-knowledge", { region });
    return t("thebes-why-little", { region, books: has.usable[region] });
  }
  if (kind === "exhibition") {
    const first = view.exhibitions.find(({ number }) => number === Number(which))?.tiers[0];
    return first && !touch.allows(`exhibit ${which}`)
      ? t("thebes-why-exhibit", { number: Number(which), finds: first.finds, region: first.region, held: artifacts(has.finds[first.region]) })
      : null;
  }
  if (kind === "museum") {
    const museum = view.museums.find(({ number }) => number === Number(which));
    const held = REGIONS.reduce((all, region) => all + artifacts(has.finds[region]), 0);
    return museum && !touch.allows(`museum ${which}`) ? t("thebes-why-museum", { number: museum.number, finds: museum.finds, held }) : null;
  }
  if (kind === "permit" || kind === "helper") return t("thebes-why-with-a-dig", { card: kind });
  if (["thief", "rob", "scholar"].includes(kind)) return t("pile-empty", { region: which });
  return null;
}

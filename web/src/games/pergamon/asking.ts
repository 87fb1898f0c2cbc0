// What is asked of me, in one sentence, and what I can answer. All figures are those of the edition played.

import type { Ask, Asking, AskingFacts, Deed } from "../boards";
import { arrangingOf, BENCH_STEPS, EMPTY, givenBy, type Arranging, type Given } from "./arranging.svelte";
import { promised } from "./funds";
import { findsOf, freeMarker, spaceFor, worthOf } from "./museum";
import { affordable, feeFor } from "./storage";
import { ROMAN, type View } from "./view";

interface Facts extends AskingFacts {
  view: View;
  bench: Arranging | null;
  given: Given;
}

export const asking: Asking = (given) => {
  const view = given.view as View;
  const { draft, me } = given;
  const facts: Facts = {
    ...given,
    view,
    bench: draft ? arrangingOf(draft) : null,
    given: draft ? givenBy(view, me, draft) : { ...EMPTY, full: freeMarker(view, me) === undefined },
  };
  return { ...asked(facts), steps: stepsIn(facts), why: (thing) => whyNot(facts, thing) };
};

/** A turn is digging, exhibiting, storing; placing comes before it. */
function stepsIn({ view, t }: Facts): Ask["steps"] {
  const at = { sorting: -1, placing: -1, digging: 0, storing: 2 }[view.step] ?? 1;
  if (at < 0) return undefined;
  return ["dig", "exhibit", "store"].map((step, i) => ({ label: t(`pergamon-step-${step}`), state: i < at ? "done" : i === at ? "now" : "next" }));
}

function asked(facts: Facts): Ask {
  switch (facts.view.step) {
    case "sorting":
      return sorting(facts);
    case "placing":
      return placing(facts);
    case "digging":
      return digging(facts);
    case "storing":
      return storing(facts);
    default:
      return exhibiting(facts);
  }
}

/** The number in the notation of the move that waits for the primary button. */
function held({ touch }: Facts, family: string): number | null {
  const move = touch.held?.move;
  return move?.startsWith(`${family} `) ? Number(move.slice(family.length + 1)) : null;
}

function sorting(facts: Facts): Ask {
  const { view, t, touch } = facts;
  const gallery = ROMAN[view["lay-next"]] ?? "";
  const chosen = held(facts, "lay");
  const century = view.finds.find((find) => touch.allows(`lay ${find.number}`))?.century ?? 0;
  const count = view.finds.filter((find) => touch.allows(`lay ${find.number}`)).length;
  return {
    question: chosen === null ? t("pergamon-ask-sort", { gallery, count, century }) : t("pergamon-ask-sort-held", { gallery }),
    deeds: [],
    primary: {
      id: "lay",
      label: chosen === null ? t("pergamon-do-tap-find") : t("pergamon-do-lay", { gallery }),
      move: chosen === null ? undefined : `lay ${chosen}`,
    },
    wants: "board",
    holds: (move) => move.startsWith("lay "),
  };
}

function placing(facts: Facts): Ask {
  const { view, t } = facts;
  const space = view.spaces.find((each) => each.space === held(facts, "place"));
  const [least, most] = promised(view) ?? [0, 0];
  return {
    question: space ? t("pergamon-ask-place-held", { coins: space.coins, deepest: ROMAN[space.deepest - 1] }) : t("pergamon-ask-place", { least, most }),
    deeds: [],
    primary: space
      ? { id: "place", label: t("pergamon-do-place", { space: space.space, coins: space.coins }), move: `place ${space.space}` }
      : { id: "place", label: t("pergamon-do-tap-space") },
    wants: "board",
    holds: (move) => move.startsWith("place "),
  };
}

function digging(facts: Facts): Ask {
  const { view, me, t, touch } = facts;
  const open = view.galleries.map((_, i) => i + 1).filter((gallery) => touch.allows(`dig ${gallery}`));
  const chosen = held(facts, "dig");
  const coins = view.coins[me];
  const names = open.map((gallery) => ROMAN[gallery - 1]);
  const galleries = [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(` ${t("pergamon-or")} `);
  return {
    question:
      chosen === null
        ? t("pergamon-ask-dig", { galleries, coins })
        : t("pergamon-ask-dig-held", { gallery: ROMAN[chosen - 1], finds: view.galleries[chosen - 1].length, left: coins - view["digging-costs"][chosen - 1] }),
    deeds: [{ id: "skip", label: t("pergamon-do-skip"), ...sent(facts, "skip") }],
    primary:
      chosen === null
        ? { id: "dig", label: t("pergamon-do-tap-gallery") }
        : { id: "dig", label: t("pergamon-do-dig", { gallery: ROMAN[chosen - 1], coins: view["digging-costs"][chosen - 1] }), ...sent(facts, `dig ${chosen}`) },
    wants: "board",
    holds: (move) => move.startsWith("dig "),
  };
}

/** Digging is done at once, though the turn goes on. */
function sent({ draft }: Facts, move: string): Partial<Deed> {
  return draft ? { run: () => draft.play([move]) } : { move };
}

function exhibiting(facts: Facts): Ask {
  const { view, me, t, bench, given } = facts;
  const row = bench?.row(view, me) ?? view.row;
  const polish = bench?.polish(view, me) ?? view.polish;
  const common = { wants: "hand" as const, clear: bench?.apart, onclear: () => bench?.forget() };
  if (row.length < 2) return { ...common, ...ending(facts, row.length) };
  const space = spaceFor(view, worthOf(row, findsOf(view), polish));
  const objects = row.length - 1;
  // A row that another program has begun must be shown.
  const deeds = given.begun.length ? [] : [storeDeed(facts)];
  if (given.full)
    return { ...common, question: t("pergamon-ask-make-way", { objects }), deeds, primary: { id: "show", label: t("pergamon-do-tap-show") }, wants: "board" };
  const replaced = bench?.plan.replace;
  const how = given.begun.length ? "begun" : view.calendar === view.rounds && view.coins[me] > 0 ? "last" : "usual";
  const usual = replaced ? t("pergamon-ask-replace", { objects, marker: ROMAN[replaced - 1] }) : t("pergamon-ask-show", { objects, how });
  const question = bench?.turns ? t("pergamon-ask-turn") : usual;
  const show: Deed = {
    id: "show",
    label: t("pergamon-do-show", { space, coins: polish }),
    ...(bench ? { run: () => void bench.show(given) } : { move: "show" }),
  };
  return { ...common, question, deeds, primary: show };
}

/** Nothing to show lies on the bench: the turn can be ended. */
function ending(facts: Facts, laid: number): Ask {
  const { view, me, t, touch, given } = facts;
  const finds = view.hands[me].length;
  const joinable = touch.candidates.some(({ move }) => move.startsWith("row ") || move.startsWith("replace "));
  const dear = !canStore(facts);
  const letGo: Deed = { id: "clear", label: t("pergamon-do-let-go"), move: "clear", quiet: true };
  const ask = given.full ? "pergamon-ask-full" : laid ? "pergamon-ask-join" : "pergamon-ask-lay";
  if (view.row.length) return { question: t("pergamon-ask-begun"), deeds: [], primary: { id: "show", label: t("pergamon-do-tap-find") } };
  const most = affordable(view, view.coins[me]);
  const question = joinable
    ? t(ask, { markers: view.markers, dear: dear ? "yes" : "no", finds: most })
    : dear
      ? t("pergamon-ask-dear", { finds: most })
      : t("pergamon-ask-end");
  return dear
    ? { question, deeds: [], primary: { ...letGo, quiet: undefined, note: t("pergamon-can-keep", { finds: most }) } }
    : { question, deeds: touch.allows("clear") ? [letGo] : [], primary: storePrimary(facts, finds) };
}

function canStore({ view, me }: Facts): boolean {
  return feeFor(view, view.hands[me].length + view.row.length) <= view.coins[me] + view.polish;
}

/** Ending the turn beside a row: what lies on the bench goes back to the shelf. */
function storeDeed(facts: Facts): Deed {
  const { view, me, t, bench, given } = facts;
  const kept = view.hands[me].length + view.row.length;
  const coins = feeFor(view, kept);
  const deed = { id: "store", label: t("pergamon-do-end") };
  if (!canStore(facts)) return { ...deed, note: t("pergamon-too-dear", { finds: kept, coins }) };
  return { ...deed, note: t("pergamon-keep-all", { finds: kept, coins }), ...(bench ? { run: () => void bench.store(kept, given) } : { move: "store" }) };
}

function storePrimary(facts: Facts, finds: number): Deed {
  const { view, t, bench, given } = facts;
  const label = t("pergamon-do-end-keep", { finds, coins: feeFor(view, finds) });
  return { id: "store", label, ...(bench ? { run: () => void bench.store(finds, given) } : { move: "store" }) };
}

/** Some finds are let go; the rest is stored. */
function storing(facts: Facts): Ask {
  const { view, me, t, bench } = facts;
  // What was let go on the bench counts at once, even if the view still has it.
  const gone = bench?.plan.gone ?? [];
  const finds = view.hands[me].filter((number) => !gone.includes(number)).length;
  const coins = feeFor(view, finds);
  const most = affordable(view, view.coins[me]);
  if (finds > most) {
    const more = finds - most;
    return {
      question: t("pergamon-ask-let-go", { more, coins: view.coins[me], finds: most }),
      deeds: [],
      primary: { id: "store", label: t("pergamon-do-tap-gone", { more }) },
      wants: "hand",
    };
  }
  return {
    question: finds ? t("pergamon-ask-store", { finds, coins }) : t("pergamon-ask-store-none"),
    deeds: [],
    primary: storePrimary(facts, finds),
    wants: "hand",
  };
}

/** Why a thing cannot be used now, in the words of the rules. */
function whyNot(facts: Facts, thing: string): string | null {
  const { view, me, t, touch } = facts;
  const [kind, number] = [thing.replace(/-.*/, ""), Number(thing.replace(/^[a-z]+-/, ""))];
  if (kind === "tile" && BENCH_STEPS.includes(view.step)) return whyNotJoined(facts);
  if (kind === "space" && view.step === "placing") return t("space-taken", { space: number });
  if (kind !== "gallery" || view.step !== "digging" || touch.allows(`dig ${number}`)) return null;
  if (!view.galleries[number - 1]?.length) return t("gallery-empty", { gallery: number });
  const deepest = view.spaces[view.acting - 1]?.deepest ?? 0;
  if (number > deepest) return t("gallery-too-deep", { gallery: number, deepest });
  return t("gallery-too-dear", { gallery: number, cost: view["digging-costs"][number - 1], coins: view.coins[me] });
}

/** Why a find on the shelf does not go onto the bench: what lies there ends in other halves, or nothing lies there. */
function whyNotJoined({ view, me, t, bench, given }: Facts): string {
  const row = bench?.row(view, me) ?? view.row;
  if (!row.length) return t("pergamon-why-alone");
  const finds = findsOf(view);
  const right = t("pergamon-half-end", { object: finds.get(row.at(-1)!)!.right });
  const left = t("pergamon-half-end", { object: finds.get(row[0])!.left });
  return given.begun.length || left === right ? t("pergamon-why-one", { half: right }) : t("pergamon-why-both", { left, right });
}

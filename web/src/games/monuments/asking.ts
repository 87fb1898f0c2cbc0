// What Monuments asks of me now: a sentence made of what is legal and of what I have tapped, the deeds, and the one button.

import type { Draft } from "../../lib/draft.svelte";
import type { Say } from "../../lib/texts";
import type { Touch } from "../../lib/touch.svelte";
import type { Ask, Asking, AskingFacts, Deed, Options } from "../boards";
import { choiceOf, gather, gatherSecond, meaningOf, pairFor, pairSymbols, picksOf, type Aim, type Meaning } from "./choosing";
import { layingSteps, pairSteps } from "./steps";
import { cardName, facesOf, monumentOf, type View } from "./view";

interface Facts {
  options?: Options;
  view: View;
  me: number;
  names: string[];
  touch: Touch;
  draft?: Draft;
  t: Say;
}

type Said = Pick<Ask, "question" | "primary">;

export const asking: Asking = (given: AskingFacts): Ask => {
  const facts: Facts = { ...given, view: given.view as View };
  const { view, touch, t } = facts;
  const acting = view.step === "acting" || view.step === "ending";
  const meaning: Meaning = acting ? meaningOf(view, touch) : { kind: "nothing" };
  const said = heldSaid(facts) ?? (acting ? actingSaid(facts, meaning) : midwaySaid(facts));
  const { actions } = view.figures;
  const all = actions + (view["fourth-bought"] ? 1 : 0);
  // The button keeps its place, so that the deeds beside it do not move.
  const tap: Deed = { id: "tap", label: t(acting && meaning.kind === "nothing" ? "monuments-do-tap" : "monuments-do-tap-card") };
  return {
    question: said.question,
    primary: said.primary ?? tap,
    deeds: acting ? deedsOf(facts, meaning) : reorderDeed(facts),
    pips: { done: all - view.actions, left: view.actions, possible: view["fourth-bought"] ? 0 : 1 },
    wants: "hand",
    holds: (move) => move === "historian" || move.startsWith("buy ") || (move.startsWith("extra ") && choiceOf(touch).aim !== "extra"),
    gathers: (thing) => (acting ? gather(thing, view, touch) : gatherSecond(thing, touch)),
    why: (thing) => whyNot(thing, facts),
  };
};

/** "4, 7 and 2". */
function listed(words: (string | number)[], t: Say, last: "and" | "or" | "clauses" = "and"): string {
  if (words.length < 2) return String(words[0] ?? "");
  return t(`monuments-list-${last}`, { first: words.slice(0, -1).join(", "), last: words[words.length - 1] });
}

function named(monument: string, t: Say): string {
  return t("monument", { monument });
}

/** A move that is chosen and waits: a history, a token, an extra card. */
function heldSaid({ view, me, names, touch, t }: Facts): Said | null {
  if (!touch.held) return null;
  const [verb, what = ""] = touch.held.move.split(" ");
  const primary = (label: string): Deed => ({ id: verb, label, move: touch.held!.move });
  if (verb === "historian") {
    const taken = view.columns.map((columns, seat) => [seat, seat === me ? 0 : Object.values(columns).filter((cards) => cards.length > 1).length]);
    const whose = taken
      .filter(([, cards]) => cards > 0)
      .map(([seat, cards]) => t("monuments-ask-taken", { name: names[seat], cards }))
      .join(", ");
    const cards = view.reach[me];
    return {
      question: t("monuments-ask-history", { cards, whose, points: view.figures.history[cards - 1] ?? cards }),
      primary: primary(t("monuments-do-history")),
    };
  }
  if (verb === "buy") {
    const holder = view.tokens[what as keyof View["tokens"]] ?? null;
    const facts = {
      token: what,
      holder: holder === null ? "" : names[holder],
      from: holder === null ? "bank" : "player",
      bought: view.figures["token-bought"],
      kept: view.figures["token-kept"],
    };
    return { question: t("monuments-ask-buy", facts), primary: primary(t("monuments-do-buy", { token: what })) };
  }
  if (verb !== "extra") return null;
  const card = what === "deck" ? "" : cardName(facesOf(view)[what], t);
  const points = view.figures["token-extra"];
  return {
    question: t("monuments-ask-extra", { card, from: what === "deck" ? "deck" : "open", points }),
    primary: primary(t("monuments-do-extra", { points })),
  };
}

/** The question while actions are taken, or after the last one. */
function actingSaid(facts: Facts, meaning: Meaning): Said {
  const { view, me, touch, draft, t } = facts;
  if (draft?.steps.length) return { question: t("monuments-ask-laid"), primary: { id: "send", label: t("monuments-do-laid"), run: () => draft.send() } };
  switch (meaning.kind) {
    case "laying": {
      const monument = named(meaning.monument, t);
      const values = meaning.cards.map((card) => facesOf(view)[card].value);
      if (meaning.missing) {
        const symbol = meaning.cards.length === 1 && pairsWith(meaning.cards[0], facts) ? facesOf(view)[meaning.cards[0]].symbol : "none";
        return { question: t("monuments-ask-more", { monument, cards: listed(values, t), missing: meaning.missing, symbol }), primary: null };
      }
      const rank = view.monuments.find((track) => track.monument === meaning.monument)!.builders + 1;
      const steps = layingSteps(meaning.way, meaning.cards, view, meaning.way === "extend" && mayReorder(facts));
      const primary: Deed = { id: meaning.way, label: t(`monuments-do-${meaning.way}`, { monument }), run: () => draft?.play(steps) };
      return { question: t(`monuments-ask-${meaning.way}`, { monument, cards: listed(values, t), count: values.length, rank }), primary };
    }
    case "pair": {
      const cards = listed(
        meaning.cards.map((card) => cardName(facesOf(view)[card], t)),
        t,
      );
      const points = view.symbols[me][meaning.symbol] * view.figures["symbol-points"];
      const steps = pairSteps(meaning.aim, meaning.cards, view);
      const label = t(meaning.aim === "score" ? "monuments-do-score-points" : "monuments-do-fourth-buy", { points });
      return { question: t(`monuments-ask-${meaning.aim}`, { cards, points }), primary: { id: meaning.aim, label, run: () => draft?.play(steps) } };
    }
    case "single":
      return { question: singleSaid(facts, meaning.card, meaning.symbol), primary: null };
    case "aim":
      return { question: t(`monuments-ask-aim-${meaning.aim}`, { points: view.figures["token-extra"] }), primary: null };
    case "nothing":
      return view.step === "ending"
        ? endingSaid(facts)
        : { question: waysSaid(facts), primary: touch.allows("end") ? { id: "end", label: t("monuments-do-end"), move: "end" } : null };
  }
}

/** A card for a pair; with others of its monument in my hand, why they cannot be laid together. */
function singleSaid({ view, me, t }: Facts, card: string, symbol: string): string {
  const monument = monumentOf(card);
  const held = view.hand.filter((other) => monumentOf(other) === monument).length;
  const least = view.monuments.find((track) => track.monument === monument)?.least ?? 0;
  const few = held > 1 && held < least && !(monument in view.columns[me]);
  const pair = t("monuments-ask-single", { card: cardName(facesOf(view)[card], t), symbol });
  return few ? `${pair} ${t("monuments-ask-too-few", { monument: named(monument, t), least, held })}` : pair;
}

/** "Draw a card, build Colosseum or score a pair": everything that is possible. */
function waysSaid(facts: Facts): string {
  const { view, touch, t } = facts;
  const monuments = (way: string): string[] =>
    [...new Set(view.hand.filter((card) => touch.allows(`${way} ${card}`)).map(monumentOf))].map((each) => `*${named(each, t)}*`);
  const ways: string[] = [];
  if (touch.allows("draw deck") || view.open.some((card) => touch.allows(`draw ${card}`))) ways.push(t("monuments-way-draw"));
  for (const way of ["build", "extend"]) {
    const possible = monuments(way);
    if (possible.length) ways.push(t(`monuments-way-${way}`, { monument: possible.length < 3 ? listed(possible, t, "or") : "", count: possible.length }));
  }
  if (view.hand.some((card) => touch.allows(`score ${card}`))) ways.push(t("monuments-way-score"));
  for (const token of view["tokens-on-sale"]) if (touch.allows(`buy ${token}`)) ways.push(t("monuments-way-buy", { token }));
  // "Extend Petra or Zeus or score a pair" would need a second look.
  const sentence = listed(ways, t, (ways.at(-2)?.split("*").length ?? 0) > 3 ? "clauses" : "or");
  return t("monuments-ask-ways", { ways: sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1), history: touch.allows("historian") ? "yes" : "no" });
}

function mayBuyFourth({ view, touch }: Facts): "yes" | "no" {
  return view.hand.some((card) => touch.allows(`fourth ${card}`)) ? "yes" : "no";
}

function endingSaid(facts: Facts): Said {
  const { t } = facts;
  return { question: t("monuments-ask-ending", { fourth: mayBuyFourth(facts) }), primary: { id: "end", label: t("monuments-do-end"), move: "end" } };
}

/** In the middle of a deed that was begun: by another device, by a hint, or with a token. */
function midwaySaid({ view, touch, draft, options, t }: Facts): Said {
  const monument = view.laying ? named(view.laying, t) : "";
  switch (view.step) {
    case "building":
    case "extending": {
      const way = view.step === "building" ? "build" : "extend";
      const label = t(`monuments-do-${way}`, { monument });
      const whole = draft?.steps.length ? { run: () => draft.play([...draft.steps, "done"]) } : { move: "done" };
      return {
        question: t(`monuments-ask-${view.step}`, { monument, missing: view.due }),
        primary: touch.allows("done") ? { id: "done", label, ...whole } : null,
      };
    }
    case "reordering":
      return { question: t("monuments-ask-reordering", { monument, falls: options?.["take-from"] === "column-start" ? "first" : "last" }), primary: null };
    case "scoring":
    case "buying":
      return { question: t("monuments-ask-second", { symbol: view.pair ?? "", what: view.step }), primary: null };
    case "swapping":
      return { question: t("monuments-ask-swapping", { card: view.offered ? cardName(facesOf(view)[view.offered], t) : "" }), primary: null };
    default:
      return { question: "", primary: null };
  }
}

function pairsWith(card: string, { touch }: Facts): boolean {
  return touch.allows(`score ${card}`) || touch.allows(`fourth ${card}`);
}

function mayReorder({ view, me }: Facts): boolean {
  return view.tokens.scroll === me && !view["tokens-used"].includes("scroll");
}

/** Drawing unseen, where the deck lies under a tab; scoring a pair, the fourth action, writing history: always in the same
places. */
function deedsOf(facts: Facts, meaning: Meaning): Deed[] {
  const { view, me, touch, draft, t } = facts;
  const aim = (to: Aim, cards: string[]) => () => touch.gather({ picked: picksOf(to, cards) });
  const draw: Deed = { id: "draw", label: t("monuments-do-draw"), phone: true };
  if (touch.allows("draw deck")) Object.assign(draw, { note: t("monuments-note-draw", { cards: view.deck }), move: "draw deck" });
  else draw.note = t(view.actions ? "monuments-not-deck" : "monuments-not-action");
  const score: Deed = { id: "score", label: t("monuments-do-score") };
  const [best] = pairSymbols(view, me, touch, "score");
  if (best)
    Object.assign(score, {
      note: t("monuments-note-score", { symbol: best, points: view.symbols[me][best] * view.figures["symbol-points"] }),
      run: aim("score", pairFor("score", view, me, touch)),
    });
  else score.note = t(view.actions ? "monuments-not-pair" : "monuments-not-action");
  const fourth: Deed = { id: "fourth", label: t("monuments-do-fourth") };
  if (pairSymbols(view, me, touch, "fourth").length)
    Object.assign(fourth, { note: t("monuments-note-fourth"), run: aim("fourth", pairFor("fourth", view, me, touch)) });
  else fourth.note = t(view["fourth-bought"] ? "monuments-not-again" : "monuments-not-pair");
  const history: Deed = { id: "historian", label: t("monuments-do-history-short") };
  if (touch.allows("historian")) Object.assign(history, { note: t("monuments-note-history", { cards: view.reach[me] }), move: "historian" });
  else history.note = t(`monuments-not-history-${historyReason(facts)}`);
  const deeds = [draw, score, fourth, history];
  if (meaning.kind === "laying" && meaning.way === "extend" && mayReorder(facts)) {
    const steps = [...layingSteps("extend", meaning.cards, view, true).slice(0, -1), "reorder"];
    deeds.push({ id: "reorder", label: t("monuments-do-reorder"), note: t("monuments-note-reorder"), run: () => void draft?.change(steps) });
  }
  return deeds;
}

function historyReason({ view, me }: Facts): "none-left" | "nothing" | "first" {
  if (view.historians[me] === 0) return "none-left";
  return view.reach[me] === 0 ? "nothing" : "first";
}

/** While a monument is extended the scroll token may reorder it. */
function reorderDeed({ touch, t }: Facts): Deed[] {
  return touch.allows("reorder") ? [{ id: "reorder", label: t("monuments-do-reorder"), note: t("monuments-note-reorder"), move: "reorder" }] : [];
}

/** Why a thing that was touched cannot be used now. */
function whyNot(thing: string, facts: Facts): string | null {
  const { view, me, t } = facts;
  const name = thing.replace(/^card-/, "");
  const midway = view.step !== "acting" && view.step !== "ending";
  const spent = (): string => t("monuments-why-action", { fourth: mayBuyFourth(facts) });
  if (thing === "deck" && view.deck === 0) return t("monuments-why-deck");
  if (thing === "deck" || view.open.includes(name)) return midway ? t("monuments-why-midway") : spent();
  if (thing.startsWith("token-")) {
    const token = thing.slice("token-".length);
    return t(view.tokens[token as keyof View["tokens"]] === me ? "monuments-why-own-token" : "monuments-why-token", { token });
  }
  if (!view.hand.includes(name)) return null;
  const face = facesOf(view)[name];
  if (midway) return t("monuments-why-other", { card: cardName(face, t) });
  if (view.step === "ending") return spent();
  const track = view.monuments.find((each) => each.monument === face.monument)!;
  return t("monuments-why-card", { card: cardName(face, t), symbol: face.symbol, monument: named(face.monument, t), least: track.least ?? 0 });
}

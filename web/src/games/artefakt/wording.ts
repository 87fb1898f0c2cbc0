// Moves and places in words: what the primary button says, and the pieces of the question.

import type { FluentVariable } from "@fluent/bundle";
import type { Say } from "../../lib/texts";
import type { Apart, AskingFacts, Deed } from "../boards";
import { count, siteOf, type ViewNow } from "./view";

export interface Words {
  view: ViewNow;
  names: string[];
  t: Say;
}

/** What a question is made of. */
export interface Asked extends Words {
  me: number;
  facts: AskingFacts;
}

/** A place in words, such as "at the Cave"; marked, its name is written in terracotta. */
export function place({ view, t }: Words, how: "at" | "to" | "from" | "the", site: number, marked = true): string {
  return t(`artefakt-${how}`, { name: siteOf(view, site).name, mark: marked ? "*" : "" });
}

/** "where two fragments lie" */
export function lie({ view, t }: Words, site: number): string {
  return t("artefakt-lie", { fragments: count(siteOf(view, site).fragments) });
}

/** Things one after the other: "a, b and c". */
export function listed(t: Say, things: string[]): string {
  return things.reduce((all, thing, i) => t(i === things.length - 1 ? "artefakt-and" : "artefakt-comma", { all, thing }));
}

/** The same, of which one will be: "a, b or c". */
export function either(t: Say, things: string[]): string {
  return things.reduce((all, thing, i) => t(i === things.length - 1 ? "artefakt-or" : "artefakt-comma", { all, thing }));
}

/** What the words of a move's notation are. */
const KINDS_OF_WORDS: Record<string, string[]> = {
  give: ["colour", "part"],
  steal: ["player", "colour"],
  walk: ["figure", "site"],
  look: ["site"],
  pick: ["site", "colour"],
  push: ["player", "figure", "site"],
  banish: ["player", "colour"],
  draw: ["colour"],
  swap: ["colour", "part"],
  colour: ["colour"],
  go: ["site"],
  turn: ["site"],
};

/** What a move does, for the button that does it. */
export function deedOf(words: Words, move: string): string {
  const [family, ...rest] = move.split(" ");
  const facts: Record<string, FluentVariable> = {};
  (KINDS_OF_WORDS[family] ?? []).forEach((kind, i) => {
    const word = rest[i];
    if (kind === "player") facts.name = words.names[Number(word) - 1];
    else if (kind === "site")
      Object.assign(facts, {
        to: place(words, "to", Number(word), false),
        from: place(words, "from", Number(word), false),
        the: place(words, "the", Number(word), false),
        site: words.t("site-name", { name: siteOf(words.view, Number(word)).name }),
      });
    else facts[kind] = kind === "part" ? Number(word) : word;
  });
  return words.t(`artefakt-do-${family}`, facts);
}

/** In the button's place: what is wanted first. */
export function wanted({ t }: Words, what: "site" | "figure" | "fragment" | "colour"): Deed {
  return { id: "wanted", label: t(`artefakt-do-choose-${what}`) };
}

/** Which events the log does not put under whoever moved before them. */
export const apart: Apart = {
  "place-rolled": "turn",
  "card-turned": "turn",
  claimed: "turn",
  deadlock: "table",
  "stone-passed": "table",
  "round-begun": "table",
  "cap-reached": "table",
  "game-over": "table",
};

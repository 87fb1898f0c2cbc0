// What learners are told: the rulebook, where figures come from, and which clause explains which kind of thing. The
// server is asked once; without a network it is asked again the next time.

import type { Component } from "svelte";
import { ask, type Origin } from "../lib/server";
import type { Language, Say } from "../lib/texts";

/** The clause that tells more of a kind of thing, and the tables whose figures are on it. */
export interface Explanation {
  clause: string;
  figures?: string[];
}

export type Explaining = Record<string, Explanation>;

/** The pictures of a game: one component that draws each of its screens. */
export interface Lesson {
  default: Component<{ screen: number; t: Say }>;
  SCREENS: number;
}

const TABLES = import.meta.glob<Explaining>("../games/*/explaining.json", { import: "default" });
const LESSONS = import.meta.glob<Lesson>("../games/*/Lesson.svelte");
const answers = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  if (!answers.has(path)) {
    const answer = ask<T>("GET", path);
    answer.catch(() => answers.delete(path));
    answers.set(path, answer);
  }
  return answers.get(path) as Promise<T>;
}

export function rulebookOf(game: string, language: Language): Promise<string> {
  return once(`/rulebook/${game}/${language}`);
}

export function originsOf(game: string, language: Language): Promise<Origin[]> {
  return once(`/editions/${game}/${language}`);
}

/** What a section of the rulebook is called; a clause known by a word need not be named twice. */
export async function headingOf(game: string, language: Language, clause: string): Promise<string> {
  const rules = new DOMParser().parseFromString(await rulebookOf(game, language), "text/html");
  return rules.getElementById(clause)?.textContent?.replace(/^[a-z-]{3,} /, "") ?? "";
}

export async function explainingOf(game: string): Promise<Explaining> {
  return (await TABLES[`../games/${game}/explaining.json`]?.()) ?? {};
}

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await LESSONS[`../games/${game}/Lesson.svelte`]?.()) ?? null;
}

/** Things are called by their kind and then which one: `space-7` is a `space`, `find-egypt-3` a `find`. */
export function kindOf(explaining: Explaining, thing: string): string | null {
  for (let kind = thing; kind; kind = kind.slice(0, Math.max(0, kind.lastIndexOf("-")))) {
    if (kind in explaining) return kind;
  }
  return null;
}

/** Where the figures on a thing come from; a thing with a number may have its own origin. */
export function originOn(origin: Origin, thing: string): string {
  const number = Number(/\d+$/.exec(thing)?.[0] ?? 0);
  return origin.origins?.[number - 1] ?? origin.origin;
}

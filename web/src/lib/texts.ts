// Sentences, from the same Fluent catalogues as the server's.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import learningDe from "../text/learning.de.ftl?raw";
import learningEn from "../text/learning.en.ftl?raw";
import type { GameEvent } from "./server";

export type Language = "en" | "de";
export type Say = (id: string, facts?: Record<string, FluentVariable>) => string;

const OWN: Record<Language, string[]> = { en: [en, learningEn], de: [de, learningDe] };

/** The language of the browser, or the one chosen here before. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem("language");
  if (kept === "en" || kept === "de") return kept;
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of [...sources, ...OWN[language]]) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say: Say = (id, facts = {}) => {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, facts) : id;
  };

  /** An event of the game as a sentence; whoever it speaks of is called by name. */
  ofEvent(event: GameEvent, names: string[]): string {
    const facts: Record<string, FluentVariable> = {};
    for (const [fact, value] of Object.entries(event)) {
      if (fact !== "event") facts[fact.replaceAll("_", "-")] = this.fact(fact, value, names);
    }
    return this.say(`event-${event.event}`, facts);
  }

  private fact(kind: string, value: unknown, names: string[]): FluentVariable {
    if (["seat", "other", "figure"].includes(kind)) {
      return typeof value === "number" ? (names[value] ?? "?") : this.say(`figure-${value}`);
    }
    return typeof value === "number" ? value : String(value ?? "");
  }
}

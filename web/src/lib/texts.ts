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

  /** A move as a sentence. The catalogue says what the words of its notation are; without one it stays as it is. */
  ofMove(move: string, names: string[]): string {
    const [family, ...words] = move.split(" ");
    const message = this.bundle.getMessage(`move-${family}`);
    if (!message?.value) return move;
    const kinds = message.attributes.words ? this.bundle.formatPattern(message.attributes.words).split(" ") : [];
    const facts = Object.assign({}, ...kinds.map((kind, i) => this.factsOfWord(kind, words[i] ?? "0", names)));
    return this.bundle.formatPattern(message.value, facts);
  }

  /** A prompt also tells how to type a move; where moves are touched, it need not. */
  withoutNotation(prompt: string): string {
    const dropped = (all: string, family: string): string => (this.has(`move-${family}`) ? "" : all);
    return prompt.replace(/ \(([a-z]+)[^()]*\)/g, dropped).replace(/, [^,“„]*[“„]([a-z]+) [^”“]*[”“]/g, dropped);
  }

  /** What one word of a notation tells. Some are two in one: `petra-3` is a `monument-value`. */
  private factsOfWord(kind: string, word: string, names: string[]): Record<string, FluentVariable> {
    const [first, second] = kind.split("-");
    const cut = word.lastIndexOf("-");
    if (second) return cut < 0 ? { [first]: word, [second]: 0 } : { [first]: word.slice(0, cut), [second]: Number(word.slice(cut + 1)) };
    const number = Number(word);
    if (kind === "player") return { player: names[number - 1] ?? word };
    return { [kind]: Number.isNaN(number) ? this.fact(kind, word, names) : number };
  }

  private fact(kind: string, value: unknown, names: string[]): FluentVariable {
    if (["seat", "other", "figure"].includes(kind)) {
      return typeof value === "number" ? (names[value] ?? "?") : this.say(`figure-${value}`);
    }
    return typeof value === "number" ? value : String(value ?? "");
  }
}

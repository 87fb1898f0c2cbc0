// Sentences, from the same Fluent catalogues as the server's.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import homeDe from "../text/home.de.ftl?raw";
import homeEn from "../text/home.en.ftl?raw";
import learningDe from "../text/learning.de.ftl?raw";
import learningEn from "../text/learning.en.ftl?raw";
import puzzleDe from "../text/puzzle.de.ftl?raw";
import puzzleEn from "../text/puzzle.en.ftl?raw";
import replayDe from "../text/replay.de.ftl?raw";
import replayEn from "../text/replay.en.ftl?raw";
import type { GameEvent, Prompt } from "./server";

export type Language = "en" | "de";
export type Say = (id: string, facts?: Record<string, FluentVariable>) => string;
/** What else can be said of a fact, by its kind and its number: of the `site` 7, that its `name` is `temple`. */
export type Naming = Record<string, Record<number, Record<string, FluentVariable>>>;

/** What a game's board and its lessons say; each game keeps its sentences in its own folder. */
const OF_GAMES = import.meta.glob<string>(["../games/*/*.ftl", "!../games/*/box.*.ftl"], { query: "?raw", import: "default" });
/** What stands on a game's box, which the entrance shows of all of them. */
const BOXES = import.meta.glob<string>("../games/*/box.*.ftl", { query: "?raw", import: "default", eager: true });

export function pageTextsOf(game: string, language: Language): Promise<string[]> {
  const own = new RegExp(`/${game}/(\\w+\\.)?${language}\\.ftl$`);
  return Promise.all(
    Object.keys(OF_GAMES)
      .filter((path) => own.test(path))
      .map((path) => OF_GAMES[path]()),
  );
}

function boxesIn(language: Language): string[] {
  return Object.keys(BOXES)
    .filter((path) => path.endsWith(`.${language}.ftl`))
    .map((path) => BOXES[path]);
}

const OWN: Record<Language, string[]> = {
  en: [en, homeEn, learningEn, puzzleEn, replayEn, ...boxesIn("en")],
  de: [de, homeDe, learningDe, puzzleDe, replayDe, ...boxesIn("de")],
};

/** The language of the browser, or the one chosen here before. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem("language");
  if (kept === "en" || kept === "de") return kept;
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

export class Texts {
  private readonly bundle: FluentBundle;
  /** What the things of the table are called; asked anew for each sentence. */
  naming: () => Naming = () => ({});

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

  /** An event of the game as a sentence; players are called by name, and the reader "you". */
  ofEvent(event: GameEvent, names: string[], me: number | null = null): string {
    const facts: Record<string, FluentVariable> = {};
    for (const [fact, value] of Object.entries(event)) {
      if (fact === "event") continue;
      Object.assign(facts, this.namesOf(fact, value));
      facts[fact.replaceAll("_", "-")] = this.fact(fact, value, names);
    }
    return this.say(this.eventText(event, me), facts);
  }

  /** `you-dug` where I did it, `from-you-stolen` where it was done to me, if the game has that sentence. */
  private eventText(event: GameEvent, me: number | null): string {
    const doer = event.seat ?? event.figure;
    if (me !== null && doer === me && this.has(`you-${event.event}`)) return `you-${event.event}`;
    if (me !== null && event.other === me && this.has(`from-you-${event.event}`)) return `from-you-${event.event}`;
    return `event-${event.event}`;
  }

  /** A move as a sentence. The catalogue says what the words of its notation are; without one it stays as it is. */
  ofMove(move: string, names: string[]): string {
    const [family, ...words] = move.split(" ");
    return this.ofWords(`move-${family}`, words, names) ?? move;
  }

  /** A text that is made of words of a notation, which its attribute `words` names; null if there is no such text. */
  private ofWords(id: string, words: string[], names: string[]): string | null {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return null;
    const kinds = message.attributes.words ? this.bundle.formatPattern(message.attributes.words).split(" ") : [];
    const facts = Object.assign({}, ...kinds.map((kind, i) => this.factsOfWord(kind, words[i] ?? "0", names)));
    return this.bundle.formatPattern(message.value, facts);
  }

  /** What is to be decided, as a sentence; the seat it is asked of is called by name. */
  ofPrompt(prompt: Prompt, names: string[]): string {
    return this.say(prompt.id, { ...prompt.facts, seat: names[Number(prompt.facts.seat)] ?? "?" });
  }

  /** A prompt also tells how to type a move; where moves are touched, it need not. */
  withoutNotation(prompt: string): string {
    const dropped = (all: string, family: string): string => (this.has(`move-${family}`) ? "" : all);
    return prompt.replace(/ \(([a-z]+)[^()]*\)/g, dropped).replace(/, [^,“„]*[“„]([a-z]+) [^”“]*[”“]/g, dropped);
  }

  /** What one word of a notation tells. Some are two in one: `petra-3` is a `monument-value`; of `214` each digit is one of
  `stout+lady+tall`. */
  private factsOfWord(kind: string, word: string, names: string[]): Record<string, FluentVariable> {
    if (kind.includes("+")) return Object.fromEntries(kind.split("+").map((each, i) => [each, Number(word[i])]));
    const [first, second] = kind.split("-");
    const cut = word.lastIndexOf("-");
    if (second) return cut < 0 ? { [first]: word, [second]: 0 } : { [first]: word.slice(0, cut), [second]: Number(word.slice(cut + 1)) };
    const number = Number(word);
    if (kind === "player") return { player: names[number - 1] ?? word };
    return { ...this.namesOf(kind, number), [kind]: Number.isNaN(number) ? this.fact(kind, word, names) : number };
  }

  private namesOf(kind: string, value: unknown): Record<string, FluentVariable> {
    return this.naming()[kind]?.[value as number] ?? {};
  }

  private fact(kind: string, value: unknown, names: string[]): FluentVariable {
    if (["seat", "other", "figure"].includes(kind)) {
      return typeof value === "number" ? (names[value] ?? "?") : this.say(`figure-${value}`);
    }
    const card = kind.endsWith("card") && typeof value === "string" ? this.ofWords("card-name", [value], names) : null;
    return card ?? (typeof value === "number" ? value : String(value ?? ""));
  }
}

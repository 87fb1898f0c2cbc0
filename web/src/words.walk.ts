// Everything that is said in whole games, in both languages: no notation, no ids, no seat numbers. The games come from
// tests/page/test_every_sentence.py; the sentences are made by the code that makes them at the table.

import { describe, expect, inject, it, vi } from "vitest";
import type { Ask, AskingFacts, Asking, BarTelling, Lately, MomentOf, Options, Telling } from "./games/boards";
import { namingOf } from "./games/naming";
import { Draft } from "./lib/draft.svelte";
import { stumbling } from "./lib/plain.testing";
import type { GameEvent, MoveNow, Now, Prompt } from "./lib/server";
import { pageTextsOf, Texts, type Language } from "./lib/texts";
import { Touch } from "./lib/touch.svelte";
import { resultIn } from "./result/wording";
import { reasonOf } from "./table/hints";
import { ranked } from "./table/scores";

declare module "vitest" {
  interface ProvidedContext {
    walk: string;
  }
}

/** After a move; lists by viewer have the seats in order, and a spectator last. */
interface Step {
  mover: number | null;
  events: GameEvent[][];
  views: unknown[];
  seat: number | null;
  moves: MoveNow[];
  prompt: Prompt | null;
  /** The table as text, in English and German. */
  boards: string[];
}

interface Walked {
  game: string;
  names: string[];
  options: Options;
  /** Why a hint can be the best. */
  reasons: string[];
  steps: Step[];
  outcome: NonNullable<Now["outcome"]>;
}

const LANGUAGES: Language[] = ["en", "de"];
/** Touches that are tried at one decision. */
const MAX_TOUCHES = 12;

const SERVER = import.meta.glob<string>("../../src/digsite/{core,table/play,games/*}/text/*.ftl", { query: "?raw", import: "default", eager: true });
const ASKINGS = import.meta.glob<{ asking: Asking }>("./games/*/asking.ts");
const TELLINGS = import.meta.glob<{ telling: Telling }>("./games/*/telling.ts");
const BARS = import.meta.glob<{ bar: BarTelling }>("./games/*/bar.ts");
const LATELIES = import.meta.glob<{ lately: Lately }>("./games/*/lately.ts");
const MOMENTS = import.meta.glob<{ momentOf: MomentOf }>("./games/*/moments.ts");

const walks = JSON.parse(inject("walk")) as Walked[];

async function textsOf(game: string, language: Language): Promise<Texts> {
  const server = Object.entries(SERVER).filter(([path]) => path.endsWith(`/${language}.ftl`) && (!path.includes("/games/") || path.includes(`/${game}/`)));
  return new Texts(language, ...server.map(([, text]) => text), ...(await pageTextsOf(game, language)));
}

async function part<T>(loaders: Record<string, () => Promise<T>>, game: string, file: string): Promise<T | undefined> {
  return loaders[`./games/${game}/${file}.ts`]?.();
}

// What the games ask of a browser.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("location", { pathname: "/t/walk" });
vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

/** What was said, each sentence once, with where it was said first. */
class Heard {
  readonly sentences = new Map<string, string>();

  say(where: string, ...sentences: (string | null | undefined)[]): void {
    for (const sentence of sentences) if (sentence && !this.sentences.has(sentence)) this.sentences.set(sentence, where);
  }

  ask(where: string, { question, deeds, primary, steps }: Ask): void {
    this.say(`${where}, question`, question);
    for (const deed of [...deeds, primary]) this.say(`${where}, button`, deed?.label, deed?.note);
    this.say(`${where}, phase`, ...(steps ?? []).map((step) => step.label));
  }
}

/** A draft that is laid and never answered. */
function idleDraft(): Draft {
  const never = (): Promise<never> => new Promise(() => undefined);
  const nothing = (): undefined => undefined;
  return new Draft({ lay: never, attempt: never, send: nothing, complain: nothing, fail: nothing, show: nothing });
}

async function listen({ game, names, options, reasons, steps, outcome }: Walked, language: Language): Promise<Heard> {
  const heard = new Heard();
  const texts = await textsOf(game, language);
  const naming = namingOf(game, steps[0].views[0]);
  texts.naming = () => naming;
  const t = texts.say;
  const asking = (await part(ASKINGS, game, "asking"))!.asking;
  const telling = (await part(TELLINGS, game, "telling"))!.telling;
  const bar = (await part(BARS, game, "bar"))!.bar;
  const momentOf = (await part(MOMENTS, game, "moments"))!.momentOf;
  const lately = (await part(LATELIES, game, "lately"))?.lately;
  const viewers = [...names.keys(), null];

  function hearViewer(step: Step, before: Step | undefined, viewer: number, told: GameEvent[], where: string): void {
    const me = viewers[viewer];
    const [view, events] = [step.views[viewer], step.events[viewer]];
    const say = (event: GameEvent): string => texts.ofEvent(event, names, me);
    heard.say(`${where}, log`, ...events.map(say));
    const { notes, phase } = bar({ view, names, me, t, options });
    heard.say(`${where}, bar`, phase, ...(notes ?? []));
    if (before) heard.say(`${where}, moment`, momentOf(events, before.views[viewer], view, me, names, t)?.words);
    if (step.mover === null) return;
    const turn = telling({ seat: step.mover, events: lately?.(step.mover, told) ?? events, view, me, names, t, say });
    heard.say(`${where}, plate`, turn.sentence, turn.hit?.sentence);
  }

  function hearDecision({ views, seat, moves, prompt }: Step, at: number, where: string): void {
    const me = seat!;
    const reason = reasonOf({ move: "", reason: reasons[at % reasons.length], rival: (me + 1) % names.length }, names, t);
    heard.say(`${where}, prompt`, texts.withoutNotation(texts.ofPrompt(prompt!, names)));
    for (const { move } of moves) {
      const worded = texts.ofMove(move, names);
      heard.say(`${where}, hint`, worded, t("hint-best", { move: worded, reason }), t("move-kept", { move: worded }));
    }
    const touch = new Touch(() => undefined);
    const facts: AskingFacts = { view: views[me], me, names, touch, draft: idleDraft(), t, options };
    touch.holds = (move) => asking(facts).holds?.(move) ?? false;
    touch.gathers = (thing) => asking(facts).gathers?.(thing) ?? null;
    touch.offer(moves);
    heard.ask(where, asking(facts));
    const things = [...new Set(moves.flatMap((move) => move.touches))];
    for (const thing of things.slice(0, MAX_TOUCHES)) {
      touch.pick(thing);
      heard.ask(`${where}, ${thing} touched`, asking(facts));
      heard.say(`${where}, ${thing} refused`, asking(facts).why?.(thing));
      touch.clear();
    }
  }

  const told: GameEvent[][] = viewers.map(() => []);
  steps.forEach((step, at) => {
    const where = `${game}, after move ${at}`;
    viewers.forEach((_, viewer) => {
      told[viewer].push(...step.events[viewer]);
      hearViewer(step, steps[at - 1], viewer, told[viewer], where);
    });
    if (step.seat !== null) hearDecision(step, at, where);
    // There a question mark is the back of a card.
    heard.say(`${where}, the table in words`, ...step.boards[LANGUAGES.indexOf(language)].replaceAll("?", "…").split("\n"));
  });
  for (const me of viewers) {
    const { title, reason, decided } = resultIn(outcome, me, names, texts);
    const parts = ranked(outcome.scores, outcome.winners)[0].parts.map(([each]) => t(`score-${each}`));
    heard.say(`${game}, result`, title, reason, decided, ...parts);
  }
  return heard;
}

describe.each(walks)("a whole game of $game", (walked) => {
  it.each(LANGUAGES)("says nothing in %s that players stumble over", async (language) => {
    const notations = new Set(walked.steps.flatMap((step) => step.moves.map((move) => move.move)));
    const heard = await listen(walked, language);
    const stumbles = [...heard.sentences].flatMap(([sentence, where]) => {
      const why = stumbling(sentence, language, notations);
      return why ? [`${why}: ${sentence} (${where})`] : [];
    });
    expect(stumbles).toEqual([]);
    expect(heard.sentences.size).toBeGreaterThan(200);
  });
});

// The lessons on real positions: tests/page/test_coaching.py plays their first turns with the engine, by hands that do what
// is sensible and by hands that do anything; the steps are chosen by the code that chooses them at the table.

import { describe, expect, inject, it } from "vitest";
import { stumbling } from "../lib/plain.testing";
import type { MoveNow } from "../lib/server";
import { pageTextsOf, Texts, type Language } from "../lib/texts";
import { FREE, isOver, stepIn, type Coaching, type Remark, type Scene, type Step } from "./coaching";

/** What the learner sees. */
interface Known {
  view: unknown;
  moves: MoveNow[];
}

interface Walked {
  game: string;
  /** Whether the learner plays sensibly. */
  sensible: boolean;
  me: number;
  /** Before each decision of the learner. */
  scenes: { view: unknown; moves: MoveNow[]; played: number; other: Known }[];
}

const LANGUAGES: Language[] = ["en", "de"];
const COACHINGS = import.meta.glob<{ coaching: Coaching }>("../games/*/coach.ts", { eager: true });
const KINDS = import.meta.glob<Record<string, unknown>>("../games/*/explaining.json", { eager: true, import: "default" });
const SERVER = import.meta.glob<string>("../../../src/digsite/{core,table/play,games/*}/text/*.ftl", { query: "?raw", import: "default", eager: true });
/** Names that only lessons point by: `data-coach` and `data-piece` in the games' drawings. */
const POINTED = /^(collection|hand-tab|road|ticket-\w+|marker-\d-\d|figure-\d-\w+|monument-[a-z-]+|card-[a-z-]+-\d|site-\d+|exhibition-\*)$/;

const walks = JSON.parse(inject("walk")) as Walked[];

async function textsOf(game: string, language: Language): Promise<Texts> {
  const server = Object.entries(SERVER).filter(([path]) => path.endsWith(`/${language}.ftl`) && (!path.includes("/games/") || path.includes(`/${game}/`)));
  return new Texts(language, ...server.map(([, text]) => text), ...(await pageTextsOf(game, language)));
}

interface Shown {
  id: string;
  at: string[];
  facts?: Record<string, string | number>;
  scene: Scene;
}

/** Everything that is shown to somebody who goes on from each explanation. */
function shownIn(coaching: Coaching, { scenes, me }: Pick<Walked, "me"> & { scenes: (Known & { played: number })[] }): Shown[] {
  const shown: Shown[] = [];
  const done: string[] = [];
  let current: { step: Step; at: number } | null = null;
  const note = (remark: Remark, scene: Scene): void => void shown.push({ id: remark.id, at: remark.at(scene), facts: remark.facts?.(scene), scene });
  for (const each of scenes) {
    const scene: Scene = { view: each.view, moves: each.moves, played: each.played, me, picked: [] };
    if (current && isOver(current.step, current.at, scene)) {
      done.push(current.step.id);
      current = null;
    }
    while (!current) {
      const step = stepIn(coaching, done, scene);
      if (!step) break;
      note(step, scene);
      if (step.explains) done.push(step.id);
      else current = { step, at: scene.played };
    }
    for (const warning of coaching.warnings) if (warning.when(scene)) note(warning, scene);
  }
  return shown;
}

describe.each(walks)("the lesson of $game, sensible: $sensible", (walked) => {
  const { coaching } = COACHINGS[`../games/${walked.game}/coach.ts`];
  const kinds = Object.keys(KINDS[`../games/${walked.game}/explaining.json`]);
  const shown = shownIn(coaching, walked);

  it("shows no step twice, and ends in a free game", () => {
    const steps = shown.map(({ id }) => id).filter((id) => !coaching.warnings.some((warning) => warning.id === id));
    expect(steps.length).toBe(new Set(steps).size);
    expect(steps.at(-1)).toBe(FREE);
    if (walked.sensible) expect(steps.toSorted()).toEqual([...coaching.steps.map((step) => step.id), FREE].toSorted());
  });

  it("points at things that are there", () => {
    for (const { id, at, scene } of shown) {
      const touched = new Set(scene.moves.flatMap((move) => move.touches));
      for (const name of at) expect(touched.has(name) || kinds.includes(name) || POINTED.test(name), `${id} points at ${name}`).toBe(true);
      if (id !== FREE) expect(at.length, `${id} points at nothing`).toBeGreaterThan(0);
    }
  });

  it("is the same whatever the learner cannot know", () => {
    const other = { me: walked.me, scenes: walked.scenes.map(({ other, played }) => ({ ...other, played })) };
    const told = (all: Shown[]): unknown[] => all.map(({ id, at, facts }) => ({ id, at, facts }));
    expect(told(shownIn(coaching, other))).toEqual(told(shown));
  });

  it.each(LANGUAGES)("speaks plainly in %s", async (language) => {
    const texts = await textsOf(walked.game, language);
    const notations = new Set(walked.scenes.flatMap(({ moves }) => moves.map(({ move }) => move)));
    for (const { id, facts } of shown) {
      const sentence = `${walked.game}-coach-${id}`;
      expect(texts.has(sentence), sentence).toBe(true);
      for (const each of [sentence, `${sentence}-more`].filter((each) => texts.has(each))) {
        expect(stumbling(texts.say(each, facts), language, notations), texts.say(each, facts)).toBeNull();
      }
    }
  });
});

describe.each(Object.keys(COACHINGS))("the warnings of %s", (path) => {
  const { coaching } = COACHINGS[path];
  const game = path.split("/")[2];

  it("are all needed in some game", () => {
    const shown = walks.filter((walked) => walked.game === game).flatMap((walked) => shownIn(coaching, walked).map(({ id }) => id));
    expect(coaching.warnings.map(({ id }) => id).filter((id) => !shown.includes(id))).toEqual([]);
  });
});

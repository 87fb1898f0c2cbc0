// What a game's lesson is made of: steps that are explained on the real board, each when it becomes possible, and warnings
// about what costs newcomers the game. A game declares them in `games/GAME/coach.ts`; docs/adding-a-game.md says how.
//
// A step sees a `Scene` and nothing else: the view of the learner's own seat and its legal moves, as the server sent them.

import type { MoveNow } from "../lib/server";

/** All that a lesson knows. */
export interface Scene<View = unknown> {
  view: View;
  me: number;
  /** The moves that may be played now, what was laid before included. */
  moves: MoveNow[];
  /** Things that were touched for the move to come. */
  picked: string[];
  /** How many moves of mine were played. */
  played: number;
}

/** Something to say, and what it is about. */
export interface Remark<View = unknown> {
  /** Its sentence is `GAME-coach-ID`, its line of explanation, if there is one, `GAME-coach-ID-more`. */
  id: string;
  when: (scene: Scene<View>) => boolean;
  /** The things meant: `space-7`, a deed or an explained kind by its name, all of a kind by `space-*`, or `primary`. */
  at: (scene: Scene<View>) => string[];
  /** Numbers and words for the sentence. */
  facts?: (scene: Scene<View>) => Record<string, string | number>;
}

export interface Step<View = unknown> extends Remark<View> {
  /** It only explains, so one goes on by a button. Otherwise a move is asked for, and any move is the answer. */
  explains?: boolean;
}

export interface Coaching<View = unknown> {
  steps: Step<View>[];
  /** After so many moves of mine the lesson ends, even if some step never became possible. */
  moves: number;
  /** What newcomers lose by without knowing it. */
  warnings: Remark<View>[];
}

/** The last note: the game is free from now on. Every lesson ends with it. */
export const FREE = "free";

/** The lesson of a game, by views of its own type. */
export function coachingWith<View>(coaching: Coaching<View>): Coaching {
  return coaching as Coaching;
}

/** The step to show now: the first one that was not done before and has become possible. */
export function stepIn(coaching: Coaching, done: readonly string[], scene: Scene): Step | null {
  if (done.includes(FREE)) return null;
  const left = coaching.steps.filter((step) => !done.includes(step.id));
  if (!left.length || scene.played >= coaching.moves) return { id: FREE, explains: true, when: () => true, at: () => [] };
  return left.find((step) => step.when(scene)) ?? null;
}

/** Whether a step that was shown after so many moves is done: another move was made, whichever, or something else is asked now. */
export function isOver(step: Step, shownAt: number, scene: Scene | null): boolean {
  return scene === null || scene.played > shownAt || !step.when(scene);
}

/** The warning to show now. */
export function warningIn(coaching: Coaching, known: readonly string[], scene: Scene): Remark | null {
  return coaching.warnings.find((warning) => !known.includes(warning.id) && warning.when(scene)) ?? null;
}

/** The things of a kind that legal moves touch: `touched(scene, "gallery-")`. */
export function touched(scene: Scene, kind: string): string[] {
  return [...new Set(scene.moves.flatMap((move) => move.touches))].filter((thing) => thing.startsWith(kind));
}

/** Whether a move of a family may be played. */
export function may(scene: Scene, family: string): boolean {
  return scene.moves.some(({ move }) => move === family || move.startsWith(`${family} `));
}

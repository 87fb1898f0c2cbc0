// Plays what happened on the table: looks before, shows what is new, looks again, and lets every piece travel.

import { tick } from "svelte";
import { changesBetween, lookAt } from "./look";
import type { Performance, Player, Turn } from "./playback.svelte";
import { fade, Stage } from "./stage";
import { HOLD, lengthOf, plan, type Staging } from "./staging";

/** What a performance needs to know of the table it is played on. */
export interface Scenery<State> {
  /** Everything under it may travel: board, plates and dock. */
  root: () => HTMLElement | undefined;
  view: () => unknown;
  staging: () => Staging | undefined;
  /** Shows a great moment, if this turn has one, and says whether it had; nothing else goes on until it is over. */
  moment?: (turn: Turn<State>, pace: number) => Promise<boolean>;
}

/** Milliseconds. */
const LONGEST_FRAME = 100;

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** After the next frame, when everything has been laid out, in a task of its own; without frames, as in a hidden tab, soon. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME);
  });
}

/** How high the board's place is. */
function roomOn(root: HTMLElement | undefined): number {
  return root?.querySelector(".board")?.clientHeight ?? 0;
}

export function playerOn<State>(scenery: Scenery<State>): Player<State> {
  return async (show, turn, factor) => {
    const done: Performance = { told: [], length: 0, end: () => undefined };
    const root = scenery.root();
    if (await scenery.moment?.(turn, factor)) await nextFrame();
    const before = root ? lookAt(root) : null;
    const seen = scenery.view();
    const room = roomOn(root);
    show();
    await tick();
    if (!root || !before?.size) return done;
    // On an upright phone a dock of another height leaves the board more room, or less: it is fitted first.
    if (roomOn(root) !== room) await nextFrame();
    const after = lookAt(root);
    const changes = changesBetween(before, after);
    if (reducedMotion()) {
      fade(changes, after);
      return done;
    }
    const staging = scenery.staging();
    const scenes = turn.events.map((event) => [event, staging?.(event, seen, scenery.view()) ?? null] as const);
    const beats = plan(scenes, changes, turn.mine ? 0 : HOLD);
    const stage = new Stage(root, before, after);
    stage.perform(beats, factor);
    const told = beats.filter((beat, i) => beat.event && (beat.scene.alone || beat.event.event !== beats[i - 1]?.event?.event));
    return { told: told.map((beat) => ({ event: beat.event!, at: beat.start * factor })), length: lengthOf(beats) * factor, end: () => stage.end() };
  };
}

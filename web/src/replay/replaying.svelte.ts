// A finished or loaded game that is looked at: which step, through whose eyes, and the way from one step to the next.

import { partsOf, type GameParts } from "../games/boards";
import { page } from "../lib/page.svelte";
import { Playback } from "../lib/playback.svelte";
import { ask, sentenceOf, type Replay, type Step } from "../lib/server";
import { tempo } from "../lib/tempo.svelte";

/** How long a step is looked at while the game plays automatically, and at least. */
const LOOK = 900;
const AT_ONCE = 250;

export class Replaying {
  about: Replay | null = $state.raw(null);
  parts: GameParts | null = $state.raw(null);
  at = $state(0);
  /** Through whose eyes: a seat's number, `all`, or `nobody`. */
  eyes = $state("all");
  running = $state(false);
  problem = $state("");
  readonly playback = new Playback<Step>(() => tempo.factor);

  shown: Step | null = $derived.by(() => this.playback.shown);
  /** Through all eyes, the board is seen by the player to move. */
  me: number | null = $derived.by(() =>
    this.eyes === "nobody" ? null : this.eyes === "all" ? (this.shown?.to_act ?? this.shown?.seat ?? 0) : Number(this.eyes),
  );
  view: unknown = $derived.by(() => this.viewOf(this.shown));

  constructor(
    readonly id: string,
    step: number,
  ) {
    this.at = step;
    $effect(() => {
      ask<Replay>("GET", `/replays/${id}`)
        .then(async (found) => {
          this.about = found;
          await page.load(found.game);
          this.parts = await partsOf(found.game);
        })
        .catch((trouble: unknown) => (this.problem = sentenceOf(trouble, page.texts.say)));
    });
    $effect(() => {
      if (this.about) void page.know(this.about.game, this.view);
    });
    let seenBy = "";
    $effect(() => {
      const [wanted, eyes] = [this.at, this.eyes];
      const query = eyes === "all" ? "?everything=true" : eyes === "nobody" ? "" : `?seat=${eyes}`;
      ask<Step>("GET", `/replays/${id}/steps/${wanted}${query}`)
        .then((found) => {
          if (wanted !== this.at || eyes !== this.eyes) return;
          const onwards = this.shown !== null && found.step === this.shown.step + 1 && seenBy === eyes;
          seenBy = eyes;
          if (onwards) this.playback.add({ state: found, events: found.events ?? [], mine: false });
          else this.playback.show(found);
        })
        .catch((trouble: unknown) => (this.problem = sentenceOf(trouble, page.texts.say)));
      history.replaceState(null, "", `/r/${id}/${wanted}`);
    });
    $effect(() => {
      if (!this.running || !this.about || this.playback.playing || this.shown?.step !== this.at) return;
      if (this.at >= this.about.steps) {
        this.running = false;
        return;
      }
      const timer = setTimeout(() => this.at++, LOOK * tempo.factor || AT_ONCE);
      return () => clearTimeout(timer);
    });
  }

  viewOf(step: Step | null): unknown {
    return step?.view ?? step?.views?.[this.me ?? 0];
  }

  go(to: number): void {
    if (this.about) this.at = Math.min(this.about.steps, Math.max(0, to));
  }

  /** From the end, it starts over. */
  run(): void {
    this.running = !this.running;
    if (this.running && this.at === this.about?.steps) this.at = 0;
  }
}

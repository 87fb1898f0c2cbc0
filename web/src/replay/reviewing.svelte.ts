// The review of a game, asked for and waited for. The server works on it in the background.

import { page } from "../lib/page.svelte";
import { ask, sentenceOf, type Review, type ReviewProgress } from "../lib/server";

/** Milliseconds between questions while it is worked on. */
const PAUSE = 1200;

export class Reviewing {
  now: ReviewProgress | null = $state.raw(null);
  problem = $state("");
  review: Review | null = $derived.by(() => this.now?.review ?? null);
  working: boolean = $derived.by(() => this.now?.state === "waiting" || this.now?.state === "working");
  private timer = 0;

  constructor(private readonly replay: string) {}

  /** Look how far it is, without starting it. */
  look(): void {
    this.take(ask<ReviewProgress>("GET", `/replays/${this.replay}/review`));
  }

  start(): void {
    this.problem = "";
    this.take(ask<ReviewProgress>("POST", `/replays/${this.replay}/review`, {}));
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private take(answer: Promise<ReviewProgress>): void {
    clearTimeout(this.timer);
    answer
      .then((now) => {
        this.now = now;
        if (this.working) this.timer = window.setTimeout(() => this.look(), PAUSE);
      })
      .catch((trouble: unknown) => (this.problem = sentenceOf(trouble, page.texts.say)));
  }
}

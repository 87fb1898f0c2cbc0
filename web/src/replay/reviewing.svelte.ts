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
  private ended = false;

  constructor(
    private readonly replay: string,
    private readonly wished: boolean,
  ) {}

  /** Start it if somebody came for it; otherwise look how far it is. */
  begin(): void {
    this.ended = false;
    if (this.wished) this.start();
    else this.look();
  }

  start(): void {
    this.problem = "";
    this.take(ask<ReviewProgress>("POST", `/replays/${this.replay}/review`, {}));
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private look(): void {
    this.take(ask<ReviewProgress>("GET", `/replays/${this.replay}/review`));
  }

  /** While it is worked on, ask again, also after a question that was lost. What comes after the end is not looked at. */
  private take(answer: Promise<ReviewProgress>): void {
    clearTimeout(this.timer);
    answer
      .then((now) => {
        if (this.ended) return;
        this.now = now;
        this.problem = "";
      })
      .catch((trouble: unknown) => (this.problem = sentenceOf(trouble, page.texts.say)))
      .finally(() => {
        if (!this.ended && this.working) this.timer = window.setTimeout(() => this.look(), PAUSE);
      });
  }
}

// A move that is being composed: steps are laid, changed and taken back here before they are sent. The page knows no
// rules: every list of steps is tried at the server, which says what the table would be like, as far as that is known.

import type { KeptDraft } from "./kept";
import { Refused, type MoveNow, type Tried } from "./server";

/** Where a draft is tried and sent. */
export interface Desk {
  /** What would come of these moves. */
  attempt: (moves: string[]) => Promise<Tried>;
  send: (moves: string[]) => void;
  /** Something was refused, in one sentence; or no longer. */
  complain: (sentence: string) => void;
  /** Show the table with what is laid now. */
  show: () => void;
  /** What is decided now, before the draft. */
  step: () => unknown;
}

export class Draft {
  steps: string[] = $state.raw([]);
  /** What came of trying them. */
  tried: Tried | null = $state.raw(null);
  trying = $state(false);
  /** The table as it would be; of a complete draft as it was before the last step. */
  // eslint-disable-next-line
  view: any = $state.raw(null);
  /** What was asked at each point, from before the first step on. */
  private asked: unknown[] = $state.raw([]);

  constructor(private readonly desk: Desk) {}

  get complete(): boolean {
    return this.tried?.complete ?? false;
  }

  /** One more step. What is whole by itself is sent at once; what is composed stays here until it is sent. */
  async add(move: MoveNow): Promise<void> {
    const steps = [...this.steps, move.move];
    const before = this.steps.length ? this.asked : [this.desk.step()];
    const tried = await this.attempt(steps);
    if (!tried) return;
    if (sendsItself(move, tried, this.steps.at(-1), before)) this.desk.send(steps);
    else this.take(steps, tried, before);
  }

  /** Another list of steps instead; if it cannot be, all stays as it was. */
  async change(steps: string[]): Promise<boolean> {
    if (!steps.length) {
      this.clear();
      return true;
    }
    const tried = await this.attempt(steps);
    if (!tried) return false;
    const shorter = tried.complete && steps.length > 1 ? await this.attempt(steps.slice(0, -1)) : null;
    this.take(steps, shorter?.view ? { ...tried, view: shorter.view } : tried, this.asked.slice(0, steps.length));
    return true;
  }

  /** For the next time this page is opened. */
  get kept(): KeptDraft | null {
    return this.steps.length ? { steps: this.steps, asked: this.asked } : null;
  }

  /** What was laid before this page was opened again, if it still can be. */
  async restore(kept: KeptDraft): Promise<void> {
    this.asked = kept.asked;
    if (!(await this.change(kept.steps))) this.clear();
  }

  /** The first of several lists that can be. */
  async changeToAny(lists: string[][]): Promise<boolean> {
    for (const steps of lists) if (await this.change(steps)) return true;
    return false;
  }

  without(index: number): string[] {
    return this.steps.filter((_, i) => i !== index);
  }

  /** Start over. */
  clear(): void {
    const laid = this.view !== null;
    this.forget();
    if (laid) this.desk.show();
  }

  /** It was sent. */
  forget(): void {
    this.steps = [];
    this.tried = this.view = null;
    this.asked = [];
  }

  private take(steps: string[], tried: Tried, before: unknown[]): void {
    this.steps = steps;
    this.tried = tried;
    this.asked = [...before, tried.view?.step];
    if (!tried.view) return;
    this.view = tried.view;
    this.desk.show();
  }

  private async attempt(steps: string[]): Promise<Tried | null> {
    if (this.trying) return null;
    this.trying = true;
    this.desk.complain("");
    try {
      const tried = await this.desk.attempt(steps);
      if (!tried.refused) return tried;
      this.desk.complain(tried.refused.sentence);
      return null;
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      this.desk.complain(trouble.message);
      return null;
    } finally {
      this.trying = false;
    }
  }
}

function kind(move: string): string {
  return move.split(" ")[0];
}

/** Whether nobody would expect that anything is left to do after this step: it ends the turn, shows something new, or
leads back to where the draft has been. Of several alike, such as gifts, one cannot know that it is the last: it waits. */
function sendsItself(move: MoveNow, tried: Tried, last: string | undefined, asked: unknown[]): boolean {
  const alike = last !== undefined && kind(last) === kind(move.move);
  if (tried.complete) return !alike || !!tried.learns;
  const step = tried.view?.step;
  return step === asked.at(-1) ? last === undefined : !alike && asked.includes(step);
}

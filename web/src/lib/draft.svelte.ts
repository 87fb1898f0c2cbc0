// A move that is being composed: steps are laid, changed and taken back here before they are sent. The page knows no
// rules: every list of steps goes to the server, which plays it if it is a whole move, and otherwise says what the table
// would be like, as far as that is known.

import type { MoveNow, Tried } from "./server";

/** Where a draft is laid, tried and sent. */
export interface Desk {
  /** Play these moves if they are whole; otherwise, what would come of them. Null: they were played. */
  lay: (moves: string[]) => Promise<Tried | null>;
  /** What would come of these moves; nothing is played. */
  attempt: (moves: string[]) => Promise<Tried>;
  /** Play these moves as they are. */
  send: (moves: string[]) => void;
  /** Something was refused, in one sentence; or no longer. */
  complain: (sentence: string) => void;
  /** There was no answer, or it was refused altogether. */
  fail: (trouble: unknown) => void;
  /** Show the table with what is laid now. */
  show: () => void;
}

export class Draft {
  steps: string[] = $state.raw([]);
  /** What came of trying them. */
  tried: Tried | null = $state.raw(null);
  trying = $state(false);
  /** The table as it would be; of a complete draft as it was before the last step. */
  view: NonNullable<Tried["view"]> | null = $state.raw(null);
  /** What is known of lists that were tried since the table was last changed. */
  private known = new Map<string, Tried>();

  constructor(private readonly desk: Desk) {}

  /** Whether nothing can be added: the steps are a whole move that waits to be sent. */
  get complete(): boolean {
    return this.tried?.complete ?? false;
  }

  /** One more step. A whole move is played at once; a composed one stays here until it is sent. */
  async add(move: MoveNow): Promise<void> {
    const steps = [...this.steps, move.move];
    const tried = await this.trial(steps, () => this.desk.lay(steps));
    if (tried) this.take(steps, tried);
  }

  /** Send a whole move of several steps at once, instead of what is laid. */
  play(steps: string[]): void {
    this.desk.send(steps);
  }

  /** Send what is laid. */
  send(): void {
    if (this.steps.length) this.desk.send(this.steps);
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
    this.take(steps, shorter?.view ? { ...tried, view: shorter.view } : tried);
    return true;
  }

  /** Take the last step back. */
  back(): void {
    void this.change(this.steps.slice(0, -1));
  }

  /** What was laid before this page was opened again, if it still can be. */
  async restore(steps: string[]): Promise<void> {
    this.known.clear();
    if (!(await this.change(steps))) this.clear();
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
    this.steps = [];
    this.tried = this.view = null;
    if (laid) this.desk.show();
  }

  /** It was sent. */
  forget(): void {
    this.steps = [];
    this.tried = this.view = null;
    this.known.clear();
  }

  private take(steps: string[], tried: Tried): void {
    this.steps = steps;
    this.tried = tried;
    if (!tried.view) return;
    this.view = tried.view;
    this.desk.show();
  }

  private async attempt(steps: string[]): Promise<Tried | null> {
    return this.known.get(steps.join("\n")) ?? (await this.trial(steps, () => this.desk.attempt(steps)));
  }

  /** Ask, one question at a time; null where there is nothing to take over. */
  private async trial(steps: string[], ask: () => Promise<Tried | null>): Promise<Tried | null> {
    if (this.trying) return null;
    this.trying = true;
    this.desk.complain("");
    try {
      const tried = await ask();
      if (tried && !tried.refused) this.known.set(steps.join("\n"), tried);
      if (!tried?.refused) return tried;
      this.desk.complain(tried.refused.sentence);
      return null;
    } catch (trouble) {
      this.desk.fail(trouble);
      return null;
    } finally {
      this.trying = false;
    }
  }
}

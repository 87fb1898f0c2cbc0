// What happens is played one update after the other; what is shown follows what is known.

import type { GameEvent } from "./server";

/** What a table, or a replay, comes to next. */
export interface Turn<State> {
  state: State;
  /** What led to it, to be told in this order. */
  events: GameEvent[];
  /** Whether I did it myself, and may go on while it is played, unless it is `told` first. */
  mine: boolean;
  told?: boolean;
}

/** A turn on its way over the board. */
export interface Performance {
  /** When which event is told, in milliseconds. */
  told: { event: GameEvent; at: number }[];
  length: number;
  /** Everything lies where it belongs, at once. */
  end: () => void;
}

/** Shows the next state by calling `show`, and plays the way there; each beat takes `factor` of its time. */
export type Player<State = unknown> = (show: () => void, turn: Turn<State>, factor: number) => Promise<Performance>;

/** Who has fallen behind further than this sees only the latest. While a great moment is shown, bots make some moves. */
const MOST_BEHIND = 12;
const LATEST = 2;
/** The further behind, the faster it is played, but never so many times as fast that nobody could follow. */
const MOST_HURRIED = 3;

/** No more turns than this are kept for "replay the last round". */
const REMEMBERED = 24;

export class Playback<State> {
  shown: State | null = $state.raw(null);
  /** The last state whose way was played to the end: what is told elsewhere waits for it. */
  settled: State | null = $state.raw(null);
  /** The event being played; when all was played, the one that was last. */
  event: GameEvent | null = $state.raw(null);
  /** The events of the present turn that were told so far. */
  told: GameEvent[] = $state.raw([]);
  playing = $state(false);
  /** Whether what is shown is all there is, and I may touch it. */
  free = $state(true);
  /** The board, once it is there. */
  player: Player<State> | null = null;
  /** Ends everything the player waits for before it shows the next state. */
  interrupt: (() => void) | null = null;

  private waiting: Turn<State>[] = [];
  private running = false;
  private again = $state(false);
  private skips = 0;
  /** How often something later was shown instead of what was being played. */
  private jumps = 0;
  /** What happened since my last move, which comes first. */
  private lately: Turn<State>[] = $state.raw([]);
  private performance: Performance | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private goOn: () => void = () => undefined;

  /** `factor` says how fast, 0 for at once. */
  constructor(private readonly factor: () => number) {}

  /** Something happened. What is there first is not played. */
  add(turn: Turn<State>): void {
    if (turn.events.length || !this.lately.length) this.lately = turn.mine || !this.lately.length ? [turn] : [...this.lately, turn].slice(-REMEMBERED);
    if (this.shown === null) {
      this.shown = this.settled = turn.state;
      return;
    }
    this.waiting.push(turn);
    if (!this.running) void this.run();
    else this.free = false;
  }

  /** How it is, without the way there. */
  show(state: State): void {
    this.skip();
    this.jumps++;
    this.shown = this.settled = state;
  }

  /** Whether there is a round that could be played again. */
  get replayable(): boolean {
    return this.lately.length > 1 && !this.playing;
  }

  /** What happened since my last move, once more. */
  replay(): void {
    if (!this.replayable) return;
    const [first, ...turns] = this.lately;
    const end = this.shown!;
    this.shown = first.state;
    this.again = true;
    turns.forEach((turn, i) => this.waiting.push(i === turns.length - 1 ? { ...turn, state: end } : turn));
    void this.run();
  }

  /** To the end, at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.waiting = [];
    this.skips++;
    if (last) {
      this.jumps++;
      this.jump(last);
    }
    this.interrupt?.();
    this.stop();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let turn = this.next(); turn; turn = this.next()) await this.play(turn);
    this.running = this.playing = this.again = false;
    this.free = true;
  }

  private next(): Turn<State> | undefined {
    if (!this.again && this.waiting.length > MOST_BEHIND) this.jump(this.waiting.splice(0, this.waiting.length - LATEST).at(-1)!);
    return this.waiting.shift();
  }

  private async play(turn: Turn<State>): Promise<void> {
    const factor = this.factor() / (this.again ? 1 : Math.min(MOST_HURRIED, 1 + this.waiting.length / 2));
    const [skips, jumps] = [this.skips, this.jumps];
    if (!this.player || factor === 0 || document.visibilityState === "hidden") {
      this.jump(turn);
      return;
    }
    this.playing = true;
    this.told = [];
    this.event = turn.events[0] ?? this.event; // what the turn before told last is over
    this.free = turn.mine && !turn.told && !this.waiting.length && !this.again;
    // A great moment that is skipped ends after the jump: what is shown by then is later than this turn.
    const show = (): void => {
      if (jumps === this.jumps) this.shown = turn.state;
    };
    const performance = await this.player(show, turn, factor);
    this.performance = performance;
    for (const { event, at } of performance.told) this.timers.push(setTimeout(() => this.tell(event), at));
    if (performance.length > 0 && skips === this.skips) {
      await new Promise<void>((resolve) => {
        this.goOn = resolve;
        this.timers.push(setTimeout(resolve, performance.length));
      });
    }
    this.stop();
    if (this.shown !== turn.state) return;
    if (!this.again) this.settled = turn.state;
    this.event = performance.told.at(-1)?.event ?? turn.events.at(-1) ?? this.event;
  }

  private tell(event: GameEvent): void {
    this.event = event;
    this.told = [...this.told, event];
  }

  private jump(turn: Turn<State>): void {
    this.shown = turn.state;
    if (!this.again) this.settled = turn.state;
    this.event = turn.events.at(-1) ?? this.event;
  }

  private stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.performance?.end();
    this.performance = null;
    this.goOn();
  }
}

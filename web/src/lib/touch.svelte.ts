// What may be touched now. The page knows no rules: a legal move names the things it touches, and touching them one
// after the other leaves fewer and fewer moves, until one is left. It is played, or held until the primary button says so.

import { untrack } from "svelte";
import type { MoveNow } from "./server";

/** What is picked from now on, or the move that is meant; a sure one ends what was begun, and is not kept as a draft. */
export type Gathered = { picked: string[] } | { move: string; sure?: boolean };

export class Touch {
  private moves: MoveNow[] = $state.raw([]);
  /** The things touched so far for the move to come. */
  picked: string[] = $state.raw([]);
  /** A move that is fully chosen and waits for the primary button. */
  held: MoveNow | null = $state.raw(null);
  /** A thing that was touched and cannot be used now; counted, so that each touch shakes it. */
  refused: { thing: string; count: number } | null = $state.raw(null);
  /** Things that a hint means. */
  hinted: string[] = $state.raw([]);
  /** Whether a move waits instead of being played at once. The table sets it. */
  holds: (move: string) => boolean = () => false;
  /** What a touch means to a game that gathers several things for one deed; null: the usual. The table sets it. */
  gathers: (thing: string) => Gathered | null = () => null;

  /** `sure`: somebody has confirmed it, so it is played even if more could be added to it. */
  constructor(private readonly play: (move: MoveNow, sure: boolean) => void) {}

  /** These moves may be played now. If they are those that were offered already, what was picked stays. */
  offer(moves: MoveNow[]): void {
    if (JSON.stringify(moves) === JSON.stringify(untrack(() => this.moves))) return;
    this.moves = moves;
    this.picked = [];
    this.held = null;
    this.refused = null;
  }

  /** The moves that are still meant, after what was touched. */
  candidates: MoveNow[] = $derived(this.moves.filter((move) => this.picked.every((thing) => move.touches.includes(thing))));

  /** Whether everything was touched that the moves still meant touch, and only which of them is open. */
  private settled = $derived(this.picked.length > 0 && this.candidates.every((move) => move.touches.every((each) => this.picked.includes(each))));

  /** The things that lead to a move; once all is touched, another thing starts over. */
  private leading = $derived(new Set((this.settled || this.held ? this.moves : this.candidates).flatMap((move) => move.touches)));

  /** Whether anything can be played at all. */
  get any(): boolean {
    return this.moves.length > 0;
  }

  /** Every move, regardless of what was touched. */
  get all(): MoveNow[] {
    return this.moves;
  }

  can(thing: string): boolean {
    return this.leading.has(thing) && !this.picked.includes(thing);
  }

  has(thing: string): boolean {
    return this.picked.includes(thing);
  }

  /** Whether a move can be played as it stands, by its notation. */
  allows(move: string): boolean {
    return this.moves.some((each) => each.move === move);
  }

  pick(thing: string): void {
    this.refused = null;
    const own = this.can(thing) || this.has(thing) ? this.gathers(thing) : null;
    if (own) return this.gather(own);
    if (this.picked.includes(thing)) {
      const held = this.held;
      this.held = null;
      if (held && thing === this.picked.at(-1)) this.confirm(held.move);
      else this.picked = this.picked.filter((other) => other !== thing);
      return;
    }
    if (!this.can(thing)) return;
    this.picked = this.settled || this.held ? [thing] : [...this.picked, thing];
    this.held = null;
    const left = this.candidates;
    const complete = left.filter((move) => move.touches.every((each) => this.picked.includes(each)));
    if (left.length === 1) this.choose(left[0].move);
    else if (complete.length === 1 && left.every((move) => move === complete[0])) this.choose(complete[0].move);
  }

  /** Choose a move by its notation: it is played, or held where it waits for the primary button. */
  choose(move: string): void {
    if (!this.holds(move)) return this.settle(move, false);
    this.held = this.find(move);
    this.picked = [...this.picked, ...this.held.touches.filter((each) => !this.picked.includes(each))];
  }

  /** Play a move by its notation, whether or not it would wait. */
  confirm(move: string): void {
    this.settle(move, true);
  }

  /** What a game's own way of gathering has come to. */
  gather(own: Gathered): void {
    this.held = null;
    if ("move" in own) return own.sure && !this.holds(own.move) ? this.confirm(own.move) : this.choose(own.move);
    this.picked = own.picked;
  }

  /** Something was touched that cannot be used now. */
  refuse(thing: string): void {
    if (this.any) this.refused = { thing, count: (this.refused?.count ?? 0) + 1 };
  }

  clear(): void {
    this.picked = [];
    this.held = null;
    this.refused = null;
  }

  private settle(move: string, sure: boolean): void {
    const chosen = this.find(move);
    this.picked = [];
    this.held = null;
    this.refused = null;
    this.play(chosen, sure);
  }

  private find(move: string): MoveNow {
    return this.moves.find((each) => each.move === move) ?? { move, touches: [] };
  }
}

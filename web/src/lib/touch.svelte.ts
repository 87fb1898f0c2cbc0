// What may be touched now. The page knows no rules: a legal move names the things it touches, and touching them one
// after the other leaves fewer and fewer moves, until one is left and is played.

import type { MoveNow } from "./server";

export class Touch {
  private moves: MoveNow[] = $state.raw([]);
  /** The things touched so far for the move to come. */
  picked: string[] = $state.raw([]);

  constructor(private readonly play: (move: MoveNow) => void) {}

  /** New moves may be played now. */
  offer(moves: MoveNow[]): void {
    this.moves = moves;
    this.picked = [];
  }

  /** The moves that are still meant, after what was touched. */
  candidates: MoveNow[] = $derived(this.moves.filter((move) => this.picked.every((thing) => move.touches.includes(thing))));

  /** Whether everything was touched that the moves still meant touch, and only which of them is open. */
  private settled = $derived(this.picked.length > 0 && this.candidates.every((move) => move.touches.every((each) => this.picked.includes(each))));

  /** The things that lead to a move; once all is touched, another thing begins anew. */
  private leading = $derived(new Set((this.settled ? this.moves : this.candidates).flatMap((move) => move.touches)));

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
    if (this.picked.includes(thing)) {
      this.picked = this.picked.filter((other) => other !== thing);
      return;
    }
    if (!this.can(thing)) return;
    this.picked = this.settled ? [thing] : [...this.picked, thing];
    const left = this.candidates;
    const complete = left.filter((move) => move.touches.every((each) => this.picked.includes(each)));
    if (left.length === 1) this.choose(left[0].move);
    else if (complete.length === 1 && left.every((move) => move === complete[0])) this.choose(complete[0].move);
  }

  /** Play a move by its notation. */
  choose(move: string): void {
    this.picked = [];
    this.play(this.moves.find((each) => each.move === move) ?? { move, touches: [] });
  }

  clear(): void {
    this.picked = [];
  }
}

// The row on the bench, laid anew before it is shown: dragged, by arrow keys, or by touching a find that finds its place.
// Which order can be, the server says.

import { tick } from "svelte";
import type { Draft } from "../../lib/draft.svelte";

const LAY = "row ";
/** How far a pointer strays, in pixels, before a find is dragged rather than touched. */
const STILL = 8;

interface Held {
  number: number;
  find: SVGElement;
  x: number;
  y: number;
  moved: boolean;
}

export class Arranging {
  private held: Held | null = null;

  constructor(private readonly draft: Draft) {}

  /** The finds of the row that were laid and not sent, from the left. */
  get laid(): number[] {
    return this.draft.steps.filter((step) => step.startsWith(LAY)).map((step) => Number(step.slice(LAY.length)));
  }

  /** The draft with these finds as its row; without any, what was done to the row goes too. */
  private with(row: number[]): string[] {
    const first = this.draft.steps.findIndex((step) => step.startsWith(LAY));
    const before = this.draft.steps.slice(0, first);
    const after = this.draft.steps.slice(first).filter((step) => !step.startsWith(LAY));
    return row.length ? [...before, ...row.map((number) => LAY + number), ...after] : before;
  }

  takeOut(number: number): void {
    void this.draft.change(this.with(this.laid.filter((other) => other !== number)));
  }

  /** Wherever it fits, rather on the right. */
  async insert(number: number): Promise<void> {
    const row = this.laid;
    const places = row.map((_, i) => row.length - i - 1);
    await this.draft.changeToAny([row.length, ...places].map((place) => this.with(row.toSpliced(place, 0, number))));
  }

  private async place(number: number, at: number): Promise<void> {
    const rest = this.laid.filter((other) => other !== number);
    await this.draft.change(this.with(rest.toSpliced(at, 0, number)));
  }

  press(event: KeyboardEvent, number: number): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) {
      event.preventDefault();
      const at = this.laid.indexOf(number) + step;
      if (at >= 0 && at < this.laid.length) void this.place(number, at).then(() => this.focus(number));
    } else if (["Enter", " ", "Delete", "Backspace"].includes(event.key)) {
      event.preventDefault();
      this.takeOut(number);
    }
  }

  private async focus(number: number): Promise<void> {
    await tick();
    document.querySelector<SVGElement>(`[data-laid="${number}"]`)?.focus();
  }

  grasp = (event: PointerEvent): void => {
    const find = (event.target as Element).closest<SVGElement>("[data-thing^=tile-]");
    const number = Number(find?.dataset.thing?.slice(5));
    this.held = find && { number, find, x: event.clientX, y: event.clientY, moved: false };
  };

  drag = (event: PointerEvent): void => {
    const held = this.held;
    if (!held || !event.buttons) return;
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < STILL) return;
    held.moved = true;
    held.find.style.translate = "";
    if (!this.laid.includes(held.number) && within("[data-shelf]", event)) return;
    const at = held.find.getBoundingClientRect();
    const scale = (held.find.parentElement as unknown as SVGGraphicsElement).getScreenCTM()?.a ?? 1;
    const dx = (event.clientX - at.left - at.width / 2) / scale;
    const dy = (event.clientY - at.top - at.height / 2) / scale;
    held.find.style.translate = `${dx}px ${dy}px`;
  };

  drop = (event: PointerEvent): void => {
    const held = this.held;
    if (!held?.moved) return;
    held.find.style.translate = "";
    const mine = this.laid.includes(held.number);
    if (within("[data-bench]", event)) {
      const at = this.nearest(event, held.number);
      if (mine) void this.place(held.number, at);
      else if (this.laid.length) void this.draft.change(this.with(this.laid.toSpliced(at, 0, held.number)));
      else void this.draft.add({ move: LAY + held.number, touches: [] });
    } else if (mine) this.takeOut(held.number);
  };

  letGo = (): void => {
    if (this.held) this.held.find.style.translate = "";
    this.held = null;
  };

  /** Whoever has dragged a find did not mean to touch it. */
  click = (event: MouseEvent): void => {
    if (this.held?.moved) event.stopPropagation();
    this.held = null;
  };

  /** Before which find of the row, the one that is dragged aside, a pointer is. */
  private nearest(event: PointerEvent, but: number): number {
    const others = [...document.querySelectorAll<SVGElement>("[data-laid]")].filter((each) => Number(each.dataset.laid) !== but);
    return others.filter((each) => {
      const box = each.getBoundingClientRect();
      return box.bottom < event.clientY || (box.top < event.clientY && box.left + box.width / 2 < event.clientX);
    }).length;
  }
}

function within(selector: string, event: PointerEvent): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return !!box && event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
}

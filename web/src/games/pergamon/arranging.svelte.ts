// What I lay on my bench before it is shown, and what I let go before I store the rest. It answers at once; the draft
// follows, as the server says whether it can be. What cannot be tried yet, such as a single find, stays here.

import type { Draft } from "../../lib/draft.svelte";
import { freeMarker, type Finds } from "./museum";
import type { View } from "./view";

/** What I mean to do in this step of my turn. */
export interface Plan {
  /** The marker of the show that makes way, where three are on show. */
  replace: number | null;
  row: number[];
  polish: number;
  /** Finds I do not keep; null while I am not storing. */
  gone: number[] | null;
}

export const NOTHING: Plan = { replace: null, row: [], polish: 0, gone: null };

/** The steps of a turn in which a row is laid. */
export const BENCH_STEPS = ["exhibiting", "replacing", "joining", "polishing"];

const ROW = "row ";
const REPLACE = "replace ";
const DISCARD = "discard ";

function numbersOf(steps: string[], family: string): number[] {
  return steps.filter((step) => step.startsWith(family)).map((step) => Number(step.slice(family.length)));
}

/** What the steps of a draft mean. */
export function planOf(steps: string[]): Plan {
  return {
    replace: numbersOf(steps, REPLACE)[0] ?? null,
    row: numbersOf(steps, ROW),
    polish: steps.filter((step) => step === "polish").length,
    gone: steps.some((step) => step === "clear" || step.startsWith(DISCARD)) ? numbersOf(steps, DISCARD) : null,
  };
}

/** What already lies on the table, apart from my bench. */
export interface Given {
  /** All markers are on show, so that a row can be tried only once a show makes way. */
  full: boolean;
  /** A row that was begun and sent, step by step, by another program: it can only go on. */
  begun: number[];
  /** Coins it was polished with. */
  polished: number;
  /** Finds are already being let go, apart from the draft. */
  storing: boolean;
}

export const EMPTY: Given = { full: false, begun: [], polished: 0, storing: false };

/** Views of drafts: what lies on them is not sent. A table may still show one when its draft is gone. */
const DRAFTED = new WeakSet<object>();

export function givenBy(view: View, seat: number, draft: Draft): Given {
  const tried = draft.view as View | null;
  if (tried) DRAFTED.add(tried);
  if (view.seat !== seat || (!tried && DRAFTED.has(view))) return { ...EMPTY, full: view.seat === seat && freeMarker(view, seat) === undefined };
  const { row, polish } = planOf(draft.steps);
  const on = tried ?? view;
  const begun = on.row.slice(0, Math.max(0, on.row.length - row.length));
  const storing = on.step === "storing" && !draft.steps.includes("clear");
  return { full: !begun.length && freeMarker(view, seat) === undefined, begun, polished: Math.max(0, on.polish - polish), storing };
}

/** The steps of a draft that does this. A row alone needs two finds, one that was begun only one more. */
export function stepsOf({ replace, row, polish, gone }: Plan, { begun, storing }: Given = EMPTY): string[] {
  if (gone) return [...(storing ? [] : ["clear"]), ...gone.map((number) => DISCARD + number)];
  const first = replace === null ? [] : [REPLACE + replace];
  const joined = row.length + begun.length > 1 ? [...row.map((number) => ROW + number), ...Array<string>(polish).fill("polish")] : [];
  return [...first, ...joined];
}

/** What was done in this turn before anything was laid, and is not sent yet. */
export function prefixOf(steps: string[]): string[] {
  const first = steps.findIndex((step) => !/^(dig|skip)\b/.test(step));
  return first < 0 ? steps : steps.slice(0, first);
}

export type End = "left" | "right";

/** The ends of a row at which a find fits: its half and the row's must be of one kind. */
export function endsFor(find: number, row: number[], finds: Finds): End[] {
  if (!row.length || row.includes(find)) return [];
  const { left, right } = finds.get(find)!;
  const ends: End[] = [];
  if (right === finds.get(row[0])!.left) ends.push("left");
  if (left === finds.get(row.at(-1)!)!.right) ends.push("right");
  return ends;
}

/** The end at which a find that fits at both adds more: an object is of the century of its left find. */
export function betterEnd(find: number, row: number[], finds: Finds): End {
  return finds.get(find)!.century > finds.get(row.at(-1)!)!.century ? "left" : "right";
}

/** Whether a find joins any other of these, on either side. */
export function joins(find: number, others: number[], finds: Finds): boolean {
  return others.some((other) => other !== find && endsFor(find, [other], finds).length > 0);
}

/** The row without a find and what hangs on it: everything from it to the nearer end. */
export function without(find: number, row: number[]): number[] {
  const at = row.indexOf(find);
  return at < row.length - 1 - at ? row.slice(at + 1) : row.slice(0, at);
}

export class Arranging {
  /** What cannot be tried at the server yet. */
  private loose: Plan | null = $state.raw(null);
  /** What is being tried. */
  private wanted: Plan | null = $state.raw(null);
  private trying: Promise<void> = Promise.resolve();
  private following = false;
  private given: Given = EMPTY;
  /** The find that was laid last and fits at the other end as well. */
  private turnable: number | null = $state.raw(null);

  constructor(private readonly draft: Draft) {}

  get plan(): Plan {
    return this.wanted ?? this.loose ?? planOf(this.draft.steps);
  }

  /** Whether there is something that only this knows, and not the draft. */
  get apart(): boolean {
    return this.loose !== null;
  }

  /** The whole row, with what was begun before. */
  row(view: View, seat: number): number[] {
    return [...givenBy(view, seat, this.draft).begun, ...this.plan.row];
  }

  /** Coins for polish, with what was paid before. */
  polish(view: View, seat: number): number {
    return givenBy(view, seat, this.draft).polished + this.plan.polish;
  }

  /** A show that was tapped makes way for what already lies on the bench. */
  makeWay(): void {
    const { replace } = planOf(this.draft.steps);
    if (this.loose && replace !== null && this.loose.replace === null) void this.set({ ...this.loose, replace });
  }

  /** The ends at which a find can be laid. */
  ends(find: number, finds: Finds, { begun }: Given): End[] {
    const ends = endsFor(find, [...begun, ...this.plan.row], finds);
    return begun.length ? ends.filter((end) => end === "right") : ends;
  }

  /** The find that was laid last lies in the row, and fits at its other end as well. */
  get turns(): boolean {
    return this.turnable !== null && this.plan.row.includes(this.turnable);
  }

  /** Lay a find at an end of the row, or begin one with it. Where it fits at both and none is wished for, at the better one. */
  lay(find: number, finds: Finds, wished: End | null, given: Given): void {
    const { row } = this.plan;
    const ends = this.ends(find, finds, given);
    if (row.length + given.begun.length && !ends.length) return;
    const end = ends.length > 1 ? (wished ?? betterEnd(find, row, finds)) : ends[0];
    this.turnable = ends.length > 1 ? find : null;
    void this.set({ ...this.plan, row: end === "left" ? [find, ...row] : [...row, find] }, given);
  }

  /** Send a find that lies at one end of the row to the other, if it fits there. */
  turn(find: number, end: End, finds: Finds, given: Given): void {
    const { row } = this.plan;
    const rest = row.filter((other) => other !== find);
    if (given.begun.length || (find !== row[0] && find !== row.at(-1)) || !endsFor(find, rest, finds).includes(end)) return;
    void this.set({ ...this.plan, row: end === "left" ? [find, ...rest] : [...rest, find] }, given);
  }

  /** A find in the row was tapped: it goes to the other end if it was just laid and fits there, or back to the shelf. */
  tap(find: number, finds: Finds, given: Given): void {
    const { row } = this.plan;
    const other: End = row[0] === find ? "right" : "left";
    const turns =
      this.turnable === find &&
      endsFor(
        find,
        row.filter((each) => each !== find),
        finds,
      ).includes(other);
    this.turnable = null;
    if (turns) this.turn(find, other, finds, given);
    else this.takeOut(find, given);
  }

  takeOut(find: number, given: Given): void {
    const { row, polish } = this.plan;
    if (!row.includes(find)) return;
    const rest = given.begun.length ? row.slice(0, row.indexOf(find)) : without(find, row);
    this.turnable = null;
    void this.set({ ...this.plan, row: rest, polish: rest.length + given.begun.length > 1 ? polish : 0 }, given);
  }

  /** Pay this number of coins for polish. */
  polishWith(coins: number, given: Given): void {
    void this.set({ ...this.plan, polish: Math.max(0, coins - given.polished) }, given);
  }

  /** Let a find go, or keep it after all. */
  letGo(find: number, given: Given): void {
    const gone = this.plan.gone ?? [];
    void this.set({ ...NOTHING, gone: gone.includes(find) ? gone.filter((other) => other !== find) : [...gone, find] }, given);
  }

  /** Show the row, once everything laid was tried. */
  async show(given: Given): Promise<void> {
    await this.trying;
    this.draft.play([...prefixOf(this.draft.steps), ...stepsOf(this.plan, given), "show"]);
    this.forget();
  }

  /** End the turn: what lies on the bench goes back to the shelf, what was let go is gone. Without finds it ends itself. */
  async store(kept: number, given: Given): Promise<void> {
    await this.trying;
    const gone = this.plan.gone ?? [];
    const steps = this.plan.gone ? stepsOf(this.plan, given) : [];
    this.draft.play([...prefixOf(this.draft.steps), ...steps, ...(gone.length && !kept ? [] : ["store"])]);
    this.forget();
  }

  /** What only this knows is emptied. */
  forget(): void {
    this.loose = null;
    this.turnable = null;
  }

  private set(plan: Plan, given = this.given): Promise<void> {
    this.wanted = plan;
    this.given = given;
    if (!this.following) this.trying = this.follow();
    return this.trying;
  }

  /** Tries what is wanted, until nothing newer is. */
  private async follow(): Promise<void> {
    this.following = true;
    try {
      while (this.wanted) await this.attempt(this.wanted);
    } finally {
      this.following = false;
    }
  }

  private async attempt(plan: Plan): Promise<void> {
    const { full, begun } = this.given;
    const single = plan.row.length === 1 && !begun.length;
    const possible = plan.gone !== null || (!single && (!full || plan.replace !== null));
    const steps = [...prefixOf(this.draft.steps), ...stepsOf(possible ? plan : { ...NOTHING, replace: plan.replace }, this.given)];
    const same = steps.join() === this.draft.steps.join();
    const allowed = same || (await this.draft.change(steps));
    if (allowed) this.loose = possible || !plan.row.length ? null : plan;
    if (this.wanted === plan) this.wanted = null;
  }
}

const BENCHES = new WeakMap<Draft, Arranging>();

/** The bench that belongs to a draft: the dock lays it, the board shows where it would come to stand. */
export function arrangingOf(draft: Draft): Arranging {
  if (!BENCHES.has(draft)) BENCHES.set(draft, new Arranging(draft));
  return BENCHES.get(draft)!;
}

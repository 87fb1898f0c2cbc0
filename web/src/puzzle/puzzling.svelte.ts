// Somebody at a puzzle: the position, the turn that is composed action by action, and what came of the tries.

import { partsOf, type Ask, type AskingFacts, type Deed, type GameParts } from "../games/boards";
import { Draft } from "../lib/draft.svelte";
import { called } from "../lib/names";
import { page } from "../lib/page.svelte";
import { isOver, keepTry, triedAt, triesLeft, type TriedPuzzle } from "../lib/record";
import { ask, sentenceOf, type MoveNow, type PuzzleNow, type Puzzles, type Solution, type Tried, type TryJudged, type TurnDraft } from "../lib/server";
import { Touch } from "../lib/touch.svelte";
import { askingByMoves } from "../table/asking";

type Position = Pick<Tried, "complete" | "view" | "moves" | "prompt">;

export class Puzzling {
  now = $state.raw<PuzzleNow | null>(null);
  parts = $state.raw<GameParts | null | undefined>(undefined);
  /** All puzzles, and the one of the day. */
  shelf = $state.raw<Puzzles | null>(null);
  problem = $state("");
  /** The position cannot be shown at all. */
  lost = $state("");
  /** The actions that are laid, each a list of moves. */
  actions: string[][] = $state.raw([]);
  /** The position after them; of a complete turn as it was before the last action. */
  private after = $state.raw<Position | null>(null);
  busy = $state(false);
  tried = $state.raw<TriedPuzzle | undefined>(undefined);
  judged = $state.raw<TryJudged | null>(null);
  readonly touch: Touch;
  readonly draft: Draft;

  private readonly at: string;
  /** "pergamon/12": how the record calls it. */
  readonly address: string;
  me: number | null = $derived.by(() => this.now?.seat ?? null);
  over: boolean = $derived.by(() => isOver(this.tried));
  left: number = $derived.by(() => triesLeft(this.tried));
  solution: Solution | null = $derived.by(() => this.judged?.solution ?? null);
  /** Whether the turn that is laid can be tried. */
  complete: boolean = $derived.by(() => this.after?.complete ?? false);
  view: unknown = $derived.by(() => this.draft.view ?? this.after?.view ?? this.now?.view);
  names: string[] = $derived.by(() => this.now?.seats.map((seat, i) => (i === this.now!.seat ? page.texts.say("you") : called(seat, page.texts.say))) ?? []);
  isToday: boolean = $derived.by(() => this.shelf !== null && this.shelf.game === this.now?.game && this.shelf.number === this.now?.number);

  /** The game's own question. Nothing is asked any more when the turn is complete or the puzzle is over. */
  ask: Ask = $derived.by(() => {
    const { now, me, names, touch, draft } = this;
    const nothing: Ask = { question: "", deeds: [], primary: null };
    if (!now || me === null || !page.ready || this.parts === undefined || this.complete || this.over) return nothing;
    const facts: AskingFacts = { view: this.view, me, names, touch, draft, t: page.texts.say, options: now.options };
    return (this.parts?.asking ?? askingByMoves(page.texts, draft.tried?.prompt ?? this.after?.prompt ?? now.prompt))(facts);
  });

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    this.address = `${game}/${number}`;
    this.at = `/puzzles/${this.address}`;
    this.tried = triedAt(this.address);
    this.touch = new Touch((move) => void this.draft.add(move));
    this.draft = new Draft({
      lay: (moves) => this.lay(moves),
      attempt: async (moves) => (await this.drafted(moves)).tried,
      send: (moves) => void this.send(moves),
      complain: (sentence) => (this.problem = sentence),
      fail: (trouble) => (this.problem = sentenceOf(trouble, page.texts.say)),
      show: () => undefined,
    });
    $effect(() => {
      this.touch.holds = (move) => this.ask.holds?.(move) ?? false;
      this.touch.gathers = (thing) => this.ask.gathers?.(thing) ?? null;
    });
    $effect(() => this.touch.offer(this.offered));
    void this.load();
  }

  /** Do what a button of the game says. */
  act(deed: Deed): void {
    if (deed.run) deed.run();
    else if (deed.move !== undefined) this.touch.confirm(deed.move);
  }

  /** A move in words, as the table lies at the beginning of the turn: what is learned on the way ends the turn. */
  wordsOf(move: string): string {
    return this.parts?.worded?.(move, this.now?.view, page.texts.say) ?? page.texts.ofMove(move, this.names);
  }

  /** Take back the latest: what was picked, a step, or an action. */
  back(): void {
    if (this.touch.picked.length) this.touch.clear();
    else if (this.draft.steps.length) this.draft.back();
    else if (this.actions.length) void this.without(this.actions.length - 1);
  }

  get composing(): boolean {
    return this.touch.picked.length > 0 || this.draft.steps.length > 0 || this.actions.length > 0;
  }

  clear(): void {
    this.ask.onclear?.();
    this.touch.clear();
    this.draft.forget();
    this.actions = [];
    this.after = null;
    this.problem = "";
  }

  /** Take an action out; those after it stay if they still can be. */
  async without(index: number): Promise<void> {
    const kept = this.actions.filter((_, i) => i !== index);
    const lists = [kept, this.actions.slice(0, index)];
    this.draft.forget();
    for (const actions of lists) {
      if (!actions.length) return this.clear();
      if (await this.take(actions)) return;
    }
  }

  /** Try the turn that is laid. */
  async try(): Promise<void> {
    if (!this.complete || this.over || this.busy) return;
    const moves = this.actions.flat();
    await this.asking(async () => {
      const judged = await ask<TryJudged>("POST", `${this.at}/try`, { moves, last: this.left === 1 });
      this.tried = keepTry(this.address, judged.share, judged.right, moves, this.isToday ? this.shelf!.day : undefined);
      this.judged = judged;
      if (judged.solution) this.show(judged.solution);
    });
  }

  private offered: MoveNow[] = $derived.by(() => {
    if (this.over || this.complete || this.busy || !this.now) return [];
    return (this.draft.tried ? this.draft.tried.moves : (this.after?.moves ?? this.now.moves)) ?? [];
  });

  private async load(): Promise<void> {
    try {
      const [now, shelf, parts] = await Promise.all([
        ask<PuzzleNow>("GET", this.at),
        ask<Puzzles>("GET", "/puzzles"),
        partsOf(this.game),
        page.load(this.game),
      ]);
      page.know(this.game, now.view);
      [this.now, this.shelf, this.parts] = [now, shelf, parts];
      if (this.tried) await this.recall(this.tried.moves);
    } catch (trouble) {
      this.lost = sentenceOf(trouble, page.texts.say);
    }
  }

  /** A puzzle that was tried before: what came of the latest try is asked again. */
  private async recall(moves: string[]): Promise<void> {
    this.judged = await ask<TryJudged>("POST", `${this.at}/try`, { moves, last: this.over });
    if (this.judged.solution) this.show(this.judged.solution);
  }

  private show(solution: Solution): void {
    const moves = [...solution.moves];
    this.draft.forget();
    this.actions = solution.actions.map((count) => moves.splice(0, count));
    this.after = null;
    this.touch.hinted = this.now!.moves.filter(({ move }) => solution.moves.includes(move)).flatMap(({ touches }) => touches);
  }

  private drafted(moves: string[], laid = this.actions.flat()): Promise<TurnDraft> {
    return ask<TurnDraft>("POST", `${this.at}/draft?lang=${page.language}`, { laid, moves });
  }

  /** A whole action is laid; otherwise, what would come of the moves. */
  private async lay(moves: string[]): Promise<Tried | null> {
    const { tried, whole } = await this.drafted(moves);
    if (!whole) return tried;
    this.settle([...this.actions, moves], tried);
    return null;
  }

  /** Lay moves as one action, as they are. */
  private async send(moves: string[]): Promise<void> {
    await this.asking(async () => {
      const { tried } = await this.drafted(moves);
      if (tried.refused) this.problem = tried.refused.sentence;
      else this.settle([...this.actions, moves], tried);
    });
  }

  private async take(actions: string[][]): Promise<boolean> {
    let taken = false;
    await this.asking(async () => {
      const { tried } = await this.drafted([], actions.flat());
      if (!tried.refused) this.settle(actions, tried);
      taken = !tried.refused;
    });
    return taken;
  }

  private settle(actions: string[][], tried: Tried): void {
    const before = this.draft.view ?? this.after?.view;
    this.draft.forget();
    this.touch.clear();
    this.after = tried.complete ? { ...tried, view: before } : tried;
    this.actions = actions;
  }

  private async asking(work: () => Promise<void>): Promise<void> {
    this.problem = "";
    this.busy = true;
    try {
      await work();
    } catch (trouble) {
      this.problem = sentenceOf(trouble, page.texts.say);
    }
    this.busy = false;
  }
}

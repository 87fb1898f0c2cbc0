// A finished or loaded game that is looked at: which step, through whose eyes, and the way from one step to the next.

import { SvelteMap } from "svelte/reactivity";
import { partsOf, type GameParts } from "../games/boards";
import { myTables } from "../lib/kept";
import { calledInRecord } from "../lib/names";
import { page } from "../lib/page.svelte";
import { Playback } from "../lib/playback.svelte";
import { ask, sentenceOf, type GameEvent, type Replay, type Step, type ToldMove } from "../lib/server";
import { tempo } from "../lib/tempo.svelte";
import { tellingByEvents } from "../table/turns";
import { addressOf, noteOf, notesIn, type Notes } from "./address";
import { chapterAt, chaptersOf, roundFrom, turnAt, type Chapter, type Turn } from "./chapters";

/** How long a step is looked at while the game plays automatically, and at least. */
const LOOK = 900;
const AT_ONCE = 250;

export class Replaying {
  about: Replay | null = $state.raw(null);
  parts: GameParts | null = $state.raw(null);
  /** The parts of the game were looked for, and are there if it has any. */
  private known = $state(false);
  at = $state(0);
  /** Through whose eyes: a seat's number, `all`, or `nobody`. */
  eyes = $state("all");
  running = $state(false);
  problem = $state("");
  /** What somebody has written about single steps; it travels in the link. */
  notes: Notes = $state.raw(notesIn(location.hash));
  /** The deal and all moves, as those eyes were told of them. */
  private told: ToldMove[] = $state.raw([]);
  /** The position before the first move. */
  private opening: unknown = $state.raw(undefined);
  /** The positions before single moves, by their addresses, for words that only what lies on the table gives. */
  private readonly before = new SvelteMap<string, Step | null>();
  private readonly asked = new Set<string>();
  readonly playback = new Playback<Step>(() => tempo.factor);

  shown: Step | null = $derived.by(() => this.playback.shown);
  names: string[] = $derived.by(() => (this.about?.names ?? []).map((name) => calledInRecord(name, page.texts)));
  /** The seat I played myself, if this was a table of mine. */
  mine: number | null = $derived.by(() => {
    const kept = myTables().find((table) => table.table === this.id);
    const seat = this.about?.names.indexOf(kept?.name ?? "") ?? -1;
    return seat < 0 ? null : seat;
  });
  /** Through all eyes, the board is seen by the player to move. */
  me: number | null = $derived.by(() =>
    this.eyes === "nobody" ? null : this.eyes === "all" ? (this.shown?.to_act ?? this.shown?.seat ?? 0) : Number(this.eyes),
  );
  view: unknown = $derived.by(() => this.viewOf(this.shown));
  /** Everything is there to show a step and to tell of it. */
  ready: boolean = $derived.by(() => this.opening !== undefined && this.shown !== null && this.known);
  chapters: Chapter[] = $derived.by(() => (this.opening === undefined ? [] : chaptersOf(this.told, this.opening, this.parts?.rounds)));
  chapter: Chapter | null = $derived.by(() => chapterAt(this.chapters, this.at));
  turn: Turn | null = $derived.by(() => turnAt(this.chapters, this.at));
  /** The game goes on from here. */
  open: boolean = $derived.by(() => this.shown !== null && this.shown.to_act !== undefined);

  constructor(
    readonly id: string,
    step: number,
    eyes: string | null,
  ) {
    this.at = step;
    this.eyes = eyes ?? "all";
    $effect(() => {
      this.fetch<Replay>("", async (found) => {
        this.about = found;
        if (eyes === null && this.mine !== null) this.eyes = String(this.mine);
        await page.load(found.game);
        this.parts = await partsOf(found.game);
        this.known = true;
      });
    });
    $effect(() => {
      const game = this.about?.game;
      if (!game) return;
      this.fetch<Step>("/steps/0", ({ view }) => {
        page.know(game, view);
        this.opening = view;
      });
    });
    $effect(() => {
      const wanted = this.eyes;
      this.fetch<ToldMove[]>(`/moves${this.query}`, (found) => {
        if (wanted === this.eyes) this.told = found;
      });
    });
    let seenBy = "";
    $effect(() => {
      const [wanted, by] = [this.at, this.eyes];
      this.fetch<Step>(`/steps/${wanted}${this.query}`, (found) => {
        if (wanted !== this.at || by !== this.eyes) return;
        const onwards = this.shown !== null && found.step === this.shown.step + 1 && seenBy === by;
        seenBy = by;
        if (onwards) this.playback.add({ state: found, events: found.events ?? [], mine: false });
        else this.playback.show(found);
      });
    });
    $effect(() => history.replaceState(null, "", this.address));
    $effect(() => {
      if (!this.running || !this.about || this.playback.playing || this.shown?.step !== this.at) return;
      if (this.at >= this.about.steps) {
        this.running = false;
        return;
      }
      const timer = setTimeout(() => this.at++, LOOK * tempo.factor || AT_ONCE);
      return () => clearTimeout(timer);
    });
  }

  /** The address of this moment, with the notes. */
  get address(): string {
    return addressOf({ replay: this.id, step: this.at, eyes: this.eyes }, this.notes);
  }

  private get query(): string {
    return this.eyes === "all" ? "?everything=true" : this.eyes === "nobody" ? "" : `?seat=${this.eyes}`;
  }

  private fetch<T>(path: string, take: (found: T) => unknown): void {
    ask<T>("GET", `/replays/${this.id}${path}`)
      .then(take)
      .catch((trouble: unknown) => (this.problem = sentenceOf(trouble, page.texts.say)));
  }

  /** All hands are open where everything is seen. */
  private viewOf(step: Step | null): unknown {
    const views = step?.views;
    if (!views) return step?.view;
    const view = views[this.me ?? 0];
    return this.parts?.revealed?.(view, views) ?? view;
  }

  go(to: number): void {
    if (this.about) this.at = Math.min(this.about.steps, Math.max(0, to));
  }

  goRound(by: 1 | -1): void {
    this.go(roundFrom(this.chapters, this.at, by));
  }

  /** From the end, it starts over. */
  run(): void {
    this.running = !this.running;
    if (this.running && this.at === this.about?.steps) this.at = 0;
  }

  write(text: string): void {
    const note = noteOf(text);
    const others = [...this.notes].filter(([step]) => step !== this.at);
    this.notes = new Map(note ? [...others, [this.at, note]] : others);
  }

  /** A chapter in a few characters; nothing for the preparation. */
  tick({ round }: Chapter): number | "" {
    return round ? (this.parts?.rounds?.axis?.tick(round) ?? round) : "";
  }

  label(chapter: Chapter): string {
    const t = page.texts.say;
    if (this.parts?.rounds?.label) return this.parts.rounds.label(chapter.round, t);
    return chapter.round ? t("chapter-round", { round: chapter.round }) : t("chapter-preparing");
  }

  /** A turn in one sentence, without the name. */
  tell({ seat, events, last }: Turn): string {
    return this.sentenceOf(seat, events) || this.wordsOf(last) || (events.length ? page.texts.ofEvent(events[0], this.names, this.mine) : "");
  }

  /** The same for one step of a turn; nothing where the game only tells of whole turns. */
  tellStep(step: number): string {
    const { seat, events = [] } = this.told[step] ?? {};
    return seat === undefined ? "" : this.sentenceOf(seat, events);
  }

  private sentenceOf(seat: number, events: GameEvent[]): string {
    const { names, mine, view } = this;
    if (!page.ready || view === undefined) return "";
    const say = (event: GameEvent): string => page.texts.ofEvent(event, names, mine);
    const telling = this.parts?.telling ?? tellingByEvents;
    return telling({ seat, events, view, me: mine, names, t: page.texts.say, say }).sentence;
  }

  /** One move in words: what was decided where it may be known, otherwise what came of it. */
  wordsOf(step: number): string {
    const { move, events = [] } = this.told[step] ?? {};
    if (move) return this.say(move, step - 1);
    return events.map((event) => page.texts.ofEvent(event, this.names, this.mine)).join(" ");
  }

  /** A move in words, as the table lies after so many moves; nothing until that is known. */
  say(move: string, step: number): string {
    const worded = this.parts?.worded;
    const before = worded ? this.positionAt(step) : null;
    if (before === undefined) return "";
    return (before && worded!(move, this.viewOf(before), page.texts.say)) ?? page.texts.ofMove(move, this.names);
  }

  /** The position after so many moves; undefined while it is fetched, null where it is not to be had. */
  private positionAt(step: number): Step | null | undefined {
    const path = `/steps/${step}${this.query}`;
    if (!this.asked.has(path)) {
      this.asked.add(path);
      ask<Step>("GET", `/replays/${this.id}${path}`).then(
        (found) => this.before.set(path, found),
        () => this.before.set(path, null),
      );
    }
    return this.before.get(path);
  }
}

// Somebody at a table: what is known, what is shown of it, what I am composing, and how it is sent.

import { untrack } from "svelte";
import { Draft } from "../lib/draft.svelte";
import { draftAt, keepDraft, keepTable, tokenFor } from "../lib/kept";
import { called } from "../lib/names";
import { page } from "../lib/page.svelte";
import { Playback } from "../lib/playback.svelte";
import { showWord } from "../lib/promise";
import { countGame } from "../lib/record";
import {
  ask,
  attempt,
  command,
  Refused,
  sentenceOf,
  WITHDRAWN,
  type Hint,
  type MoveNow,
  type Notice,
  type Now,
  type TableAsk,
  type Tried,
} from "../lib/server";
import { Followed } from "../lib/stream.svelte";
import { tempo } from "../lib/tempo.svelte";
import { Touch } from "../lib/touch.svelte";

/** A table as it is shown: with what I have laid there is also how it was before. */
type Seen = Now & { played?: Now["view"] };

/** People who were away for longer see everything travel at once. */
const FEW_MOVES = 3;
/** A personal link's token is longer than any other fragment. */
const SHORTEST_TOKEN = 40;

export class Sitting {
  token: string | null = $state(null);
  followed: Followed = $state.raw(null!);
  /** What is shown follows what is now, one event after the other. */
  playback: Playback<Seen> = $state.raw(new Playback<Seen>(() => tempo.factor));
  problem = $state("");
  hints: Hint[] = $state.raw([]);
  hinting = $state(false);
  /** The moves that are on their way to the server; null while there are none. Other wishes are an empty list. */
  sending: string[] | null = $state.raw(null);
  /** What is on its way met a lost connection; it is shown until it is answered or withdrawn. */
  kept = $state(false);
  /** Something that changes the game is on its way: nothing can be touched meanwhile. */
  private commanding = $state(false);
  /** The entry my latest moves became, until the table is told with them. */
  sent: number | null = $state(null);
  /** Kinds of events that I go on from only when they were seen. */
  common: string[] = [];
  readonly touch: Touch;
  readonly draft: Draft;
  private fresh = true;
  /** Withdraws what is on its way. */
  private withdrawing = new AbortController();

  now = $derived.by(() => this.followed.now);
  shown = $derived.by(() => this.playback.shown);
  names: string[] = $derived.by(() => this.now?.seats.map((seat) => called(seat, page.texts.say)) ?? []);
  /** My seat in what is shown. */
  me: number | null = $derived.by(() => this.shown?.you?.seat ?? null);
  myTurn: boolean = $derived.by(
    () => this.playback.free && this.shown?.phase === "playing" && this.me !== null && this.shown.to_act === this.me && !!this.shown.moves,
  );
  /** What points are counted from: what was played and seen. What is only laid brings none yet. */
  tallied: unknown = $derived.by(() => {
    const seen = this.playback.settled ?? this.shown;
    return seen?.played ?? seen?.view;
  });
  /** Whether I may decide while others do. */
  ahead: boolean = $derived.by(() => this.playback.free && !this.myTurn && this.me !== null && !!this.shown?.moves);
  busy: boolean = $derived.by(() => this.sending !== null || this.sent !== null || this.draft.trying);
  /** A bot stands in for me. */
  away: boolean = $derived.by(() => this.now?.you?.seats.some((seat) => this.now!.seats[seat].bot !== undefined) ?? false);
  /** The connection is lost: what is sent now has to wait. */
  lost: boolean = $derived.by(() => this.now !== null && !this.followed.connected);
  /** What has been seen already, event by event: the log does not tell what is yet to be played. */
  notices: Notice[] = $derived.by(() => {
    const [seen, shown] = [this.playback.settled?.sequence ?? 0, this.shown?.sequence ?? 0];
    const told = new Set(this.playback.told);
    const partly = (notice: Notice): Notice => ({ ...notice, events: notice.events?.filter((event) => told.has(event)) });
    return this.followed.notices.flatMap((notice) =>
      notice.sequence <= seen ? [notice] : notice.sequence > shown ? [] : notice.events?.length ? [partly(notice)] : [notice],
    );
  });

  constructor(readonly table: string) {
    this.token = this.takeToken();
    this.touch = new Touch((move, sure) => this.play(move, sure));
    this.draft = new Draft({
      lay: (moves) => this.lay(moves),
      attempt: (moves) => this.trying(moves, (until) => attempt(this.table, this.token!, this.now!.sequence, moves, until)),
      send: (moves) => this.sendMoves(moves),
      complain: (sentence) => (this.problem = sentence),
      fail: (trouble) => (this.problem = this.worded(trouble)),
      show: () => this.now && this.playback.add({ state: this.withDraft(this.now), events: [], mine: true }),
    });
    this.followed = new Followed(table, this.token, this.hear);
    $effect(() => {
      const moves = this.draft.tried ? this.draft.tried.moves : this.shown?.moves;
      this.touch.offer(this.commanding || this.sent !== null || !this.playback.free ? [] : (moves ?? []));
    });
    $effect(() => {
      void this.touch.all;
      this.hints = [];
    });
    $effect(() => {
      if (this.lost && this.sending) this.kept = true;
    });
    $effect(() => {
      if (this.sent === null || !this.now || this.now.sequence < this.sent) return;
      this.sent = null;
      this.draft.forget();
    });
    $effect(() => {
      if (this.now) untrack(() => this.renewDraft());
    });
    $effect(() => {
      if (this.now) keepDraft(this.table, this.draft.steps);
    });
    $effect(() => {
      const now = this.now;
      const name = this.names[now?.you?.seat ?? -1];
      if (now?.you && this.token && name) {
        keepTable({ table, token: this.token, game: now.game, name, at: Date.now(), over: now.phase === "over" });
      }
    });
    $effect(() => {
      const { you, outcome, game, players } = this.now ?? {};
      if (!you?.seats.length || !outcome || !game || !players) return;
      const points = Math.max(...you.seats.map((seat) => outcome.scores[seat].points));
      const won = you.seats.some((seat) => outcome.winners.includes(seat));
      countGame({ table, game, players, points, won, at: Date.now() });
    });
  }

  end(): void {
    this.followed.end();
  }

  /** Sit down, or look again, with this token. */
  sit(token: string | null): void {
    this.token = token;
    this.followed.end();
    this.playback = new Playback(() => tempo.factor);
    this.followed = new Followed(this.table, token, this.hear);
  }

  /** Play a move: as a step of the draft while it is my turn; at once if it was confirmed, or where I decide ahead. */
  play(move: MoveNow, sure: boolean): void {
    if (this.myTurn && !sure) void this.draft.add(move);
    else this.sendMoves([...this.draft.steps, move.move]);
  }

  /** Ask the table for something: to undo, to say a line, to leave. */
  async send(wish: TableAsk): Promise<void> {
    if (!this.token || !this.now) return;
    this.problem = "";
    const moves = wish.do === "move" ? wish.moves : [];
    this.commanding = wish.do !== "say";
    try {
      const done = await this.trying(moves, (until) => command(this.table, this.token!, this.now!.sequence, wish, until, this.followed));
      if (wish.do === "move") this.sent = done.sequence ?? null;
    } catch (trouble) {
      this.problem = this.worded(trouble);
    }
    this.commanding = false;
  }

  /** Do something that the table may refuse with a sentence. */
  async asking(work: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await work();
    } catch (trouble) {
      this.problem = this.worded(trouble);
    }
  }

  /** What is on its way without an answer is not sent again. */
  withdraw(): void {
    this.withdrawing.abort();
    this.withdrawing = new AbortController();
  }

  async askHint(): Promise<void> {
    this.touch.clear();
    this.hinting = true;
    try {
      this.hints = await ask<Hint[]>("POST", `/tables/${this.table}/hint`, undefined, this.token);
    } catch (trouble) {
      this.problem = this.worded(trouble);
    }
    this.hinting = false;
  }

  /** Empty what was composed: what was picked first, or said of a touch without effect, then the draft. */
  clear(): void {
    if (this.touch.picked.length || this.touch.held || this.touch.refused) this.touch.clear();
    else this.draft.clear();
  }

  /** The last step of the draft, or the last move. */
  undo(): void {
    if (this.touch.picked.length) this.touch.clear();
    else if (this.draft.steps.length) this.draft.back();
    else if (this.now?.undo) void this.send({ do: "undo" });
  }

  private sendMoves(moves: string[]): void {
    void this.send({ do: "move", moves });
  }

  /** One click, one request: moves that are whole are played, others are answered with what would come of them. */
  private async lay(moves: string[]): Promise<Tried | null> {
    const wish: TableAsk = { do: "move", moves, draft: true };
    const done = await this.trying(moves, (until) => command(this.table, this.token!, this.now!.sequence, wish, until, this.followed));
    if (done.tried) return done.tried;
    this.sent = done.sequence;
    return null;
  }

  /** While it is on its way, these moves are shown as being sent. */
  private async trying<T>(moves: string[], work: (until: AbortSignal) => Promise<T>): Promise<T> {
    this.sending = moves;
    try {
      return await work(this.withdrawing.signal);
    } finally {
      this.sending = null;
      this.kept = false;
    }
  }

  private worded(trouble: unknown): string {
    const code = trouble instanceof Refused ? trouble.code : "";
    if (code === WITHDRAWN) return "";
    return code === "stale" ? page.texts.say("table-moved-on") : sentenceOf(trouble, page.texts.say);
  }

  private hear = (next: Now, fresh: Notice[]): void => {
    void showWord(next, this.token);
    const moved = fresh.filter((notice) => notice.kind === "moved");
    const events = moved.length > FEW_MOVES ? [] : fresh.flatMap((notice) => notice.events ?? []);
    const own = (notice: Notice): boolean => notice.seat !== undefined && (next.you?.seats.includes(notice.seat) ?? false);
    // What I have played is a draft no longer, even if its answer comes after this.
    if (moved.some(own)) this.draft.forget();
    // Where I decide next, I need not wait; otherwise it is told what became of my move, if anything did.
    const told = events.length > 0 && (!next.moves || events.some(({ event }) => this.common.includes(event)));
    this.playback.add({ state: this.commanding ? next : this.withDraft(next), events, mine: moved.every(own), told });
  };

  /** A table as it is, with what I have laid and not sent yet. */
  private withDraft(table: Now): Seen {
    return this.draft.view && this.sent === null ? { ...table, view: this.draft.view, played: table.view } : table;
  }

  /** After any change at the table, what was laid is tried again. The first time, what this page had kept. */
  private renewDraft(): void {
    const kept = this.draft.steps.length ? this.draft.steps : this.fresh ? draftAt(this.table) : null;
    this.fresh = false;
    if (!kept || this.commanding || this.sent !== null || this.draft.trying) return;
    if (this.now?.moves && this.now.to_act === this.now.you?.seat) void this.draft.restore(kept);
    else this.draft.clear();
  }

  /** A personal link carries its token behind the #, where no server sees it. */
  private takeToken(): string | null {
    const brought = location.hash.slice(1);
    if (brought.length <= SHORTEST_TOKEN) return tokenFor(this.table);
    keepTable({ table: this.table, token: brought, game: "", name: "", at: Date.now() });
    history.replaceState(null, "", location.pathname);
    return brought;
  }
}

// What the dock's first row says: the game's question, or what comes before it: a move that waits for the network, what
// others are doing, what was done to me, a hint, or why a touch meant nothing.

import { untrack } from "svelte";
import type { Ask, AskingFacts, Deed, GameParts, Told } from "../games/boards";
import { page } from "../lib/page.svelte";
import { room } from "../lib/room.svelte";
import type { GameEvent } from "../lib/server";
import { sound } from "../lib/sound.svelte";
import { askingByMoves } from "./asking";
import { noteOf, reasonOf } from "./hints";
import type { Sitting } from "./sitting.svelte";
import { lastTurnOf, nextHit, tellingByEvents, turnsOf, type TurnTaken } from "./turns";

/** A hint names the best move and the next two. */
const SHOWN_HINTS = 3;

export type Tone = "ask" | "waiting" | "told" | "hit" | "hint" | "kept";

export interface Row extends Ask {
  tone: Tone;
  /** The seat that is spoken of. */
  seat?: number;
}

export class Asked {
  parts = $state.raw<GameParts | null | undefined>(undefined);
  /** Up to which entry I have gone on from what was done to me. */
  private wentOn = $state(0);
  /** The question as it was before something was sent. */
  private before: Ask | null = null;
  /** Counts how often arrows were asked for. */
  pointed = $state(0);

  turns: TurnTaken[] = $derived.by(() => turnsOf(this.sitting.notices));
  /** Turns of others since my last one. */
  private others: TurnTaken[] = $derived.by(() => {
    const me = this.sitting.me;
    const last = this.turns.findLastIndex((turn) => turn.seat === me);
    return me === null ? [] : this.turns.slice(last + 1);
  });
  /** Everything that was told so far. */
  told: GameEvent[] = $derived.by(() => this.turns.flatMap((turn) => turn.events));
  /** What has happened since my last turn. */
  since: GameEvent[] = $derived.by(() => this.others.flatMap((turn) => turn.events));
  /** The turns that hit me since my last one, the oldest first, each until I go on; after the last turn the result comes. */
  hit: { turn: TurnTaken; told: Told } | null = $derived.by(() => {
    const { playback, touch, draft, shown } = this.sitting;
    if (!playback.free || touch.picked.length || draft.steps.length || shown?.phase === "over") return null;
    return nextHit(this.others, this.wentOn, (turn) => this.tell(turn));
  });

  /** Whether a decision of mine is asked for, or may be given ahead. */
  acting: boolean = $derived.by(() => this.sitting.myTurn || this.sitting.ahead);
  /** The same once the game's own parts and texts are there. */
  private asking: boolean = $derived.by(() => this.acting && page.ready && this.parts !== undefined);

  /** I decide next, once what happens to everybody, or what others did, was seen. */
  soon: boolean = $derived.by(() => {
    const { playback, shown, me } = this.sitting;
    return me !== null && shown?.to_act === me && playback.playing && !playback.free && playback.event?.seat !== me;
  });

  /** The game's own question, or who is waited for. */
  ask: Ask = $derived.by(() => {
    const { shown, me, names, touch, draft, busy, sending } = this.sitting;
    // Until there is an answer, the question that was answered stands.
    if (this.before && busy && (draft.trying || sending?.length || !touch.any)) return this.before;
    if (!this.asking || me === null || !shown) return { question: this.waiting, deeds: [], primary: null, wants: "board" };
    const facts: AskingFacts = { view: shown.view, me, names, touch, draft, t: page.texts.say, options: shown.options, decided: shown.decided };
    return (this.before = (this.parts?.asking ?? askingByMoves(page.texts, draft.tried?.prompt ?? shown.prompt))(facts));
  });

  row: Row = $derived.by(() => this.kept ?? this.telling ?? this.struck ?? this.hint ?? this.refusal ?? { ...this.ask, tone: this.asking ? "ask" : "waiting" });

  /** There is something that can be emptied. */
  composing: boolean = $derived.by(() => this.sitting.touch.picked.length > 0 || this.sitting.draft.steps.length > 0);

  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      sitting.touch.holds = (move) => this.ask.holds?.(move) ?? false;
      sitting.touch.gathers = (thing) => this.ask.gathers?.(thing) ?? null;
    });
    $effect(() => {
      sitting.touch.hinted = sitting.hints.length ? this.touchesOf(sitting.hints[0].move) : [];
    });
    // A touch of my own ends a hint, and what my next touch means ends what the last one did not.
    $effect(() => {
      if (sitting.hints.length && (sitting.touch.picked.length || sitting.touch.refused)) sitting.hints = [];
    });
    $effect(() => {
      void this.ask.question;
      untrack(() => (sitting.touch.refused = null));
    });
    $effect(() => {
      if (sitting.myTurn) sound.play("turn");
    });
    $effect(() => {
      if (sitting.touch.refused) sound.play("no");
    });
  }

  /** A turn in words. */
  tell(turn: TurnTaken): Told {
    const { shown, me, names } = this.sitting;
    const telling = this.parts?.telling ?? tellingByEvents;
    return telling({
      seat: turn.seat,
      events: turn.events,
      view: shown?.view,
      me,
      names,
      t: page.texts.say,
      say: (event) => page.texts.ofEvent(event, names, me),
    });
  }

  /** What a seat's plate tells of. */
  lastOf(seat: number): TurnTaken | null {
    const events = this.parts?.lately?.(seat, this.told);
    return events ? { seat, first: 0, last: 0, events, moves: [events] } : lastTurnOf(seat, this.turns);
  }

  /** Do what a button says. */
  act(deed: Deed): void {
    if (deed.run) deed.run();
    else if (deed.move === undefined) return;
    else if (deed === this.row.primary) this.sitting.touch.confirm(deed.move);
    else this.sitting.touch.choose(deed.move);
  }

  /** Empty what is composed, or close what stands in front of the question. */
  clear(): void {
    if (this.row.tone === "kept") this.sitting.withdraw();
    else if (this.row.tone === "hint") this.sitting.hints = [];
    else {
      this.ask.onclear?.();
      this.sitting.clear();
    }
  }

  goOn(): void {
    this.wentOn = this.hit?.turn.last ?? this.wentOn;
  }

  private get waiting(): string {
    const { shown, me, names } = this.sitting;
    const t = page.texts.say;
    if (!shown || shown.phase === "over") return t("game-is-over");
    if (shown.clock?.paused) return t("is-paused");
    if (shown.to_act === undefined) return "";
    if (this.soon) return t("your-turn-next");
    return shown.to_act === me ? t("your-turn") : t("turn-of", { name: names[shown.to_act] });
  }

  /** A move that waits for the network. */
  private get kept(): Row | null {
    const { sending, kept } = this.sitting;
    if (!kept || !sending) return null;
    const moves = sending.map((move) => this.words(move)).join(", ");
    return { tone: "kept", question: page.texts.say("move-kept", { move: moves }), deeds: [], primary: null, clear: true };
  }

  /** What others do, while it is seen. On phones the strip over the board tells it. */
  private get telling(): Row | null {
    const { playback, names, me } = this.sitting;
    if (!playback.playing || playback.free || !playback.event || room.layout !== "wide") return null;
    const seat = playback.event.seat;
    return {
      tone: "told",
      question: page.texts.ofEvent(playback.event, names, me),
      deeds: [],
      primary: null,
      seat: typeof seat === "number" ? seat : undefined,
    };
  }

  /** What was done to me. */
  private get struck(): Row | null {
    if (!this.hit) return null;
    const t = page.texts.say;
    const { sentence, named, things } = this.hit.told.hit!;
    return {
      tone: "hit",
      seat: this.hit.turn.seat,
      question: named ?? t("hit-by", { name: this.sitting.names[this.hit.turn.seat], sentence }),
      deeds: things.length ? [{ id: "show-again", label: t("show-again"), run: () => this.pointed++ }] : [],
      primary: { id: "go-on", label: t("go-on"), run: () => this.goOn() },
    };
  }

  private get hint(): Row | null {
    const { hints, names } = this.sitting;
    if (!hints.length) return null;
    const t = page.texts.say;
    const said = hints.map((hint) => this.words(hint.move));
    const [best, ...others] = hints.filter((_, i) => said.indexOf(said[i]) === i).slice(0, SHOWN_HINTS);
    const only = best.share === undefined && !others.length;
    return {
      tone: "hint",
      question: only ? t("hint-only", { move: this.words(best.move) }) : t("hint-best", { move: this.words(best.move), reason: reasonOf(best, names, t) }),
      deeds: others.map((hint, i) => ({
        id: `hint-${i + 2}`,
        label: this.words(hint.move),
        note: noteOf(hint, best, t),
        run: () => this.sitting.touch.confirm(hint.move),
      })),
      primary: { id: "do-that", label: t("hint-do"), note: noteOf(best, best, t), run: () => this.sitting.touch.confirm(best.move) },
      clear: true,
    };
  }

  /** Something was touched that cannot be used now. */
  private get refusal(): Row | null {
    const refused = this.sitting.touch.refused;
    if (!refused || !this.acting) return null;
    const why = this.ask.why?.(refused.thing) ?? page.texts.say("not-now", { question: this.ask.question });
    return { ...this.ask, tone: "ask", question: why };
  }

  /** A move in words. */
  words(move: string): string {
    const { shown, names } = this.sitting;
    return this.parts?.worded?.(move, shown?.view, page.texts.say) ?? page.texts.ofMove(move, names);
  }

  private touchesOf(move: string): string[] {
    return this.sitting.touch.all.find((each) => each.move === move)?.touches ?? [];
  }
}

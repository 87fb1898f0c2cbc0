// Somebody learns a game at a table: which note is shown, what was done before, and when the lesson is over. It is made of
// what the table shows this seat, and asks the server for nothing.

import { untrack } from "svelte";
import { keepLesson, keepWarned, lessonAt, playedBefore, warnedOf } from "../lib/kept";
import { page } from "../lib/page.svelte";
import type { Asked } from "../table/asked.svelte";
import type { Sitting } from "../table/sitting.svelte";
import { FREE, isOver, stepIn, warningIn, type Coaching, type Remark, type Scene, type Step } from "./coaching";

/** Warnings are for first games, and those are played against these. */
const FIRST_OPPONENT = "novice";

export interface Note {
  id: string;
  sentence: string;
  /** One line of explanation. */
  more: string;
  /** The things meant, by name. */
  at: string[];
  kind: "asks" | "explains" | "warns";
}

export class Coach {
  /** The steps that were done. */
  private done: string[] = $state.raw([]);
  /** The lesson was left for a free game. */
  skipped = $state(false);
  private warned: string[] = $state.raw([]);
  private step: Step | null = $state.raw(null);
  /** The latest scene: it stays while a move is on its way. */
  private latest: Scene | null = $state.raw(null);
  private shownAt = 0;
  private game: string;

  private coaching: Coaching | undefined = $derived.by(() => this.asked.parts?.coaching);
  /** Whether this is the table of a lesson that is not over. */
  teaching: boolean = $derived.by(() => this.sitting.now?.lesson === true && !this.skipped && !this.done.includes(FREE));
  /** Whether the lesson of this table was left before its end. */
  resumable: boolean = $derived.by(() => this.sitting.now?.lesson === true && this.skipped && !this.done.includes(FREE));

  /** What the lesson knows; null while nothing is asked of me, undefined while nobody can tell. */
  private scene: Scene | null | undefined = $derived.by(() => {
    const { shown, me, touch, busy, notices } = this.sitting;
    if (busy || !page.ready || !this.coaching || !shown) return undefined;
    if (!this.asked.acting || me === null) return null;
    if (!touch.any || this.asked.row.tone === "hit") return undefined;
    const played = notices.filter((notice) => notice.kind === "moved" && notice.seat === me).length;
    return { view: shown.view, me, moves: touch.all, picked: touch.picked, played };
  });

  /** Whether people are warned at this table: at a lesson, and in their first games against Novices. */
  private warns: boolean = $derived.by(() => {
    const { now, table } = this.sitting;
    if (!now?.you || now.phase !== "playing") return false;
    const others = now.seats.filter((_, seat) => !now.you!.seats.includes(seat));
    return now.lesson === true || (others.every((seat) => seat.person === undefined && seat.bot === FIRST_OPPONENT) && !playedBefore(now.game, table));
  });

  note: Note | null = $derived.by(() => {
    const { coaching, latest: scene, step } = this;
    if (!coaching || !scene) return null;
    if (this.teaching) return step && this.worded(step, step.explains ? "explains" : "asks", scene);
    const warning = this.warns ? warningIn(coaching, this.warned, scene) : null;
    return warning && this.worded(warning, "warns", scene);
  });

  /** For the dots: how many steps there are, and how many came before, in whatever order; the free game is the last. */
  steps: number = $derived.by(() => (this.coaching?.steps.length ?? 0) + 1);
  at: number = $derived.by(() => (this.step?.id === FREE ? this.steps - 1 : this.done.length));

  constructor(
    private readonly sitting: Sitting,
    private readonly asked: Asked,
  ) {
    this.game = sitting.now!.game;
    const kept = lessonAt(this.game);
    if (kept?.table === sitting.table) [this.done, this.skipped] = [kept.done, kept.skipped];
    this.warned = warnedOf(this.game);
    $effect(() => {
      const scene = this.scene;
      if (scene !== undefined) untrack(() => this.follow(scene));
    });
  }

  /** Go on from a note that only explains, or do without a warning from now on. */
  goOn(): void {
    if (this.note?.kind === "warns") {
      this.warned = [...this.warned, this.note.id];
      keepWarned(this.game, this.warned);
    } else if (this.step) {
      this.finish(this.step);
      this.follow(this.latest);
    }
  }

  /** From now on it is a free game. */
  skip(): void {
    this.skipped = true;
    this.keep();
  }

  resume(): void {
    this.skipped = false;
    this.keep();
    this.follow(this.latest);
  }

  /** The next step starts from what was really done. */
  private follow(scene: Scene | null): void {
    this.latest = scene;
    if (!this.teaching) return;
    if (this.step && isOver(this.step, this.shownAt, scene)) this.finish(this.step);
    if (this.step || !scene || !this.coaching) return;
    [this.step, this.shownAt] = [stepIn(this.coaching, this.done, scene), scene.played];
  }

  private finish(step: Step): void {
    this.done = [...this.done, step.id];
    this.step = null;
    this.keep();
  }

  private keep(): void {
    keepLesson(this.game, { table: this.sitting.table, done: this.done, skipped: this.skipped });
  }

  private worded(remark: Remark, kind: Note["kind"], scene: Scene): Note {
    const id = `${this.game}-coach-${remark.id}`;
    const facts = remark.facts?.(scene);
    const more = page.texts.has(`${id}-more`) ? page.texts.say(`${id}-more`, facts) : "";
    return { id: remark.id, sentence: page.texts.say(id, facts), more, at: remark.at(scene), kind };
  }
}

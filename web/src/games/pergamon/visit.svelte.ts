// The course of an evaluation, beat by beat. What is lit, counted and fallen at each point of it.

import { sound } from "../../lib/sound.svelte";
import { floorsOf, pointsOn, type Show } from "./museum";
import type { Honour, Visit } from "./moments";
import type { View } from "./view";

export type Stage = "come" | "floors" | "object" | "fall" | "table";
const STAGES: Stage[] = ["come", "floors", "object", "fall", "table"];

/** Milliseconds at normal pace. */
const COME = 700;
const FLOOR = 220;
const EMPTY_FLOOR = 60;
const TOP = 600;
const OBJECT = 1000;
const NOBODY = 500;
const HONOUR = 600;
const FALL = 90;
const SETTLE = 400;

/** Points on their way from a show to the chip of its owner. */
export interface Flight {
  seat: number;
  space: number;
  points: number;
}

export class VisitCourse {
  stage: Stage = $state("come");
  lit: number[] = $state.raw([]);
  shows: Show[] = $state.raw([]);
  flights: Flight[] = $state.raw([]);
  /** The object that has stepped out; several at the end of the game. */
  honoured: Honour[] = $state.raw([]);
  /** What each seat has by now, and what was just added. */
  totals: number[] = $state.raw([]);
  added: number[] = $state.raw([]);
  /** Something has fallen out of the museum. */
  rubble = $state(false);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private taps = 0;

  constructor(
    private readonly visit: Visit,
    private readonly view: View,
    private readonly pace: number,
  ) {
    this.shows = visit.shows;
    this.totals = visit.totals.map((total, seat) => total - visit.floors[seat] - visit.prizes[seat] - visit.honours[seat]);
    this.added = visit.totals.map(() => 0);
  }

  start(): () => void {
    if (this.pace && this.visit.shows.length) this.enter("come");
    else this.close();
    return () => this.stop();
  }

  /** The first tap ends the running panel, the second one comes to the table. */
  tap(): void {
    if (this.stage === "table") return;
    this.taps++;
    if (this.taps > 1) this.skip();
    else this.enter(STAGES[STAGES.indexOf(this.stage) + 1]);
  }

  /** Come to the table at once. */
  skip(): void {
    if (this.stage !== "table") this.close();
  }

  private stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }

  private later(ms: number, what: () => void): void {
    this.timers.push(setTimeout(what, ms * this.pace));
  }

  private enter(stage: Stage): void {
    this.stop();
    this.finish(stage);
    this.stage = stage;
    if (stage === "come") this.later(COME, () => this.enter("floors"));
    else if (stage === "floors") this.lightFloors();
    else if (stage === "object") this.honour();
    else if (stage === "fall") this.fall();
    else this.close();
  }

  /** What came before a stage has happened, even if it was skipped. */
  private finish(next: Stage): void {
    const at = STAGES.indexOf(next);
    const { floors, prizes, honours, totals } = this.visit;
    this.flights = [];
    this.added = totals.map(() => 0);
    if (at > STAGES.indexOf("floors")) this.totals = totals.map((total, seat) => total - prizes[seat] - honours[seat]);
    else this.totals = totals.map((total, seat) => total - floors[seat] - prizes[seat] - honours[seat]);
    if (at > STAGES.indexOf("object")) this.totals = totals;
    if (at > STAGES.indexOf("object")) this.honoured = [];
    if (at > STAGES.indexOf("fall")) this.shows = this.fallen(this.visit.down);
    if (next !== "floors") this.lit = [];
  }

  /** From the ground up; the best floor on which anything stands comes last and stays a while. */
  private lightFloors(): void {
    const floors = floorsOf(this.view.visitors).toReversed();
    const best = Math.max(...this.visit.shows.map(({ space }) => pointsOn(this.view, space)));
    let at = 0;
    for (const { points, spaces } of floors.filter((floor) => floor.points <= best)) {
      const here = this.visit.shows.filter(({ space }) => spaces.includes(space));
      this.later(at, () => this.visitFloor(points, here));
      at += points === best ? TOP : here.length ? FLOOR : EMPTY_FLOOR;
    }
    this.later(at + SETTLE, () => this.enter("object"));
  }

  private visitFloor(points: number, here: Show[]): void {
    this.lit = [...this.lit, points];
    if (!here.length) return;
    sound.play("coin");
    this.flights = here.map(({ seat, space }) => ({ seat, space, points }));
    this.add(here.map(({ seat }) => ({ seat, points })));
  }

  private add(gains: { seat: number; points: number }[]): void {
    const sums = this.totals.map((_, seat) => gains.filter((gain) => gain.seat === seat).reduce((sum, { points }) => sum + points, 0));
    this.added = sums;
    this.totals = this.totals.map((total, seat) => total + sums[seat]);
  }

  private honour(): void {
    const { honour, oldest, last } = this.visit;
    let at = 0;
    if (honour) {
      sound.play("find");
      this.honoured = [honour];
      this.add([honour]);
      at = OBJECT;
    } else at = NOBODY;
    // The oldest of all step out together, and are paid one by one.
    if (last && oldest.length) {
      oldest.forEach((each, i) => {
        this.later(at + i * HONOUR, () => {
          this.honoured = oldest.slice(0, i + 1).toReversed();
          this.add([each]);
          sound.play("find");
        });
      });
      at += oldest.length * HONOUR + SETTLE;
    }
    this.later(at, () => this.enter(last ? "table" : "fall"));
  }

  private fallen(steps: number): Show[] {
    return this.visit.shows.map((show) => ({ ...show, space: show.space - steps })).filter(({ space }) => space > 0);
  }

  /** Niche by niche, so that one sees every step and not one jump. */
  private fall(): void {
    for (let step = 1; step <= this.visit.down; step++) {
      this.later(step * FALL, () => {
        const left = this.fallen(step);
        if (left.length < this.shows.length) {
          this.rubble = true;
          sound.play("fall");
        } else sound.play("stone");
        this.shows = left;
      });
    }
    this.later(this.visit.down * FALL + SETTLE, () => this.enter("table"));
  }

  private close(): void {
    this.stop();
    this.finish("table");
    this.stage = "table";
    if (this.visit.last) sound.play("fanfare");
  }
}

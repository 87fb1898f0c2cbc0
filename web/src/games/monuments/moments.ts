// The great moments of Monuments: a history, a building, and the end of the game.

import type { GameEvent } from "../../lib/server";
import type { Moment, MomentOf } from "../boards";
import type { View } from "./view";

export interface HistoryFacts {
  kind: "history";
  before: View;
  after: View;
  seat: number;
  /** The cards that fall, and whose they were. */
  lost: { card: string; seat: number }[];
  points: number;
}

export interface LayingFacts {
  kind: "laying";
  before: View;
  after: View;
  seat: number;
  monument: string;
  way: "build" | "extend";
  cards: string[];
}

export interface EndFacts {
  kind: "end";
  after: View;
  before: View;
  paid: { seat: number; monument: string; points: number }[];
}

export type Facts = HistoryFacts | LayingFacts | EndFacts;

/** Milliseconds at normal pace. */
export const PEN = 900;
export const FALL = 750;
export const REST = 1100;
export const FLIGHT = 320;
export const STAGGER = 250;
export const SETTLE = 650;
export const PAYING = 170;
export const CLOSING = 1300;

function of(events: GameEvent[], kind: string): GameEvent[] {
  return events.filter((event) => event.event === kind);
}

export const momentOf: MomentOf = (events, before, after, me, names, t): Moment | null => {
  if (!before || !after) return null;
  const views = { before: before as View, after: after as View };
  const facts = endIn(events, views) ?? historyIn(events, views) ?? layingIn(events, views);
  if (!facts) return null;
  if (facts.kind === "end") return { kind: "end", facts: { ...facts }, length: facts.paid.length * PAYING + CLOSING, words: t("monuments-moment-end-words") };
  const name = names[facts.seat];
  const mine = facts.seat === me;
  if (facts.kind === "history") {
    const cards = facts.lost.length;
    return {
      kind: "history",
      facts: { ...facts },
      length: PEN + FALL + REST,
      words: t(mine ? "monuments-moment-my-history" : "monuments-moment-history", { name, cards }),
    };
  }
  const words = t(`monuments-moment-${mine ? "my-" : ""}${facts.way}`, { name, monument: t("monument", { monument: facts.monument }) });
  return { kind: "laying", facts: { ...facts }, length: FLIGHT + (facts.cards.length - 1) * STAGGER + SETTLE, words };
};

type Views = Pick<EndFacts, "before" | "after">;

function endIn(events: GameEvent[], views: Views): EndFacts | null {
  if (!of(events, "evaluation").length) return null;
  const paid = of(events, "monument-scored").map((event) => ({ seat: Number(event.seat), monument: String(event.monument), points: Number(event.points) }));
  return { kind: "end", ...views, paid: paid.filter((each) => each.points > 0) };
}

function historyIn(events: GameEvent[], views: Views): HistoryFacts | null {
  const written = of(events, "historian-placed").at(-1);
  const lost = of(events, "card-lost").map((event) => ({ card: String(event.card), seat: Number(event.seat) }));
  if (!written || !lost.length) return null;
  return {
    kind: "history",
    ...views,
    seat: Number(written.seat),
    lost,
    points: views.after.figures.history[Number(written.cards) - 1] ?? Number(written.cards),
  };
}

/** The last building of the turn, with the cards that were laid for it. */
function layingIn(events: GameEvent[], views: Views): LayingFacts | null {
  const at = events.findLastIndex((event) => event.event === "built" || event.event === "extended");
  if (at < 0) return null;
  const { seat, monument, event } = events[at];
  const cards = of(events.slice(at), "card-laid").map((each) => String(each.card));
  const column = views.before.columns[Number(seat)]?.[String(monument)] ?? [];
  const added = [...new Set(cards)].filter((card) => !column.includes(card));
  if (!added.length) return null;
  return { kind: "laying", ...views, seat: Number(seat), monument: String(monument), way: event === "built" ? "build" : "extend", cards: added };
}

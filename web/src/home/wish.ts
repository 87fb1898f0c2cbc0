// A table as somebody wishes it, until it is sent. docs/table.md says what the server takes.

import type { GameFacts } from "../lib/server";

export type Value = boolean | number | string;

export interface SeatWish {
  /** `me`, `friend`, or `bot:novice`. */
  who: string;
  /** Of another player on this device. */
  name: string;
}

/** An owner's own figures, as the server has read and checked them. */
export interface OwnFigures {
  name: string;
  tables: Record<string, Record<string, unknown>>;
}

export interface Wish {
  seats: SeatWish[];
  options: Record<string, Value>;
  public: boolean;
  clock: { per: "none" | "turn" | "game"; minutes: number; increment: number };
  edition: OwnFigures | null;
  /** The level of bots that stand in for people who are away. */
  standIn: string;
}

/** A first game is played against these. */
export const FIRST_OPPONENT = "novice";

/** A good bot plays for people who are away. */
const USUAL_STAND_IN = "curator";

const USUAL_PLAYERS = 3;

/** The set-up a game is opened with: the opponents of last time, or Novices. */
export function wishFor(game: GameFacts, opponents: string[] | null = null): Wish {
  const usable = opponents !== null && game.players.includes(opponents.length + 1);
  const count = game.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : game.players[0];
  const bots = usable ? opponents : Array.from({ length: count - 1 }, () => FIRST_OPPONENT);
  return {
    seats: [{ who: "me", name: "" }, ...bots.map((bot) => ({ who: `bot:${bot}`, name: "" }))],
    options: Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default])),
    public: false,
    clock: { per: "none", minutes: 2, increment: 0 },
    edition: null,
    standIn: USUAL_STAND_IN,
  };
}

/** The same wish for another number of players: who is new plays like the last one there. */
export function withPlayers(wish: Wish, count: number): void {
  const last = wish.seats.findLast((seat) => seat.who !== "me")?.who ?? `bot:${FIRST_OPPONENT}`;
  while (wish.seats.length < count) wish.seats.push({ who: last, name: "" });
  wish.seats.length = count;
}

/** The bots of a table for one person and bots alone; null where others sit. */
export function opponentsIn(wish: Wish): string[] | null {
  const [me, ...others] = wish.seats;
  if (me.who !== "me" || !others.every((seat) => seat.who.startsWith("bot:"))) return null;
  return others.map((seat) => seat.who.slice("bot:".length));
}

/** Who plays where, as the server takes it. I am called by my own name, those beside me by theirs. */
export function asked(wish: Wish): Record<string, unknown> {
  const { per, minutes, increment } = wish.clock;
  const first = wish.seats.findIndex((seat) => seat.who === "me");
  return {
    public: wish.public && wish.seats.some((seat) => seat.who === "friend"),
    options: wish.options,
    edition: wish.edition,
    stand_in: wish.standIn,
    clock: per === "none" ? null : { per, seconds: minutes * 60, increment: per === "game" ? increment : 0 },
    seats: wish.seats.map((seat, i) => {
      const [who, bot] = seat.who.split(":");
      if (bot) return { who, bot };
      const name = seat.name.trim();
      return who === "me" && i !== first && name ? { who, name } : { who };
    }),
  };
}

// A table as somebody wishes it, until it is sent. docs/table.md says what the server takes.

import type { GameFacts } from "../lib/server";

export type Value = boolean | number | string;

export interface SeatWish {
  /** `me`, `friend`, or `bot:curator`. */
  who: string;
  /** Of somebody who sits beside me, on this device. */
  name: string;
}

export interface Wish {
  seats: SeatWish[];
  options: Record<string, Value>;
  public: boolean;
  clock: { per: "none" | "turn" | "game"; minutes: number; increment: number };
}

const OPPONENT = "bot:curator";

export function wishFor(game: GameFacts): Wish {
  return {
    seats: seatsFor(game.players.includes(3) ? 3 : game.players[0]),
    options: Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default])),
    public: false,
    clock: { per: "none", minutes: 2, increment: 0 },
  };
}

export function seatsFor(count: number): SeatWish[] {
  return Array.from({ length: count }, (_, i) => ({ who: i === 0 ? "me" : OPPONENT, name: "" }));
}

/** Who plays where, as the server takes it. I am called by my own name, those beside me by theirs. */
export function asked(wish: Wish): Record<string, unknown> {
  const { per, minutes, increment } = wish.clock;
  const first = wish.seats.findIndex((seat) => seat.who === "me");
  return {
    public: wish.public && wish.seats.some((seat) => seat.who === "friend"),
    options: wish.options,
    clock: per === "none" ? null : { per, seconds: minutes * 60, increment: per === "game" ? increment : 0 },
    seats: wish.seats.map((seat, i) => {
      const [who, bot] = seat.who.split(":");
      if (bot) return { who, bot };
      const name = seat.name.trim();
      return who === "me" && i !== first && name ? { who, name } : { who };
    }),
  };
}

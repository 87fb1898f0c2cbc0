import { describe, expect, it } from "vitest";
import { asked, opponentsIn, wishFor, withPlayers } from "./wish";

const GAME = {
  name: "dig",
  title: "Dig",
  about: {},
  readiness: { people: true, bots: true, done: 1, steps: 1 },
  lesson: false,
  players: [2, 3, 4],
  options: { deep: { default: true, choices: [true, false] } },
};

describe("a wish for a table", () => {
  it("is me against two Novices, without a clock, if nothing is said", () => {
    expect(asked(wishFor(GAME))).toEqual({
      public: false,
      options: { deep: true },
      edition: null,
      stand_in: "curator",
      clock: null,
      seats: [{ who: "me" }, { who: "bot", bot: "novice" }, { who: "bot", bot: "novice" }],
    });
  });

  it("is against the opponents of last time, unless the game has no room for them", () => {
    expect(opponentsIn(wishFor(GAME, ["curator"]))).toEqual(["curator"]);
    expect(opponentsIn(wishFor(GAME, ["curator", "digger", "digger", "digger"]))).toEqual(["novice", "novice"]);
  });

  it("remembers opponents only where bots alone sit opposite me", () => {
    const wish = wishFor(GAME);
    wish.seats[2].who = "friend";
    expect(opponentsIn(wish)).toBeNull();
    wish.seats = [
      { who: "bot:digger", name: "" },
      { who: "me", name: "" },
    ];
    expect(opponentsIn(wish)).toBeNull();
  });

  it("gives a new seat to whoever sat last, and keeps the others", () => {
    const wish = wishFor(GAME);
    wish.seats[2].who = "friend";
    withPlayers(wish, 4);
    expect(wish.seats.map((seat) => seat.who)).toEqual(["me", "bot:novice", "friend", "friend"]);
    withPlayers(wish, 2);
    expect(wish.seats.map((seat) => seat.who)).toEqual(["me", "bot:novice"]);
  });

  it("calls those beside me by their names, and me by mine", () => {
    const wish = wishFor(GAME);
    wish.seats = [
      { who: "me", name: "left over" },
      { who: "me", name: " Bob " },
      { who: "me", name: "" },
    ];
    expect(asked(wish).seats).toEqual([{ who: "me" }, { who: "me", name: "Bob" }, { who: "me" }]);
  });

  it("gives time back only on a clock for the whole game", () => {
    const wish = wishFor(GAME);
    wish.clock = { per: "turn", minutes: 1.5, increment: 5 };
    expect(asked(wish).clock).toEqual({ per: "turn", seconds: 90, increment: 0 });
    wish.clock.per = "game";
    expect(asked(wish).clock).toEqual({ per: "game", seconds: 90, increment: 5 });
  });

  it("is shown to everybody only while a friend is awaited", () => {
    const wish = wishFor(GAME);
    wish.public = true;
    expect(asked(wish).public).toBe(false);
    wish.seats[1].who = "friend";
    expect(asked(wish).public).toBe(true);
  });
});

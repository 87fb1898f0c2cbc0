import { describe, expect, it } from "vitest";
import { asked, wishFor } from "./wish";

const GAME = { name: "dig", title: "Dig", players: [2, 3, 4], options: { deep: { default: true, choices: [true, false] } } };

describe("a wish for a table", () => {
  it("is me against two bots, without a clock, if nothing is said", () => {
    expect(asked(wishFor(GAME))).toEqual({
      public: false,
      options: { deep: true },
      clock: null,
      seats: [{ who: "me" }, { who: "bot", bot: "curator" }, { who: "bot", bot: "curator" }],
    });
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

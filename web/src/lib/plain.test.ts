import { expect, it } from "vitest";
import { stumbling } from "./plain.testing";

const NOTATIONS = new Set(["dig mesopotamia local 4", "take 3", "store"]);

it.each([
  ["Ada wins { $points } points.", "an unfilled place"],
  ["? takes a card.", "an unknown name"],
  ["Ada loses petra-3.", "a thing by its number"],
  ["Waiting for seat 2.", "a seat by its number"],
  ["Spieler 2 gewinnt.", "a seat by its number"],
  ["Place your figure (place N).", "how a move is typed"],
  ["Type “join 50”.", "how a move is typed"],
  ["event-dug", "the id event-dug"],
  ["Points for score-time: 3", "the id score-time"],
  ["Best: dig mesopotamia local 4", "the notation dig mesopotamia local 4"],
])("stumbles over %j", (sentence, why) => expect(stumbling(sentence, "en", NOTATIONS)).toBe(why));

it("knows that a short notation can be ordinary English, but not German", () => {
  expect(stumbling("You take 3 coins.", "en", NOTATIONS)).toBeNull();
  expect(stumbling("Am besten: take 3", "de", NOTATIONS)).toBe("the notation take 3");
});

it("lets ordinary sentences pass", () => {
  expect(stumbling("Ada asks for 3 coins: how deep may 3 players dig?", "en", NOTATIONS)).toBeNull();
  expect(stumbling("Zwei Karten liegen face-up.", "de", NOTATIONS)).toBeNull();
});

import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/server";
import { LANGUAGES, NAMES, tableWith, TEXTS } from "./fixtures.testing";
import { telling } from "./telling";
import type { View } from "./view";

const placed: GameEvent[] = [
  { event: "placed", figure: 1, space: 2 },
  { event: "funds-turned", coins: 3, "second-coins": 1, pot: 4 },
  { event: "paid", figure: 1, asked: 1, coins: 1 },
  { event: "paid", figure: 0, asked: 4, coins: 0 },
];

function hit(language: "en" | "de", changes: Partial<View>, events = placed) {
  const t = TEXTS[language].say;
  return telling({ seat: 1, events, view: tableWith({ coins: [0, 1, 0], hands: [[], [], []], ...changes }), me: 0, names: NAMES, t, say: () => "" }).hit;
}

describe("a round without money", () => {
  it("is explained to whom it leaves nothing to do", () => {
    expect(hit("en", {})?.named).toBe("No money was left for you: you asked for 4 coins and got nothing.");
    expect(hit("de", {})?.named).toBe("Für dich blieb kein Geld: Du wolltest 4 Münzen und bekamst nichts.");
  });

  it("is not where I can still do something, or asked for nothing", () => {
    for (const language of LANGUAGES) {
      expect(hit(language, { coins: [2, 1, 0] })).toBeUndefined();
      expect(hit(language, { hands: [[14], [], []] })).toBeUndefined();
      expect(hit(language, {}, [{ event: "paid", figure: 0, asked: 0, coins: 0 }])).toBeUndefined();
    }
  });
});

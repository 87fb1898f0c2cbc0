import { describe, expect, it } from "vitest";
import { Texts } from "../lib/texts";
import core from "../../../src/digsite/core/text/en.ftl?raw";
import { noteOf, reasonOf, winsOf } from "./hints";

const t = new Texts("en", core).say;
const best = { move: "a", share: 0.576, reason: "rival", rival: 1, even: false };

describe("a hint", () => {
  it("says in words what makes it better", () => {
    expect(reasonOf(best, ["Ada", "Bob"], t)).toBe("It leaves less for Bob.");
    expect(reasonOf({ move: "a", share: 0.5, even: false }, ["Ada", "Bob"], t)).toBe("");
  });

  it("calls even what is even, and counts the rest", () => {
    expect(noteOf(best, best, t)).toBe("about 58 wins in 100");
    expect(noteOf({ move: "b", share: 0.56, even: true }, best, t)).toBe("about as good");
    expect(noteOf({ move: "c", share: 0.4, even: false }, best, t)).toBe("about 40 wins in 100");
  });

  it("gives no numbers when the game is all but decided", () => {
    for (const share of [0.99, 0.01]) {
      const sure = { ...best, share };
      expect(winsOf(sure, sure)).toBeNull();
      expect(noteOf({ move: "b", share: 0.5, even: false }, sure, t)).toBeUndefined();
      expect(reasonOf(sure, ["Ada", "Bob"], t)).toBe("The game is all but decided.");
    }
  });
});

import { describe, expect, it } from "vitest";
import { Touch } from "./touch.svelte";

function offered(...moves: [string, ...string[]][]): { touch: Touch; played: string[] } {
  const played: string[] = [];
  const touch = new Touch(({ move }) => played.push(move));
  touch.offer(moves.map(([move, ...touches]) => ({ move, touches })));
  return { touch, played };
}

describe("touching things", () => {
  it("plays the move that alone is left", () => {
    const { touch, played } = offered(["give vase jug", "vase", "jug"], ["give vase mask", "vase", "mask"]);
    touch.pick("vase");
    touch.pick("mask");
    expect(played).toEqual(["give vase mask"]);
  });

  it("does not change its mind while a move needs more things", () => {
    const { touch } = offered(["give vase jug", "vase", "jug"], ["give vase mask", "vase", "mask"], ["end", "end"]);
    touch.pick("vase");
    expect(touch.can("end")).toBe(false);
  });

  it("keeps what was picked when the same moves are offered again, and only then", () => {
    const { touch } = offered(["give vase jug", "vase", "jug"], ["give vase mask", "vase", "mask"]);
    touch.pick("vase");
    touch.offer(touch.all.map((each) => ({ ...each })));
    expect(touch.picked).toEqual(["vase"]);
    touch.offer(touch.all.slice(1));
    expect(touch.picked).toEqual([]);
  });

  it("lets a game gather several things of a kind, or mean a move by a touch", () => {
    const { touch, played } = offered(["build petra-1", "petra-1"], ["build petra-2", "petra-2"], ["draw deck", "deck"], ["extra deck", "deck"]);
    touch.gathers = (thing) => (thing === "deck" ? { move: "draw deck" } : { picked: [...touch.picked, thing] });
    touch.pick("petra-1");
    touch.pick("petra-2");
    expect(touch.picked).toEqual(["petra-1", "petra-2"]);
    expect(touch.can("deck")).toBe(true);
    touch.pick("deck");
    expect(played).toEqual(["draw deck"]);
  });

  it("begins anew with another thing when only the kind of move is open", () => {
    const { touch, played } = offered(["build petra-1", "petra-1"], ["score petra-1", "petra-1"], ["build zeus-2", "zeus-2"], ["score zeus-2", "zeus-2"]);
    touch.pick("petra-1");
    expect(touch.can("zeus-2")).toBe(true);
    touch.pick("zeus-2");
    expect(touch.picked).toEqual(["zeus-2"]);
    expect(played).toEqual([]);
  });

  it("holds a move that waits for the primary button; a second tap on the same thing plays it", () => {
    const played: string[] = [];
    const touch = new Touch(({ move }, sure) => played.push(`${move} ${sure}`));
    touch.offer([
      { move: "dig 1", touches: ["gallery-1"] },
      { move: "dig 2", touches: ["gallery-2"] },
    ]);
    touch.holds = (move) => move.startsWith("dig");
    touch.pick("gallery-1");
    expect([touch.held?.move, played]).toEqual(["dig 1", []]);
    touch.pick("gallery-2");
    expect([touch.held?.move, touch.picked]).toEqual(["dig 2", ["gallery-2"]]);
    touch.pick("gallery-2");
    expect(played).toEqual(["dig 2 true"]);
    expect(touch.held).toBeNull();
  });

  it("remembers what cannot be used, each time anew, and only while something can", () => {
    const { touch } = offered(["end", "end"]);
    touch.refuse("vase");
    touch.refuse("vase");
    expect(touch.refused).toEqual({ thing: "vase", count: 2 });
    touch.offer([]);
    touch.refuse("vase");
    expect(touch.refused).toBeNull();
  });
});

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

  it("begins anew with another thing when only the kind of move is open", () => {
    const { touch, played } = offered(["build petra-1", "petra-1"], ["score petra-1", "petra-1"], ["build zeus-2", "zeus-2"], ["score zeus-2", "zeus-2"]);
    touch.pick("petra-1");
    expect(touch.can("zeus-2")).toBe(true);
    touch.pick("zeus-2");
    expect(touch.picked).toEqual(["zeus-2"]);
    expect(played).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { Draft } from "./draft.svelte";
import type { MoveNow, Tried } from "./server";

/** A server that answers by the last step of a list; `null` plays it. */
function composing(answers: Record<string, Partial<Tried> | null>): { draft: Draft; asked: string[]; said: string[] } {
  const asked: string[] = [];
  const said: string[] = [];
  const answer = (kind: string, moves: string[]): Tried | null => {
    asked.push(`${kind} ${moves.join(", ")}`);
    const found = answers[moves.at(-1)!];
    return found && { complete: false, ...found };
  };
  const draft = new Draft({
    lay: async (moves) => answer("lay", moves),
    attempt: async (moves) => answer("try", moves)!,
    send: (moves) => asked.push(`send ${moves.join(", ")}`),
    complain: (sentence) => said.push(sentence),
    fail: (trouble) => said.push(String(trouble)),
    show: () => undefined,
  });
  return { draft, asked, said };
}

function move(name: string): MoveNow {
  return { move: name, touches: [name] };
}

const GIVING = { view: { step: "giving" } };

describe("a draft", () => {
  it("is one request for each step, and nothing is left of what was played", async () => {
    const { draft, asked } = composing({ "take 1": null, "buy ship": null });
    await draft.add(move("take 1"));
    await draft.add(move("buy ship"));
    expect(asked).toEqual(["lay take 1", "lay buy ship"]);
    expect(draft.steps).toEqual([]);
  });

  it("keeps what is composed, and the last view where nothing can be added", async () => {
    const { draft, asked } = composing({ museum: GIVING, "give 1": GIVING, "give 2": { complete: true } });
    for (const each of ["museum", "give 1", "give 2"]) await draft.add(move(each));
    expect(draft.steps).toEqual(["museum", "give 1", "give 2"]);
    expect(draft.complete).toBe(true);
    expect(draft.view).toEqual({ step: "giving" });
    draft.send();
    expect(asked.at(-1)).toBe("send museum, give 1, give 2");
  });

  it("goes back without asking again", async () => {
    const { draft, asked } = composing({ museum: GIVING, "give 1": GIVING });
    for (const each of ["museum", "give 1"]) await draft.add(move(each));
    draft.back();
    await Promise.resolve();
    expect(draft.steps).toEqual(["museum"]);
    expect(asked).toHaveLength(2);
  });

  it("stays as it was when a change is refused", async () => {
    const refused = { error: "no", sentence: "That cannot be." };
    const { draft, said } = composing({ museum: GIVING, "give 1": GIVING, "give 9": { refused } });
    for (const each of ["museum", "give 1"]) await draft.add(move(each));
    expect(await draft.change(["museum", "give 9"])).toBe(false);
    expect(draft.steps).toEqual(["museum", "give 1"]);
    expect(said.at(-1)).toBe("That cannot be.");
  });
});

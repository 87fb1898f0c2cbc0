import { describe, expect, it } from "vitest";
import { Draft } from "./draft.svelte";
import type { MoveNow, Tried } from "./server";

/** A server that answers by the last step of a list. */
function composing(answers: Record<string, Partial<Tried>>): { draft: Draft; sent: string[][]; said: string[] } {
  const sent: string[][] = [];
  const said: string[] = [];
  const draft = new Draft({
    attempt: async (moves) => ({ complete: false, ...answers[moves.at(-1)!] }),
    send: (moves) => sent.push(moves),
    complain: (sentence) => said.push(sentence),
    step: () => "turn",
    show: (change) => change(),
  });
  return { draft, sent, said };
}

function move(name: string): MoveNow {
  return { move: name, touches: [name] };
}

const GIVING = { view: { step: "giving" } };
const OVER = { complete: true };

describe("a draft", () => {
  it("sends at once what is whole by itself", async () => {
    const { draft, sent } = composing({ "take 1": OVER, "buy ship": { view: { step: "turn" } } });
    await draft.add(move("take 1"));
    await draft.add(move("buy ship"));
    expect(sent).toEqual([["take 1"], ["buy ship"]]);
    expect(draft.steps).toEqual([]);
  });

  it("keeps what is composed, and waits after the last of several alike", async () => {
    const { draft, sent } = composing({ museum: GIVING, "give 1": GIVING, "give 2": OVER });
    for (const each of ["museum", "give 1", "give 2"]) await draft.add(move(each));
    expect(draft.steps).toEqual(["museum", "give 1", "give 2"]);
    expect(draft.complete).toBe(true);
    expect(draft.view).toEqual({ step: "giving" });
    expect(sent).toEqual([]);
  });

  it("is sent by a step that leads back to where it began, or that shows something new", async () => {
    const laying = { view: { step: "laying" } };
    const { draft, sent } = composing({ "row 1": laying, "row 2": laying, show: { view: { step: "turn" } }, "row 3": { complete: true, learns: true } });
    for (const each of ["row 1", "row 2", "show"]) await draft.add(move(each));
    expect(sent).toEqual([["row 1", "row 2", "show"]]);
    await draft.add(move("row 3"));
    expect(sent.at(-1)).toEqual(["row 1", "row 2", "row 3"]);
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

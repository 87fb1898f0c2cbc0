import { expect, test } from "vitest";
import type { Counts, View } from "./view";
import { Pieces } from "./pieces";

function view(display: string[], cards: Counts, egypt: Counts = {}): View {
  const nothing = { mesopotamia: {}, greece: {}, crete: {} };
  return {
    display: display.map((name) => ({ card: name, name, region: "none", books: 0, weeks: 1 })),
    "players-have": [{ cards, finds: { ...nothing, egypt } }],
  } as unknown as View;
}

test("the card that was taken keeps its name with whoever took it", () => {
  const pieces = new Pieces();
  const before = pieces.follow(view(["helper", "congress"], {}));
  const after = pieces.follow(view(["helper", "scholar"], { congress: 1 }));
  expect(after.taken["0 congress"]).toBe(before.fields[1]);
  expect(after.fields[0]).toBe(before.fields[0]);
  expect(after.fields[1]).not.toBe(before.fields[1]);
});

test("a card of the same kind that comes to the field is another one", () => {
  const pieces = new Pieces();
  const before = pieces.follow(view(["congress", "helper"], {}));
  const after = pieces.follow(view(["congress", "helper"], { congress: 1 }));
  expect(after.taken["0 congress"]).toBe(before.fields[0]);
  expect(after.fields[0]).not.toBe(before.fields[0]);
});

test("finds leave the top of the pile one after the other", () => {
  const pieces = new Pieces();
  pieces.follow(view([], {}));
  const after = pieces.follow(view([], {}, { "1": 1, "5": 1 }));
  expect(after.found).toEqual({ "0 egypt 1": "find-egypt-0", "0 egypt 5": "find-egypt-1" });
  expect(after.gone.egypt).toBe(2);
});

import { beforeEach, expect, it, vi } from "vitest";
import { Places } from "./places";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

beforeEach(() => kept.clear());

it("keeps cards where they lie and fills gaps with what is new", () => {
  const places = new Places("open");
  expect(places.follow(["a", "b", "c"])).toEqual(["a", "b", "c"]);
  expect(places.follow(["a", "c"])).toEqual(["a", null, "c"]);
  expect(places.follow(["c"])).toEqual([null, null, "c"]);
  expect(places.follow(["c", "d", "e"])).toEqual(["d", "e", "c"]);
});

it("keeps them where they lay when the page is loaded again", () => {
  const before = new Places("open");
  before.follow(["b", "c", "d"]);
  expect(before.follow(["a", "b", "d"])).toEqual(["b", "a", "d"]);
  expect(new Places("open").follow(["a", "b", "d"])).toEqual(["b", "a", "d"]);
  expect(new Places("of another table").follow(["a", "b", "d"])).toEqual(["a", "b", "d"]);
});

import { expect, it } from "vitest";
import { Places } from "./places";

it("keeps cards where they lie and fills gaps with what is new", () => {
  const places = new Places();
  expect(places.follow(["a", "b", "c"])).toEqual(["a", "b", "c"]);
  expect(places.follow(["a", "c"])).toEqual(["a", null, "c"]);
  expect(places.follow(["c"])).toEqual([null, null, "c"]);
  expect(places.follow(["c", "d", "e"])).toEqual(["d", "e", "c"]);
});

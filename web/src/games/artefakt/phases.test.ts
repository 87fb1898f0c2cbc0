import { expect, it } from "vitest";
import { VIEW } from "./lesson";
import { phaseOf, PHASES, roundOf } from "./phases";

it("is what the table is at", () => {
  expect(PHASES[phaseOf(VIEW)]).toBe("plan");
  expect(roundOf(VIEW)).toBe(2);
});

it("is what is being seen, while the table has gone on already", () => {
  expect(PHASES[phaseOf(VIEW, { event: "discovered", site: 3 })]).toBe("discover");
  expect(roundOf(VIEW, { event: "discovered", site: 3 })).toBe(2);
  expect(PHASES[phaseOf(VIEW, { event: "claimed", seat: 1, site: 3 })]).toBe("claim");
  expect(roundOf(VIEW, { event: "claimed", seat: 1, site: 3 })).toBe(1);
});

it("is none before the first round and after the last", () => {
  expect(phaseOf({ ...VIEW, step: "putting" }, { event: "discovered" })).toBe(-1);
});

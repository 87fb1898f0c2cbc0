import { expect, it } from "vitest";
import { VIEW } from "./lesson";
import { Trace } from "./trace";
import type { ViewNow } from "./view";

/** One blue fragment goes from the middle to site 3. */
const LATER: ViewNow = {
  ...VIEW,
  middle: { ...VIEW.middle, blue: VIEW.middle.blue.slice(1) },
  sites: VIEW.sites.map((site) => (site.number === 3 ? { ...site, fragments: { ...site.fragments, blue: [null] } } : site)),
};

it("a fragment keeps its name where it goes", () => {
  const trace = new Trace();
  const before = trace.follow(VIEW).get("middle")!.blue;
  const after = trace.follow(LATER);
  expect(after.get("middle")!.blue).toEqual(before.slice(0, -1));
  expect(after.get("site-3")!.blue).toEqual(before.slice(-1));
});

it("the same view has the same names, whoever draws it, also when it is shown again", () => {
  const trace = new Trace();
  const before = trace.follow(VIEW);
  expect(trace.follow(VIEW)).toBe(before);
  trace.follow(LATER);
  expect(trace.follow(VIEW)).toBe(before);
});

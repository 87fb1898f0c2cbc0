import { describe, expect, it } from "vitest";
import { because } from "./because";
import { Texts } from "./texts";

const NAMES = ["Ada", "Bob"];

describe("a reason", () => {
  it("names the rival whom a move costs most, and calls the reader you", async () => {
    const reason = { reason: "rival", rival: 1 };
    const [en, de] = await Promise.all([core("en"), core("de")]);
    expect(because(reason, NAMES, en, 0)).toBe("It leaves less for Bob.");
    expect(because(reason, NAMES, en)).toBe("It leaves less for Bob.");
    expect(because(reason, NAMES, en, 1)).toBe("It leaves less for you.");
    expect(because(reason, NAMES, de, 1)).toBe("So bleibt für dich weniger.");
  });

  it("says of points nothing that is wrong for somebody else than the mover", async () => {
    expect(because({ reason: "points" }, NAMES, await core("en"))).toBe("It brings more points soon.");
    expect(because({ reason: "points" }, NAMES, await core("de"))).toBe("Das bringt bald mehr Punkte.");
  });

  it("may be missing", async () => {
    expect(because({}, NAMES, await core("en"))).toBe("");
  });
});

async function core(language: "en" | "de"): Promise<Texts["say"]> {
  const sources = import.meta.glob<string>("../../../src/digsite/core/text/*.ftl", { query: "?raw", import: "default" });
  return new Texts(language, await sources[`../../../src/digsite/core/text/${language}.ftl`]()).say;
}

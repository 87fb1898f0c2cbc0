import { describe, expect, it } from "vitest";
import type { Change } from "../lib/staging";
import { staging as artefakt } from "./artefakt/staging";
import type { View as PergamonView } from "./pergamon/view";
import { staging as pergamon } from "./pergamon/staging";

const SOURCES = import.meta.glob<string>("./*/staging.ts", { query: "?raw", import: "default", eager: true });
const TEXTS = import.meta.glob<string>("../../../src/digsite/games/*/text/en.ftl", { query: "?raw", import: "default", eager: true });

function change(name: string, was = "", is = ""): Change {
  return { name, how: "moved", was, is };
}

describe.each(Object.keys(SOURCES))("%s", (file) => {
  it("speaks of events that there are", () => {
    const game = file.split("/")[1];
    const told = TEXTS[`../../../src/digsite/games/${game}/text/en.ftl`];
    const cases = [...SOURCES[file].matchAll(/case "([a-z-]+)":/g)].map(([, event]) => event);
    expect(cases.length).toBeGreaterThan(10);
    expect(cases.filter((event) => !told.includes(`event-${event} =`))).toEqual([]);
  });
});

describe("what an event concerns", () => {
  it("is in Pergamon the marker and the whole row that is shown", () => {
    const after = { museum: [[], [{ marker: 2, space: 7, row: [40, 64] }]] } as unknown as PergamonView;
    const scene = pergamon({ event: "shown", seat: 1, marker: 2, space: 7 }, after, after)!;
    const pieces = ["marker-1-2", "find-40", "find-64", "find-41", "marker-0-2"].map((name) => change(name));
    expect(pieces.filter(scene.piece!).map((each) => each.name)).toEqual(["marker-1-2", "find-40", "find-64"]);
  });

  it("is in Pergamon one coin for each that polishes", () => {
    const counted = [1, 2, 3].map((coins) => pergamon({ event: "polished", seat: 1, coins }, null, null)?.count);
    expect(counted).toEqual(Array(3).fill({ "coins-1": -1 }));
  });

  it("is in Artefakt a fragment of its colour that goes there", () => {
    const scene = artefakt({ event: "discovered", colour: "blue", site: 8 }, null, null)!;
    const pieces = [change("blue-1", "middle", "site-3"), change("brown-1", "middle", "site-8"), change("blue-2", "middle", "site-8")];
    expect(pieces.filter(scene.piece!).map((each) => each.name)).toEqual(["blue-2"]);
    expect(scene.one).toBe(true);
  });
});

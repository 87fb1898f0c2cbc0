import { beforeEach, describe, expect, it, vi } from "vitest";
import { addRecord, countGame, dayBefore, isOver, keepTry, linesOf, myRecord, readRecord, solvedDays, streakOf, triedAt, triesLeft } from "./record";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

const game = (table: string, points = 30, won = true) => ({ table, game: "thebes", players: 2, points, won, at: 5 });

describe("my record", () => {
  it("counts a finished game once", () => {
    countGame(game("a"));
    countGame({ ...game("a"), points: 99 });
    countGame(game("b", 41, false));
    expect(myRecord().games.map(({ points }) => points)).toEqual([41, 30]);
    expect(linesOf(myRecord())).toEqual([{ game: "thebes", players: 2, played: 2, won: 1, best: 41 }]);
  });

  it("keeps three tries of a puzzle, and no more after it was found", () => {
    keepTry("thebes/1", 30, false, ["take 1"]);
    expect(triesLeft(triedAt("thebes/1"))).toBe(2);
    keepTry("thebes/1", 50, true, ["take 2"], "2026-11-16");
    keepTry("thebes/1", 10, false, ["take 3"]);
    expect(triedAt("thebes/1")).toEqual({ shares: [30, 50], solved: true, moves: ["take 2"], day: "2026-11-16" });
    for (let i = 0; i < 4; i++) keepTry("thebes/2", 10, false, ["take 3"]);
    expect(triedAt("thebes/2")!.shares).toHaveLength(3);
    expect(isOver(triedAt("thebes/2"))).toBe(true);
  });

  it("counts days in a row, and today only once it is solved", () => {
    const days = new Set(["2026-11-14", "2026-11-15", "2026-11-12"]);
    expect(streakOf(days, "2026-11-16")).toBe(2);
    expect(streakOf(new Set([...days, "2026-11-16"]), "2026-11-16")).toBe(3);
    expect(streakOf(days, "2026-11-17")).toBe(0);
    expect(dayBefore("2026-03-01", 1)).toBe("2026-02-28");
  });

  it("is bounded, and the oldest games go", () => {
    const games = Array.from({ length: 2500 }, (_, i) => ({ ...game(`t${i}`), at: i }));
    addRecord({ version: 1, games, puzzles: {} });
    expect(myRecord().games).toHaveLength(2000);
    expect(myRecord().games.at(-1)!.at).toBe(500);
  });

  it("reads what it wrote, adds it without counting twice, and refuses anything else", () => {
    countGame(game("a"));
    keepTry("thebes/1", 50, true, ["take 2"], "2026-11-16");
    const written = JSON.stringify(myRecord());
    kept.clear();
    countGame(game("b"));
    for (let i = 0; i < 2; i++) addRecord(readRecord(written)!);
    expect(myRecord().games).toHaveLength(2);
    expect([...solvedDays(myRecord())]).toEqual(["2026-11-16"]);
    for (const bad of ["{}", '{"version":2,"games":[],"puzzles":{}}', '{"version":1,"games":[{}],"puzzles":{}}', '{"version":1,"games":[],"puzzles":{"a":{}}}'])
      expect(readRecord(bad)).toBeNull();
    kept.set("record", "not JSON");
    expect(myRecord().games).toEqual([]);
  });
});

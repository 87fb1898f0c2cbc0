import { describe, expect, test } from "vitest";
import { rounds as ofMonuments } from "../games/monuments/rounds";
import { rounds as ofPergamon } from "../games/pergamon/rounds";
import { rounds as ofThebes } from "../games/thebes/rounds";
import { addressOf, eyesIn, hashOf, MAX_NOTE_LENGTH, MAX_NOTES, notesIn } from "./address";
import type { Review } from "../lib/server";
import { changeOf, lookedAt, thinned } from "./review";
import { chapterAt, chaptersOf, roundFrom, turnAt, turnsIn } from "./chapters";

const deal = { events: [] };
const by = (seat: number, ...events: Record<string, unknown>[]) => ({ seat, events: events as { event: string }[] });

describe("chapters", () => {
  const told = [deal, by(0), by(1, { event: "round-begun", round: 2 }), by(1), by(1), by(0)];
  const chapters = chaptersOf(told, { calendar: 1 }, ofPergamon);

  test("are the rounds, and what one player does in a row is one turn", () => {
    expect(chapters.map(({ round, first, last }) => [round, first, last])).toEqual([
      [1, 1, 2],
      [2, 3, 5],
    ]);
    expect(chapters[1].turns.map(({ seat, first, last }) => [seat, first, last])).toEqual([
      [1, 3, 4],
      [0, 5, 5],
    ]);
  });

  test("count turns from 1, and what one player does across the end of a round as one", () => {
    expect(chapters.map(({ turns }) => turns.map(({ number }) => number))).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(turnsIn(chapters)).toBe(3);
  });

  test("say once what such a turn changed", () => {
    const moments = [
      { step: 0, shares: [0.5, 0.5] },
      { step: 1, shares: [0.6, 0.4] },
      { step: 4, shares: [0.9, 0.1] },
      { step: 5, shares: [1, 0] },
    ];
    const review = { moments } as Review;
    expect(chapters.flatMap(({ turns }) => turns.map((turn) => changeOf(review, turn)))).toEqual([10, null, -30, 10]);
  });

  test("show the choice at a step if it has a mark, otherwise the gravest of the turn", () => {
    const decisions = [
      { step: 2, mark: "mistake", gain: -0.05 },
      { step: 3, mark: "blunder", gain: -0.2 },
    ];
    const review = { moments: [], turning: [], decisions } as unknown as Review;
    const turn = { seat: 0, first: 2, last: 4, number: 1, events: [] };
    expect([2, 3, 4].map((at) => lookedAt(review, turn, at)!.decision!.step)).toEqual([3, 2, 3]);
  });

  test("tell where a step lies", () => {
    expect([0, 1, 2, 3, 5].map((step) => chapterAt(chapters, step)!.round)).toEqual([1, 1, 1, 2, 2]);
    expect(turnAt(chapters, 0)).toBeNull();
    expect(turnAt(chapters, 4)).toMatchObject({ seat: 1, first: 3, last: 4 });
  });

  test("are what one leafs by", () => {
    expect([0, 1, 2, 4, 5].map((step) => roundFrom(chapters, step, 1))).toEqual([2, 2, 5, 5, 5]);
    expect([0, 1, 2, 3, 5].map((step) => roundFrom(chapters, step, -1))).toEqual([0, 0, 0, 2, 2]);
  });

  test("of Thebes are quarters, by whoever is furthest back", () => {
    const moves = [deal, by(0, { event: "marker-moved", seat: 0, week: 20 }), by(1, { event: "marker-moved", seat: 1, week: 14 }), by(1)];
    const found = chaptersOf(moves, { track: [0, 1].map((seat) => ({ seat, week: 0 })) }, ofThebes);
    expect(found.map(({ round, first }) => [round, first])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  test("of Monuments have one turn of everybody", () => {
    const turn = (seat: number, next: number) => by(seat, { event: "turn-begun", seat: next });
    const found = chaptersOf([deal, by(0), turn(0, 1), turn(1, 0), turn(0, 1), by(1)], { turn: 0, hands: [{}, {}] }, ofMonuments);
    expect(found.map(({ round, first, last }) => [round, first, last])).toEqual([
      [1, 1, 3],
      [2, 4, 5],
    ]);
  });

  test("of a game that does not know its rounds follow the turns", () => {
    const found = chaptersOf([deal, by(0), by(0), by(1), by(0), by(1), by(1)], null);
    expect(found.map(({ round, first, last }) => [round, first, last])).toEqual([
      [1, 1, 3],
      [2, 4, 6],
    ]);
  });
});

describe("marks", () => {
  test("that would cover each other are thinned to the one that is looked at and the graver ones", () => {
    const marks = [
      { step: 3, mark: "good" },
      { step: 4, mark: "blunder" },
      { step: 5, mark: "mistake" },
      { step: 9, mark: "mistake" },
    ] as const;
    const seen = (at: number, room: number) => thinned([...marks], at, room).map(({ step }) => step);
    expect(seen(0, 1)).toEqual([3, 4, 5, 9]);
    expect(seen(0, 2)).toEqual([4, 9]);
    expect(seen(5, 2)).toEqual([3, 5, 9]);
  });
});

describe("addresses", () => {
  test("name the step and who looks", () => {
    expect(addressOf({ replay: "abc", step: 7, eyes: "0" })).toBe("/r/abc/7/1");
    expect(eyesIn("1")).toBe("0");
    expect(addressOf({ replay: "abc", step: 7, eyes: "nobody" })).toBe("/r/abc/7/nobody");
    expect([undefined, "x", "0", "99", "nobody"].map(eyesIn)).toEqual([null, null, null, null, "nobody"]);
  });

  test("carry notes, whatever is in them", () => {
    const notes = new Map([
      [12, "Better & <b>cheaper</b>? 50% #1=2"],
      [3, "Ä ☃"],
    ]);
    expect(notesIn(hashOf(notes))).toEqual(new Map([...notes].reverse()));
    expect(hashOf(new Map())).toBe("");
  });

  test("leave out what is no note, and what is too much", () => {
    expect(notesIn("#")).toEqual(new Map());
    expect(notesIn("#hello&x=1&5=&6=%E0%A4%A&7=ok")).toEqual(new Map([[7, "ok"]]));
    expect(notesIn(`#1=${"a".repeat(999)}`).get(1)).toHaveLength(MAX_NOTE_LENGTH);
    expect(notesIn(`#1=a%0A%00b`).get(1)).toBe("a b");
    expect(notesIn(`#${Array.from({ length: 50 }, (_, i) => `${i}=x`).join("&")}`).size).toBe(MAX_NOTES);
  });
});

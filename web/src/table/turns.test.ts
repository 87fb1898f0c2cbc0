import { describe, expect, it } from "vitest";
import { apart } from "../games/artefakt/wording";
import { linesOf, unheard, unread } from "./log";
import { nextHit, turnsOf } from "./turns";

const moved = (sequence: number, seat: number, ...events: string[]) => ({ sequence, at: 0, kind: "moved", seat, events: events.map((event) => ({ event })) });
const said = (sequence: number, person: number) => ({ sequence, at: 0, kind: "said", person, text: "so" });

describe("turns", () => {
  it("have together what one seat did in a row, whatever was said in between", () => {
    const turns = turnsOf([moved(1, 0, "dug"), said(2, 1), moved(3, 0, "found"), moved(4, 1, "paid")]);
    expect(turns.map(({ seat, first, last, events }) => [seat, first, last, events.length])).toEqual([
      [0, 1, 3, 2],
      [1, 4, 4, 1],
    ]);
  });

  it("do not tell what was taken back", () => {
    const undone = { sequence: 4, at: 0, kind: "undone", person: 0, count: 2 };
    expect(turnsOf([moved(1, 1, "paid"), moved(2, 0, "dug"), moved(3, 0, "found"), undone]).map((turn) => turn.seat)).toEqual([1]);
  });

  it("are in the log oldest first, beside what else happened, without the chat", () => {
    const lines = linesOf([
      { sequence: 1, at: 0, kind: "started" },
      moved(2, 0, "dug"),
      said(3, 0),
      { sequence: 4, at: 0, kind: "paused" },
      moved(5, 1, "paid"),
    ]);
    expect(lines.map((line) => line.passage?.seat ?? line.notice?.kind)).toEqual(["started", 0, "paused", 1]);
  });

  it("have what a move leads to under whom it concerns, with a heading of its own", () => {
    const told = (sequence: number, seat: number, ...events: [string, number?][]) => ({
      ...moved(sequence, seat),
      events: events.map(([event, seat]) => ({ event, seat })),
    });
    const notices = [
      told(1, 0, ["put", 0], ["place-rolled", 0]),
      told(2, 0, ["put", 0], ["place-rolled", 1]),
      told(3, 1, ["put", 1], ["round-begun", 0], ["rolled", 0]),
      told(4, 0, ["planned", 0], ["card-turned", 1]),
      told(5, 2, ["put", 2], ["round-begun", 2]),
      told(6, 2, ["planned", 2]),
    ];
    const passages = linesOf(notices, apart).map(({ passage }) => [passage!.seat, passage!.events.map(({ event }) => event)]);
    expect(passages).toEqual([
      [0, ["put", "place-rolled", "put"]],
      [1, ["place-rolled", "put"]],
      [null, ["round-begun", "rolled"]],
      [0, ["planned"]],
      [1, ["card-turned"]],
      [2, ["put"]],
      [null, ["round-begun"]],
      [2, ["planned"]],
    ]);
  });

  it("begin with a heading, which needs no line below it once there is another", () => {
    const begun = (sequence: number, seat: number, next: number) => ({
      ...moved(sequence, seat),
      events: [
        { event: "drawn", seat },
        { event: "turn-begun", seat: next },
      ],
    });
    const passages = linesOf([begun(1, 0, 1), begun(2, 1, 0)], { "turn-begun": "turn" }).map(({ passage }) => [
      passage!.seat,
      passage!.events.map(({ event }) => event),
    ]);
    expect(passages).toEqual([
      [0, ["drawn"]],
      [1, ["drawn"]],
      [0, ["turn-begun"]],
    ]);
  });

  it("are unread if others took them after the last look; so is what others said", () => {
    const notices = [moved(1, 1, "paid"), moved(2, 0, "dug"), moved(3, 1, "paid"), said(4, 1), said(5, 0)];
    expect(unread(notices, 1, 0)).toBe(1);
    expect(unheard(notices, 1, 0)).toBe(1);
  });

  it("that hit me are told one after the other, until I have gone on from all", () => {
    const turns = turnsOf([moved(1, 1, "stolen"), moved(2, 2, "planned"), moved(3, 1, "planned"), moved(4, 2, "pushed")]);
    const tell = ({ events }: { events: { event: string }[] }) => {
      const hit = events.find(({ event }) => event !== "planned");
      return { sentence: "", ...(hit ? { hit: { sentence: hit.event, things: [] } } : {}) };
    };
    expect(nextHit(turns, 0, tell)?.told.hit?.sentence).toBe("stolen");
    expect(nextHit(turns, 1, tell)?.told.hit?.sentence).toBe("pushed");
    expect(nextHit(turns, 4, tell)).toBeNull();
  });
});

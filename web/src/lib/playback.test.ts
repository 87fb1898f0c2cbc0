import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback, type Player } from "./playback.svelte";

const LENGTH = 1000;

/** A board on which every event takes a second. */
function board(ended: string[] = []): Player {
  return (show, { events }, factor) => {
    show();
    return Promise.resolve({
      told: events.map((event, i) => ({ event, at: i * LENGTH * factor })),
      length: events.length * LENGTH * factor,
      end: () => ended.push(events[0]?.event),
    });
  };
}

function turn(state: string, ...events: string[]): { state: string; events: { event: string }[]; mine: boolean } {
  return { state, events: events.map((event) => ({ event })), mine: false };
}

describe("playback", () => {
  let playback: Playback<string>;
  let factor = 1;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { visibilityState: "visible" });
    factor = 1;
    playback = new Playback<string>(() => factor);
    playback.player = board();
    playback.add(turn("first", "dealt"));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

  it("does not play what is there first", () => {
    expect(playback.shown).toBe("first");
    expect(playback.playing).toBe(false);
  });

  it("shows one update after the other, each when the one before was played", async () => {
    playback.add(turn("second", "dug", "found"));
    playback.add(turn("third", "paid"));
    await pass(0);
    expect([playback.shown, playback.event?.event]).toEqual(["second", "dug"]);
    await pass(1000);
    expect(playback.event?.event).toBe("found");
    await pass(1001);
    expect([playback.shown, playback.event?.event]).toEqual(["third", "paid"]);
    await pass(1000);
    expect(playback.playing).toBe(false);
  });

  it("tells of a turn from its beginning: what the turn before told last is over", async () => {
    const late = board();
    playback.player = async (show, turn, factor) => {
      const performance = await late(show, turn, factor);
      return { ...performance, told: performance.told.map((each) => ({ ...each, at: each.at + LENGTH })), length: performance.length + LENGTH };
    };
    playback.add(turn("second", "dug"));
    playback.add(turn("third", "paid"));
    await pass(2 * LENGTH - 1);
    expect([playback.shown, playback.event?.event]).toEqual(["second", "dug"]);
    await pass(2);
    expect([playback.shown, playback.event?.event, playback.told]).toEqual(["third", "paid", []]);
  });

  it("is free only when all was played, unless it was I who did it", async () => {
    playback.add(turn("second", "dug"));
    await pass(0);
    expect(playback.free).toBe(false);
    await pass(1000);
    expect(playback.free).toBe(true);
    playback.add({ ...turn("third", "dug"), mine: true });
    await pass(0);
    expect([playback.playing, playback.free]).toEqual([true, true]);
  });

  it("tells first what became of a deed of mine where that is wished", async () => {
    playback.add({ ...turn("second", "dug", "found"), mine: true, told: true });
    await pass(0);
    expect([playback.playing, playback.free]).toEqual([true, false]);
    await pass(2 * LENGTH);
    expect(playback.free).toBe(true);
  });

  it("does not go back when a great moment is skipped while more waits", async () => {
    const ordinary = board();
    playback.player = async (show, turn, factor) => {
      await new Promise<void>((resolve) => (playback.interrupt = resolve));
      return ordinary(show, turn, factor);
    };
    playback.add(turn("second", "dug"));
    playback.add(turn("third", "paid"));
    await pass(10);
    playback.skip();
    await pass(0);
    expect([playback.shown, playback.settled, playback.playing, playback.free]).toEqual(["third", "third", false, true]);
  });

  it("is skipped to the end", async () => {
    const ended: string[] = [];
    playback.player = board(ended);
    playback.add(turn("second", "dug"));
    playback.add(turn("third", "found", "paid"));
    await pass(10);
    playback.skip();
    await pass(0);
    expect([playback.shown, playback.event?.event, playback.playing, playback.free]).toEqual(["third", "paid", false, true]);
    expect(ended).toEqual(["dug"]);
  });

  it("catches up: who has fallen far behind sees the latest only", async () => {
    playback.add(turn("0", "dug"));
    await pass(0);
    for (let i = 1; i <= 19; i++) playback.add(turn(String(i), "dug"));
    await pass(LENGTH);
    expect(playback.shown).toBe("18");
    await pass(2 * LENGTH);
    expect([playback.shown, playback.playing]).toEqual(["19", false]);
  });

  it("shows everything that bots do while a great moment of mine lasts, faster", async () => {
    const shown: unknown[] = [];
    playback.player = board(shown as string[]);
    playback.add({ ...turn("mine", ...Array<string>(6).fill("dug")), mine: true });
    await pass(0);
    for (let i = 1; i <= 8; i++) playback.add(turn(String(i), `move-${i}`));
    await pass(6 * LENGTH);
    await pass(5 * LENGTH);
    expect([playback.shown, playback.playing]).toEqual(["8", false]);
    expect(shown).toEqual(["dug", ...Array.from({ length: 8 }, (_, i) => `move-${i + 1}`)]);
  });

  it("shows everything at once where that is wished, and while nobody looks", async () => {
    factor = 0;
    playback.add(turn("second", "dug"));
    expect([playback.shown, playback.playing]).toEqual(["second", false]);
    await pass(0);
    factor = 1;
    vi.stubGlobal("document", { visibilityState: "hidden" });
    playback.add(turn("third", "found"));
    expect([playback.shown, playback.event?.event]).toEqual(["third", "found"]);
  });

  it("settles on a state only when its way was played", async () => {
    playback.add(turn("second", "dug", "found"));
    await pass(500);
    expect([playback.shown, playback.settled, playback.told.length]).toEqual(["second", "first", 1]);
    await pass(2000);
    expect(playback.settled).toBe("second");
  });

  it("plays what happened since my last move again, and ends where it was", async () => {
    playback.add({ ...turn("mine", "dug"), mine: true });
    playback.add(turn("theirs", "paid"));
    await pass(5000);
    expect(playback.replayable).toBe(true);
    playback.replay();
    await pass(0);
    expect([playback.shown, playback.free, playback.event?.event]).toEqual(["theirs", false, "paid"]);
    await pass(1500);
    expect([playback.shown, playback.free, playback.settled]).toEqual(["theirs", true, "theirs"]);
  });

  it("ends what the board waits for when it is skipped", async () => {
    let interrupted = false;
    const usual = board();
    playback.player = async (...args) => {
      await new Promise<void>((resolve) => (playback.interrupt = () => ((interrupted = true), resolve())));
      return usual(...args);
    };
    playback.add(turn("second", "dug"));
    await pass(0);
    expect(playback.shown).toBe("first");
    playback.skip();
    await pass(0);
    expect([interrupted, playback.shown, playback.playing]).toEqual([true, "second", false]);
  });
});

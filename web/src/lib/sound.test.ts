import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
let contexts = 0;

/** An audio context of which only the number counts: everything it makes accepts every call. */
function anything(): unknown {
  return new Proxy(() => undefined, { get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : anything()), apply: () => anything(), set: () => true });
}

beforeEach(() => {
  kept.clear();
  contexts = 0;
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      constructor() {
        contexts++;
        return new Proxy(this, { get: (own, name) => (name === "currentTime" ? own.currentTime : anything()) });
      }
    },
  );
});

describe("sound", () => {
  it("is off until it is switched on, and stays as it was left", async () => {
    const { sound } = await import("./sound.svelte");
    sound.play("fanfare");
    expect([sound.on, contexts]).toEqual([false, 0]);
    sound.turn(true);
    expect([kept.get("sound"), contexts]).toEqual(["on", 1]);
    sound.tune(0.2);
    vi.resetModules();
    const later = (await import("./sound.svelte")).sound;
    expect([later.on, later.volume]).toEqual([true, 0.2]);
  }, 60_000);
});

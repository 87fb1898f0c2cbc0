import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RETRY, twice } from "./twice";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function failing(times: number): { load: () => Promise<string>; asked: () => number } {
  let asked = 0;
  return { load: () => (asked++ < times ? Promise.reject(new Error("no network")) : Promise.resolve("screen")), asked: () => asked };
}

test("what comes at once is asked for once", async () => {
  const { load, asked } = failing(0);
  expect(await twice(load)).toBe("screen");
  expect(asked()).toBe(1);
});

test("what fails once is asked for again after a while", async () => {
  const { load, asked } = failing(1);
  const coming = twice(load);
  await vi.advanceTimersByTimeAsync(RETRY - 1);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await coming).toBe("screen");
  expect(asked()).toBe(2);
});

test("what fails twice is given up", async () => {
  const { load, asked } = failing(2);
  const coming = expect(twice(load)).rejects.toThrow("no network");
  await vi.advanceTimersByTimeAsync(RETRY);
  await coming;
  expect(asked()).toBe(2);
});

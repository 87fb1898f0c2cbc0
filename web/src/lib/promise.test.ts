// The shuffle is checked with what was kept when I sat down. The figures were made by the server's own code.

import { afterEach, describe, expect, it, vi } from "vitest";
import { freshWord, judged } from "./promise";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "e3bee9ca9eea040ea61fb2ef9d4bbf308e8e6683d82e7561419f0404081cf2f2";
const WORDS = ["sand", "", 'Ton-é€🜁"'];
const RECORD = { key: "b5d41176ee375ab11f47717d8742723a", promise: { commitment: COMMITMENT, words: WORDS, secret: SECRET } };
const KEPT = { commitment: COMMITMENT, word: "sand" };

describe("the shuffle of a finished game", () => {
  it("was as promised, with my word in it", async () => {
    expect(await judged(KEPT, [0], 0, RECORD)).toBe("kept");
    expect(await judged({ ...KEPT, word: WORDS[2] }, [2], 0, RECORD)).toBe("kept");
  });

  it("was as promised after moves were undone, if I was told of each", async () => {
    expect(await judged(KEPT, [0], 1, { ...RECORD, undone: [[3, "dig", [4]]] })).toBe("kept");
    expect(await judged(KEPT, [0], 2, { ...RECORD, undone: [[3, "dig", [4]]] })).toBe("broken");
  });

  it("was as promised, but without my word", async () => {
    expect(await judged(KEPT, [1], 0, RECORD)).toBe("silent");
  });

  it.each([
    ["another commitment than I was shown", { ...KEPT, commitment: "00".repeat(32) }, RECORD],
    ["another word for my seat", { ...KEPT, word: "silt" }, RECORD],
    ["another secret", KEPT, { ...RECORD, promise: { ...RECORD.promise, secret: "11".repeat(32) } }],
    ["a secret that is none", KEPT, { ...RECORD, promise: { ...RECORD.promise, secret: "sand" } }],
    ["a word of somebody else that does not give the key", KEPT, { ...RECORD, promise: { ...RECORD.promise, words: ["sand", "silt", ""] } }],
    ["another key", KEPT, { ...RECORD, key: "00".repeat(16) }],
    ["undone moves that nobody was told of", KEPT, { ...RECORD, undone: [[3, "dig", [4]]] }],
    ["no promise at all", KEPT, { key: RECORD.key }],
  ])("was not as promised: %s", async (_, kept, record) => {
    expect(await judged(kept, [0], 0, record)).toBe("broken");
  });
});

describe("my word", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is sent as its fingerprint", async () => {
    const { word, given } = await freshWord();
    expect(given).toEqual({ sealed: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(JSON.stringify(given)).not.toContain(word);
  });

  it("is sent openly where the browser cannot make fingerprints", async () => {
    const real = globalThis.crypto;
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes) });
    const { word, given } = await freshWord();
    expect(given).toEqual({ word });
  });
});

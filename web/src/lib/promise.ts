// What this browser keeps from the moment of sitting down, so that it can check the shuffle itself when the game is over.
// docs/table.md says how the shuffle is made.

import { keepPromise, promiseAt, type KeptPromise } from "./kept";
import { ask, command, freshKey, Refused, type Notice, type Now } from "./server";

/** What came of the check: all as promised; as promised, but without my word; not as promised; or why nobody can tell. */
export type Verdict = "kept" | "silent" | "broken" | "elsewhere" | "unable";

/** A word for the shuffle, and what is sent of it before everybody sits: only its fingerprint, where this browser can make one. */
export interface OwnWord {
  word: string;
  given: { sealed: string } | { word: string };
}

/** Browsers make fingerprints only for pages that came over a secure connection, or from the same machine. */
function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function freshWord(): Promise<OwnWord> {
  const word = freshKey();
  return { word, given: canHash() ? { sealed: await fingerprint(bytesOf(`digsite word ${word}`)) } : { word } };
}

/** Show my word if everybody is here and the table waits for it. A table that has started without it is not held up. */
export async function showWord(now: Now, token: string | null): Promise<void> {
  const kept = promiseAt(now.table);
  if (!now.reveal || !kept || !token) return;
  try {
    await command(now.table, token, now.sequence, { do: "reveal", word: kept.word });
  } catch (trouble) {
    if (!(trouble instanceof Refused)) throw trouble;
  }
}

/** Say that I am here, at a table where I am expected. */
export async function sayReady(now: Now, token: string): Promise<void> {
  const { word, given } = await freshWord();
  keepPromise(now.table, { word, commitment: now.fairness.commitment });
  await command(now.table, token, now.sequence, { do: "ready", ...given });
}

interface Recorded {
  key?: string;
  undone?: unknown[];
  promise?: { commitment: string; words: string[]; secret: string };
}

/** Check a finished game with what this browser has kept, and with what it was told. */
export async function checkedShuffle(now: Now, notices: Notice[]): Promise<Verdict> {
  const kept = promiseAt(now.table);
  if (!kept) return "elsewhere";
  if (!canHash()) return "unable";
  const undone = notices.reduce((sum, notice) => sum + (notice.kind === "undone" ? (notice.count ?? 0) : 0), 0);
  return judged(kept, now.you?.seats ?? [], undone, await ask<Recorded>("GET", `/tables/${now.table}/record`));
}

/** Undone moves that nobody was told of could have been made up, to draw other numbers after them. */
export async function judged(kept: KeptPromise, seats: number[], toldUndone: number, { key, undone, promise }: Recorded): Promise<Verdict> {
  if (!promise || !/^([0-9a-f]{2})+$/.test(promise.secret)) return "broken";
  const secret = Uint8Array.from(promise.secret.match(/../g)!, (pair) => parseInt(pair, 16));
  const shown = await fingerprint(new Uint8Array([...bytesOf("digsite commitment "), ...secret]));
  const mine = seats.map((seat) => promise.words[seat]);
  if (promise.commitment !== kept.commitment || shown !== kept.commitment) return "broken";
  if (mine.some((word) => word !== "" && word !== kept.word)) return "broken";
  if ((undone?.length ?? 0) !== toldUndone) return "broken";
  if (key !== (await mixedKey(secret, promise.words))) return "broken";
  return mine.length && mine.every((word) => word) ? "kept" : "silent";
}

const KEY_BYTES = 16;

/** The key of the game: the secret with everybody's words. */
async function mixedKey(secret: Uint8Array<ArrayBuffer>, words: string[]): Promise<string> {
  const by = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", by, bytesOf(listed(words)))).slice(0, 2 * KEY_BYTES);
}

/** A list as the server writes it: a space after each comma, and everything beyond ASCII as \uXXXX. */
function listed(words: string[]): string {
  const escaped = (word: string): string =>
    JSON.stringify(word).replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `[${words.map(escaped).join(", ")}]`;
}

async function fingerprint(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", content));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

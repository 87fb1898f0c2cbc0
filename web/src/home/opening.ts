// Opening a table: what was wished becomes a table at which I sit.

import { keepName, keepOpponents, keepPromise, keepTable, myName, opponentsAt } from "../lib/kept";
import { page } from "../lib/page.svelte";
import { freshWord, showWord } from "../lib/promise";
import { command, seatAt, type GameFacts, type Replay } from "../lib/server";
import { asked, opponentsIn, wishFor, type Wish } from "./wish";

/** What Play opens without further questions. */
export function usualWish(game: GameFacts): Wish {
  return wishFor(game, opponentsAt(game.name));
}

/** Open the table and go there; the game begins at once if nobody else is awaited. */
export async function openTable(game: GameFacts, wish: Wish, name = myName()): Promise<void> {
  const opponents = opponentsIn(wish);
  const table = await sitDownAt("/tables", game.name, name, { game: game.name, ...asked(wish) });
  if (opponents) keepOpponents(game.name, opponents);
  page.go(`/t/${table}`);
}

/** Open a table that goes on from a step of a replay, and go there. Seats are `me`, `friend` or `bot:novice`. */
export async function goOnFrom(about: Replay, step: number, seats: string[], name: string): Promise<void> {
  const first = seats.indexOf("me");
  const wishes = seats.map((seat, i) => {
    const [who, bot] = seat.split(":");
    return bot ? { who, bot } : who === "me" && i !== first ? { who, name: about.names[i] } : { who };
  });
  page.go(`/t/${await sitDownAt(`/replays/${about.replay}/steps/${step}/table`, about.game, name, { seats: wishes })}`);
}

/** Ask for a new table where I sit, keep what this browser must remember of it, and return its id. */
export async function sitDownAt(path: string, game: string, name: string, wish: Record<string, unknown>): Promise<string> {
  const called = name.trim() || page.texts.say("somebody");
  keepName(name.trim());
  const { word, given } = await freshWord();
  const sealed = "sealed" in given ? given.sealed : null;
  const seated = await seatAt(path, { name: called, word: null, sealed, ...wish });
  keepPromise(seated.table, { word, commitment: seated.now.fairness.commitment });
  keepTable({ table: seated.table, token: seated.token, game, name: called, at: Date.now() });
  // An open word comes after the server's promise, so that it cannot have chosen its secret to fit.
  if (sealed === null) await command(seated.table, seated.token, seated.now.sequence, { do: "ready", word });
  else await showWord(seated.now, seated.token);
  return seated.table;
}

/** Who sits opposite, in a few words: "2 Novices", "1 Novice and 1 Digger". */
export function opponentsInWords(bots: string[]): string {
  const parts = [...new Set(bots)].map((bot) => page.texts.say(`opponents-${bot}`, { count: bots.filter((other) => other === bot).length }));
  return new Intl.ListFormat(page.language, { type: "conjunction" }).format(parts);
}

// Opening a table: what was wished becomes a table at which I sit.

import { keepName, keepOpponents, keepPromise, keepTable, myName, opponentsAt } from "../lib/kept";
import { page } from "../lib/page.svelte";
import { freshWord, showWord } from "../lib/promise";
import { ask, command, freshKey, type GameFacts, type Seated } from "../lib/server";
import { asked, opponentsIn, wishFor, type Wish } from "./wish";

/** What Play opens without further questions. */
export function usualWish(game: GameFacts): Wish {
  return wishFor(game, opponentsAt(game.name));
}

/** Open the table and go there; the game begins at once if nobody else is awaited. */
export async function openTable(game: GameFacts, wish: Wish, name = myName()): Promise<void> {
  const called = name.trim() || page.texts.say("somebody");
  keepName(name.trim());
  const { word, given } = await freshWord();
  const sealed = "sealed" in given ? given.sealed : null;
  const seated = await ask<Seated>("POST", "/tables", { game: game.name, name: called, key: freshKey(), word: null, sealed, ...asked(wish) });
  keepPromise(seated.table, { word, commitment: seated.now.fairness.commitment });
  keepTable({ table: seated.table, token: seated.token, game: game.name, name: called, at: Date.now() });
  const opponents = opponentsIn(wish);
  if (opponents) keepOpponents(game.name, opponents);
  // An open word comes after the server's promise, so that it cannot have chosen its secret to fit.
  if (sealed === null) await command(seated.table, seated.token, seated.now.sequence, { do: "ready", word });
  else await showWord(seated.now, seated.token);
  page.go(`/t/${seated.table}`);
}

/** Who sits opposite, in a few words: "2 Novices", "1 Novice and 1 Digger". */
export function opponentsInWords(bots: string[]): string {
  const parts = [...new Set(bots)].map((bot) => page.texts.say(`opponents-${bot}`, { count: bots.filter((other) => other === bot).length }));
  return new Intl.ListFormat(page.language, { type: "conjunction" }).format(parts);
}

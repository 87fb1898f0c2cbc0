// To the table of a lesson: the one that was left, or a new one.

import { keepLesson, keepTable, lessonAt, myName, tokenFor } from "../lib/kept";
import { page } from "../lib/page.svelte";
import { ask, Refused, seatAt, type Now } from "../lib/server";
import { FREE } from "./coaching";

/** Whether the lesson of a game was gone through here, or left for a free game. */
export function isLearnt(game: string): boolean {
  const kept = lessonAt(game);
  return kept !== null && (kept.skipped || kept.done.includes(FREE));
}

/** Go to the table where the lesson of a game is given. */
export async function learn(game: string): Promise<void> {
  page.go(`/t/${(await leftTable(game)) ?? (await newTable(game))}`);
}

/** The table of a lesson that was begun here and is not over. */
async function leftTable(game: string): Promise<string | null> {
  const table = isLearnt(game) ? undefined : lessonAt(game)?.table;
  const token = table && tokenFor(table);
  if (!token) return null;
  try {
    const now = await ask<Now>("GET", `/tables/${table}`, undefined, token);
    return now.phase === "over" ? null : table;
  } catch (trouble) {
    if (trouble instanceof Refused) return null;
    throw trouble;
  }
}

async function newTable(game: string): Promise<string> {
  const name = myName().trim() || page.texts.say("somebody");
  const { table, token } = await seatAt("/lessons", { game, name });
  keepTable({ table, token, game, name, at: Date.now() });
  keepLesson(game, { table, done: [], skipped: false });
  return table;
}

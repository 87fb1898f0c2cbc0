// To the table of the rematch, where everybody is expected: everybody who comes says at once that they are here.

import { keepTable } from "../lib/kept";
import { page } from "../lib/page.svelte";
import { sayReady } from "../lib/promise";
import { ask, type Now } from "../lib/server";

export async function goToRematch(now: Now, name: string): Promise<void> {
  const { rematch, rematch_token: token } = now;
  if (!rematch) return;
  if (token) {
    keepTable({ table: rematch, token, game: now.game, name, at: Date.now() });
    const there = await ask<Now>("GET", `/tables/${rematch}`, undefined, token);
    if (there.you && !there.people[there.you.person].ready) await sayReady(there, token);
  }
  page.go(`/t/${rematch}`);
}

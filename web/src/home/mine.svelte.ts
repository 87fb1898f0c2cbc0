// The games at which this browser has a seat: how each stands, and what happened there last.

import { namingOf } from "../games/naming";
import { forgetTable, keepTable, myTables, type KeptTable } from "../lib/kept";
import { called } from "../lib/names";
import { page } from "../lib/page.svelte";
import { ask, Refused, type Notice, type Now } from "../lib/server";

export type Standing = "mine" | "others" | "waiting" | "over" | "gone" | "damaged";

export interface MyGame {
  kept: KeptTable;
  standing?: Standing;
  /** Whom the table waits for. */
  turn?: string;
  /** What happened last, in one sentence. */
  lately?: string;
}

const MAX_TABLES = 12;
const GONE = ["no-such-table", "bad-token", "old-link"];
/** How far back to look for something the game told. */
const FEW_ENTRIES = 4;

export class MyGames {
  all: MyGame[] = $state(
    myTables()
      .slice(0, MAX_TABLES)
      .map((kept) => ({ kept, standing: kept.over ? "over" : undefined })),
  );
  /** Those one can go on with, mine to move first. */
  running: MyGame[] = $derived(this.all.filter((game) => ["mine", "others", "waiting"].includes(game.standing ?? "")).sort((a, b) => rank(a) - rank(b)));
  private ended = false;

  /** One after the other: a table may have to be woken. What is over is remembered, and never asked again. */
  async look(): Promise<void> {
    for (const game of this.all) {
      if (this.ended) return;
      if (game.standing) continue;
      try {
        await this.lookAt(game);
      } catch (trouble) {
        if (!(trouble instanceof Refused)) throw trouble;
        if (GONE.includes(trouble.code)) game.standing = "gone";
        if (trouble.code === "damaged-table") game.standing = "damaged";
      }
    }
  }

  forget(game: MyGame): void {
    forgetTable(game.kept.table);
    this.all = this.all.filter((other) => other.kept.table !== game.kept.table);
  }

  end(): void {
    this.ended = true;
  }

  private async lookAt(game: MyGame): Promise<void> {
    const { table, token } = game.kept;
    const now = await ask<Now>("GET", `/tables/${table}`, undefined, token);
    game.standing = standingOf(now);
    if (now.phase === "over") keepTable({ ...game.kept, over: true });
    if (now.phase !== "playing") return;
    const names = now.seats.map((seat) => called(seat, page.texts.say));
    if (now.to_act !== undefined) game.turn = names[now.to_act];
    const since = Math.max(0, now.sequence - FEW_ENTRIES);
    const notices = await ask<Notice[]>("GET", `/tables/${table}/notices?since=${since}`, undefined, token);
    const event = notices.flatMap((notice) => notice.events ?? []).at(-1);
    if (!event) return;
    const texts = await page.textsOf(now.game);
    const naming = namingOf(now.game, now.view);
    texts.naming = () => naming;
    game.lately = texts.ofEvent(event, names, now.you?.seat ?? null);
  }
}

function rank(game: MyGame): number {
  return ["mine", "others", "waiting"].indexOf(game.standing ?? "");
}

function standingOf(now: Now): Standing {
  if (now.phase !== "playing") return now.phase;
  return now.to_act !== undefined && now.you?.seats.includes(now.to_act) ? "mine" : "others";
}

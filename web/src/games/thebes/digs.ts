// What can be planned at a dig site: permits, helpers and weeks, as the legal moves have them, and what each dig brings
// by the dig table and by the table's promises.

import type { MoveNow } from "../../lib/server";
import { weekOf, type Promised, type Region, type View } from "./view";

export const PERMITS = ["local", "general", "card"] as const;
export type Permit = (typeof PERMITS)[number];
export const SENT = ["thief", "rob", "scholar"] as const;
export type Sent = (typeof SENT)[number];

/** What the player prefers; where it cannot be, the plan has the nearest that can. */
export interface Wishes {
  permit: Permit;
  helpers: number;
  /** 0: as the planner opens. */
  weeks: number;
}

export interface Column {
  weeks: number;
  cards: number;
  /** A shorter dig brings as many. */
  idle: boolean;
  /** Its notation; absent where it cannot be dug. */
  move?: string;
}

export interface Plan {
  region: Region;
  permits: Permit[];
  permit: Permit;
  /** Helpers that can be taken along, from none on. */
  staffs: number[];
  helpers: number;
  special: number;
  general: number;
  knowledge: number;
  columns: Column[];
  /** What is chosen. */
  chosen: Column;
  /** Weeks of the helpers beside those of the dig, and where I stand after all of them. */
  helped: number;
  target: number;
  promise: Promised | null;
}

/** What else can be done at a site: thief, tomb robber, scholar. */
export function sentTo(region: Region, moves: MoveNow[]): Sent[] {
  return SENT.filter((word) => moves.some(({ move }) => move === `${word} ${region}`));
}

function digOf(region: Region, permit: Permit, weeks: number, helpers: number): string {
  return `dig ${region} ${permit} ${weeks}${helpers ? ` +${helpers}` : ""}`;
}

/** The plan for a site; null if nobody can dig there now. */
export function planFor(view: View, me: number, region: Region, moves: MoveNow[], wishes: Wishes): Plan | null {
  const digs = moves.map(({ move }) => move.split(" ")).filter(([word, where]) => word === "dig" && where === region);
  if (!digs.length) return null;
  const legal = new Set(moves.map(({ move }) => move));
  const usable = PERMITS.filter((permit) => digs.some((dig) => dig[2] === permit));
  // A permit for any region from the start and one taken as a card are alike: one of them is offered.
  const permits = usable.includes("general") ? usable.filter((permit) => permit !== "card") : usable;
  const permit = permits.includes(wishes.permit) ? wishes.permit : permits[0];
  const staffs = [...new Set(digs.filter((dig) => dig[2] === permit).map((dig) => Number(dig[4] ?? 0)))].sort((a, b) => a - b);
  const helpers = staffs.findLast((staff) => staff <= wishes.helpers) ?? staffs[0];
  const has = view["players-have"][me];
  const knowledge = helpers ? has["with-helpers"][region][helpers - 1] : has.usable[region];
  const row = view["dig-table"][knowledge - 1] ?? [];
  const columns = row.map((cards, i): Column => {
    const move = digOf(region, permit, i + 1, helpers);
    return { weeks: i + 1, cards, idle: cards <= (row[i - 1] ?? 0), move: legal.has(move) ? move : undefined };
  });
  const promises = view["dig-promises"][region] ?? [];
  const chosen = columns.find(({ weeks, move }) => weeks === wishes.weeks && move) ?? opening(columns, promises);
  const helped = helpers * view["action-weeks"].helper;
  return {
    region,
    permits,
    permit,
    staffs,
    helpers,
    special: has.special[region],
    general: Math.max(0, knowledge - has.special[region]),
    knowledge,
    columns,
    chosen,
    helped,
    target: weekOf(view, me) + chosen.weeks + helped,
    promise: promises[chosen.cards - 1] ?? null,
  };
}

/** The planner opens with the fewest weeks that give half of the best outcome. */
function opening(columns: Column[], promises: Promised[]): Column {
  const open = columns.filter(({ move }) => move);
  const worth = ({ cards }: Column): number => promises[cards - 1]?.points || cards / 100;
  const best = Math.max(...open.map(worth));
  return open.find((column) => worth(column) >= best / 2) ?? open[0];
}

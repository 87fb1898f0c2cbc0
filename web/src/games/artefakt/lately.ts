// What a rival's plate tells of: what they got and did at the sites in this round or, until then, in the one before. Sites
// are settled by the player who moves last, so these are not always their own moves.

import type { GameEvent } from "../../lib/server";
import type { Lately } from "../boards";
import { DEEDS } from "./telling";

const TOLD = [...DEEDS, "instructed"];

export const lately: Lately = (seat, told) => {
  const theirs: GameEvent[][] = [[]];
  for (const event of told) {
    if (event.event === "round-begun") theirs.push([]);
    else if (event.seat === seat && TOLD.includes(event.event)) theirs[theirs.length - 1].push(event);
  }
  return theirs.slice(-2).findLast((round) => round.length) ?? [];
};

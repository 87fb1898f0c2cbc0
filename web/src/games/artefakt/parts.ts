// Everything that a table of this game needs, in one piece.

import type { GameParts } from "../boards";
import Aside from "./Aside.svelte";
import { asking } from "./asking";
import { bar } from "./bar";
import Board from "./Board.svelte";
import { coaching } from "./coach";
import Dock from "./Dock.svelte";
import { lately } from "./lately";
import Moment from "./Moment.svelte";
import { momentOf } from "./moments";
import Plate from "./Plate.svelte";
import { revealed } from "./revealed";
import { rounds } from "./rounds";
import { staging } from "./staging";
import { telling } from "./telling";
import { apart } from "./wording";

/** What chance brings everybody, and what becomes of the journeys. */
const common = ["discovered", "claimed", "deadlock"];

export const parts: GameParts = {
  Board,
  Dock,
  Plate,
  Aside,
  Moment,
  momentOf,
  asking,
  telling,
  apart,
  lately,
  bar,
  rounds,
  revealed,
  coaching,
  staging,
  common,
};

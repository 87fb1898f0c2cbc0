// Everything that a table of this game needs, in one piece.

import type { GameParts } from "../boards";
import Aside from "./Aside.svelte";
import { asking } from "./asking";
import { bar } from "./bar";
import Board from "./Board.svelte";
import { coaching } from "./coach";
import Dock from "./Dock.svelte";
import Moment from "./Moment.svelte";
import { momentOf } from "./moments";
import Phase from "./Phase.svelte";
import Plate from "./Plate.svelte";
import { rounds } from "./rounds";
import { staging } from "./staging";
import { telling } from "./telling";
import { apart } from "./wording";

export const parts: GameParts = { Board, Dock, Plate, Phase, Aside, Moment, momentOf, asking, telling, apart, bar, rounds, coaching, staging };

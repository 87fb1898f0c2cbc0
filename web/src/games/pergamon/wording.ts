// Which events the log does not put under whoever moved before them.

import type { Apart } from "../boards";

export const apart: Apart = { "funds-turned": "table", evaluation: "table", "round-begun": "table", "game-over": "table" };

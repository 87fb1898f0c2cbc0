// Which events the log does not put under whoever moved before them.

import type { Apart } from "../boards";

export const apart: Apart = { "turn-begun": "turn", evaluation: "table" };

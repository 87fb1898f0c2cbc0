// The chapters of a replay: the twelve rounds of the calendar.

import type { Rounds } from "../boards";
import type { View } from "./view";

export const rounds: Rounds = {
  at: (view) => ({ round: (view as View).calendar }),
  after: (state, events) => ({ round: Number(events.find((event) => event.event === "round-begun")?.round ?? state.round) }),
};

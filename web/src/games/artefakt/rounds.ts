// The chapters of a replay: the rounds; before the first one, the sites are prepared.

import type { Rounds } from "../boards";
import type { ViewNow } from "./view";

export const rounds: Rounds = {
  at: (view) => ({ round: (view as ViewNow).round }),
  after: (state, events) => ({ round: Number(events.find((event) => event.event === "round-begun")?.round ?? state.round) }),
};

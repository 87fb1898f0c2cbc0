// The chapters of a replay: a round has one turn of every player.

import type { RoundState, Rounds } from "../boards";
import type { View } from "./view";

interface State extends RoundState {
  /** How many turns each seat has begun. */
  begun: number[];
}

export const rounds: Rounds = {
  at(view) {
    const { turn, hands } = view as View;
    return { round: 1, begun: hands.map((_, seat) => Number(seat === turn)) } as State;
  },
  after(state, events) {
    const begun = [...(state as State).begun];
    for (const event of events) if (event.event === "turn-begun") begun[Number(event.seat)] += 1;
    return { round: Math.max(...begun), begun } as State;
  },
};

// The chapters of a replay: quarters of a year, by the week of whoever is furthest back.

import type { RoundState, Rounds } from "../boards";
import type { View } from "./view";

const WEEKS = 13;
const QUARTERS = 4;

interface State extends RoundState {
  weeks: Map<number, number>;
}

function stateOf(weeks: Map<number, number>): State {
  return { round: Math.floor(Math.min(...weeks.values()) / WEEKS) + 1, weeks };
}

export const rounds: Rounds = {
  at: (view) => stateOf(new Map((view as View).track.map(({ seat, week }) => [seat, week]))),
  after(state, events) {
    const weeks = new Map((state as State).weeks);
    for (const event of events) if (event.event === "marker-moved") weeks.set(Number(event.seat), Number(event.week));
    return stateOf(weeks);
  },
  axis: { heading: "thebes-chances", tick: (round) => ((round - 1) % QUARTERS) * WEEKS + 1 },
  label(round, t) {
    const quarter = (round - 1) % QUARTERS;
    return t("thebes-quarter", { year: Math.floor((round - 1) / QUARTERS) + 1, from: quarter * WEEKS + 1, to: (quarter + 1) * WEEKS });
  },
};

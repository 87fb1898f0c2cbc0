// What the bar says: the round, where there is no room for beads, and who is next to act.

import type { BarTelling } from "../boards";
import type { View } from "./view";

export const bar: BarTelling = ({ view: seen, names, t }) => {
  const view = seen as View;
  const next = nextToAct(view);
  return {
    points: view.points.map((each) => Object.values(each).reduce((sum, points) => sum + points, 0)),
    notes: names.map((_, seat) => (seat === next ? t("pergamon-next") : "")),
    phase: t("pergamon-round-short", { round: view.calendar, rounds: view.rounds }),
  };
};

/** Figures act from right to left: the next one to the left of the acting one. */
function nextToAct(view: View): number | null {
  if (view.step === "placing" || view.step === "sorting") return view.order[view.placed + 1] ?? null;
  const later = view.track.slice(view.acting).find((figure) => typeof figure === "number");
  return typeof later === "number" && view.step !== "over" ? later : null;
}

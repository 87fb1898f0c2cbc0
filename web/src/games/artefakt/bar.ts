// What the bar says beside the names: fragments, and who has planned.

import type { BarTelling } from "../boards";
import { phaseOf, PHASES, roundOf } from "./phases";
import { count, type ViewNow } from "./view";

export const bar: BarTelling = ({ view, t, playing }) => {
  const now = view as ViewNow;
  const round = t("artefakt-round", { round: roundOf(now, playing) });
  const phase = phaseOf(now, playing);
  return {
    points: now.players.map((player) => count(player.fragments)),
    notes: now.step === "planning" ? now.players.map((player) => (player.planned ? t("artefakt-note-planned") : "")) : undefined,
    phase: phase < 0 ? round : t("artefakt-phase", { round, phase: t(`artefakt-phase-${PHASES[phase]}`) }),
  };
};

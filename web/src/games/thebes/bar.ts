// What the bar says: points and weeks, and who is furthest back.

import type { BarTelling } from "../boards";
import { pointsNow, weekOf, type View } from "./view";

export const bar: BarTelling = ({ view: seen, names, me, t }) => {
  const view = seen as View;
  const last = view.track[0]?.seat ?? null;
  return {
    points: view["players-have"].map(pointsNow),
    notes: names.map((_, seat) => t(seat === me && names.length < 4 ? "thebes-week" : "thebes-week-short", { week: weekOf(view, seat) })),
    phase: view.step === "over" || last === null ? "" : last === me ? t("thebes-you-are-last") : t("thebes-is-last", { name: names[last] }),
  };
};

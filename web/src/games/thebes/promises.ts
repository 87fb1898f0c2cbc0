// What the planner says about a dig. The table reckons it over what may lie in the pile, without counting it; here it is
// put into words that promise nothing.

import type { Say } from "../../lib/texts";
import type { Plan } from "./digs";

export interface Told {
  /** "up to 4 cards" */
  cards: string;
  /** "likely 2 to 3 finds, about 7 points (4 to 10)" */
  likely: string;
  /** "The pile may hold fewer." */
  fewer: string;
}

export function promiseOf(plan: Plan, t: Say): Told {
  const { chosen, promise } = plan;
  const fewer = promise?.fewer !== false;
  const cards = t("thebes-promise-cards", { cards: chosen.cards, fewer: fewer ? "yes" : "no" });
  if (!promise) return { cards, likely: "", fewer: "" };
  const [low, high] = promise.finds;
  const [least, most] = promise["points-range"];
  const likely =
    high === 0
      ? t("thebes-promise-nothing", { sure: promise.points === 0 ? "yes" : "no" })
      : `${t("thebes-promise-finds", { low, high, same: low === high ? "yes" : "no" })}, ${t("thebes-promise-points", { points: Math.round(promise.points), least, most, same: least === most ? "yes" : "no" })}`;
  return { cards, likely, fewer: fewer ? t("thebes-promise-fewer") : "" };
}

// The result of a game in words.

import type { Now } from "../lib/server";
import type { Texts } from "../lib/texts";
import { difference } from "../table/scores";

export interface ResultWords {
  title: string;
  /** Why the winners won. */
  reason: string;
  /** What made the difference; empty where points are something else. */
  decided: string;
}

export function resultIn(outcome: NonNullable<Now["outcome"]>, me: number | null, names: string[], texts: Texts): ResultWords {
  const t = texts.say;
  const won = me !== null && outcome.winners.includes(me);
  const winners = outcome.winners.map((seat) => names[seat]).join(t("and"));
  const title = t(`${won ? "you" : "they"}-${outcome.winners.length > 1 ? "share" : "win"}`, { winners });
  const mine = `won-by-you-${outcome.reason}`;
  const reason = won && outcome.winners.length === 1 && texts.has(mine) ? t(mine) : t("outcome", { winners, reason: t(`reason-${outcome.reason}`) });
  const found = difference(outcome.scores, outcome.winners);
  if (!found?.part || texts.has("score-unit")) return { title, reason, decided: "" };
  const facts = { points: found.margin, second: found.second === me ? t("you-behind") : names[found.second], part: t(`score-${found.part}`) };
  return { title, reason, decided: t(found.alone ? "difference" : "difference-most", facts) };
}

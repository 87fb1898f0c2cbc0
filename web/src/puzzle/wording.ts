// Words of puzzles: days, actions and reasons.

import { because } from "../lib/because";
import type { Solution } from "../lib/server";
import type { Language, Say } from "../lib/texts";

/** "Monday, 16 November". */
export function dateIn(day: string, language: Language): string {
  const how: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" };
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, how).format(new Date(`${day}T00:00:00Z`));
}

/** "Mo". */
export function weekdayIn(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`)).slice(0, 2);
}

/** An action in words: its first move, and the rest of it. */
export function actionIn(moves: string[], wordsOf: (move: string) => string): { label: string; note: string } {
  const [label, ...rest] = moves.map(wordsOf);
  return { label, note: rest.join(", ") };
}

/** Why an action is best, in a sentence. Where there is nothing to say, it is what goes with the others, or alone wins most. */
export function reasonIn({ reasons, actions }: Solution, i: number, names: string[], t: Say): string {
  const reason = reasons[i];
  return reason ? because(reason, names, t) : t(actions.length > 1 ? "puzzle-no-reason" : "puzzle-alone");
}

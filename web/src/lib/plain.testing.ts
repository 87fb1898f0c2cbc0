// What no player may meet in a sentence: notation, ids, seat numbers, and what is left where a text is missing. For tests.

import type { Language } from "./texts";

/** Ordinary words that are written with a hyphen. */
const HYPHENATED = new Set(["face-up", "face-down", "left-hand", "right-hand", "two-player"]);

const SIGNS: [what: string, sign: RegExp][] = [
  ["an unfilled place", /[{}]|\$\w|undefined|\bnull\b|\bNaN\b|\[object/],
  ["an unknown name", /(^|\s)\?(?=\s|[.,:]|$)/],
  ["a name of the code", /\w_\w/],
  ["a thing by its number", /\b[a-z]+(-[a-z]+)*-\d+\b/],
  ["a seat by its number", /\b(seat|player|Sitz|Spieler|Spielerin)\s*#?\d/i],
  ["how a move is typed", /\([a-z]+ [A-Z]{1,}\b|[“„"'][a-z]+ ([A-Z]+|\d+|[a-z]+-\d+)[”“"']/],
];

/** Why a sentence would make a player stumble; null if it is plain. `notations` are moves as they are typed. */
export function stumbling(sentence: string, language: Language, notations: Set<string>): string | null {
  const sign = SIGNS.find(([, each]) => each.test(sentence));
  if (sign) return sign[0];
  const id = sentence.match(/(?<![\w-])[a-z]+(-[a-z0-9]+)+(?![\w-])/g)?.find((word) => !HYPHENATED.has(word));
  if (id) return `the id ${id}`;
  // In English a short notation may be an ordinary part of a sentence: "take 3".
  const least = language === "en" ? 3 : 2;
  const words = sentence.split(/[^\p{L}\d-]+/u);
  for (let length = least; length <= 4; length++) {
    for (let at = 0; at + length <= words.length; at++) {
      const typed = words.slice(at, at + length).join(" ");
      if (notations.has(typed)) return `the notation ${typed}`;
    }
  }
  return null;
}

// The texts of the game and of its page together, as a table has them. For tests.

import { Texts, type Language } from "../../lib/texts";

const GAME = import.meta.glob<string>("../../../../src/digsite/games/artefakt/text/*.ftl", { query: "?raw", import: "default", eager: true });
const PAGE = import.meta.glob<string>("./{en,de}.ftl", { query: "?raw", import: "default", eager: true });

function sourcesIn(language: Language): string[] {
  return [GAME, PAGE].map((found) => Object.entries(found).find(([path]) => path.endsWith(`${language}.ftl`))![1]);
}

export function textsIn(language: Language): Texts {
  return new Texts(language, ...sourcesIn(language));
}

/** The catalogue of the game's page. */
export function sourceIn(language: Language): string {
  return sourcesIn(language)[1];
}

/** What it can say, by the names of its texts. */
export function idsIn(language: Language): string[] {
  return [...sourceIn(language).matchAll(/^([\w-]+) =/gm)].map(([, id]) => id);
}

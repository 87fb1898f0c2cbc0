// A table for tests, the page's and the game's texts in both languages, and a server that only remembers.

import en from "../../../../src/digsite/games/pergamon/text/en.ftl?raw";
import de from "../../../../src/digsite/games/pergamon/text/de.ftl?raw";
import { Draft, type Desk } from "../../lib/draft.svelte";
import type { MoveNow, Tried } from "../../lib/server";
import { Texts, type Language } from "../../lib/texts";
import { Touch } from "../../lib/touch.svelte";
import ownDe from "./de.ftl?raw";
import ownEn from "./en.ftl?raw";
import { VIEW } from "./lesson";
import type { View } from "./view";

export const TEXTS: Record<Language, Texts> = { en: new Texts("en", en, ownEn), de: new Texts("de", de, ownDe) };
export const LANGUAGES: Language[] = ["en", "de"];
export const NAMES = ["Ada", "Bruno", "Clara"];

export function tableWith(changes: Partial<View>): View {
  return { ...VIEW, ...changes };
}

export function touchWith(moves: string[]): Touch {
  const touch = new Touch(() => undefined);
  const things: Record<string, string> = { place: "space", dig: "gallery", row: "tile", discard: "tile", lay: "tile", replace: "marker" };
  touch.offer(moves.map((move): MoveNow => ({ move, touches: [things[move.split(" ")[0]] ? `${things[move.split(" ")[0]]}-${move.split(" ")[1]}` : move] })));
  return touch;
}

/** A draft whose server says yes, unless it is told otherwise, and remembers what was tried and sent. */
export function drafting(refused: (steps: string[]) => boolean = () => false): { draft: Draft; tried: string[][]; sent: string[][] } {
  const [tried, sent]: string[][][] = [[], []];
  const answer = async (steps: string[]): Promise<Tried> => {
    tried.push(steps);
    await Promise.resolve();
    return refused(steps)
      ? { complete: false, refused: { error: "no", sentence: "No." } }
      : {
          complete: false,
          view: { ...VIEW, row: steps.filter((step) => step.startsWith("row ")).map((step) => Number(step.slice(4))) } as unknown as Tried["view"],
          moves: [],
        };
  };
  const desk: Desk = {
    lay: answer,
    attempt: answer,
    send: (steps) => void sent.push(steps),
    complain: () => undefined,
    fail: () => undefined,
    show: () => undefined,
  };
  return { draft: new Draft(desk), tried, sent };
}

// The question of a game without its own `asking.ts`: every move is a deed.

import type { Ask, Asking } from "../games/boards";
import type { Prompt } from "../lib/server";
import type { Texts } from "../lib/texts";

/** More moves than this are found in the menu's list only. */
const FEW = 6;

export function askingByMoves(texts: Texts, prompt: Prompt | undefined): Asking {
  return ({ touch, draft, names, t }): Ask => {
    const moves = touch.candidates;
    const deeds = moves.length <= FEW ? moves.map(({ move }) => ({ id: move, label: texts.ofMove(move, names), move })) : [];
    const last = draft?.steps.at(-1);
    const primary = draft && last !== undefined ? { id: "send", label: texts.ofMove(last, names), run: () => draft.send() } : null;
    return { question: prompt ? texts.withoutNotation(texts.ofPrompt(prompt, names)) : t("your-turn"), deeds, primary, wants: "hand" };
  };
}

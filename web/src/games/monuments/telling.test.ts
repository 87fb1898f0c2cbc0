import { describe, expect, it } from "vitest";
import gameDe from "../../../../src/digsite/games/monuments/text/de.ftl?raw";
import gameEn from "../../../../src/digsite/games/monuments/text/en.ftl?raw";
import type { GameEvent } from "../../lib/server";
import { Texts, type Language } from "../../lib/texts";
import { NAMES, VIEW } from "./lesson";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { telling } from "./telling";

const TEXTS = { en: new Texts("en", gameEn, en), de: new Texts("de", gameDe, de) };

const event = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({ event, ...facts });
const built = (monument: string): GameEvent => event("built", { seat: 1, monument, rank: 1 });
const scored = (symbol: string, points: number): GameEvent => event("pair-scored", { seat: 1, symbol, points });
const lost = (seat: number, card: string): GameEvent => event("card-lost", { seat, card });

function tell(language: Language, ...events: GameEvent[]) {
  const texts = TEXTS[language];
  return telling({ seat: 1, events, view: VIEW, me: 0, names: NAMES, t: texts.say, say: (each) => texts.ofEvent(each, NAMES) });
}

describe("a turn in words", () => {
  it("tells once what was done several times", () => {
    expect(tell("en", built("petra"), built("zeus"), scored("ship", 2), scored("ship", 2)).sentence).toBe(
      "Built Petra and Zeus and scored 4 points for ships.",
    );
    expect(tell("de", built("petra"), built("zeus"), built("pharos")).sentence).toBe("Petra, Zeus und Pharos errichtet.");
  });

  it("says who wrote the history that took cards from me", () => {
    const history = [event("history-begun", { seat: 1 }), lost(0, "petra-3"), lost(2, "zeus-1"), event("historian-placed", { seat: 1, cards: 2, rank: 1 })];
    expect(tell("en", ...history).hit).toEqual({
      sentence: "Wrote history and took your Petra 3, plus one card from others.",
      named: `${NAMES[1]} wrote history and took your Petra 3, plus one card from others.`,
      things: ["block-petra-3"],
    });
    expect(tell("de", ...history).hit!.named).toBe(`${NAMES[1]} schrieb Geschichte und nahm dir Petra 3, dazu eine Karte von anderen.`);
  });
});

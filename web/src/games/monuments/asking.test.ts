import { describe, expect, it, vi } from "vitest";
import gameDe from "../../../../src/digsite/games/monuments/text/de.ftl?raw";
import gameEn from "../../../../src/digsite/games/monuments/text/en.ftl?raw";
import { Draft } from "../../lib/draft.svelte";
import type { MoveNow } from "../../lib/server";
import { Texts, type Language } from "../../lib/texts";
import { Touch } from "../../lib/touch.svelte";
import type { Ask } from "../boards";
import { asking } from "./asking";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { FACES, VIEW } from "./lesson";
import { monumentOf, type View } from "./view";

const NAMES = ["Ada", "Bruno", "Clara"];
const TEXTS = { en: new Texts("en", gameEn, en), de: new Texts("de", gameDe, de) };

/** What is legal, as far as these positions need it. */
function movesOf(view: View): MoveNow[] {
  const cards = (verb: string, from: string[]): MoveNow[] => from.map((card) => ({ move: `${verb} ${card}`, touches: [`card-${card}`] }));
  const mine = view.columns[0];
  const symbol = (card: string): string => FACES[card].symbol;
  const fellows = (card: string): number => view.hand.filter((other) => monumentOf(other) === monumentOf(card)).length;
  const least = (card: string): number => view.monuments.find((track) => track.monument === monumentOf(card))?.least ?? 99;
  const paired = view.hand.filter((card) => view.hand.filter((other) => symbol(other) === symbol(card)).length > 1);
  const fourth = view["fourth-bought"] ? [] : cards("fourth", paired);
  const usable = (token: "ship" | "helmet" | "scroll"): boolean => view.tokens[token] === 0 && !view["tokens-used"].includes(token);
  const features = [
    ...(usable("helmet") ? [{ move: "extra deck", touches: ["deck"] }, ...cards("extra", view.open)] : []),
    ...(usable("ship") ? cards("swap", view.hand) : []),
  ];
  switch (view.step) {
    case "acting":
      return [
        ...(view.deck ? [{ move: "draw deck", touches: ["deck"] }] : []),
        ...cards("draw", view.open),
        ...cards(
          "build",
          view.hand.filter((card) => !(monumentOf(card) in mine) && fellows(card) >= least(card)),
        ),
        ...cards(
          "extend",
          view.hand.filter((card) => monumentOf(card) in mine),
        ),
        ...cards("score", paired),
        ...fourth,
        ...(view["may-write"] ? [{ move: "historian", touches: ["historian"] }] : []),
        ...features,
        ...view["tokens-on-sale"].map((token) => ({ move: `buy ${token}`, touches: [`token-${token}`] })),
      ];
    case "ending":
      return [...fourth, ...features, { move: "end", touches: ["end"] }];
    case "building":
    case "extending":
      return [
        ...cards(
          "lay",
          view.hand.filter((card) => monumentOf(card) === view.laying),
        ),
        ...(view.due ? [] : [{ move: "done", touches: ["done"] }]),
        ...(view.step === "extending" && usable("scroll") ? [{ move: "reorder", touches: ["reorder"] }] : []),
      ];
    case "reordering":
      return cards("lay", view.lifted);
    case "swapping":
      return cards("for", view.open);
    default:
      return cards(
        "with",
        view.hand.filter((card) => symbol(card) === view.pair),
      );
  }
}

class Seat {
  played: string[][] = [];
  readonly view: View;
  readonly touch: Touch;
  readonly draft: Draft;

  constructor(view: Partial<View>, language: Language = "en") {
    this.view = { ...VIEW, ...view };
    this.touch = new Touch(({ move }) => this.played.push([move]));
    this.draft = new Draft({
      attempt: vi.fn(),
      send: (moves: string[]) => void this.played.push(moves),
      play: vi.fn(),
      complain: () => undefined,
      show: () => undefined,
      step: () => this.view.step,
    } as unknown as ConstructorParameters<typeof Draft>[0]);
    this.touch.offer(movesOf(this.view));
    this.touch.holds = (move) => this.ask(language).holds?.(move) ?? false;
    this.touch.gathers = (thing) => this.ask(language).gathers?.(thing) ?? null;
  }

  ask(language: Language = "en"): Ask {
    return asking({ view: this.view, me: 0, names: NAMES, touch: this.touch, draft: this.draft, t: TEXTS[language].say });
  }

  tap(...things: string[]): this {
    for (const thing of things) this.touch.pick(thing);
    return this;
  }

  deed(id: string): this {
    const deed = this.ask().deeds.find((each) => each.id === id)!;
    if (deed.run) deed.run();
    else if (deed.move) this.touch.choose(deed.move);
    return this;
  }

  press(): string[][] {
    const primary = this.ask().primary!;
    if (primary.run) primary.run();
    else this.touch.confirm(primary.move!);
    return this.played;
  }
}

const SECOND = VIEW.monuments.map((track) => (track.monument === "colosseum" ? { ...track, builders: 1, least: 3, space: 1 } : track));
const HAND = ["colosseum-2", "colosseum-4", "colosseum-7", "zeus-1", "zeus-5", "petra-6", "pharos-7"];

describe("nothing tapped yet", () => {
  it("says what is possible, and nothing else", () => {
    const seat = new Seat({ hand: HAND, monuments: SECOND, columns: [{ petra: ["petra-1"] }, {}, {}] });
    expect(seat.ask().question).toBe("Draw a card, build *Colosseum* or *Zeus*, extend *Petra* or score a pair.");
    expect(seat.ask("de").question).toBe("Zieh eine Karte, errichte *Kolosseum* oder *Zeus*, erweitere *Petra* oder werte ein Paar.");
    expect(seat.ask().primary?.run ?? seat.ask().primary?.move).toBeUndefined();
  });

  it("names no deed that cannot be done", () => {
    const seat = new Seat({ hand: ["zeus-1"] });
    expect(seat.ask().question).toBe("Draw a card.");
    const [draw, ...deeds] = seat.ask().deeds;
    expect(draw).toMatchObject({ id: "draw", move: "draw deck", phone: true });
    expect(deeds.every((deed) => deed.move === undefined && deed.run === undefined && deed.note)).toBe(true);
  });

  it("offers a history, and only as the first deed", () => {
    const first = new Seat({ hand: HAND, "may-write": true, reach: [3, 0, 0] });
    expect(first.ask().question).toBe("Draw a card, build *Colosseum* or *Zeus*, or score a pair. Or write history instead.");
    expect(first.ask().deeds.find((deed) => deed.id === "historian")).toMatchObject({ move: "historian", note: "takes 3 cards" });
    const later = new Seat({ hand: HAND, actions: 2, reach: [3, 0, 0] });
    expect(later.ask().deeds.find((deed) => deed.id === "historian")).toEqual({ id: "historian", label: "Write history", note: "only as your first action" });
  });

  it("counts the actions of the turn", () => {
    expect(new Seat({ actions: 2 }).ask().pips).toEqual({ done: 1, left: 2, possible: 1 });
    expect(new Seat({ actions: 1, "fourth-bought": true }).ask().pips).toEqual({ done: 3, left: 1, possible: 0 });
  });
});

describe("drawing", () => {
  it("is a single tap on the deck or an open card", () => {
    expect(new Seat({ hand: HAND }).tap("deck").played).toEqual([["draw deck"]]);
    expect(new Seat({ hand: HAND }).tap("card-pyramids-2").played).toEqual([["draw pyramids-2"]]);
  });

  it("means the action, not the helmet token, unless the token was chosen", () => {
    const tokens = { helmet: 0, ship: null, scroll: null };
    expect(new Seat({ hand: HAND, tokens }).tap("deck").played).toEqual([["draw deck"]]);
    const seat = new Seat({ hand: HAND, tokens });
    seat.touch.gather({ picked: ["do-extra"] });
    expect(seat.ask().question).toBe("Take an extra card for one point: the deck or an open card.");
    expect(seat.tap("deck").played).toEqual([["extra deck"]]);
  });

  it("waits for the button where only the token can pay for it", () => {
    const seat = new Seat({ step: "ending", actions: 0, hand: HAND, tokens: { helmet: 0, ship: null, scroll: null } }).tap("card-pyramids-2");
    expect(seat.played).toEqual([]);
    expect(seat.ask().question).toBe("Take *Pyramids 2* as your extra card for one point?");
    expect(seat.press()).toEqual([["extra pyramids-2"]]);
  });
});

describe("building", () => {
  it("gathers cards in the order tapped and asks with their numbers", () => {
    const seat = new Seat({ hand: HAND, monuments: SECOND }).tap("card-colosseum-4", "card-colosseum-7", "card-colosseum-2");
    expect(seat.ask().question).toBe("Build *Colosseum* with 4, 7 and 2? You will be its second builder.");
    expect(seat.ask().primary?.label).toBe("Build Colosseum");
    expect(seat.ask("de").primary?.label).toBe("Kolosseum errichten");
    expect(seat.press()).toEqual([["build colosseum-4", "lay colosseum-7", "lay colosseum-2", "done"]]);
  });

  it("says how many cards are missing, and has no button yet", () => {
    const seat = new Seat({ hand: HAND, monuments: SECOND }).tap("card-colosseum-4");
    expect(seat.ask().question).toBe("*Colosseum* with 4: choose 2 more cards of it, or another scroll for a pair.");
    expect(seat.ask().primary?.run ?? seat.ask().primary?.move).toBeUndefined();
    expect(seat.tap("card-colosseum-7").ask().question).toBe("*Colosseum* with 4 and 7: choose one more card of it.");
  });

  it("takes a card back that is tapped again, and begins anew with one that does not fit", () => {
    const seat = new Seat({ hand: HAND, monuments: SECOND }).tap("card-colosseum-4", "card-colosseum-7", "card-colosseum-4");
    expect(seat.touch.picked).toEqual(["card-colosseum-7"]);
    expect(seat.tap("card-zeus-5").touch.picked).toEqual(["card-zeus-5"]);
  });

  it("leaves out what the table does by itself", () => {
    const all = new Seat({ hand: ["colosseum-4", "colosseum-7"] }).tap("card-colosseum-4", "card-colosseum-7");
    expect(all.press()).toEqual([["build colosseum-4"]]);
    const three = new Seat({ hand: ["colosseum-4", "colosseum-7", "colosseum-2"] }).tap("card-colosseum-4", "card-colosseum-7", "card-colosseum-2");
    expect(three.press()).toEqual([["build colosseum-4", "lay colosseum-7", "lay colosseum-2"]]);
  });

  it("extends with a single card", () => {
    const seat = new Seat({ hand: HAND, columns: [{ petra: ["petra-1"] }, {}, {}] }).tap("card-petra-6");
    expect(seat.ask().question).toBe("Add 6 to your *Petra*?");
    expect(seat.press()).toEqual([["extend petra-6", "done"]]);
  });

  it("lets the scroll token lay a monument anew while it is extended", () => {
    const seat = new Seat({ hand: ["petra-6"], columns: [{ petra: ["petra-1"] }, {}, {}], tokens: { scroll: 0, ship: null, helmet: null } }).tap(
      "card-petra-6",
    );
    expect(seat.ask().deeds.map((deed) => deed.id)).toContain("reorder");
    expect(seat.press()).toEqual([["extend petra-6", "done"]]);
  });
});

describe("a pair", () => {
  it("scores by the symbols in my monuments", () => {
    const ships = new Seat({ hand: ["zeus-1", "pharos-3", "petra-2"] }).tap("card-zeus-1", "card-pharos-3");
    expect(ships.ask().question).toBe("Discard Zeus 1 and Pharos 3 for *3 points*?");
    expect(ships.ask("de").question).toBe("Zeus 1 und Pharos 3 für *3 Punkte* abwerfen?");
    expect(ships.press()).toEqual([["score zeus-1", "with pharos-3"]]);
  });

  it("needs no second word where two cards are all I hold", () => {
    expect(new Seat({ hand: ["zeus-1", "pharos-3"] }).tap("card-zeus-1", "card-pharos-3").press()).toEqual([["score zeus-1"]]);
  });

  it("is proposed by its deed: what scores most, of cards that can be missed", () => {
    const seat = new Seat({ hand: ["zeus-1", "zeus-4", "pharos-3", "colosseum-2", "petra-3", "pyramids-1"], columns: [{ zeus: ["zeus-7"] }, {}, {}] }).deed(
      "score",
    );
    expect(seat.touch.picked).toEqual(["do-score", "card-pharos-3", "card-colosseum-2"]);
    expect(seat.ask().primary?.label).toBe("Score 3 points");
  });

  it("buys a fourth action by its deed, once a turn", () => {
    const seat = new Seat({ hand: ["zeus-1", "pharos-3", "petra-2"] }).deed("fourth");
    expect(seat.ask().question).toBe("Discard Zeus 1 and Pharos 3 for a *fourth action*?");
    expect(seat.press()).toEqual([["fourth zeus-1", "with pharos-3"]]);
    const bought = new Seat({ hand: ["zeus-1", "pharos-3"], "fourth-bought": true });
    expect(bought.ask().deeds.find((deed) => deed.id === "fourth")).toEqual({ id: "fourth", label: "Fourth action", note: "once a turn" });
  });

  it("buys a fourth action after the last one, where it can score no more", () => {
    const seat = new Seat({ step: "ending", actions: 0, hand: ["zeus-1", "pharos-3", "petra-2"] });
    expect(seat.ask().question).toBe("You’ve used all your actions. End your turn, or discard a pair for a fourth.");
    expect(seat.tap("card-zeus-1", "card-pharos-3").ask().primary?.label).toBe("Get a fourth action");
  });
});

describe("two cards of a monument that takes three", () => {
  const few = (...taps: string[]) => new Seat({ hand: ["colosseum-2", "colosseum-4", "pharos-3", "petra-6"], monuments: SECOND }).tap(...taps);

  it("say so, instead of quietly forgetting the first", () => {
    expect(few("card-colosseum-2").ask().question).toBe("*Colosseum 2*: choose another ship to make a pair. Colosseum takes 3 cards, you have 2.");
    expect(few("card-colosseum-2", "card-colosseum-4").ask().question).toMatch(/ Colosseum takes 3 cards, you have 2\.$/);
    expect(few("card-colosseum-2").ask("de").question).toMatch(/ Kolosseum braucht 3 Karten, du hast 2\.$/);
  });
});

describe("the end of a turn", () => {
  it("is the button after the last action", () => {
    const seat = new Seat({ step: "ending", actions: 0, hand: ["zeus-1", "petra-2"] });
    expect(seat.ask().question).toBe("You’ve used all your actions. End your turn.");
    expect(seat.ask().primary).toMatchObject({ label: "End turn", move: "end" });
  });
});

describe("a history", () => {
  it("waits for the button and says whose cards it takes", () => {
    const columns: View["columns"] = [
      {},
      { petra: ["petra-1", "petra-2"], zeus: ["zeus-1"] },
      { petra: ["petra-3", "petra-4"], pharos: ["pharos-1", "pharos-2"] },
    ];
    const seat = new Seat({ hand: HAND, columns, "may-write": true, reach: [3, 2, 1] }).deed("historian");
    expect(seat.played).toEqual([]);
    expect(seat.ask().question).toBe("Write *history*? You take 3 cards (Bruno: 1, Clara: 2) and earn 3 points.");
    expect(seat.press()).toEqual([["historian"]]);
  });
});

describe("tokens", () => {
  it("are bought with the button, from the bank or from whoever holds them", () => {
    const bank = new Seat({ hand: HAND, tokens: { ship: null, helmet: null, scroll: null }, "tokens-on-sale": ["ship"] }).tap("token-ship");
    expect(bank.ask().question).toBe("Buy the *ship token* from the bank? 2 points now, 3 at the end if you still hold it.");
    expect(bank.press()).toEqual([["buy ship"]]);
    const held = new Seat({ hand: HAND, tokens: { ship: 2, helmet: null, scroll: null }, "tokens-on-sale": ["ship"] }).tap("token-ship");
    expect(held.ask().question).toContain("from Clara?");
  });

  it("swap a card that is tapped once the ship was chosen", () => {
    const seat = new Seat({ hand: HAND, tokens: { ship: 0, helmet: null, scroll: null } });
    seat.touch.gather({ picked: ["do-swap"] });
    expect(seat.ask().question).toBe("Which card of your hand do you swap for an open one?");
    expect(seat.tap("card-zeus-5").played).toEqual([["swap zeus-5"]]);
  });
});

describe("in the middle of a deed that was begun elsewhere", () => {
  it.each([
    [{ step: "building", laying: "petra", due: 1 }, "Building *Petra*: choose one more card of it.", "Tap a card"],
    [{ step: "building", laying: "petra", due: 0 }, "Building *Petra*: add more cards, or finish.", "Build Petra"],
    [{ step: "extending", laying: "petra", due: 0 }, "Extending *Petra*: add more cards, or finish.", "Extend Petra"],
    [
      { step: "reordering", laying: "petra", lifted: ["petra-1", "petra-2"] },
      "Lay the cards of *Petra* in a new order; the last one falls first.",
      "Tap a card",
    ],
    [{ step: "scoring", pair: "helmet" }, "Choose the second helmet to score the pair.", "Tap a card"],
    [{ step: "buying", pair: "scroll" }, "Choose the second scroll for a fourth action.", "Tap a card"],
    [{ step: "swapping", offered: "zeus-5" }, "Which open card do you take for *Zeus 5*?", "Tap a card"],
  ] as [Partial<View>, string, string][])("goes on: %o", (view, question, primary) => {
    const seat = new Seat({ hand: HAND, ...view });
    expect(seat.ask().question).toBe(question);
    expect(seat.ask().primary?.label).toBe(primary);
  });

  it("ends a pair or a swap with its second card", () => {
    expect(new Seat({ hand: HAND, step: "scoring", pair: "scroll" }).tap("card-petra-6").played).toEqual([["with petra-6"]]);
    expect(new Seat({ hand: HAND, step: "swapping", offered: "zeus-4" }).tap("card-pyramids-2").played).toEqual([["for pyramids-2"]]);
  });

  it("lays further cards by a tap", () => {
    expect(new Seat({ hand: ["petra-6", "petra-8"], step: "building", laying: "petra", due: 0 }).tap("card-petra-6").played).toEqual([["lay petra-6"]]);
  });
});

describe("a thing that cannot be used", () => {
  it("says why, and what it would take", () => {
    const seat = new Seat({ hand: ["zeus-5"], deck: 0, open: [] });
    expect(seat.ask().why?.("card-zeus-5")).toBe("Zeus 5 has no use yet: no other helmet in your hand, and Zeus takes 2 cards.");
    expect(seat.ask().why?.("deck")).toBe("The deck is empty. Take an open card.");
    const ended = new Seat({ step: "ending", actions: 0, hand: ["zeus-5"] });
    expect(ended.ask().why?.("card-zeus-5")).toBe("You have no action left. End your turn.");
    const paired = new Seat({ step: "ending", actions: 0, hand: ["zeus-1", "pharos-3", "zeus-5"] });
    expect(paired.ask().why?.("deck")).toBe("You have no action left. End your turn, or discard a pair for a fourth.");
    const midway = new Seat({ step: "scoring", pair: "ship", hand: ["pharos-3", "petra-2"] });
    expect(midway.ask().why?.("deck")).toBe("Finish what you have begun first, or clear it.");
    expect(ended.ask().why?.("card-pyramids-2")).toBe("You have no action left. End your turn.");
  });
});

describe("what is read", () => {
  const POSITIONS: Partial<View>[] = [
    { hand: HAND, monuments: SECOND },
    { hand: HAND, monuments: SECOND, columns: [{ petra: ["petra-1", "petra-2"] }, {}, { zeus: ["zeus-8"] }], "may-write": true, reach: [1, 1, 1] },
    { hand: [] },
    { hand: ["zeus-1"], deck: 0, open: [] },
    { hand: HAND, step: "ending", actions: 0 },
    { hand: HAND, tokens: { ship: 0, helmet: 0, scroll: 0 }, "tokens-on-sale": [] },
    { hand: HAND, tokens: { ship: 1, helmet: null, scroll: 2 }, "tokens-on-sale": ["ship", "helmet"] },
    { hand: HAND, step: "building", laying: "colosseum", due: 2 },
    { hand: HAND, step: "extending", laying: "petra", tokens: { ship: null, helmet: null, scroll: 0 } },
    { hand: HAND, step: "swapping", offered: "zeus-5" },
  ];

  it.each(["en", "de"] as const)("is words in %s: no notation, no ids, nothing unfilled", (language) => {
    for (const position of POSITIONS) {
      const things = [
        [],
        ...HAND.map((card) => [`card-${card}`]),
        ["card-colosseum-4", "card-colosseum-7"],
        ["card-colosseum-4", "card-colosseum-7", "card-colosseum-2"],
        ["deck"],
        ["token-ship"],
        ["token-helmet"],
      ];
      for (const tapped of things) {
        const seat = new Seat(position, language).tap(...tapped);
        const ask = seat.ask(language);
        const why = [...HAND, "pyramids-2"].map((card) => ask.why?.(`card-${card}`));
        const read = [
          ask.question,
          ask.primary?.label,
          ask.primary?.note,
          ...ask.deeds.flatMap((deed) => [deed.label, deed.note]),
          ask.why?.("deck"),
          ask.why?.("token-ship"),
          ...why,
        ].filter((text): text is string => !!text);
        expect(ask.question).not.toBe("");
        for (const text of read) expect(text).not.toMatch(/monuments-|[a-z]-\d|\bdeck-|undefined|NaN|[{}$_]|\bcard-|\bdo-/);
      }
    }
  });
});

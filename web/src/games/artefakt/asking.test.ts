import { beforeEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("location", { pathname: "/t/test" });
});

import type { MoveNow } from "../../lib/server";
import type { Language } from "../../lib/texts";
import { Touch } from "../../lib/touch.svelte";
import { asking } from "./asking";
import { NAMES, VIEW } from "./lesson";
import { planner } from "./planner.svelte";
import { idsIn, sourceIn, textsIn } from "./speaking.testing";
import { COLOURS, KINDS, type ViewNow } from "./view";

/** Ada is asked; what she touches is touched before. */
function ask(language: Language, changes: Partial<ViewNow>, moves: MoveNow[] = [], touched: string[] = [], decided?: string) {
  const view: ViewNow = { ...VIEW, ...changes };
  const touch = new Touch(() => undefined);
  const facts = { view, me: 0, names: NAMES, touch, t: textsIn(language).say, decided };
  touch.holds = (move) => asking(facts).holds?.(move) ?? false;
  touch.offer(moves);
  touched.forEach((thing) => touch.pick(thing));
  return asking(facts);
}

const move = (move: string, ...touches: string[]): MoveNow => ({ move, touches });

const PLANS = [1, 2, 3, 4].flatMap((a) =>
  [1, 2, 3, 4].flatMap((b) =>
    [1, 2, 3, 4].filter((c) => new Set([a, b, c]).size === 3).map((c) => move(`plan ${a}${b}${c}`, `card-${a}-stout`, `card-${b}-lady`, `card-${c}-tall`)),
  ),
);
const STEALS = COLOURS.map((colour) => move(`steal 2 ${colour}`, "card-of-2", `colour-${colour}`));
const unplanned = { players: VIEW.players.map((player) => ({ ...player, planned: false, plan: { stout: null, lady: null, tall: null } })) };

beforeEach(() => planner.clear());

describe("planning", () => {
  const plan = (language: Language, stout: number | null, lady: number | null, tall: number | null, decided?: string) => {
    planner.lay(VIEW, 0, { stout, lady, tall });
    return ask(language, unplanned, PLANS, [], decided);
  };

  it("asks for vehicles first, and has nothing to send yet", () => {
    const asked = ask("en", unplanned, PLANS);
    expect(asked.question).toBe("Plan in secret: choose a vehicle for each of your three figures.");
    expect(asked.primary).toEqual({ id: "plan", label: "Choose 3 vehicles" });
    expect(asked.clear).toBe(false);
    expect(ask("de", unplanned, PLANS).question).toBe("Plane heimlich: Wähl für jede deiner drei Figuren ein Fahrzeug.");
  });

  it("says who has no vehicle yet, and where two could meet", () => {
    expect(plan("en", 3, null, null).question).toBe("Now vehicles for your lady and your tall man.");
    expect(plan("de", 3, null, 1).question).toBe("Jetzt ein Fahrzeug für deine Lady.");
    expect(plan("en", 3, 2, null).question).toBe("Your stout man and lady could meet at the *Cave*, where one fragment lies.");
    expect(plan("en", 3, 2, null).primary).toEqual({ id: "plan", label: "Choose 1 more vehicle" });
    expect(plan("de", 3, 2, null).question).toBe("Dicker und Lady könnten sich in der *Höhle* treffen, wo ein Fragment liegt.");
  });

  it("says where all three could meet, and sends the plan", () => {
    const asked = plan("en", 3, 2, 4);
    expect(asked.question).toBe("All three of yours could meet at the *Cave*, where one fragment lies.");
    expect(asked.primary).toMatchObject({ label: "Send this plan", move: "plan 324" });
    expect(asked.pips).toEqual({ done: 3, left: 0, possible: 0 });
    expect(plan("de", 3, 2, 4).question).toBe("Alle drei könnten sich in der *Höhle* treffen, wo ein Fragment liegt.");
    expect(plan("de", 3, 2, 4).primary?.label).toBe("Diesen Plan abgeben");
  });

  it("says what lies within reach where no two can meet", () => {
    expect(plan("en", 2, 1, 4).question).toBe("No two of yours can meet. Fragments in reach: *Cave*, *Atlantis*.");
    expect(plan("de", 2, 1, 4).question).toBe("Keine zwei können sich treffen. Fragmente in Reichweite: *Höhle*, *Atlantis*.");
  });

  it("keeps a plan that was sent, and lets it be changed", () => {
    const sent = ask("en", unplanned, PLANS, [], "plan 324");
    expect(sent.question).toContain("You can still change it");
    expect(sent.primary).toBeNull();
    expect(plan("en", 4, 2, 3, "plan 324").primary).toMatchObject({ label: "Change to this plan", move: "plan 423" });
  });

  it("is emptied by its own hand", () => {
    const asked = plan("en", 3, null, null);
    expect(asked.clear).toBe(true);
    asked.onclear!();
    expect(ask("en", unplanned, PLANS).clear).toBe(false);
  });

  it("outlives a reload, but not its round", () => {
    planner.lay(VIEW, 0, { stout: 3, lady: 2, tall: null });
    expect(JSON.parse(sessionStorage.getItem("plan /t/test")!)).toEqual({ round: VIEW.round, seat: 0, plan: { stout: 3, lady: 2, tall: null } });
    expect(planner.laid({ ...VIEW, round: VIEW.round + 1 }, 0)).toBeNull();
    expect(planner.laid(VIEW, 1)).toBeNull();
  });
});

describe("travelling", () => {
  const travelling = {
    step: "travelling",
    travelling: "lady" as const,
    players: VIEW.players.map((player, seat) => (seat ? player : { ...player, turned: 2, plan: { stout: 3, lady: 4, tall: null } })),
  };
  const ways = [move("go 5", "site-5"), move("go 4", "site-4")];

  it("names both ways", () => {
    expect(ask("en", travelling, ways).question).toBe("Your lady goes by plane: to the *Cathedral* or to the *Pyramid*?");
    expect(ask("de", travelling, ways).question).toBe("Deine Lady nimmt das Flugzeug: zur *Kathedrale* oder zur *Pyramide*?");
  });

  it("is sent at once, and says why another site is no way", () => {
    const asked = ask("en", travelling, ways);
    expect(asked.holds!("go 5")).toBe(false);
    expect(asked.why!("place-9")).toContain("exactly 4 sites");
    expect(asked.why!("menu")).toBeNull();
  });
});

describe("claiming", () => {
  const claiming = { step: "claiming", site: 2 };

  it("takes by the button, or steals what was touched", () => {
    const asked = ask("en", claiming, [move("take", "take"), ...STEALS]);
    expect(asked.question).toBe("You lead at the *Ruin*: take both fragments, or steal one from Bruno?");
    expect(asked.primary).toMatchObject({ label: "Take both fragments", move: "take" });
    const stealing = ask("en", claiming, [move("take", "take"), ...STEALS], ["card-of-2", "colour-blue"]);
    expect(stealing.primary).toMatchObject({ label: "Steal a crown fragment from Bruno", move: "steal 2 blue" });
    expect(stealing.deeds).toMatchObject([{ label: "Take both fragments", move: "take" }]);
  });

  it("asks only for a theft where nothing lies, which one may leave", () => {
    const bare = {
      ...claiming,
      site: 7,
      players: VIEW.players.map((player, seat) => (seat === 1 ? { ...player, figures: { ...player.figures, lady: 7 } } : player)),
    };
    const asked = ask("de", bare, [move("leave", "leave"), ...STEALS]);
    expect(asked.question).toBe("Mehrheit im *Tempel*, wo nichts liegt: Bruno ein Fragment stehlen?");
    expect(asked.primary?.move).toBeUndefined();
    expect(asked.deeds).toMatchObject([{ label: "Nichts stehlen", quiet: true, move: "leave" }]);
  });

  it("offers no theft where there is none", () => {
    expect(ask("en", claiming, [move("take", "take")]).question).toBe("You lead at the *Ruin*: both fragments are yours.");
  });
});

/** Moves of every instruction, by the site that has it, and what is touched for one of them. */
const INSTRUCTIONS: [number, MoveNow[], string[], string, string][] = [
  [
    1,
    [move("walk lady 2", "figure-lady", "site-2"), move("walk lady 8", "figure-lady", "site-8"), move("walk tall 9", "figure-tall", "site-9")],
    ["figure-lady", "site-2"],
    "Walk to the Ruin",
    "Weiter zur Ruine",
  ],
  [2, [move("look 3", "site-3"), move("look 6", "site-6")], ["site-3"], "Look at the Cave", "Höhle ansehen"],
  [
    3,
    [move("pick 2 blue", "site-2", "colour-blue"), move("pick 2 yellow", "site-2", "colour-yellow")],
    ["site-2", "colour-blue"],
    "Take a crown fragment from the Ruin",
    "Fragment der Krone nehmen",
  ],
  [
    4,
    [move("push 2 lady 8", "figure-lady-of-2", "site-8"), move("push 2 lady 6", "figure-lady-of-2", "site-6")],
    ["figure-lady-of-2", "site-8"],
    "Push to Easter Island",
    "Schieben zur Osterinsel",
  ],
  [
    5,
    [move("banish 2 blue", "card-of-2", "colour-blue"), move("banish 3 yellow", "card-of-3", "colour-yellow")],
    ["card-of-2"],
    "Send back a crown fragment of Bruno’s",
    "Fragment der Krone zurückschicken",
  ],
  [6, [move("draw blue", "colour-blue"), move("draw brown", "colour-brown")], ["colour-brown"], "Draw a helmet fragment", "Fragment des Helms ziehen"],
  [
    7,
    [move("swap yellow 2", "fragment-yellow-2"), move("swap brown 3", "fragment-brown-3")],
    ["fragment-yellow-2"],
    "Swap part 2 of the chalice",
    "Teil 2 des Kelchs umtauschen",
  ],
];

describe.each(INSTRUCTIONS)("the instruction of site %i", (site, moves, touched, english, german) => {
  const using = { step: "using", site };
  const offered = [...moves, move("decline", "decline")];

  it("may be declined quietly, and waits for the button that names what it does", () => {
    const asked = ask("en", using, offered);
    expect(asked.deeds).toMatchObject([{ id: "decline", quiet: true, move: "decline" }]);
    expect(asked.primary?.move).toBeUndefined();
    expect(ask("en", using, offered, touched).primary?.label).toBe(english);
    expect(ask("de", using, offered, touched).primary?.label).toBe(german);
  });
});

describe("the other instructions", () => {
  it("take the start stone by the button", () => {
    expect(ask("en", { step: "using", site: 10 }, [move("stone", "stone"), move("decline", "decline")]).primary).toMatchObject({
      label: "Take the start stone",
      move: "stone",
    });
  });

  it("trade in two steps, of which only the last waits", () => {
    const trades = [move("trade 2 blue 1", "card-of-2", "fragment-blue-1"), move("trade 3 brown 3", "card-of-3", "fragment-brown-3")];
    const asked = ask("en", { step: "using", site: 8 }, trades);
    expect(asked.holds!("trade 2 blue 1")).toBe(false);
    expect(ask("en", { step: "using", site: 8 }, [trades[0], move("trade 2 brown 3", "card-of-2", "fragment-brown-3")], ["card-of-2"]).question).toBe(
      "Which of your fragments does Bruno get?",
    );
    const returned = ask(
      "en",
      { step: "trading", site: 8, partner: 1 },
      COLOURS.map((colour) => move(`colour ${colour}`, `colour-${colour}`)),
      ["colour-brown"],
    );
    expect(returned.question).toBe("What do you take from Bruno in return?");
    expect(returned.primary).toMatchObject({ label: "Take a helmet fragment", move: "colour brown" });
  });

  it("carry in two steps, of which only the last waits", () => {
    expect(ask("en", { step: "using", site: 9 }, [move("carry 2 blue", "site-2", "colour-blue")]).holds!("carry 2 blue")).toBe(false);
    const asked = ask("de", { step: "carrying", site: 9, origin: 2, hue: "blue" }, [move("go 3", "site-3"), move("go 4", "site-4")], ["site-3"]);
    expect(asked.question).toBe("Wohin kommt das Fragment der Krone aus der *Ruine*?");
    expect(asked.primary).toMatchObject({ label: "Verlegen zur Höhle", move: "go 3" });
  });

  it("say whether a moved figure still counts", () => {
    const walks = [move("walk lady 2", "figure-lady", "site-2"), move("walk tall 9", "figure-tall", "site-9")];
    expect(ask("en", { step: "using", site: 1 }, walks, ["figure-lady"]).question).toBe(
      "Walk to the *Ruin*, where two fragments lie? It is still to be settled.",
    );
    expect(ask("de", { step: "using", site: 4 }, walks, ["figure-lady"]).question).toBe(
      "Weiter zur *Ruine*, wo zwei Fragmente liegen? Der Ort war schon dran.",
    );
  });
});

describe("the rest of the round", () => {
  it("puts figures, gives back, chooses another colour, opens a site", () => {
    expect(
      ask(
        "en",
        { step: "putting", rolled: 8 },
        KINDS.map((kind) => move(`put ${kind}`, `figure-${kind}`)),
      ).question,
    ).toBe("The die puts your next figure on *Easter Island*. Which one starts there?");
    const give = ask(
      "en",
      { step: "giving", middle: { blue: [null], brown: [null], yellow: [] } },
      [move("give blue 1", "fragment-blue-1"), move("give brown 3", "fragment-brown-3")],
      ["fragment-brown-3"],
    );
    expect(give.question).toBe("Only 2 fragments are left to discover. Which of yours do you give back?");
    expect(give.primary).toMatchObject({ label: "Give back part 3 of the helmet", move: "give brown 3" });
    const colours = COLOURS.map((colour) => move(`colour ${colour}`, `colour-${colour}`));
    const laying = ask("en", { step: "colouring", rolled: 5 }, colours, ["colour-brown"]);
    expect(laying.holds!("colour brown")).toBe(true);
    expect(laying.primary).toMatchObject({ label: "Lay a helmet fragment", move: "colour brown" });
    expect(ask("de", { step: "colouring", rolled: 5 }).question).toBe("Die Farbe ist aufgebraucht. Was findet sich stattdessen auf dem *Friedhof*?");
    const turn = ask("en", { step: "turning" }, [move("turn 3", "site-3"), move("turn 4", "site-4")], ["site-3"]);
    expect(turn.question).toBe("Open the *Cave*: “Take from next door”?");
    expect(turn.primary).toMatchObject({ label: "Open the Cave", move: "turn 3" });
  });
});

describe("moves of which the page speaks", () => {
  it("are called by what is seen on the map", () => {
    expect(textsIn("en").ofMove("plan 214", NAMES)).toBe("Stout man 2 sites, lady 1, tall man 4");
    expect(textsIn("de").ofMove("plan 214", NAMES)).toBe("Dicker 2 Orte, Lady 1, Langer 4");
    expect(textsIn("en").ofMove("steal 2 yellow", NAMES)).toBe("Steal a chalice fragment from Bruno");
  });
});

describe.each<Language>(["en", "de"])("in %s", (language) => {
  it("no sentence has notation, ids or holes in it", () => {
    const found: string[] = [];
    const say = (changes: Partial<ViewNow>, moves: MoveNow[] = [], touched: string[] = []): void => {
      const asked = ask(language, changes, moves, touched);
      found.push(asked.question, ...[asked.primary, ...asked.deeds].flatMap((deed) => (deed ? [deed.label, deed.note ?? ""] : [])));
    };
    INSTRUCTIONS.forEach(([site, moves, touched]) => touched.forEach((_, i) => say({ step: "using", site }, moves, touched.slice(0, i + 1))));
    for (let site = 1; site <= 10; site++) {
      say({ step: "using", site });
      say({ step: "putting", rolled: site });
      say({ step: "claiming", site }, [move("take", "take"), ...STEALS]);
    }
    for (const { move: each } of PLANS) {
      const [stout, lady, tall] = each.slice(5).split("").map(Number);
      planner.lay(VIEW, 0, { stout, lady, tall });
      say(unplanned, PLANS);
    }
    expect(found.filter((sentence) => /artefakt-|undefined|null|NaN|\{|\$|\b\w+-\d|plan \d|card-of|-of-|[a-z]_/.test(sentence))).toEqual([]);
    expect(found.filter(Boolean).length).toBeGreaterThan(80);
    // Two lines on a phone.
    expect(found.filter((sentence) => sentence.replaceAll("*", "").length > 90)).toEqual([]);
  });

  it("no line of the catalogue stands outside a text", () => {
    let depth = 0;
    const stray = sourceIn(language)
      .split("\n")
      .filter((line) => {
        const outside = depth === 0 && line !== "" && !/^([\w-]+ =|#|\s+\.\w+ =)/.test(line);
        depth += line.split("{").length - line.split("}").length;
        return outside;
      });
    expect(stray).toEqual([]);
    expect(depth).toBe(0);
  });

  it("every text of the game is in both languages", () => {
    const other = idsIn(language === "en" ? "de" : "en");
    // German has fragments that only its other texts use.
    const own = new Set([
      "artefakt-of-artefact",
      "artefakt-your",
      "artefakt-Your",
      "artefakt-your-them",
      "artefakt-them",
      "artefakt-him",
      "artefakt-by-vehicle",
    ]);
    expect(idsIn(language).filter((id) => !other.includes(id) && !own.has(id))).toEqual([]);
  });
});

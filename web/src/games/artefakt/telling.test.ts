import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/server";
import type { Language } from "../../lib/texts";
import { lately } from "./lately";
import { NAMES, VIEW } from "./lesson";
import { marksOf } from "./marks";
import { momentOf } from "./moments";
import { naming } from "./naming";
import { textsIn } from "./speaking.testing";
import { telling } from "./telling";

const event = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({ event, ...facts });

/** Bruno has two figures at the Ruin, where my lady stands. */
const THERE = { ...VIEW, players: VIEW.players.map((player, seat) => (seat === 1 ? { ...player, figures: { stout: 2, lady: 2, tall: 10 } } : player)) };

function tell(language: Language, seat: number, ...events: GameEvent[]) {
  const texts = textsIn(language);
  return telling({ seat, events, view: THERE, me: 0, names: NAMES, t: texts.say, say: (each) => texts.ofEvent(each, NAMES) });
}

const STOLEN = event("stolen", { seat: 1, other: 0, site: 2, colour: "yellow" });

describe("a turn in words", () => {
  it("tells what counts, not every step on the way", () => {
    const events = [
      event("card-turned", { seat: 1, figure: "lady", steps: 2 }),
      event("travelled", { seat: 1, figure: "lady", site: 3 }),
      event("claimed", { seat: 1, site: 3, fragments: 2 }),
      event("claimed", { seat: 2, site: 5, fragments: 1 }),
    ];
    expect(tell("en", 1, ...events).sentence).toBe("Took both fragments at the Cave.");
    expect(tell("de", 1, ...events).sentence).toBe("In der Höhle beide Fragmente genommen.");
    expect(tell("en", 1, ...events.slice(0, 2)).sentence).toBe("Went to the Cave with the lady.");
  });

  it("joins two deeds that fit into a plate", () => {
    const events = [
      event("claimed", { seat: 2, site: 6, fragments: 1 }),
      event("instructed", { seat: 2, site: 6 }),
      event("drawn", { seat: 2, colour: "brown" }),
    ];
    expect(tell("en", 2, ...events).sentence).toBe("Took the fragment at Atlantis and drew a helmet fragment.");
    expect(tell("de", 2, ...events.slice(1)).sentence).toBe("Ein Fragment des Helms gezogen.");
  });

  it("says what was stolen from me, and where", () => {
    expect(tell("en", 1, STOLEN).hit).toEqual({
      sentence: "Stole a chalice fragment from you at the Ruin, 2 to 1.",
      named: "Bruno stole a chalice fragment from you at the Ruin, 2 to 1.",
      things: ["ground-2"],
    });
    expect(tell("en", 1, { ...STOLEN, other: 2 }).hit).toBeUndefined();
    expect(tell("en", 1, { ...STOLEN, site: 4 }).hit!.sentence).toBe("Stole a chalice fragment from you at the Pyramid.");
  });

  it("says what else was done to me", () => {
    expect(tell("de", 1, event("pushed", { seat: 1, other: 0, figure: "stout", site: 4 })).hit).toEqual({
      sentence: "Schiebt deinen Dicken zur Pyramide.",
      named: "Bruno schiebt deinen Dicken zur Pyramide.",
      things: ["figure-0-stout"],
    });
    const banished = [event("instructed", { seat: 2, site: 5, name: "graveyard" }), event("banished", { seat: 2, other: 0, colour: "blue" })];
    expect(tell("en", 2, ...banished).hit).toMatchObject({ sentence: "Sent a crown fragment of yours back to the middle.", things: ["ground-5"] });
  });
});

describe("an exchange with me", () => {
  const facts = { seat: 2, other: 0 };
  const exchange = [
    event("instructed", { seat: 2, site: 8, name: "easter-island" }),
    event("handed-over", { ...facts, colour: "blue" }),
    event("seen", { seat: 0, colour: "blue", part: 2 }),
    event("received", { ...facts, colour: "yellow" }),
    event("given-away", { seat: 0, colour: "yellow", part: 3 }),
  ];

  it("says what was taken and what I got for it", () => {
    expect(tell("en", 2, ...exchange).hit).toMatchObject({
      sentence: "Took part 3 of the chalice from you, giving you part 2 of the crown in return.",
      things: ["ground-8"],
    });
    expect(tell("de", 2, ...exchange).hit!.sentence).toBe("Nimmt dir Teil 3 des Kelchs und gibt dir dafür Teil 2 der Krone.");
  });

  it("names the parts only where they are told", () => {
    const open = exchange.filter((each) => each.seat === 2);
    expect(tell("en", 2, ...open).hit!.sentence).toBe("Took a chalice fragment from you, giving you a crown fragment in return.");
  });

  it("is told together with what else they did to me in that turn", () => {
    const banished = event("banished", { seat: 2, other: 0, colour: "blue" });
    expect(tell("en", 2, banished, ...exchange).hit!.named).toMatch(/^Clara sent a crown fragment .* and took part 3 of the chalice .*\.$/);
  });
});

describe("the log", () => {
  it("names the vehicle of the card that was turned", () => {
    const turned = event("card-turned", { seat: 1, figure: "lady", steps: 2 });
    for (const [language, sentence] of [
      ["en", "Bruno reveals the car for the lady."],
      ["de", "Bruno deckt für die Lady das Auto auf."],
    ] as const) {
      const texts = textsIn(language);
      texts.naming = () => naming(VIEW);
      expect(texts.ofEvent(turned, NAMES)).toBe(sentence);
    }
  });
});

describe("what a plate tells of", () => {
  const told = [
    event("round-begun", { round: 1, seat: 0 }),
    event("claimed", { seat: 1, site: 3, fragments: 1 }),
    event("claimed", { seat: 2, site: 4, fragments: 1 }),
    event("round-begun", { round: 2, seat: 1 }),
    event("planned", { seat: 1 }),
  ];

  it("is what they did in the round before, until they did something in this one", () => {
    expect(lately(1, told)).toEqual([told[1]]);
    const more = [...told, { ...STOLEN }];
    expect(lately(1, more)).toEqual([STOLEN]);
    expect(lately(2, more)).toEqual([told[2]]);
    expect(lately(0, more)).toEqual([]);
  });

  it("forgets what is two rounds past", () => {
    expect(lately(1, [...told, event("round-begun", { round: 3, seat: 0 })])).toEqual([]);
  });
});

describe("marks on the map", () => {
  const claims = [event("deadlock", { site: 1 }), event("claimed", { seat: 1, site: 3, fragments: 2 }), STOLEN];

  it("stand where it happened", () => {
    expect([...marksOf(claims, 0)]).toEqual([
      [1, { what: "deadlock" }],
      [3, { what: "taken", seat: 1, fragments: 2 }],
      [2, { what: "stolen", seat: 1, other: 0, colour: "yellow" }],
    ]);
  });

  it("go with the round, but for what I lost, which stays until I plan", () => {
    const next = [...claims, event("round-begun", { round: 2, seat: 1 }), event("planned", { seat: 1 })];
    expect([...marksOf(next, 0).keys()]).toEqual([2]);
    expect([...marksOf(next, null).keys()]).toEqual([]);
    expect([...marksOf([...next, event("planned", { seat: 0 })], 0).keys()]).toEqual([]);
  });
});

describe("great moments", () => {
  const moment = (...events: GameEvent[]) => momentOf(events, VIEW, VIEW, 0, NAMES, textsIn("en").say);

  it("are a completed artefact before everything else", () => {
    expect(
      moment(
        event("claimed", { seat: 0, site: 3, fragments: 1 }),
        event("seen", { seat: 0, colour: "blue", part: 4 }),
        event("artefact-completed", { seat: 0, colour: "blue" }),
      ),
    ).toMatchObject({ kind: "whole", words: "You have pieced the crown together!" });
    expect(moment(event("artefact-completed", { seat: 2, colour: "yellow" }))).toMatchObject({
      kind: "whole",
      words: "Clara has pieced the chalice together.",
    });
  });

  it("are fragments that come to me, with the parts I did not have", () => {
    const found = moment(
      event("claimed", { seat: 0, site: 3, fragments: 2 }),
      event("seen", { seat: 0, colour: "brown", part: 3 }),
      event("seen", { seat: 0, colour: "yellow", part: 1 }),
    );
    expect(found).toMatchObject({
      kind: "found",
      facts: {
        site: 3,
        from: null,
        shown: [
          { colour: "brown", part: 3, fresh: false },
          { colour: "yellow", part: 1, fresh: true },
        ],
      },
    });
    expect(found!.words).toBe("You take 2 fragments from the Cave. Your first part of that artefact.");
  });

  it("say at first only what can be seen", () => {
    const planned = [event("planned", { seat: 2 }), event("card-turned", { seat: 1, figure: "stout", steps: 3 })];
    const found = [event("claimed", { seat: 0, site: 3, fragments: 1 }), event("seen", { seat: 0, colour: "yellow", part: 1 })];
    const leads = [planned, found, [event("artefact-completed", { seat: 2, colour: "yellow" })]].map((events) => moment(...events)!.facts.lead);
    expect(leads).toEqual(["Everybody has planned.", "You take a fragment from the Cave.", "Clara pieces the chalice together."]);
  });

  it("never tell what a rival found", () => {
    expect(moment(event("claimed", { seat: 1, site: 3, fragments: 2 }), event("taken", { seat: 1, site: 3, colour: "blue" }))).toBeNull();
  });

  it("are a theft from me, and the first card of all plans", () => {
    expect(moment(STOLEN, event("given-away", { seat: 0, colour: "yellow", part: 2 }))).toMatchObject({
      kind: "robbed",
      facts: { part: 2, colour: "yellow", seat: 1, site: 2 },
    });
    expect(moment(event("planned", { seat: 2 }), event("card-turned", { seat: 1, figure: "stout", steps: 3 }))).toMatchObject({
      kind: "sealed",
      facts: { seat: 1, figure: "stout", steps: 3 },
    });
    expect(moment(event("travelled", { seat: 1, figure: "stout", site: 3 }), event("card-turned", { seat: 2, figure: "stout", steps: 3 }))).toBeNull();
  });
});

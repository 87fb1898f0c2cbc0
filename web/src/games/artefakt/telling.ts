// A player's turn in words: the most telling of what they did, and what of it was done to me.

import type { GameEvent } from "../../lib/server";
import type { Say } from "../../lib/texts";
import type { Telling, TellingFacts, Told } from "../boards";
import { standingOn, type ViewNow } from "./view";
import { listed, place, type Words } from "./wording";

/** What players get and do at the sites. */
export const DEEDS = [
  "artefact-completed",
  "stolen",
  "claimed",
  "walked",
  "looked",
  "picked",
  "pushed",
  "banished",
  "drawn",
  "swapped",
  "handed-over",
  "received",
  "carried",
  "stone-taken",
  "site-turned",
];

/** What is told first; of the rest only if there is nothing better. */
const RANKS: string[][] = [DEEDS, ["gave-back", "colour-chosen"], ["travelled"], ["put"], ["planned"]];

/** Letters in a plate. */
const FITTING = 64;

export const telling: Telling = (facts) => {
  const words: Words = { view: facts.view as ViewNow, names: facts.names, t: facts.t };
  const theirs = facts.events.filter((event) => event.seat === facts.seat);
  const best = RANKS.map((rank) => theirs.filter(({ event }) => rank.includes(event))).find((found) => found.length) ?? [];
  const clauses = best.map((event) => clauseOf(words, facts, event));
  const hits = theirs.flatMap((event) => hitOf(words, facts, event));
  const struck = hits.map(({ clause }) => clause);
  const blow = struck.length ? `${listed(facts.t, struck)}.` : "";
  return {
    sentence: clauses.length ? begun(facts.t("artefakt-told", { clauses: shortOf(facts.t, [...new Set(clauses)]) })) : "",
    ...(hits.length ? { hit: { sentence: begun(blow), named: `${facts.names[facts.seat]} ${blow}`, things: hits.map(({ thing }) => thing) } } : {}),
  } satisfies Told;
};

function begun(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

/** The last two of them if they fit into a plate, else the last. */
function shortOf(t: Say, clauses: string[]): string {
  const two = listed(t, clauses.slice(-2));
  return two.length <= FITTING ? two : clauses[clauses.length - 1];
}

/** Facts of an event, ready for a sentence. */
function factsOf(words: Words, { me, names }: TellingFacts, event: GameEvent): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [fact, value] of Object.entries(event)) if (typeof value === "string" || typeof value === "number") found[fact] = value;
  if (typeof event.site === "number")
    Object.assign(found, {
      at: place(words, "at", event.site, false),
      to: place(words, "to", event.site, false),
      from: place(words, "from", event.site, false),
    });
  if (typeof event.to === "number") found.goal = place(words, "to", event.to, false);
  if (typeof event.other === "number") Object.assign(found, { name: names[event.other], you: event.other === me ? "yes" : "no" });
  return found;
}

function clauseOf(words: Words, facts: TellingFacts, event: GameEvent): string {
  return facts.t(`artefakt-told-${event.event}`, factsOf(words, facts, event));
}

/** What an event did to me, and the piece it did it to. */
function hitOf(words: Words, facts: TellingFacts, event: GameEvent): { clause: string; thing: string }[] {
  if (facts.me === null || event.other !== facts.me || facts.seat === facts.me) return [];
  const told = factsOf(words, facts, event);
  if (event.event === "stolen") {
    const here = standingOn(words.view, event.site as number);
    const [theirs, mine] = [facts.seat, facts.me].map((seat) => here.filter((each) => each.seat === seat).length);
    // Figures may have left since: then it is told without their numbers.
    const still = theirs > mine ? mine : 0;
    return [{ clause: facts.t("artefakt-hit-stolen", { ...told, theirs, mine: still }), thing: `ground-${event.site}` }];
  }
  if (event.event === "pushed") return [{ clause: facts.t("artefakt-hit-pushed", told), thing: `figure-${facts.me}-${event.figure}` }];
  const used = facts.events.find((each) => each.event === "instructed" && each.seat === facts.seat);
  const thing = `ground-${(used?.site as number | undefined) ?? 1}`;
  if (event.event === "banished") return [{ clause: facts.t("artefakt-hit-banished", told), thing }];
  if (event.event === "received") return [{ clause: facts.t("artefakt-hit-received", { lost: lost(facts, event), got: got(facts, event) }), thing }];
  return [];
}

/** What was taken from me in an exchange: I know which part it is. */
function lost(facts: TellingFacts, { colour }: GameEvent): string {
  const part = facts.events.findLast((each) => each.event === "given-away" && each.seat === facts.me && each.colour === colour)?.part;
  return called(facts, colour, part);
}

/** What I got for it: I have looked at it. */
function got(facts: TellingFacts, { seat }: GameEvent): string {
  const colour = facts.events.findLast((each) => each.event === "handed-over" && each.seat === seat && each.other === facts.me)?.colour;
  const part = facts.events.findLast((each) => each.event === "seen" && each.seat === facts.me && each.colour === colour)?.part;
  return called(facts, colour, part);
}

/** By its part where it is told, which it is not on a rival's plate. */
function called({ t }: TellingFacts, colour: unknown, part: unknown): string {
  return part === undefined
    ? t("artefakt-a-fragment", { colour: colour as string })
    : t("artefakt-this-part", { colour: colour as string, part: part as number });
}

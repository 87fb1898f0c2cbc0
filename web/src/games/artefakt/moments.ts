// The great moments: all plans lie sealed and the first is turned up, fragments come to me and turn over, somebody steals
// from me, an artefact is whole.

import type { GameEvent } from "../../lib/server";
import type { Moment, MomentOf } from "../boards";
import { different, PARTS, siteOf, type Colour, type ViewNow } from "./view";
import { place } from "./wording";

export interface Shown {
  colour: Colour;
  /** The part where I know it. */
  part: number | null;
  /** I did not have this part before. */
  fresh: boolean;
}

/** Fragments of one colour that came to me, and the parts of that artefact that I had. */
export interface Joined {
  colour: Colour;
  had: number[];
  came: Shown[];
}

/** What is told first, and after how many milliseconds, at normal pace, the rest can be seen. */
export interface Lead extends Record<string, unknown> {
  lead?: string;
  until?: number;
}

/** Milliseconds at normal pace; the styles of the moment have the same. */
const TURNED = 1030;
const JOINED = 1500;
const FACE = 740;
const NEXT_FACE = 220;

export interface FoundFacts extends Lead {
  /** Where it lay, or from whom it came. */
  site: number | null;
  from: number | null;
  shown: Shown[];
  /** The artefacts they belong to; nothing for fragments that I only looked at. */
  joined: Joined[];
}

export const momentOf: MomentOf = (events, before, after, me, names, t) => {
  const view = after as ViewNow;
  return (
    completed(events, view, me, names, t) ??
    found(events, before as ViewNow | null, view, me, names, t) ??
    robbed(events, view, me, names, t) ??
    sealed(events, view, me, names, t)
  );
};

type Rest = [me: number | null, names: string[], t: Parameters<MomentOf>[5]];

function completed(events: GameEvent[], _view: ViewNow, ...[me, names, t]: Rest): Moment | null {
  const event = events.find(({ event }) => event === "artefact-completed");
  if (!event) return null;
  const seat = event.seat as number;
  const told = { name: names[seat], colour: event.colour as string, mine: seat === me ? "yes" : "no" };
  const words = t(seat === me ? "artefakt-moment-mine-whole" : "artefakt-moment-whole", told);
  const lead: Lead = { lead: t("artefakt-moment-joining", told), until: JOINED };
  return { kind: "whole", facts: { seat, colour: event.colour, mine: seat === me, ...lead }, length: seat === me ? 3000 : 2200, words };
}

/** Fragments that came to me and that I may look at now. */
function found(events: GameEvent[], before: ViewNow | null, after: ViewNow, ...[me, names, t]: Rest): Moment | null {
  if (me === null || !before) return null;
  const seen = events.filter(({ event, seat }) => event === "seen" && seat === me);
  const came = events.find(({ event, seat }) => ["claimed", "stolen", "picked", "drawn", "received", "swapped", "looked"].includes(event) && seat === me);
  if (!seen.length || !came) return null;
  const had = before.players[me].fragments;
  const looked = came.event === "looked";
  const shown = seen.map((event, i): Shown => {
    const same = (other: GameEvent): boolean => other.colour === event.colour && other.part === event.part;
    const known = had[event.colour as Colour].includes(event.part as number) || seen.findIndex(same) < i;
    return { colour: event.colour as Colour, part: event.part as number, fresh: !known && !looked };
  });
  const colours = looked ? [] : [...new Set(shown.map(({ colour }) => colour))];
  const joined = colours.map((colour) => ({ colour, had: had[colour].filter((part) => part !== null), came: shown.filter((each) => each.colour === colour) }));
  const from = came.event === "stolen" || came.event === "received" ? (came.other as number) : null;
  const site = ["claimed", "picked", "looked"].includes(came.event) ? (came.site as number) : null;
  const best = shown.reduce((most, { colour }) => Math.max(most, different(after.players[me].fragments, colour)), 0);
  const told = {
    count: shown.length,
    name: from === null ? "" : names[from],
    at: site === null ? "" : place({ view: after, names, t }, "from", site, false),
    how: looked ? "look" : from !== null ? "rival" : site !== null ? "site" : "middle",
  };
  const parts = looked
    ? ""
    : " " + t("artefakt-moment-parts", { count: shown.length, fresh: shown.filter((each) => each.fresh).length, best, all: PARTS.length });
  const lead = t("artefakt-moment-found", told);
  const facts: FoundFacts = { site, from, shown, joined, lead, until: FACE + shown.length * NEXT_FACE };
  return { kind: "found", facts, length: 1600 + 350 * Math.min(4, shown.length), words: lead + parts };
}

function robbed(events: GameEvent[], view: ViewNow, ...[me, names, t]: Rest): Moment | null {
  const event = events.find(({ event, other }) => ["stolen", "banished"].includes(event) && other === me && me !== null);
  if (!event) return null;
  const lost = events.find((each) => each.event === "given-away" && each.seat === me);
  const site = event.event === "stolen" ? siteOf(view, event.site as number).number : null;
  const at = site === null ? "" : place({ view, names, t }, "at", site, false);
  const facts = { site, seat: event.seat, colour: event.colour, part: (lost?.part as number | undefined) ?? null };
  return {
    kind: "robbed",
    facts,
    length: 1900,
    words: t(`artefakt-moment-${event.event}`, { name: names[event.seat as number], at, colour: event.colour as string }),
  };
}

/** Everybody has planned: the sealed cards lie there, and the first is turned up. */
function sealed(events: GameEvent[], view: ViewNow, ...[me, names, t]: Rest): Moment | null {
  const turned = events.find(({ event }) => event === "card-turned");
  if (!turned || !events.some(({ event }) => event === "planned")) return null;
  const lead: Lead = { lead: t("artefakt-moment-planned"), until: TURNED };
  const facts = { seat: turned.seat, figure: turned.figure, steps: turned.steps, players: view.players.length, ...lead };
  return {
    kind: "sealed",
    facts,
    length: 1900,
    words: t("artefakt-moment-sealed", { mine: turned.seat === me ? "yes" : "no", name: names[turned.seat as number], steps: turned.steps as number }),
  };
}

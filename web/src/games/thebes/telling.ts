// A turn of somebody in short sentences: what was taken, dug up and shown. The week stands beside the name.

import type { GameEvent } from "../../lib/server";
import type { Told, Telling, TellingFacts } from "../boards";
import { findName } from "./labels";

export const telling: Telling = (facts) => {
  const { events } = facts;
  const deeds = events.map((event, i) => deed(facts, event, i)).filter((told) => told !== "");
  return { sentence: deeds.join(" "), hit: hit(facts) };
};

/** What one dig, or one who was sent, brought to light. */
function brought({ t }: TellingFacts, events: GameEvent[], from: number): string {
  const counts = new Map<string, number>();
  let rubble = 0;
  for (const event of events.slice(from + 1)) {
    if (["taken", "dug", "thief-sent", "robber-sent", "scholar-sent", "exhibited", "museum-chosen", "permit-used"].includes(event.event)) break;
    if (event.event === "rubble") rubble += 1;
    if (event.event !== "found" && event.event !== "picked") continue;
    const name = findName(String(event.region), String(event.find), t);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (!counts.size) return t("thebes-told-nothing");
  const told = [...counts].map(([name, count]) => (count > 1 ? `${count}\u00a0× ${name}` : name));
  if (rubble) told.push(t("thebes-told-rubble", { count: rubble }));
  return told.join(", ");
}

function deed(facts: TellingFacts, event: GameEvent, at: number): string {
  const { seat, events, t } = facts;
  if (event.seat !== seat) return "";
  const region = String(event.region ?? "none");
  switch (event.event) {
    case "taken":
      return t("thebes-told-taken", { card: String(event.card), region, books: Number(event.books ?? 0) });
    case "dug":
      return t("thebes-told-dug", { region, weeks: Number(event.weeks), finds: brought(facts, events, at) });
    case "thief-sent":
      return t("thebes-told-thief", { region, finds: brought(facts, events, at) });
    case "robber-sent":
      return t("thebes-told-robber", { region, finds: brought(facts, events, at) });
    case "scholar-sent":
      return t("thebes-told-scholar", { region });
    case "exhibited":
      return t("thebes-told-exhibited", { number: Number(event.number), points: Number(event.points) });
    case "museum-filled":
      return t("thebes-told-museum", { number: Number(event.number), points: Number(event.points) });
    case "professor-won":
      return t("thebes-told-professor", { professor: String(event.professor) });
    default:
      return "";
  }
}

/** Professors who left me: two by name, more would not fit on two lines. */
function hit({ events, me, names, seat, t }: TellingFacts): Told["hit"] {
  if (me === null || seat === me) return undefined;
  const lost = events.filter((event) => event.event === "professor-left" && event.seat === me).map((event) => String(event.professor));
  if (!lost.length) return undefined;
  const [one, two] = lost.map((professor) => t(lost.length === 1 ? "thebes-professor-titled" : "thebes-professor", { professor }));
  const sentence = t("thebes-hit-professors", { count: lost.length, one, two: two ?? "", name: names[seat] });
  return {
    sentence,
    named: sentence,
    things: lost.map((professor) => `professor-${professor}`),
  };
}

// A turn of somebody in one short sentence: asked and got, dug, showed, kept.

import type { GameEvent } from "../../lib/server";
import type { Telling, TellingFacts } from "../boards";
import { pointsOn } from "./museum";
import { ROMAN, type View } from "./view";

export const telling: Telling = (facts) => {
  const { events, t } = facts;
  const parts = events.map((event) => deed(facts, event)).filter((part) => part !== "");
  const sentence = parts.length ? joined(parts, t("pergamon-and")) : "";
  return { sentence: sentence && `${sentence[0].toLocaleUpperCase()}${sentence.slice(1)}.`, hit: hit(facts) };
};

function deed({ seat, t }: TellingFacts, event: GameEvent): string {
  const whose = event.figure ?? event.seat;
  if (whose !== seat) return "";
  switch (event.event) {
    case "placed":
      return t("pergamon-told-placed", { space: Number(event.space) });
    case "dug":
      return t("pergamon-told-dug", { gallery: ROMAN[Number(event.gallery) - 1], finds: Number(event.finds) });
    case "not-dug":
      return t("pergamon-told-not-dug");
    case "shown":
      return t("pergamon-told-shown", { space: Number(event.space) });
    case "stored":
      return t("pergamon-told-stored", { finds: Number(event.finds), coins: Number(event.fee) });
    default:
      return "";
  }
}

function joined(parts: string[], and: string): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1)}`;
}

/** Shows of mine that were pushed to a lower floor, or out. */
function hit({ events, view: seen, me, seat, t }: TellingFacts): { sentence: string; things: string[] } | undefined {
  if (me === null || seat === me) return undefined;
  const view = seen as View;
  const mine = events.filter((event) => event.event === "pushed" && event.seat === me);
  const lost = mine.filter((event) => pointsOn(view, Number(event.to)) < pointsOn(view, Number(event.space)));
  if (!lost.length) return undefined;
  const told = lost.map((event) => {
    const marker = ROMAN[Number(event.marker) - 1];
    return Number(event.to)
      ? t("pergamon-hit-floor", { marker, space: Number(event.to), points: pointsOn(view, Number(event.to)) })
      : t("pergamon-hit-out", { marker });
  });
  return { sentence: told.join(" "), things: lost.map((event) => `marker-${me}-${event.marker}`) };
}

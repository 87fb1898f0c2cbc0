// A turn of somebody in one short sentence: dug and showed, else what was kept; and where they stand now.

import type { GameEvent } from "../../lib/server";
import type { Telling, TellingFacts } from "../boards";
import { enumerated } from "./moments";
import { pointsOn } from "./museum";
import { ROMAN, type View } from "./view";

const GREAT = ["dug", "not-dug", "shown"];

export const telling: Telling = (facts) => {
  const { events, t } = facts;
  const told = events.filter((event) => deed(facts, event) !== "");
  const great = told.some((event) => GREAT.includes(event.event));
  const parts = told
    // What the shelf shows is told of nothing else; where a figure stood before it dug is of no interest any more.
    .filter((event, i) => !(event.event === "stored" && great) && !(event.event === "placed" && i < told.length - 1))
    .map((event) => deed(facts, event));
  const sentence = parts.length ? enumerated(parts, ", ", t("pergamon-and")) : "";
  return { sentence: sentence && `${sentence[0].toLocaleUpperCase()}${sentence.slice(1)}.`, hit: hit(facts) ?? passedOver(facts) };
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

/** Shows of mine that were pushed to a lower floor, or out. What has since fallen at an evaluation is not told any more. */
function hit({ events, view: seen, me, seat, t }: TellingFacts): { sentence: string; things: string[] } | undefined {
  if (me === null || seat === me) return undefined;
  const view = seen as View;
  const evaluated = events.findLastIndex((event) => event.event === "evaluation");
  const now = (event: GameEvent): number => view.museum[me].find(({ marker }) => marker === event.marker)?.space ?? 0;
  const mine = events.filter((event, i) => event.event === "pushed" && event.seat === me && (i > evaluated || !event.to));
  const lost = mine.filter(({ space, to }) => pointsOn(view, Number(to)) < pointsOn(view, Number(space)));
  const standing = lost.filter((event) => !event.to || pointsOn(view, now(event)) === pointsOn(view, Number(event.to)));
  if (!standing.length) return undefined;
  const told = standing.map((event) => {
    const marker = ROMAN[Number(event.marker) - 1];
    return event.to ? t("pergamon-hit-floor", { marker, space: now(event), points: pointsOn(view, now(event)) }) : t("pergamon-hit-out", { marker });
  });
  return { sentence: told.join(" "), things: standing.map((event) => `marker-${me}-${event.marker}`) };
}

/** No coin was left for me, and I have nothing to show or to store: I am asked nothing this round, and learn why. */
function passedOver({ events, view: seen, me, seat, t }: TellingFacts): { sentence: string; named: string; things: string[] } | undefined {
  if (me === null || seat === me) return undefined;
  const view = seen as View;
  const paid = events.find((event) => event.event === "paid" && event.figure === me);
  if (!paid?.asked || paid.coins || view.coins[me] || view.hands[me].length) return undefined;
  const sentence = t("pergamon-hit-unpaid", { asked: Number(paid.asked) });
  return { sentence, named: sentence, things: [] };
}

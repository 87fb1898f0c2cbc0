// How the events of Thebes are seen.

import type { GameEvent } from "../../lib/server";
import { named, type Scene, type Staging } from "../../lib/staging";
import { wasSeen } from "./moments";
import { worthOf } from "./worth";

export const staging: Staging = (event) => {
  const scene = sceneOf(event);
  return scene && wasSeen(event) ? { piece: scene.piece, one: scene.one, still: true } : scene;
};

function sceneOf(event: GameEvent): Scene | null {
  const { seat, region, number, professor } = event;
  const points = (count: unknown): Record<string, number> => ({ [`points-${seat}`]: Number(count) });
  switch (event.event) {
    case "taken":
      return { piece: (change) => change.name.startsWith("card-") && change.how === "moved", one: true, sound: "draw" };
    case "card-laid":
      return { piece: (change) => change.name.startsWith("card-") && change.how === "new" && change.is === `field-${event.field}`, turn: true };
    case "presented":
      return { piece: named(`${event.card}-${number}`), turn: true };
    case "professor-left":
      return {};
    case "professor-won":
      return { piece: named(`professor-${professor}`), sound: "find" };
    case "exhibited":
      return { piece: named(`exhibition-${number}`), to: `seat-${seat}`, count: points(event.points), sound: "fanfare" };
    case "museum-chosen":
      return { glow: [`museum-${number}`] };
    case "given":
      return { count: points(-worthOf(event.find)) };
    case "museum-filled":
      return { piece: named(`museum-${number}`), to: `seat-${seat}`, count: points(event.points), sound: "coin" };
    case "thief-sent":
    case "robber-sent":
    case "scholar-sent":
      return { glow: [`pile-${region}`], sound: "sand" };
    case "dug":
    case "rubble":
    case "nothing-picked":
    case "no-more-cards":
      return { glow: [`pile-${region}`] };
    case "found":
    case "picked":
      return {
        piece: (change) => change.name.startsWith(`find-${region}-`) && change.how === "moved",
        one: true,
        turn: true,
        count: points(worthOf(event.find)),
      };
    case "marker-moved":
      // Where the road is turned to its next page, all of them move.
      return { piece: (change) => change.name.startsWith("marker-") };
    case "deck-empty":
      return {};
    default:
      return null;
  }
}

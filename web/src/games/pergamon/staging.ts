// How the events of Pergamon are seen.

import type { GameEvent } from "../../lib/server";
import { named, type Scene, type Staging } from "../../lib/staging";
import { wasSeen } from "./moments";
import type { View } from "./view";

const FUNDS: Scene = { piece: named("funds-0", "funds-1", "funds-sum"), turn: true, sound: "draw" };

export const staging: Staging = (event, _, after) => {
  const scene = sceneOf(event, after as View);
  return scene && wasSeen(event) ? { piece: scene.piece, still: true } : scene;
};

function sceneOf(event: GameEvent, after: View): Scene | null {
  const { seat, figure, marker, tile } = event;
  const find = named(`find-${tile}`);
  const showcase = named(`marker-${seat}-${marker}`);
  switch (event.event) {
    case "round-begun":
      return { piece: (change) => change.name.startsWith("figure-") };
    case "find-laid":
    case "find-taken":
    case "row-begun":
    case "joined":
    case "find-boxed":
      return { piece: find };
    case "funds-drawn":
    case "funds-turned":
      return FUNDS;
    case "placed":
      return { piece: named(`figure-${figure}`), sound: "lay" };
    case "paid":
      return { count: { [`coins-${figure}`]: Number(event.coins) }, sound: event.coins ? "coin" : undefined };
    case "dug":
      return { glow: [`gallery-${event.gallery}`], count: { [`coins-${figure}`]: -Number(event.cost) }, sound: "sand" };
    case "polished": // it tells all coins so far, and each is told
      return { count: { [`coins-${seat}`]: -1 } };
    case "stored":
      return { count: { [`coins-${seat}`]: -Number(event.fee) } };
    case "shown": {
      const row = after.museum[Number(seat)]?.find((each) => each.marker === marker)?.row ?? [];
      return { piece: (change) => showcase(change) || row.some((number) => change.name === `find-${number}`) };
    }
    case "pushed":
    case "stepped-down":
      return { piece: showcase, sound: "stone" };
    case "broken-up":
      return { piece: showcase, sound: "fall" };
    case "visited":
      return { glow: [`marker-${seat}-${marker}`], count: { [`points-${seat}`]: Number(event.points) } };
    case "prized":
    case "honoured":
      return { count: { [`points-${seat}`]: Number(event.points) } };
    case "left-unseen":
    case "not-dug":
    case "evaluation":
    case "nobody-prized":
      return {};
    default:
      return null;
  }
}

// How the events of Monuments are seen. Building, extending and histories are moments (moments.ts): nothing is left of
// them to be seen here but the historian, who goes to the track.

import { named, type Staging } from "../../lib/staging";

export const staging: Staging = (event) => {
  const { seat, card, monument, token } = event;
  const piece = named(`card-${card}`);
  const points = { [`points-${seat}`]: Number(event.points) };
  switch (event.event) {
    case "drawn":
      return { glow: ["deck"], sound: "draw" };
    case "card-drawn":
    case "card-opened":
      return { piece, turn: true, from: "deck" };
    case "card-taken":
    case "offered":
      return { piece, to: `hand-${seat}`, sound: "draw" };
    case "discarded":
      return { piece, sound: "lay" };
    case "pair-scored":
    case "extra-paid":
    case "honoured":
      return { count: points, sound: "coin" };
    case "nothing-possible":
    case "fourth-bought":
    case "evaluation":
      return {};
    case "historian-placed":
      return { piece: (change) => change.how === "new" && change.name.startsWith(`history-${seat}-`), one: true, from: `home-${seat}`, sound: "stone" };
    case "token-bought":
    case "token-lost":
      return { piece: named(`token-${token}`), glow: [`token-${token}`], count: points, sound: "coin" };
    case "swapped":
      return { piece: named(`card-${card}`, `card-${event.second_card}`), sound: "lay" };
    case "column-lifted":
      return { glow: [`monument-${monument}`] };
    case "monument-scored":
      return { glow: [`monument-${monument}`], count: points };
    default:
      return null;
  }
};

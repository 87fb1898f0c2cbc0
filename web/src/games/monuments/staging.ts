// How the events of Monuments are seen.

import { named, type Staging } from "../../lib/staging";

/** `zeus-7` is a card of Zeus. */
function monumentOf(card: unknown): string {
  return String(card).replace(/-\d+$/, "");
}

export const staging: Staging = (event) => {
  const { seat, card, monument, token } = event;
  const piece = named(`card-${card}`);
  const points = { [`points-${seat}`]: Number(event.points) };
  switch (event.event) {
    case "drawn":
      return { glow: ["deck"] };
    case "card-drawn":
    case "card-opened":
      return { piece, turn: true, from: "deck" };
    case "card-taken":
    case "offered":
      return { piece, to: `hand-${seat}` };
    case "card-laid":
      return { piece, from: `hand-${seat}` };
    case "built":
    case "extended":
    case "fame-full":
      return { glow: [`monument-${monument}`] };
    case "discarded":
      return { piece };
    case "pair-scored":
    case "extra-paid":
    case "honoured":
      return { count: points };
    case "history-begun":
    case "nothing-possible":
    case "fourth-bought":
    case "evaluation":
      return {};
    case "card-lost":
      return { piece, to: `monument-${monumentOf(card)}` };
    case "fame-grown":
      return { piece: named(`fame-${monument}`) };
    case "historian-placed":
      return { piece: (change) => change.name.startsWith(`historian-${seat}-`), one: true };
    case "token-bought":
    case "token-lost":
      return { piece: named(`token-${token}`), glow: [`token-${token}`], count: points };
    case "swapped":
      return { piece: named(`card-${card}`, `card-${event.second_card}`) };
    case "column-lifted":
      return { piece: (change) => change.how === "moved" && monumentOf(change.name) === `card-${monument}` };
    case "monument-scored":
      return { glow: [`monument-${monument}`], count: points };
    default:
      return null;
  }
};

// How the events of Artefakt are seen. Fragments have no names in events: the next of its colour that goes there is meant.

import { named, type Change, type Scene, type Staging } from "../../lib/staging";

export const staging: Staging = (event) => {
  const { seat, other, figure, site, colour, to } = event;

  function fragment(where: (change: Change) => boolean, more: Scene = {}): Scene {
    return { piece: (change) => change.name.startsWith(`${colour}-`) && where(change), one: true, ...more };
  }

  switch (event.event) {
    case "put":
    case "walked":
    case "travelled":
      return { piece: named(`figure-${seat}-${figure}`), sound: "lay" };
    case "pushed":
      return { piece: named(`figure-${other}-${figure}`), sound: "lay" };
    case "place-rolled":
      return { glow: [`ground-${site}`], sound: "dice" };
    case "deadlock":
    case "left-alone":
    case "instructed":
    case "looked":
      return { glow: [`ground-${site}`] };
    case "claimed":
      return { glow: [`ground-${site}`], sound: "find" };
    case "discovered":
      // The dice in the cartouche are seen one throw after the other.
      return fragment((change) => change.is === `site-${site}`, { alone: true, sound: "dice" });
    case "carried":
      return fragment((change) => change.is === `site-${to}`);
    case "taken":
    case "picked":
    case "drawn":
    case "received":
      return fragment((change) => change.is === `card-${seat}`, { turn: true, sound: "draw" });
    case "stolen":
      return fragment((change) => change.is === `card-${seat}`, { turn: true, glow: [`ground-${site}`], sound: "draw" });
    case "handed-over":
      return fragment((change) => change.was === `card-${seat}`, { turn: true, sound: "draw" });
    case "gave-back":
    case "swapped":
      return fragment((change) => change.was === `card-${seat}`, { sound: "lay" });
    case "banished":
      return fragment((change) => change.was === `card-${other}`, { sound: "lay" });
    case "card-turned":
      return { piece: named(`plan-${seat}-${figure}`), turn: true, sound: "draw" };
    case "site-turned":
      return { piece: named(`ground-${site}`), turn: true, sound: "stone" };
    case "stone-taken":
    case "stone-passed":
      return { piece: named("stone"), sound: "stone" };
    case "artefact-completed":
      return { sound: "fanfare" };
    case "round-begun":
    case "too-few":
    case "no-discovery":
    case "colour-chosen":
    case "declined":
    case "collection-shown":
      return {};
    default:
      return null;
  }
};

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
      return { piece: named(`figure-${seat}-${figure}`) };
    case "pushed":
      return { piece: named(`figure-${other}-${figure}`) };
    case "place-rolled":
    case "deadlock":
    case "claimed":
    case "left-alone":
    case "instructed":
    case "looked":
      return { glow: [`ground-${site}`] };
    case "discovered":
      return fragment((change) => change.is === `site-${site}`);
    case "carried":
      return fragment((change) => change.is === `site-${to}`);
    case "taken":
    case "picked":
    case "drawn":
    case "stolen":
    case "received":
      return fragment((change) => change.is === `card-${seat}`, { turn: true });
    case "handed-over":
      return fragment((change) => change.was === `card-${seat}`, { turn: true });
    case "gave-back":
    case "swapped":
      return fragment((change) => change.was === `card-${seat}`);
    case "banished":
      return fragment((change) => change.was === `card-${other}`);
    case "card-turned":
      return { piece: named(`plan-${seat}-${figure}`), turn: true };
    case "site-turned":
      return { piece: named(`ground-${site}`), turn: true };
    case "stone-taken":
    case "stone-passed":
      return { piece: named("stone") };
    case "round-begun":
    case "too-few":
    case "no-discovery":
    case "colour-chosen":
    case "declined":
    case "artefact-completed":
    case "collection-shown":
      return {};
    default:
      return null;
  }
};

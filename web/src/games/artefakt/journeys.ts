// Journeys: which cards lie on which figures, and where these could go from there. A card carries its figure exactly so
// many sites, either way round the circle.

import { count, KINDS, siteOf, type Kind, type ViewNow } from "./view";

/** The steps of the card on each figure; null where there is none yet. */
export type Plan = Record<Kind, number | null>;

export const NO_PLAN: Plan = { stout: null, lady: null, tall: null };

/** How each figure's journey is drawn, on the map and on its ticket. */
export const DASHES: Record<Kind, string | undefined> = { stout: undefined, lady: "12 9", tall: "0.1 9" };

export function complete(plan: Plan): boolean {
  return KINDS.every((kind) => plan[kind] !== null);
}

export function empty(plan: Plan): boolean {
  return KINDS.every((kind) => plan[kind] === null);
}

/** The move that lays a complete plan. */
export function notationOf(plan: Plan): string {
  return "plan " + KINDS.map((kind) => plan[kind]).join("");
}

/** The plan that a move lays; null if it is another move, or none. */
export function planFrom(move: string | undefined): Plan | null {
  const cards = /^plan (\d)(\d)(\d)$/.exec(move ?? "");
  return cards && { stout: Number(cards[1]), lady: Number(cards[2]), tall: Number(cards[3]) };
}

/** Touch a card of a figure's ticket: the figure gets it, or gives it back; if another figure has it, the two swap. */
export function lay(plan: Plan, kind: Kind, steps: number): Plan {
  if (plan[kind] === steps) return { ...plan, [kind]: null };
  const other = KINDS.find((each) => plan[each] === steps);
  return { ...plan, ...(other ? { [other]: plan[kind] } : {}), [kind]: steps };
}

/** The sites a card leads to: two, or one if both ways round lead to the same. */
export function targetsOf(view: ViewNow, site: number, steps: number): number[] {
  const at = view.circle.indexOf(site);
  const round = view.circle.length;
  return [...new Set([(at + steps) % round, (at - steps + round) % round])].map((place) => view.circle[place]);
}

export interface Journey {
  kind: Kind;
  from: number;
  to: number;
}

/** The journeys that are still to be made with these cards: of figures that stand somewhere and have not gone yet. */
export function journeysOf(view: ViewNow, seat: number, plan: Plan): Journey[] {
  const player = view.players[seat];
  const gone = player.turned - (view.travelling !== null && view.seat === seat ? 1 : 0);
  return KINDS.slice(gone).flatMap((kind) => {
    const [from, steps] = [player.figures[kind], plan[kind]];
    if (from === null || steps === null) return [];
    return targetsOf(view, from, steps).map((to) => ({ kind, from, to }));
  });
}

/** Who could be where: the figures by the sites that journeys lead to. */
export function reachOf(journeys: Journey[]): Map<number, Kind[]> {
  const reach = new Map<number, Kind[]>();
  for (const { kind, to } of journeys) reach.set(to, [...(reach.get(to) ?? []), kind]);
  return reach;
}

export interface Meeting {
  site: number;
  kinds: Kind[];
  fragments: number;
}

/** The best place to meet: where most figures could be together, then where most lies, then the lowest number. */
export function meetingOf(view: ViewNow, journeys: Journey[]): Meeting | null {
  const meetings = [...reachOf(journeys)].map(([site, kinds]) => ({ site, kinds, fragments: count(siteOf(view, site).fragments) }));
  const better = (a: Meeting, b: Meeting): number => b.kinds.length - a.kinds.length || b.fragments - a.fragments || a.site - b.site;
  return meetings.filter(({ kinds }) => kinds.length > 1).sort(better)[0] ?? null;
}

/** The sites in reach where something lies. */
export function findsInReach(view: ViewNow, journeys: Journey[]): number[] {
  return [...reachOf(journeys).keys()].filter((site) => count(siteOf(view, site).fragments)).sort((a, b) => a - b);
}

// What the frieze shows: for every monument the state of its nine blocks, its builders' columns, and its fame.

import { facesOf, nextToFall, worthOf, type Face, type FameTrack, type View } from "./view";

/** Bare stone; a card I hold; one that a rival is known to hold; to be laid by the move I compose; laid; out of the game;
just taken from me. */
export type BlockState = "carved" | "mine" | "known" | "drafted" | "built" | "gone" | "taken";

export interface Stone extends Face {
  state: BlockState;
  /** Whose it is, where somebody has it. */
  seat: number | null;
  /** The next history takes it. */
  falls: boolean;
}

export interface Pillar {
  seat: number;
  stones: Stone[];
  /** What it would bring now. */
  points: number;
  falls: string | null;
}

export interface Field {
  monument: string;
  stones: Stone[];
  pillars: Pillar[];
  /** For every place that is free, how many cards it takes. */
  free: number[];
  space: number;
  spaces: number;
  /** What stands on the sun. */
  face: string;
  /** The move I compose builds here. */
  aimed: boolean;
}

export interface Mind {
  me: number | null;
  /** The cards of mine that the move I compose would lay, in their order. */
  drafted: string[];
  /** Cards that were just taken from me. */
  taken: ReadonlySet<string>;
  takeFrom: unknown;
}

/** Builders in the order in which they came, as far as that was seen. */
export class Builders {
  private readonly known = new Map<string, number[]>();

  of(monument: string, now: number[]): number[] {
    const before = this.known.get(monument) ?? [];
    const all = [...before.filter((seat) => now.includes(seat)), ...now.filter((seat) => !before.includes(seat))];
    this.known.set(monument, all);
    return all;
  }
}

export function fieldsOf(view: View, mind: Mind, builders: Builders): Field[] {
  const gone = new Set(view.gone);
  const mine = new Set(view.hand);
  const known = new Map(view.hands.flatMap((hand, seat) => (seat === mind.me ? [] : hand.known.map((card) => [card, seat] as const))));
  const drafted = new Set(mind.drafted);
  const byMonument = new Map(view.monuments.map((track) => [track.monument, [] as Face[]]));
  for (const face of view.cards) byMonument.get(face.monument)!.push(face);
  return view.monuments.map((track) => {
    const pillars = pillarsOf(view, track, mind, builders);
    const laid = new Map(pillars.flatMap((pillar) => pillar.stones.map((stone) => [stone.card, stone] as const)));
    const stateOf = (card: string): [BlockState, number | null] => {
      if (drafted.has(card)) return ["drafted", mind.me];
      if (view.lifted.includes(card)) return ["drafted", view.turn];
      if (gone.has(card)) return [mind.taken.has(card) ? "taken" : "gone", null];
      if (mine.has(card)) return ["mine", mind.me];
      return known.has(card) ? ["known", known.get(card)!] : ["carved", null];
    };
    const stones = byMonument.get(track.monument)!.map((face): Stone => {
      const [state, seat] = stateOf(face.card);
      return laid.get(face.card) ?? { ...face, state, seat, falls: false };
    });
    const at = track.space - 1;
    return {
      monument: track.monument,
      stones,
      pillars,
      free: view.figures.least.slice(pillars.length),
      space: track.space,
      spaces: track.sole.length,
      face: track.space === 0 ? "0" : pillars.length > 1 ? `${track.larger[at]}:${track.smaller[at]}` : String(track.sole[at]),
      aimed: stones.some((stone) => stone.state === "drafted"),
    };
  });
}

/** The columns of a monument, with what the move I compose would add to mine. */
function pillarsOf(view: View, track: FameTrack, mind: Mind, builders: Builders): Pillar[] {
  const faces = facesOf(view);
  const { monument } = track;
  const added = mind.drafted.filter((card) => faces[card].monument === monument);
  const built = (seat: number): boolean => monument in view.columns[seat] || (view.laying === monument && view.turn === seat);
  const seats = view.columns.map((_, seat) => seat).filter((seat) => built(seat) || (seat === mind.me && added.length > 0));
  const columns = builders.of(monument, seats).map((seat) => {
    const laid = view.columns[seat][monument] ?? [];
    return { seat, cards: seat === mind.me ? [...laid, ...added.filter((card) => !laid.includes(card))] : laid };
  });
  const points = worthOf(track, columns, faces);
  return columns.map(({ seat, cards }, i) => {
    const falls = view.step === "over" ? null : nextToFall(cards, mind.takeFrom);
    const isNew = (card: string): boolean => seat === mind.me && added.includes(card);
    const stones = cards.map((card): Stone => ({ ...faces[card], state: isNew(card) ? "drafted" : "built", seat, falls: card === falls }));
    return { seat, stones, points: points[i], falls };
  });
}

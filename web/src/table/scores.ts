// Points and what they are for, wherever a game's view tells them while it is played, and at its end.

export interface Score {
  seat: number;
  points: number;
  /** What the points are for, as the game's texts call it under `score-`. */
  parts: [string, number][];
}

type Parts = Record<string, number>;

function scored(parts: Parts, seat: number): Score {
  const { points, ...rest } = parts;
  const entries = Object.entries(rest);
  return { seat, points: points ?? entries.reduce((sum, [, each]) => sum + each, 0), parts: entries };
}

/** The best first; of those with the same points, the winners. */
export function ranked(scores: Parts[], winners: number[] = []): Score[] {
  const lost = (score: Score): number => Number(!winners.includes(score.seat));
  return scores.map(scored).sort((a, b) => lost(a) - lost(b) || b.points - a.points);
}

/** What anybody got or lost points for, in the order of the rules; each has one colour and pattern for all. */
export function categories(players: Score[]): string[] {
  const all = players[0]?.parts.map(([part]) => part) ?? [];
  return all.filter((part) => players.some((player) => player.parts.some(([each, value]) => each === part && value !== 0)));
}

export interface Bar {
  part: string;
  points: number;
  /** Share of the longest bar, from 0 to 1. */
  length: number;
}

/** A player's bar in its parts, what was lost at the end; all players' to one scale. */
export function bars(player: Score, players: Score[]): Bar[] {
  const extent = (each: Score): number => each.parts.reduce((sum, [, value]) => sum + Math.abs(value), 0);
  const longest = Math.max(1, ...players.map(extent));
  const drawn = player.parts.filter(([, value]) => value !== 0).map(([part, points]) => ({ part, points, length: Math.abs(points) / longest }));
  return [...drawn.filter((bar) => bar.points > 0), ...drawn.filter((bar) => bar.points < 0)];
}

/** Why the winner is ahead of the next. */
export interface Difference {
  winner: number;
  second: number;
  margin: number;
  /** What brought most of it; null on a tie. */
  part: string | null;
  /** It alone is as much as the whole lead. */
  alone: boolean;
}

/** What made the difference between a single winner and the next; null if the win is shared. */
export function difference(scores: Parts[], winners: number[]): Difference | null {
  const [winner, second] = ranked(scores, winners);
  if (winners.length !== 1 || !second) return null;
  const margin = winner.points - second.points;
  const leads = winner.parts.map(([part, value], i) => [part, value - second.parts[i][1]] as const);
  // A game may not say what its points are for.
  const [part, lead] = leads.reduce<readonly [string | null, number]>((most, each) => (each[1] > most[1] ? each : most), [null, 0]);
  return { winner: winner.seat, second: second.seat, margin, part: margin > 0 ? part : null, alone: lead >= margin };
}

function isParts(points: unknown): points is Parts {
  return typeof points === "object" && points !== null;
}

/** The points of a view, of all seats together or each beside what it has; nothing where the game tells none before its end. */
export function pointsIn(view: Record<string, unknown> | undefined): Parts[] {
  const lists = Object.values(view ?? {}).filter(Array.isArray) as { points?: unknown }[][];
  const together = view?.points as unknown[] | undefined;
  const found = together ?? lists.map((list) => list.map((each) => each?.points)).find((points) => points.length > 1 && points.every(isParts));
  return found?.every(isParts) ? found : [];
}

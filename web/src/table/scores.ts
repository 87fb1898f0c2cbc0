// Points and what they are for, wherever a game's view tells them while it is played.

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

/** The best first. */
export function ranked(scores: Parts[]): Score[] {
  return scores.map(scored).sort((a, b) => b.points - a.points);
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

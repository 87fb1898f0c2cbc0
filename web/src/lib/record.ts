// My record: the games I finished and the puzzles I tried, kept in this browser. It can be saved as a file and read again.

const KEY = "record";
const VERSION = 1;
/** More finished games than this are not kept: the oldest go. */
const MAX_GAMES = 2000;
const MAX_PUZZLES = 2000;
const MAX_TRIES = 3;

/** A game that I finished. */
export interface FinishedGame {
  table: string;
  game: string;
  players: number;
  points: number;
  won: boolean;
  /** When it was first seen finished, in milliseconds. */
  at: number;
}

/** A puzzle that I tried. */
export interface TriedPuzzle {
  /** What each try wins of a hundred games. */
  shares: number[];
  solved: boolean;
  /** The latest try. */
  moves: string[];
  /** The day whose puzzle it was when I solved it. */
  day?: string;
}

export interface Record {
  version: number;
  games: FinishedGame[];
  /** By address: "pergamon/12". */
  puzzles: { [puzzle: string]: TriedPuzzle };
}

export const isOver = (tried: TriedPuzzle | undefined): boolean => !!tried && (tried.solved || tried.shares.length >= MAX_TRIES);
export const triesLeft = (tried: TriedPuzzle | undefined): number => MAX_TRIES - (tried?.shares.length ?? 0);

function empty(): Record {
  return { version: VERSION, games: [], puzzles: {} };
}

export function myRecord(): Record {
  try {
    return readRecord(localStorage.getItem(KEY) ?? "") ?? empty();
  } catch {
    return empty();
  }
}

function keep(record: Record): void {
  const games = [...record.games].sort((a, b) => b.at - a.at).slice(0, MAX_GAMES);
  const puzzles = Object.fromEntries(Object.entries(record.puzzles).slice(-MAX_PUZZLES));
  localStorage.setItem(KEY, JSON.stringify({ ...record, games, puzzles }));
}

/** Count a finished game; one that was counted before stays as it was. */
export function countGame(game: FinishedGame): void {
  const record = myRecord();
  if (record.games.some((other) => other.table === game.table)) return;
  keep({ ...record, games: [game, ...record.games] });
}

export function triedAt(puzzle: string): TriedPuzzle | undefined {
  return myRecord().puzzles[puzzle];
}

/** Keep a try. A puzzle that is over stays as it is. */
export function keepTry(puzzle: string, share: number, right: boolean, moves: string[], day?: string): TriedPuzzle {
  const record = myRecord();
  const before = record.puzzles[puzzle] ?? { shares: [], solved: false, moves: [] };
  if (isOver(before)) return before;
  const tried: TriedPuzzle = { shares: [...before.shares, share], solved: right, moves, ...(right && day ? { day } : {}) };
  delete record.puzzles[puzzle];
  keep({ ...record, puzzles: { ...record.puzzles, [puzzle]: tried } });
  return tried;
}

/** The days whose puzzle I solved on that day. */
export function solvedDays(record: Record): Set<string> {
  return new Set(Object.values(record.puzzles).flatMap(({ day }) => (day ? [day] : [])));
}

const DAY = 24 * 3600 * 1000;

/** A day as the server writes it, so many days before another. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}

/** How many days in a row I solved the puzzle, up to today, or up to yesterday while today's is open. */
export function streakOf(days: Set<string>, today: string): number {
  let length = 0;
  for (let back = days.has(today) ? 0 : 1; days.has(dayBefore(today, back)); back++) length++;
  return length;
}

export interface Line {
  game: string;
  players: number;
  played: number;
  won: number;
  best: number;
}

/** Results by game and number of players. */
export function linesOf(record: Record): Line[] {
  const lines = new Map<string, Line>();
  for (const { game, players, points, won } of record.games) {
    const key = `${game} ${players}`;
    const line = lines.get(key) ?? { game, players, played: 0, won: 0, best: points };
    lines.set(key, { ...line, played: line.played + 1, won: line.won + (won ? 1 : 0), best: Math.max(line.best, points) });
  }
  return [...lines.values()].sort((a, b) => a.game.localeCompare(b.game) || a.players - b.players);
}

/** Read a record from the text of a file; null if it is none. */
export function readRecord(text: string): Record | null {
  const found: unknown = JSON.parse(text);
  if (!isObject(found) || found.version !== VERSION || !Array.isArray(found.games) || !isObject(found.puzzles)) return null;
  const puzzles = Object.entries(found.puzzles);
  if (!found.games.every(isGame) || !puzzles.every(([, tried]) => isTried(tried))) return null;
  return { version: VERSION, games: found.games, puzzles: Object.fromEntries(puzzles) as Record["puzzles"] };
}

/** Add what a file holds. What is here already stays as it is; of two accounts of a puzzle the one with more tries counts. */
export function addRecord(other: Record): void {
  const own = myRecord();
  const tables = new Set(own.games.map((game) => game.table));
  const puzzles = { ...own.puzzles };
  for (const [puzzle, tried] of Object.entries(other.puzzles)) {
    if (!puzzles[puzzle] || (!isOver(puzzles[puzzle]) && tried.shares.length > puzzles[puzzle].shares.length)) puzzles[puzzle] = tried;
  }
  keep({ version: VERSION, games: [...own.games, ...other.games.filter((game) => !tables.has(game.table))], puzzles });
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isGame(value: unknown): value is FinishedGame {
  if (!isObject(value)) return false;
  const { table, game, players, points, won, at } = value;
  return typeof table === "string" && typeof game === "string" && [players, points, at].every(Number.isFinite) && typeof won === "boolean";
}

function isTried(value: unknown): value is TriedPuzzle {
  if (!isObject(value) || typeof value.solved !== "boolean") return false;
  const { shares, moves, day } = value;
  const numbers = Array.isArray(shares) && shares.length <= MAX_TRIES && shares.every(Number.isFinite);
  return numbers && Array.isArray(moves) && moves.every((move) => typeof move === "string") && (day === undefined || typeof day === "string");
}

// What this browser remembers: my tables with their personal tokens, my name, and how I like to see things.

export interface KeptTable {
  table: string;
  token: string;
  game: string;
  name: string;
  at: number;
  /** The game is over there: nothing has to be asked about it any more. */
  over?: boolean;
}

const MAX_TABLES = 50;

function read<T>(key: string, otherwise: T, from: Storage = localStorage): T {
  try {
    return JSON.parse(from.getItem(key) ?? "") as T;
  } catch {
    return otherwise;
  }
}

export function myTables(): KeptTable[] {
  return read<KeptTable[]>("tables", []).sort((a, b) => b.at - a.at);
}

export function keepTable(kept: KeptTable): void {
  const others = myTables().filter((other) => other.table !== kept.table);
  localStorage.setItem("tables", JSON.stringify([kept, ...others].slice(0, MAX_TABLES)));
}

export function forgetTable(table: string): void {
  localStorage.setItem("tables", JSON.stringify(myTables().filter((kept) => kept.table !== table)));
}

export function tokenFor(table: string): string | null {
  return myTables().find((kept) => kept.table === table)?.token ?? null;
}

/** What was promised when I sat down, and my own word: to check the shuffle with when the game is over. */
export interface KeptPromise {
  commitment: string;
  word: string;
}

export function promiseAt(table: string): KeptPromise | null {
  return read<Record<string, KeptPromise>>("promises", {})[table] ?? null;
}

/** Kept for as many tables as are remembered. */
export function keepPromise(table: string, promise: KeptPromise): void {
  const others = Object.entries(read<Record<string, KeptPromise>>("promises", {})).filter(([other]) => other !== table);
  localStorage.setItem("promises", JSON.stringify(Object.fromEntries([...others, [table, promise]].slice(-MAX_TABLES))));
}

/** The steps that were laid at a table and not yet sent. */
export function draftAt(table: string): string[] | null {
  return read<string[] | null>(`draft ${table}`, null, sessionStorage);
}

export function keepDraft(table: string, steps: string[]): void {
  if (steps.length) sessionStorage.setItem(`draft ${table}`, JSON.stringify(steps));
  else sessionStorage.removeItem(`draft ${table}`);
}

export function myName(): string {
  return localStorage.getItem("name") ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem("name", name);
}

/** The bots I played a game against the last time. */
export function opponentsAt(game: string): string[] | null {
  return read<Record<string, string[]>>("opponents", {})[game] ?? null;
}

export function keepOpponents(game: string, bots: string[]): void {
  localStorage.setItem("opponents", JSON.stringify({ ...read<Record<string, string[]>>("opponents", {}), [game]: bots }));
}

/** How far a lesson has come, and the table at which it is given. */
export interface KeptLesson {
  table: string;
  /** The steps that were done. */
  done: string[];
  /** It was left for a free game. */
  skipped: boolean;
}

export function lessonAt(game: string): KeptLesson | null {
  return read<Record<string, KeptLesson>>("lessons", {})[game] ?? null;
}

export function keepLesson(game: string, lesson: KeptLesson): void {
  localStorage.setItem("lessons", JSON.stringify({ ...read<Record<string, KeptLesson>>("lessons", {}), [game]: lesson }));
}

/** The warnings of a game that nobody needs to see again. */
export function warnedOf(game: string): string[] {
  return read<Record<string, string[]>>("warned", {})[game] ?? [];
}

export function keepWarned(game: string, warnings: string[]): void {
  localStorage.setItem("warned", JSON.stringify({ ...read<Record<string, string[]>>("warned", {}), [game]: warnings }));
}

/** Whether a game was played to its end here, at another table than this. */
export function playedBefore(game: string, table: string): boolean {
  return myTables().some((kept) => kept.game === game && kept.over === true && kept.table !== table);
}

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

function read<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "") as T;
  } catch {
    return otherwise;
  }
}

export function myTables(): KeptTable[] {
  return read<KeptTable[]>("tables", []).sort((a, b) => b.at - a.at);
}

export function keepTable(kept: KeptTable): void {
  const others = myTables().filter((other) => other.table !== kept.table);
  localStorage.setItem("tables", JSON.stringify([kept, ...others].slice(0, 50)));
}

export function forgetTable(table: string): void {
  localStorage.setItem("tables", JSON.stringify(myTables().filter((kept) => kept.table !== table)));
}

export function tokenFor(table: string): string | null {
  return myTables().find((kept) => kept.table === table)?.token ?? null;
}

/** What was laid at a table and not yet sent. */
export interface KeptDraft {
  steps: string[];
  asked: unknown[];
}

export function draftAt(table: string): KeptDraft | null {
  return JSON.parse(sessionStorage.getItem(`draft ${table}`) ?? "null") as KeptDraft | null;
}

export function keepDraft(table: string, draft: KeptDraft | null): void {
  if (draft) sessionStorage.setItem(`draft ${table}`, JSON.stringify(draft));
  else sessionStorage.removeItem(`draft ${table}`);
}

export function myName(): string {
  return localStorage.getItem("name") ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem("name", name);
}

// What the server sends, and how it is asked. docs/table.md describes all of it.

import type { Say } from "./texts";

export interface MoveNow {
  move: string;
  touches: string[];
}

export interface SeatNow {
  name: string;
  person?: number;
  bot?: string;
  decided?: boolean;
  seconds_left?: number;
}

export interface GameEvent {
  event: string;
  [fact: string]: unknown;
}

export interface Notice {
  sequence: number;
  at: number;
  kind: string;
  person?: number;
  seat?: number;
  name?: string;
  seats?: number[];
  bot?: string;
  moves?: string[];
  events?: GameEvent[];
  what?: string;
  count?: number;
  text?: string;
  table?: string;
  /** Which address is told of my turns. */
  address?: string;
}

export interface Outcome {
  winners: number[];
  reason: string;
  scores: Record<string, number>[];
}

export interface Now {
  table: string;
  sequence: number;
  phase: "waiting" | "playing" | "over";
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  public: boolean;
  host: number;
  seats: SeatNow[];
  people: { name: string; ready: boolean; left?: boolean }[];
  fairness: { commitment: string; words?: string[]; secret?: string };
  you?: { person: number; seats: number[]; seat: number | null };
  to_act?: number;
  // eslint-disable-next-line
  view?: any;
  moves?: MoveNow[];
  decided?: string;
  undo?: "freely" | "asking";
  asked?: { what: string; person: number; moves: number; agreed: number[]; waiting_for: number[] };
  clock?: { setting: { per: string; seconds: number }; running: number | null; paused: boolean; now: number };
  outcome?: Outcome;
  rematch?: string;
  rematch_token?: string;
  earlier?: string;
}

export interface Update {
  notices: Notice[];
  now: Now;
}

export interface Seated {
  table: string;
  person: number;
  token: string;
  now: Now;
}

export interface GameFacts {
  name: string;
  title: string;
  players: number[];
  options: Record<string, { default: boolean | number | string; choices: unknown }>;
}

export interface Listed {
  table: string;
  game: string;
  host: string;
  players: number;
  free: number;
}

/** What would come of moves that were only tried. */
export interface Tried {
  complete: boolean;
  refused?: { error: string; sentence: string };
  learns?: boolean;
  // eslint-disable-next-line
  view?: any;
  moves?: MoveNow[];
  prompt?: string;
  board?: string;
}

export interface InWords {
  board: string;
  prompt: string;
  log: string[];
}

export interface Hint {
  move: string;
  share?: number;
  points?: number;
}

export interface Replay {
  replay: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  names: string[];
  steps: number;
  winners?: number[];
  points?: number[];
  reason?: string;
}

export interface Step {
  step: number;
  steps: number;
  to_act?: number;
  seat?: number;
  move?: string;
  events?: GameEvent[];
  // eslint-disable-next-line
  view?: any;
  // eslint-disable-next-line
  views?: any[];
}

/** The server said no, in one sentence, or cannot be reached. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly missed?: Notice[],
  ) {
    super(sentence);
  }
}

export const UNREACHABLE = "unreachable";

/** What to tell people of something that went wrong; whatever is no refusal is a mistake of ours. */
export function sentenceOf(trouble: unknown, t: Say): string {
  if (!(trouble instanceof Refused)) throw trouble;
  return trouble.code === UNREACHABLE ? t("unreachable") : trouble.message;
}

export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

let language = "en";

/** Refusals come in this language. */
export function speak(to: string): void {
  language = to;
}

export async function ask<T>(method: "GET" | "POST", path: string, content?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (content !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: content === undefined ? undefined : JSON.stringify(content) });
  } catch {
    throw new Refused(UNREACHABLE, UNREACHABLE);
  }
  if (!answer.ok) {
    const problem = await answer.json().catch(() => ({}));
    throw new Refused(problem.error ?? String(answer.status), problem.sentence ?? UNREACHABLE, problem.missed);
  }
  const kind = answer.headers.get("Content-Type") ?? "";
  return (kind.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}

/** A command, sent again with the same key until there is an answer: it happens once or not at all. */
export function command(table: string, token: string, sequence: number, wish: Record<string, unknown>): Promise<{ sequence: number }> {
  return insist(`/tables/${table}/commands`, { sequence, key: freshKey(), ask: wish }, token);
}

/** What would come of moves, without playing them. */
export function attempt(table: string, token: string, sequence: number, moves: string[]): Promise<Tried> {
  return insist(`/tables/${table}/try?lang=${language}`, { sequence, moves }, token);
}

async function insist<T>(path: string, content: unknown, token: string): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask<T>("POST", path, content, token);
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.code !== UNREACHABLE || attempt >= 5) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
    }
  }
}

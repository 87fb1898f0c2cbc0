// What the server sends, and how it is asked. docs/table.md describes all of it.

import type { Language, Say } from "./texts";
import type {
  Answer,
  ChangedEdition,
  ChangedFigures,
  CheckedEdition,
  Command,
  Decision,
  Done as Stored,
  Drafted,
  Facts,
  GameEvent,
  GameFacts,
  Hint,
  InWords,
  Listed,
  MoveNow,
  Notice,
  Now,
  Origin,
  OutcomeNow,
  Problem,
  PromptNow,
  PuzzleNow,
  Puzzles,
  Replay,
  Review,
  ReviewProgress,
  Seated,
  SeatNow,
  Solution,
  SpokenCommand,
  Step,
  ToldMove,
  Tried,
  Turning,
  TryJudged,
  TurnDraft,
  Update,
  Uploaded,
} from "./wire";

export type {
  Answer,
  ChangedEdition,
  ChangedFigures,
  CheckedEdition,
  Decision,
  Facts,
  GameEvent,
  GameFacts,
  Hint,
  InWords,
  Listed,
  MoveNow,
  Notice,
  Now,
  Origin,
  OutcomeNow as Outcome,
  PromptNow as Prompt,
  PuzzleNow,
  Puzzles,
  Replay,
  Review,
  ReviewProgress,
  Seated,
  SeatNow,
  Solution,
  SpokenCommand,
  Step,
  ToldMove,
  Tried,
  Turning,
  TryJudged,
  TurnDraft,
  Update,
  Uploaded,
};

/** What can be asked of a table. */
export type TableAsk = Command["ask"];

/** The answer to a command: it was stored under this number; or, of a draft that is not whole, what would come of it. */
export type Done = (Stored & { tried?: undefined }) | (Drafted & { sequence?: undefined });

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

/** What to tell people about an error; everything but a refusal is our mistake. */
export function sentenceOf(trouble: unknown, t: Say): string {
  if (!(trouble instanceof Refused)) throw trouble;
  return trouble.code === UNREACHABLE ? t("unreachable") : trouble.message;
}

export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

let language: Language = "en";

/** Refusals come in this language. */
export function speak(to: Language): void {
  language = to;
}

/** How long an answer to a command may take before it is asked for again, with the same key. */
const ANSWER = 4000;
/** Milliseconds between attempts. */
const PAUSES = [300, 600, 1000];
/** A command is given up after this; nobody wants a move of a minute ago to be played. */
const PATIENCE = 45_000;
/** A new table or a seat is given up sooner: nothing is shown while somebody waits for it. */
const OPENING_PATIENCE = 8000;

export const WITHDRAWN = "withdrawn";

export async function ask<T>(method: "GET" | "POST", path: string, content?: unknown, token?: string | null, until?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (content !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const fetched = (): Promise<Response> =>
    fetch(`/api${path}`, { method, headers, signal: until, body: content === undefined ? undefined : JSON.stringify(content) });
  let answer: Response;
  try {
    // What is only read is asked for once more: one lost answer is no trouble.
    answer = await (method === "GET" ? fetched().catch(() => pause(PAUSES[0]).then(fetched)) : fetched());
  } catch {
    throw new Refused(UNREACHABLE, UNREACHABLE);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refused(problem.error ?? String(answer.status), problem.sentence ?? UNREACHABLE, problem.missed);
  }
  const kind = answer.headers.get("Content-Type") ?? "";
  return (kind.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}

/** The socket of a table, by which commands go while it is open. */
export interface Line {
  /** Send a command, and wait for the answer; null if the socket is not open, or there is no answer. */
  say: (content: SpokenCommand, until: AbortSignal) => Promise<Answer | null>;
}

/** A command, sent again with the same key until there is an answer: it happens once or not at all. */
export function command(table: string, token: string, sequence: number, wish: TableAsk, until?: AbortSignal, line?: Line): Promise<Done> {
  const content = { sequence, key: freshKey(), ask: wish };
  let first = true;
  return insist(
    async (limit) => {
      // Without an answer by the socket, the same is asked by HTTP.
      const answer = first ? await line?.say({ ...content, lang: language }, limit) : null;
      first = false;
      return answer ? toldBy(answer) : ask<Done>("POST", `/tables/${table}/commands`, content, token, limit);
    },
    PATIENCE,
    until,
  );
}

function toldBy({ done, drafted, problem }: Answer): Done {
  if (problem) throw new Refused(problem.error, problem.sentence, problem.missed);
  return (done ?? drafted)!;
}

/** What would come of moves, without playing them. */
export function attempt(table: string, token: string, sequence: number, moves: string[], until?: AbortSignal): Promise<Tried> {
  return insist((limit) => ask("POST", `/tables/${table}/try?lang=${language}`, { sequence, moves }, token, limit), PATIENCE, until);
}

/** Open a table or sit down at one: sent again with the same key, which gives the same seat. */
export function seatAt(path: string, wish: Record<string, unknown>): Promise<Seated> {
  const content = { key: freshKey(), ...wish };
  return insist((limit) => ask("POST", path, content, null, limit), OPENING_PATIENCE);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Ask until there is an answer, or until it is withdrawn. */
async function insist<T>(once: (limit: AbortSignal) => Promise<T>, patience: number, until?: AbortSignal): Promise<T> {
  const since = performance.now();
  for (let attempt = 0; ; attempt++) {
    const limits = [AbortSignal.timeout(ANSWER), ...(until ? [until] : [])];
    try {
      return await once(AbortSignal.any(limits));
    } catch (problem) {
      if (until?.aborted) throw new Refused(WITHDRAWN, WITHDRAWN);
      if (!(problem instanceof Refused) || problem.code !== UNREACHABLE || performance.now() - since > patience) throw problem;
    }
    await pause(PAUSES[Math.min(attempt, PAUSES.length - 1)]);
    if (until?.aborted) throw new Refused(WITHDRAWN, WITHDRAWN);
  }
}

// A table that is followed: what happened, how it is now, and whether we still hear of it.

import type { Answer, Line, Notice, Now, SpokenCommand, Update } from "./server";

/** What comes by the socket: what happens, the answer to a command, or why we are not let in. */
type Message = Update | Answer | { error: string; sentence?: string };

/** Told of every update: the table as it is now, and what led to it. */
type Heard = (now: Now, fresh: Notice[]) => void;

/** Milliseconds between attempts to connect: a server that is back is found soon. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 1500;
/** How often we ask whether anybody is there, when a missing answer is told, and when the connection is given up. */
const BEAT = 1400;
const DOUBT = 1200;
const GIVE_UP = 5000;
/** A message that is answered with another; see the server's `stream.py`. */
const PING = '"ping"';
const REFUSED = 4403;

export class Followed implements Line {
  now: Now | null = $state.raw(null);
  notices: Notice[] = $state.raw([]);
  connected = $state(false);
  /** Seconds until the next attempt; null while connected. */
  retry: number | null = $state(null);
  /** Why we are not let in: a sentence, and its code. */
  refused: { sentence: string; code: string } | null = $state.raw(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private ended = false;
  private timer = 0;
  private beat = 0;
  private answer = 0;
  /** The commands that wait for an answer, by their keys. */
  private asked = new Map<string, (answer: Answer | null) => void>();

  constructor(
    readonly table: string,
    readonly token: string | null,
    private readonly heard: Heard,
  ) {
    this.connect();
    window.addEventListener("online", this.again);
    window.addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.again);
  }

  end(): void {
    this.ended = true;
    this.still();
    clearTimeout(this.timer);
    window.removeEventListener("online", this.again);
    window.removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.again);
    if (this.socket) shut(this.socket);
    this.unanswered();
  }

  say(content: SpokenCommand, until: AbortSignal): Promise<Answer | null> {
    const socket = this.socket;
    if (!this.connected || socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.asked.set(content.key, resolve);
      until.addEventListener("abort", () => this.settle(content.key, null), { once: true });
      socket.send(JSON.stringify(content));
    });
  }

  private settle(key: string, answer: Answer | null): void {
    this.asked.get(key)?.(answer);
    this.asked.delete(key);
  }

  /** The socket is lost: whoever waits for an answer must ask in another way. */
  private unanswered(): void {
    for (const key of [...this.asked.keys()]) this.settle(key, null);
  }

  private again = (): void => {
    if (this.connected || this.ended || document.visibilityState !== "visible") return;
    clearTimeout(this.timer);
    this.drop();
    this.connect();
  };

  /** Nobody answers any more: this socket is given up, without waiting for the browser to notice. */
  private lost = (): void => {
    if (this.ended || !this.socket) return;
    this.drop();
    this.later();
  };

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.still();
    if (socket) shut(socket);
    this.unanswered();
  }

  private later(): void {
    this.connected = false;
    this.retry = Math.ceil(this.wait / 1000);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/stream`);
    this.socket = socket;
    this.answer = window.setTimeout(this.lost, GIVE_UP);
    socket.onopen = () => {
      if (this.socket === socket) socket.send(JSON.stringify({ token: this.token, seat: null, since: this.notices.length }));
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.rest();
      if (this.now) this.connected = true;
      if (message.data !== PING) this.hear(JSON.parse(message.data) as Message);
    };
    socket.onclose = (closed) => {
      if (this.socket !== socket) return;
      this.still();
      this.socket = null;
      this.unanswered();
      if (!this.ended && closed.code !== REFUSED) this.later();
      else this.connected = false;
    };
  }

  /** Something was heard: ask again in a while. A hidden page does not ask. */
  private rest(): void {
    this.still();
    this.beat = window.setTimeout(() => {
      if (document.visibilityState === "hidden") return this.rest();
      this.socket?.send(PING);
      this.answer = window.setTimeout(this.doubt, DOUBT);
    }, BEAT);
  }

  /** No answer yet: it is told, and the connection gets a last chance. */
  private doubt = (): void => {
    this.connected = false;
    this.answer = window.setTimeout(this.lost, GIVE_UP - DOUBT);
  };

  private still(): void {
    clearTimeout(this.beat);
    clearTimeout(this.answer);
  }

  private hear(update: Message): void {
    if ("answer" in update) return this.settle(update.answer, update);
    if ("error" in update) {
      this.refused = { sentence: update.sentence ?? update.error, code: update.error };
      return;
    }
    this.connected = true;
    this.retry = null;
    this.wait = FIRST_WAIT;
    const fresh = update.notices.filter((notice) => notice.sequence > this.notices.length);
    this.notices = [...this.notices, ...fresh];
    this.now = update.now;
    this.heard(update.now, fresh);
  }
}

/** A socket that is not open yet is closed as soon as it is: browsers complain about anything else. */
function shut(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

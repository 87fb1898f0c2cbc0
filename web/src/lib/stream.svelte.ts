// A table that is followed: what happened, how it is now, and whether we still hear of it.

import type { Notice, Now, Update } from "./server";

/** Told of every update: the table as it is now, and what led to it. */
type Heard = (now: Now, fresh: Notice[]) => void;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const REFUSED = 4403;

export class Followed {
  now: Now | null = $state.raw(null);
  notices: Notice[] = $state.raw([]);
  connected = $state(false);
  /** Why we are not let in: a sentence, and its code. */
  refused: { sentence: string; code: string } | null = $state.raw(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private ended = false;
  private timer = 0;

  constructor(
    readonly table: string,
    readonly token: string | null,
    private readonly heard: Heard,
  ) {
    this.connect();
    window.addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  private again = (): void => {
    if (!this.connected && !this.ended && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.socket?.close();
      this.connect();
    }
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/stream`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ token: this.token, seat: null, since: this.notices.length }));
    };
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(JSON.parse(message.data));
    };
    socket.onclose = (closed) => {
      if (this.socket !== socket) return;
      this.connected = false;
      if (this.ended || closed.code === REFUSED) return;
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private hear(update: Update & { error?: string; sentence?: string }): void {
    if (update.error) {
      this.refused = { sentence: update.sentence ?? update.error, code: update.error };
      return;
    }
    this.connected = true;
    this.wait = FIRST_WAIT;
    const fresh = update.notices.filter((notice) => notice.sequence > this.notices.length);
    this.notices = [...this.notices, ...fresh];
    this.now = update.now;
    this.heard(update.now, fresh);
  }
}

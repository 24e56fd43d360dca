/** The line to a table: numbered events, and the truth again after any gap. */
import type { Cut, FromClient, FromServer, Problem } from "./protocol";

export type Connection = "connecting" | "live" | "lost";

const PATIENCE = 15_000;
const PING_EVERY = 20_000;
const SLOWEST_RETRY = 15_000;
/** Closed because the same person opened too many lines: another one of them is used now. */
const ELSEWHERE = 4409;

interface Waiting {
  done: (answer: FromServer) => void;
  failed: (problem: Problem) => void;
}

export interface LiveOptions {
  table: string;
  language: string;
  /** The kind of screen now; told again when it changes. */
  cut: () => Cut;
  hear: (message: FromServer) => void;
  changed: (connection: Connection, retryAt: number) => void;
}

const OFFLINE: Problem = { code: "offline", sentence: "", rule: null, field: null, values: {} };

export class Live {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private failures = 0;
  private closed = false;
  private timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly options: LiveOptions) {
    addEventListener("online", this.now);
    this.connect();
  }

  /** Ask something; the answer comes back by its number. */
  ask(message: FromClient): Promise<FromServer> {
    return new Promise((done, fail) => {
      const failed = (problem: Problem) => fail(problem);
      if (this.socket?.readyState !== WebSocket.OPEN) return failed(OFFLINE);
      const id = this.next++;
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ ...message, id }));
      this.later(PATIENCE, () => {
        if (this.waiting.delete(id)) {
          failed(OFFLINE);
          this.socket?.close();
        }
      });
    });
  }

  /** Try again at once. */
  now = (): void => {
    if (!this.closed && this.socket === null) this.connect();
  };

  /** Hear everything from the beginning. */
  afresh(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    for (const timer of this.timers) clearTimeout(timer);
    this.socket?.close();
  }

  private connect(): void {
    const { table, language } = this.options;
    const address = new URL(`/api/v1/tables/${table}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("lang", language);
    address.searchParams.set("patch", "1");
    address.searchParams.set("cut", this.options.cut());
    // A line that was lost stays so until it is back.
    if (!this.failures) this.options.changed("connecting", 0);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.options.changed("live", 0);
      this.ping(socket);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.lost(socket, event?.code === ELSEWHERE);
  }

  private receive(message: FromServer): void {
    const id = "id" in message ? message.id : undefined;
    const waiting = typeof id === "number" ? this.waiting.get(id) : undefined;
    if (typeof id === "number") this.waiting.delete(id);
    if (waiting && message.type === "error") waiting.failed(message.error);
    else if (waiting) waiting.done(message);
    else this.options.hear(message);
  }

  private lost(socket: WebSocket, elsewhere: boolean): void {
    if (this.socket !== socket) return;
    this.socket = null;
    for (const { failed } of this.waiting.values()) failed(OFFLINE);
    this.waiting.clear();
    if (this.closed) return;
    if (elsewhere) return this.options.changed("lost", 0);
    const pause = retryAfter(this.failures++);
    this.options.changed("lost", Date.now() + pause);
    this.later(pause, this.now);
  }

  private ping(socket: WebSocket): void {
    this.later(PING_EVERY, () => {
      if (this.socket !== socket) return;
      this.ask({ type: "ping" }).catch(() => undefined);
      this.ping(socket);
    });
  }

  private later(pause: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, pause);
    this.timers.add(timer);
  }
}

/** Milliseconds before the next attempt: soon at first, then rarer. */
export function retryAfter(failures: number): number {
  return Math.min(SLOWEST_RETRY, 400 * 2 ** failures);
}

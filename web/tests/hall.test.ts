import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserName } from "../src/lib/agent";
import { Live, retryAfter, type Connection } from "../src/lib/live";
import { clockText, signed, totals } from "../src/lib/names";
import type { FromServer, View } from "../src/lib/protocol";
import { match } from "../src/lib/router.svelte";
import { fingerprint } from "../src/lib/seal";
import { TableStore } from "../src/lib/table.svelte";
import { de } from "../src/text/de";
import { en } from "../src/text/en";
import fixture from "./fixtures/view.json";

const view = fixture as unknown as View;

describe("the line to a table", () => {
  class Socket {
    static OPEN = 1;
    static made: Socket[] = [];
    readyState = 0;
    sent: string[] = [];
    onopen: () => void = vi.fn();
    onclose: (event: { code: number }) => void = vi.fn();
    onmessage: (event: { data: string }) => void = vi.fn();
    constructor(readonly url: URL) {
      Socket.made.push(this);
    }
    send(text: string) {
      this.sent.push(text);
    }
    open() {
      this.readyState = 1;
      this.onopen();
    }
    say(message: unknown) {
      this.onmessage({ data: JSON.stringify(message) });
    }
    close(code = 1006) {
      this.readyState = 3;
      this.onclose({ code });
    }
  }

  let states: Connection[];
  let heard: FromServer[];
  let live: Live;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    Socket.made = [];
    [states, heard] = [[], []];
    live = new Live({
      table: "t",
      language: "de",
      cut: () => "wide",
      hear: (message) => heard.push(message),
      changed: (state) => states.push(state),
    });
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says in which language it listens", () => {
    const { searchParams, pathname } = Socket.made[0]!.url;
    expect(pathname).toBe("/api/v1/tables/t/live");
    expect(searchParams.get("lang")).toBe("de");
  });

  it("matches answers to questions by their number", async () => {
    const socket = Socket.made[0]!;
    socket.open();
    const first = live.ask({ type: "why", action: 1 });
    const second = live.ask({ type: "why", action: 2 });
    const ids = socket.sent.map((text) => (JSON.parse(text) as { id: number }).id);
    socket.say({ type: "done", id: ids[1], legal: true });
    socket.say({ type: "error", id: ids[0], error: { code: "illegal", sentence: "no" } });
    await expect(second).resolves.toMatchObject({ legal: true });
    await expect(first).rejects.toMatchObject({ code: "illegal" });
    expect(heard).toEqual([]);
  });

  it("comes back after a loss, soon at first and then rarer", () => {
    Socket.made[0]!.open();
    Socket.made[0]!.close();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(retryAfter(0) + 1);
    expect(Socket.made).toHaveLength(2);
    Socket.made[1]!.close();
    vi.advanceTimersByTime(retryAfter(0) + 1);
    expect(Socket.made).toHaveLength(2);
    vi.advanceTimersByTime(retryAfter(1));
    expect(Socket.made).toHaveLength(3);
    Socket.made[2]!.open();
    expect(states).toEqual(["connecting", "live", "lost", "lost", "live"]);
  });

  it("waits for a click once another line of the same person is used", () => {
    Socket.made[0]!.open();
    Socket.made[0]!.close(4409);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(1);
    live.now();
    expect(Socket.made).toHaveLength(2);
  });

  it("refuses questions while the line is down", async () => {
    await expect(live.ask({ type: "ping" })).rejects.toMatchObject({ code: "offline" });
  });

  it("is not reopened once it was closed", () => {
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(1);
  });
});

describe("what a table remembers", () => {
  it("ignores older views than it has", () => {
    const store = new TableStore("t");
    store.hear({ type: "view", view: { ...view, number: 9 }, moved: true, acts: [] });
    store.hear({ type: "view", view: { ...view, number: 8 }, moved: true, acts: [] });
    expect(store.view?.number).toBe(9);
    expect(store.moved).toBe(true);
    expect(store.myTurn).toBe(true);
  });
  it("shows another own seat, which may have seen less", () => {
    const store = new TableStore("t");
    store.hear({ type: "view", view: { ...view, number: 9 }, moved: true, acts: [] });
    store.hear({ type: "view", view: { ...view, seat: 1, number: 8 }, moved: false, acts: [] });
    expect([store.seat, store.view?.number]).toEqual([1, 8]);
  });
  it("does not say that it is one's turn where one only may act", () => {
    const store = new TableStore("t");
    const decision = { ...view.decision!, must: false };
    store.hear({ type: "view", view: { ...view, decision }, moved: false, acts: [] });
    expect(store.myTurn).toBe(false);
    expect(store.view?.decision?.choices.length).toBeGreaterThan(0);
  });
  it("does not move after a gap", () => {
    const store = new TableStore("t");
    store.hear({ type: "view", view, moved: false, acts: [] });
    expect(store.moved).toBe(false);
  });
  it("leaves when it is turned away", () => {
    const store = new TableStore("t");
    store.hear({ type: "view", view, moved: false, acts: [] });
    store.hear({ type: "removed" });
    expect(store.table).toBeNull();
    expect(store.problem).not.toBe("");
  });
  it("tells of trouble until the next view", () => {
    const store = new TableStore("t");
    store.hear({ type: "view", view, moved: false, acts: [] });
    store.hear({ type: "trouble" });
    store.hear({ type: "presence", online: [] });
    expect(store.trouble).toBe(true);
    store.hear({ type: "view", view, moved: false, acts: [] });
    expect(store.trouble).toBe(false);
  });
  it("keeps each thing said once", () => {
    const store = new TableStore("t");
    const message = { id: 1, user: null, text: "hail", time: 0 };
    store.hear({ type: "chat", message });
    store.hear({ type: "chat", message });
    expect(store.chat).toHaveLength(1);
  });
});

describe("small things", () => {
  it("paths are matched by their parts", () => {
    expect(match("/join/:id/:seat/:token", "/join/a/1/x%20y")).toEqual({
      id: "a",
      seat: "1",
      token: "x y",
    });
    expect(match("/table/:id", "/table")).toBeUndefined();
  });
  it("points are the sheet's own total or its sum", () => {
    const line = (key: string, values: number[]) => ({ key, label: key, values });
    expect(totals([line("a", [1, 2]), line("b", [3, -5])], 2)).toEqual([4, -3]);
    expect(totals([line("a", [1, 2]), line("total", [9, 9])], 2)).toEqual([9, 9]);
    expect(signed(-3)).toBe("−3");
  });
  it("clocks read well", () => {
    expect(clockText(65.9)).toBe("1:05");
    expect(clockText(3 * 86_400 + 3600)).toBe("3 d 1 h");
    expect(clockText(-4)).toBe("0:00");
  });
  it("a secret's fingerprint is its SHA-256", async () => {
    const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    expect(await fingerprint("00")).not.toBe(empty);
    expect(await fingerprint("616263")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    expect(await fingerprint("no hex")).toBeNull();
  });
  it("German has a word for everything, and English words stay English", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    expect(de.keys).toHaveLength(en.keys.length);
    for (const value of Object.values(de)) expect(value).not.toBe("");
  });
});

describe("browsers in the list of sessions", () => {
  it("are called by a short name", () => {
    const chrome =
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
    expect(browserName(chrome)).toBe("Chrome, Linux");
    expect(browserName("Mozilla/5.0 (Android 14; Mobile; rv:140.0) Firefox/140.0")).toBe(
      "Firefox, Android",
    );
    expect(browserName("python-httpx/0.28.1")).toBe("python-httpx/0.28.1");
    expect(browserName("")).toBe("?");
  });
});

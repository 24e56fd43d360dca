/** What a table does by itself for the person before it: answers, ways back, calls, talk. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callMe } from "../src/lib/call.svelte";
import type { ChatMessage, Choice, LogEntry, View } from "../src/lib/protocol";
import { hall } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import { TableStore } from "../src/lib/table.svelte";
import Lead from "../src/parts/Lead.svelte";
import Seats from "../src/parts/Seats.svelte";
import { useArt } from "../src/lib/art";
import { told } from "../src/scene/choices";
import fixture from "./fixtures/view.json";

const view = fixture as unknown as View;
const choice = view.decision!.choices[0]!;
const entry = (at: number, seat: number): LogEntry =>
  ({ at, seat, sentences: [`deed ${at}`] }) as unknown as LogEntry;

function table(more: Partial<View> = {}, choices: Choice[] = [choice]): TableStore {
  const store = new TableStore("t");
  const decision = { ...view.decision!, choices, placing: [] };
  const shown = { ...view, number: 9, at: 5, seat: 0, decision, result: null, ...more };
  store.hear({ type: "view", view: shown, moved: false, acts: [] });
  return store;
}

describe("a question with one answer", () => {
  afterEach(() => (settings.alone = true));

  it("answers itself, and is nobody's turn meanwhile", () => {
    const store = table();
    expect(store.only?.action).toBe(choice.action);
    expect(store.myTurn).toBe(false);
  });

  it("waits where there is a choice, or by wish", () => {
    expect(table({}, view.decision!.choices.slice(0, 2)).only).toBeNull();
    settings.alone = false;
    expect(table().only).toBeNull();
    expect(table().myTurn).toBe(true);
  });

  it("waits once one has come back to it", async () => {
    const store = table();
    await store.undo(4);
    expect(store.only).toBeNull();
    expect(store.myTurn).toBe(true);
  });

  it("is left to the bot that plays for somebody", () => {
    const seats = view.table.seats.map((seat) => ({ ...seat, substitute: "greedy" }));
    const store = table({ table: { ...view.table, seats } });
    expect([store.only, store.myTurn]).toEqual([null, false]);
  });
});

describe("the way back", () => {
  const mine = { ...view.table, mine: [0] };

  it("is free as long as the hall says so", () => {
    const store = table({ table: mine, undo: { to: 2, last: 4 }, log: [entry(5, 0)] });
    expect(store.wayBack).toEqual({ to: 4, free: true });
    expect(store.deed(4)).toBe("deed 5");
  });

  it("leads past what answered itself", async () => {
    const store = table({ table: mine, at: 3 });
    await store.answerItself();
    const after = { ...view, table: mine, number: 10, at: 4, seat: 0, result: null };
    const undo = { to: 2, last: 3 };
    store.hear({ type: "view", view: { ...after, undo }, moved: false, acts: [] });
    expect(store.wayBack).toEqual({ to: 2, free: true });
  });

  it("asks everybody where something was revealed: before the own last decision", () => {
    const log = [entry(3, 0), entry(4, 1), entry(5, 1)];
    const store = table({ table: mine, undo: null, log });
    expect(store.wayBack).toEqual({ to: 2, free: false });
  });

  it("is none before the first own decision", () => {
    expect(table({ table: mine, undo: null, log: [entry(5, 1)] }).wayBack).toBeNull();
  });
});

describe("talk", () => {
  const said = (id: number, user: string) =>
    ({ id, text: "Skål", time: 0, user: { id: user, name: user } }) as unknown as ChatMessage;

  it("counts what others say from the first message on, not what one says oneself", () => {
    hall.user = { id: "me", name: "me" } as typeof hall.user;
    const store = new TableStore("t");
    store.hear({ type: "chat", message: said(1, "ulf") });
    expect(store.unheard).toBe(1);
    store.hear({ type: "chat", message: said(2, "me") });
    store.hear({ type: "chat", message: said(3, "ulf") });
    expect(store.unheard).toBe(2);
  });
});

describe("the call to one's turn", () => {
  const rung = vi.fn();
  let icon: HTMLLinkElement;
  beforeEach(() => {
    const part = { gain: { setValueAtTime: rung, exponentialRampToValueAtTime: vi.fn() } };
    const node = { connect: (next: unknown) => next, start: vi.fn(), stop: vi.fn() };
    vi.stubGlobal("AudioContext", function Air() {
      return { resume: () => Promise.resolve(), currentTime: 0, destination: {} };
    });
    vi.stubGlobal("OscillatorNode", function Tone() {
      return node;
    });
    vi.stubGlobal("GainNode", function Gain() {
      return { ...node, ...part };
    });
    icon = document.head.appendChild(document.createElement("link"));
    icon.rel = "icon";
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    icon.remove();
    settings.sound = false;
  });

  it("is in title and icon, and can be heard if one wishes", () => {
    const turn = $state({ mine: false });
    const stop = $effect.root(() =>
      callMe(
        () => turn.mine,
        () => "Karvi",
      ),
    );
    flushSync();
    expect([document.title, icon.getAttribute("href")]).toEqual(["Karvi · Skáli", "/icon.svg"]);
    turn.mine = true;
    flushSync();
    expect(document.title).toBe("● Your turn · Karvi · Skáli");
    expect(icon.getAttribute("href")).toBe("/icon-turn.svg");
    expect(rung).not.toHaveBeenCalled();
    settings.sound = true;
    turn.mine = false;
    flushSync();
    turn.mine = true;
    flushSync();
    expect(rung).toHaveBeenCalledTimes(2);
    stop();
    expect(icon.getAttribute("href")).toBe("/icon.svg");
  });
});

describe("what a thing is called", () => {
  it("is left out where what it does says it again", () => {
    expect(told("Income action", ["Income action."])).toEqual({
      name: "",
      does: ["Income action."],
    });
    expect(told("Field 3", ["Land here", "Land here"])).toEqual({
      name: "Field 3",
      does: ["Land here"],
    });
  });
});

describe("the end", () => {
  const result = { scores: [3, 1], places: [1, 2], aim: "competing" } as unknown as View["result"];

  it("shows nobody's total before it has been counted up", async () => {
    const store = table({ result });
    const seats = mount(Seats, { target: document.body, props: { store } });
    flushSync();
    const points = () => [...document.querySelectorAll(".points")].map((one) => one.textContent);
    expect(new Set(points())).toEqual(new Set(["…"]));
    store.counted = true;
    flushSync();
    expect(points()).not.toContain("…");
    await unmount(seats);
  });

  it("draws every line of the lead in the colour of that seat's own shield", async () => {
    const shields = [0, 1]
      .map((seat) => `<symbol id="shield-${seat}"><path fill="#00000${seat + 1}"/></symbol>`)
      .join("");
    const art = `<svg xmlns="http://www.w3.org/2000/svg">${shields}</svg>`;
    hall.drawings.toy = await useArt("toy", art);
    const moments = [0, 4].map((at) => ({ at, points: [at, 1] }));
    const props = { moments, names: ["Astrid", "Ulf"] };
    const drawn = async (given?: string[]) => {
      const scene = () => ({ ...view.scene, shields: given });
      const context = new Map([["shields", { game: () => "toy", scene }]]);
      const lead = mount(Lead, { target: document.body, props, context });
      flushSync();
      const lines = [...document.querySelectorAll("polyline:not(.edge)")];
      await unmount(lead);
      return lines.map((line) => line.getAttribute("stroke"));
    };
    expect(await drawn()).toEqual(["#000001", "#000002"]);
    expect(await drawn(["shield-1", "shield-0"])).toEqual(["#000002", "#000001"]);
  });

  it("shows the shield of everybody beside the lead, though all have as much", async () => {
    const moments = [0, 4].map((at) => ({ at, points: [at, at, at] }));
    const props = { moments, names: ["Astrid", "Ulf", "Runa"] };
    const context = new Map([["shields", { game: () => "toy", scene: () => view.scene }]]);
    const lead = mount(Lead, { target: document.body, props, context });
    flushSync();
    const tops = [...document.querySelectorAll("figure use")].map((one) =>
      Number(one.getAttribute("y")),
    );
    await unmount(lead);
    expect(tops).toHaveLength(3);
    const [first, second, third] = tops.sort((one, other) => one - other);
    expect(Math.min(second! - first!, third! - second!)).toBeGreaterThanOrEqual(24);
  });
});

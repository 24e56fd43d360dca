import { beforeEach, describe, expect, it, vi } from "vitest";
import { told as flights, type Layout } from "../src/acts/flights";
import { placeOf, sizeOf } from "../src/acts/plates";
import { Player } from "../src/acts/player.svelte";
import { BUDGET, fitted, length, READABLE, type Speed } from "../src/acts/timing";
import type { Act, View } from "../src/lib/protocol";
import type { Box } from "../src/scene/stage";
import fixture from "./fixtures/view.json";

const first = { ...(fixture as unknown as View), at: 1, seat: 0, log: [], marks: [] };
const told = (sentence: string): Act => ({ kind: "told", sentence });
const fight: Act = { kind: "fought", sentence: "" };

/** The view after a decision of a seat. */
const after = (at: number, seat: number, ...sentences: string[]): View => ({
  ...first,
  at,
  log: [{ at, seat, action: null, sentences }],
});

let speed: Speed = "calm";
let moves = true;
const player = () => {
  const made = new Player({ speed: () => speed, moves: () => moves });
  made.take(first, [], false);
  return made;
};

beforeEach(() => {
  vi.useFakeTimers();
  [speed, moves] = ["calm", true];
});

it("a thing whose places are not on the screen does not fly, and is told all the same", () => {
  const node = { id: "card", x: 0, y: 0, w: 1, h: 1 };
  const nowhere: Layout = {
    nodes: new Map([["card", node]]),
    boxes: new Map(),
    panels: new Map([["card", "tray"]]),
  };
  const done = new Set<string>();
  const act: Act = { ...told("drawn"), moves: [{ piece: "card", start: "pile" }] };
  expect(flights(act, nowhere, nowhere, done)).toEqual([]);
  expect([...done]).toEqual(["card"]);
});

describe("the time of acts", () => {
  it("is what they need while there is time", () => {
    expect(fitted(told("a"), [told("b")], "calm", BUDGET.calm)).toBe(length(told("a"), "calm"));
  });
  it("shrinks alike when there is too much to tell", () => {
    const many = Array.from({ length: 99 }, () => told("x"));
    const whole = 100 * fitted(told("a"), many, "brisk", BUDGET.brisk);
    expect(whole).toBeCloseTo(BUDGET.brisk);
  });
  it("stays readable for what is staged", () => {
    expect(fitted(fight, [], "calm", 0)).toBe(READABLE);
    expect(fitted(told("a"), [], "calm", 0)).toBe(0);
  });
});

describe("what happened", () => {
  it("is played over the picture before, and the log tells it with the acts", async () => {
    const here = player();
    const view = after(2, 1, "one", "two");
    here.take(view, [told("one"), told("two")], true);
    expect(here.shown!.at).toBe(1);
    expect(here.running!.act!.sentence).toBe("one");
    expect(here.told(view.log[0]!)).toEqual(["one"]);
    await vi.advanceTimersByTimeAsync(length(told("one"), "calm"));
    expect(here.told(view.log[0]!)).toEqual(["one", "two"]);
    await vi.runAllTimersAsync();
    expect([here.shown!.at, here.playing]).toEqual([2, false]);
  });
  it("ends with one key act by act, with two at once", async () => {
    const here = player();
    here.take(after(2, 1), [told("one"), told("two"), told("three")], true);
    here.take(after(3, 1), [told("four")], true);
    here.skip(1000);
    await vi.advanceTimersByTimeAsync(0);
    expect(here.running!.act!.sentence).toBe("two");
    here.skip(5000);
    here.skip(5200);
    await vi.advanceTimersByTimeAsync(0);
    expect([here.shown!.at, here.playing]).toEqual([3, false]);
  });
  it("goes on with what comes after everything was skipped", async () => {
    const here = player();
    here.take(after(2, 1), [told("one")], true);
    here.finish();
    here.take(after(3, 1), [told("two")], true);
    await vi.runAllTimersAsync();
    expect([here.shown!.at, here.playing]).toEqual([3, false]);
  });
  it("is shown at once without motion or after a gap", () => {
    moves = false;
    const still = player();
    still.take(after(2, 1), [told("one")], true);
    expect([still.shown!.at, still.playing]).toEqual([2, false]);
    expect(still.list.map(({ sentence }) => sentence)).toEqual(["one"]);
    still.skip();
    expect([still.list, still.rings]).toEqual([[], []]);
    still.finish();
    expect(still.list).toEqual([]);
    moves = true;
    const gap = player();
    gap.take(after(9, 1), [told("one")], false);
    expect([gap.shown!.at, gap.playing]).toEqual([9, false]);
  });
  it("is ringed only until one does something: a panel opened large would lie below", () => {
    speed = "instant";
    const here = player();
    here.rings = ["mat"];
    here.skip();
    expect(here.rings).toEqual([]);
  });
  it("can be shown again until one decides oneself", async () => {
    const here = player();
    here.take(after(2, 1, "one"), [told("one")], true);
    here.take(after(3, 1, "two"), [told("two")], true);
    await vi.runAllTimersAsync();
    here.again();
    expect([here.shown!.at, here.running!.act!.sentence]).toEqual([1, "one"]);
    await vi.runAllTimersAsync();
    expect(here.shown!.at).toBe(3);
    here.take(after(4, 0, "mine"), [told("mine")], true);
    expect(here.history).toEqual([]);
  });
});

describe("the plate of an act", () => {
  const screen = { w: 1440, h: 900 };
  const covers = (place: { x: number; y: number }, act: Act, box: Box) => {
    const { w, h } = sizeOf(act, screen);
    const [dx, dy] = [Math.abs(place.x - box.x - box.w / 2), place.y + h / 2 - box.y - box.h / 2];
    return dx < (w + box.w) / 2 && Math.abs(dy) < (h + box.h) / 2;
  };

  it("stands in the middle, where it hides nothing", () => {
    expect(placeOf(fight, screen, [])).toEqual({ x: 720, y: 198 });
    expect(placeOf(told("drawn"), screen, [])).toEqual({ x: 720, y: 88 });
  });

  it("hides neither what it tells of nor the name of a mat", () => {
    const head = { x: 568, y: 72, w: 552, h: 44 };
    for (const act of [fight, told("drawn")])
      for (const x of [100, 400, 700, 1000])
        for (const y of [100, 300, 500, 700]) {
          const field = { x, y, w: 120, h: 40 };
          const place = placeOf(act, screen, [head, field]);
          expect(covers(place, act, head) || covers(place, act, field)).toBe(false);
        }
  });

  it("stays where it was as long as that is as good", () => {
    const last = { x: 403, y: 360 };
    expect(placeOf(fight, screen, [], last)).toEqual(last);
    expect(placeOf(fight, screen, [{ x: 400, y: 400, w: 9, h: 9 }], last)).not.toEqual(last);
  });
});

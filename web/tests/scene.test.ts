import { describe, expect, it } from "vitest";
import type { Choice, Scene, View } from "../src/lib/protocol";
import { inTray, menuOf, NOTHING, onTray, withUniqueIds } from "../src/scene/choices";
import { changes, duration } from "../src/scene/motion";
import { grounds } from "../src/scene/paint";
import { neighbour, reading, under } from "../src/scene/spatial";
import { breadth, broken, fit } from "../src/scene/text";
import { lookAt, panBy, WHOLE, windowOn, zoomAt } from "../src/scene/zoom";
import fixture from "./fixtures/view.json";

const view = fixture as unknown as View;
const look = { owner: -1, active: false, tone: "wood", answers: false, floor: 0 };
const frame = { id: "p", title: "", slot: "shared" as const, form: "full" as const, ...look };
const plan = { plan: "above" as const, share: 0 };

describe("words in a node", () => {
  it("are broken into lines that fit", () => {
    const { lines, size } = fit("Buy a figure with its tile", 100, 40, 20);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(breadth(line) * size).toBeLessThanOrEqual(100);
  });
  it("stay whole where there is room", () => expect(broken("one two", 100)).toEqual(["one two"]));
  it("are never endless", () => expect(fit("x".repeat(500), 10, 10, 0).size).toBeLessThan(7));
});

describe("the ground of words", () => {
  const node = (id: string, more: object) => ({ id, x: 0, y: 0, w: 10, h: 10, ...more });
  const ground = (...nodes: ReturnType<typeof node>[]) =>
    grounds({ ...frame, w: 9, h: 9, nodes }).get("words");
  const words = node("words", { text: "x" });
  it("is the nearest tone below them", () => {
    expect(ground(node("a", { tone: "sea" }), node("b", { tone: "gold" }), words)).toBe("gold");
    expect(ground(node("a", { tone: "sea" }), node("b", { tone: "gold", x: 50 }), words)).toBe(
      "sea",
    );
  });
  it("is a drawing where one lies below", () => {
    expect(ground(node("a", { tone: "sea" }), node("b", { sprite: "ship" }), words)).toBe(
      "drawing",
    );
  });
  it("is the panel itself where nothing does", () => expect(ground(words)).toBe("wood"));
  it("is never a ring or a veil", () => {
    expect(ground(node("a", { tone: "gold", shape: "ring" }), words)).toBe("wood");
  });
});

describe("arrow keys", () => {
  const at = (id: string, x: number, y: number) => ({ id, x, y, w: 10, h: 10 });
  const all = [at("a", 0, 0), at("b", 50, 4), at("c", 52, 60), at("d", 0, 60)];
  it("go straight ahead first", () => {
    expect(neighbour(all[0]!, all, "right")?.id).toBe("b");
    expect(neighbour(all[0]!, all, "down")?.id).toBe("d");
    expect(neighbour(all[2]!, all, "up")?.id).toBe("b");
  });
  it("stop at the edge", () => expect(neighbour(all[0]!, all, "left")).toBeUndefined());
  it("start in reading order", () => {
    expect(reading(all).map(({ id }) => id)).toEqual(["a", "b", "d", "c"]);
  });
});

describe("a finger", () => {
  const all = [
    { id: "below", x: 0, y: 0, w: 20, h: 20 },
    { id: "above", x: 10, y: 10, w: 20, h: 20 },
  ];
  it("hits the topmost thing", () => expect(under(all, 15, 15)?.id).toBe("above"));
  it("hits a turned thing where it is drawn", () => {
    const turned = [{ id: "pill", x: 40, y: 0, w: 20, h: 100, turned: 90 }];
    expect(under(turned, 10, 50)?.id).toBe("pill");
    expect(under(turned, 50, 10)).toBeUndefined();
  });
  it("reaches small things nearby", () => {
    expect(under(all, 36, 20)).toBeUndefined();
    expect(under(all, 36, 20, 22)?.id).toBe("above");
  });
});

describe("zoom", () => {
  const panel = { w: 400, h: 200 };
  it("shows the whole panel at first", () => {
    expect(windowOn(WHOLE, panel, 2)).toEqual({ x: 0, y: 0, w: 400, h: 200 });
  });
  it("keeps the point under the pointer", () => {
    const zoom = zoomAt(WHOLE, 2, { x: 100, y: 50 }, panel, 2);
    const seen = windowOn(zoom, panel, 2);
    expect((100 - seen.x) / seen.w).toBeCloseTo(0.25);
    expect((50 - seen.y) / seen.h).toBeCloseTo(0.25);
  });
  it("never leaves the panel", () => {
    const zoom = panBy(zoomAt(WHOLE, 3, { x: 200, y: 100 }, panel, 2), 9999, -9999, panel, 2);
    const seen = windowOn(zoom, panel, 2);
    expect(seen.x).toBe(0);
    expect(seen.y + seen.h).toBeCloseTo(200);
  });
  it("ends at the whole again", () => {
    expect(zoomAt({ scale: 1.2, x: 0.2, y: 0.2 }, 0.1, { x: 0, y: 0 }, panel, 2)).toEqual(WHOLE);
  });
  it("looks at a part no closer than asked", () => {
    expect(lookAt({ x: 0, y: 0, w: 10, h: 10 }, panel, 2, 2.5).scale).toBe(2.5);
  });
});

describe("motion", () => {
  const box = (x: number) => ({ x, y: 0, w: 10, h: 10 });
  it("is for what moved, not for what stayed", () => {
    const before = new Map([
      ["stays", box(0)],
      ["moves", box(0)],
      ["gone", box(5)],
    ]);
    const after = new Map([
      ["stays", box(0.5)],
      ["moves", box(300)],
      ["new", box(7)],
    ]);
    const { moved, fresh } = changes(before, after);
    expect(moved.map(({ id }) => id)).toEqual(["moves"]);
    expect(fresh).toEqual(["new"]);
  });
  it("takes 200 to 400 ms", () => {
    expect(duration({ id: "", from: box(0), to: box(3) })).toBeGreaterThanOrEqual(200);
    expect(duration({ id: "", from: box(0), to: box(5000) })).toBe(400);
  });
});

describe("choices", () => {
  it("hang on the nodes that offer them", () => {
    const menu = menuOf(view.decision, view.scene);
    expect(menu.byNode.size).toBeGreaterThan(0);
    const shown = new Set([...menu.byNode.values()].flat().concat(menu.buttons));
    expect(shown.size).toBe(view.decision!.choices.length);
  });
  it("without a place on the table become buttons", () => {
    const menu = menuOf(view.decision, { panels: [] });
    expect(menu.byNode.size).toBe(0);
    expect(menu.buttons.length + menu.ranges.length).toBeGreaterThan(0);
  });
  it("that differ in one number become an amount", () => {
    const choices = Array.from({ length: 30 }, (_, n) => ({
      action: n,
      notation: `bid ${n + 5}`,
      sentence: `Bid ${n + 5}`,
      node: "",
      reveals: false,
      final: false,
    }));
    const menu = menuOf({ choices }, { panels: [] });
    expect(menu.buttons).toEqual([]);
    expect(menu.ranges[0]).toMatchObject({ family: "bid", least: 5, most: 34 });
  });
  it("that are long leave the question its room", () => {
    const words = (...sentences: string[]) => ({
      ...NOTHING,
      buttons: sentences.map((sentence, action) => ({ sentence, action }) as Choice),
    });
    expect(inTray(words("Attack", "Hold back"), "middle")).toBe(false);
    const long = words("Roll the dice once more", "Give up, and take the consolation");
    expect(inTray(long, "middle")).toBe(true);
    expect(inTray(long, "wide")).toBe(false);
    expect(inTray(words("a", "b", "c"), "wide")).toBe(true);
    expect(inTray(words("Give up, and take the consolation"), "narrow")).toBe(true);
  });
  it("of the tray can be listed, each once, where answers lie upon it", () => {
    const [first, second] = view.decision!.choices;
    const choices = [first!, second!].map((choice, n) => ({ ...choice, node: `card-${n}` }));
    const nodes = ["card-0", "card-1"].map((id) => ({ id, x: 0, y: 0, w: 1, h: 1 }));
    const tray = { ...frame, slot: "tray" as const, w: 1, h: 1, nodes };
    expect(onTray({ panels: [tray] }, menuOf({ choices }, { panels: [tray] }))).toEqual(choices);
    const empty = { ...tray, nodes: [] };
    expect(onTray({ panels: [empty] }, menuOf({ choices }, { panels: [tray] }))).toEqual([]);
  });
  it("are none where nothing is asked", () => {
    expect(menuOf(null, view.scene).byNode.size).toBe(0);
  });
});

it("ids are unique whatever a game sends", () => {
  const node = { id: "x", x: 0, y: 0, w: 1, h: 1 };
  const panel = { ...frame, w: 1, h: 1, nodes: [node, node] };
  const scene: Scene = withUniqueIds({ ...plan, panels: [panel, { ...panel, id: "q" }] });
  const ids = scene.panels.flatMap((p) => p.nodes.map(({ id }) => id));
  expect(new Set(ids).size).toBe(4);
});

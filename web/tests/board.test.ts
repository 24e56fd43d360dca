import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../src/lib/protocol";
import Board from "../src/scene/Board.svelte";
import { menuOf } from "../src/scene/choices";
import fixture from "./fixtures/view.json";

const view = fixture as unknown as View;

const node = (id: string, more: object) => ({ id, x: 0, y: 0, w: 50, h: 50, label: id, ...more });
vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(650);

describe("what is forbidden", () => {
  it("is asked for by Enter, and the bubble names the rule with a link", async () => {
    const nodes = [node("open", { actions: [1] }), node("closed", { refused: [2, 3] })];
    const look = { owner: -1, active: false, tone: "wood", answers: false, floor: 0 };
    const place = { slot: "shared" as const, form: "full" as const };
    const panel = { id: "board", title: "Board", w: 100, h: 50, ...look, ...place, nodes };
    const scene = { plan: "above" as const, share: 0, panels: [panel] };
    const why = vi.fn((action: number) =>
      Promise.resolve({ legal: false, rule: `R-${action}`, sentence: `No ${action}`, values: {} }),
    );
    const props = { scene, key: "1", moved: false, game: "toy", names: [], me: 0, why };
    const board = mount(Board, { target: document.body, props });
    flushSync();
    const closed = document.querySelector<SVGGElement>('[data-node="closed"]')!;
    expect(closed.getAttribute("aria-disabled")).toBe("true");
    closed.focus();
    expect(board.press(new KeyboardEvent("keydown", { key: "Enter" }))).toBe(true);
    await vi.waitFor(() => expect(document.querySelectorAll(".bubble a")).toHaveLength(2));
    const [link] = document.querySelectorAll(".bubble a");
    expect(link!.getAttribute("href")).toBe("/rules/toy#R-2");
    expect(document.querySelector(".bubble")!.textContent).toContain("No 3");
    await unmount(board);
  });
});

describe("the board", () => {
  let board: ReturnType<typeof mount>;
  const play = vi.fn();

  beforeEach(() => {
    play.mockClear();
    board = mount(Board, {
      target: document.body,
      props: {
        scene: view.scene,
        key: "1",
        moved: false,
        game: "fixture",
        names: ["Astrid", "Ulf"],
        me: 0,
        menu: menuOf(view.decision, view.scene),
        play,
      },
    });
    flushSync();
  });
  afterEach(() => unmount(board));

  const offering = () => [...document.querySelectorAll<SVGGElement>("[data-actions]")];

  it("draws every panel and every node of any scene", () => {
    expect(document.querySelectorAll("[data-panel]")).toHaveLength(view.scene.panels.length);
    const nodes = view.scene.panels.flatMap((panel) => panel.nodes);
    expect(document.querySelectorAll("[data-node]")).toHaveLength(nodes.length);
  });

  it("lets glow what can be done, and says what it would do", () => {
    const menu = menuOf(view.decision, view.scene);
    expect(offering()).toHaveLength(menu.byNode.size);
    for (const element of offering()) {
      expect(element.getAttribute("role")).toBe("button");
      expect(element.getAttribute("aria-label")).toBeTruthy();
    }
  });

  it("draws rims above everything that lies on the panel, and nothing of them beyond it", () => {
    const rims = [...document.querySelectorAll<SVGGElement>("[data-rim]")];
    const worn = offering().map(({ dataset }) => dataset.node);
    expect(rims.map(({ dataset }) => dataset.rim).sort()).toEqual(worn.sort());
    for (const rim of rims) {
      const svg = rim.closest("svg")!;
      const things = [...svg.querySelectorAll("[data-node]")];
      const last = things.at(-1)!;
      expect(last.compareDocumentPosition(rim)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      const panel = view.scene.panels.find(
        ({ id }) => id === svg.closest<HTMLElement>("[data-panel]")!.dataset.panel,
      )!;
      for (const line of rim.querySelectorAll("rect")) {
        const [x, y, w, h] = ["x", "y", "width", "height"].map((a) => Number(line.getAttribute(a)));
        expect(x).toBeGreaterThan(0);
        expect(y).toBeGreaterThan(0);
        expect(x! + w!).toBeLessThan(panel.w);
        expect(y! + h!).toBeLessThan(panel.h);
      }
    }
  });

  it("keeps the eye of what reveals something on the panel, and its rim seen on gold", async () => {
    const corner = node("corner", { x: 80, y: 0, w: 20, h: 20, tone: "gold" });
    const look = { owner: -1, active: false, tone: "wood", answers: false, floor: 0 };
    const place = { slot: "shared" as const, form: "full" as const };
    const panel = { id: "edge", title: "Edge", w: 100, h: 50, ...look, ...place, nodes: [corner] };
    const scene = { plan: "above" as const, share: 0, panels: [panel] };
    const choice = { ...view.decision!.choices[0]!, node: "corner", reveals: true };
    const menu = menuOf({ choices: [choice] }, scene);
    const props = { scene, key: "1", moved: false, game: "toy", names: [], me: 0, menu };
    const edge = mount(Board, { target: document.body, props });
    flushSync();
    const eye = document.querySelector('[data-panel="edge"] use[href="#icon--eye"]')!;
    const [x, y, size] = ["x", "y", "width"].map((name) => Number(eye.getAttribute(name)));
    expect(x! + size!).toBeLessThanOrEqual(100);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(document.querySelectorAll('[data-rim="corner"] .inner')).toHaveLength(1);
    await unmount(edge);
  });

  it("can be reached by one stop of the tabulator", () => {
    expect(offering().filter((element) => element.getAttribute("tabindex") === "0")).toHaveLength(
      1,
    );
  });

  it("plays the only action of a node that is clicked", () => {
    const element = offering().find((found) => !found.dataset.actions!.includes(","))!;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(play).toHaveBeenCalledOnce();
    expect(String(play.mock.calls[0]![0].action)).toBe(element.dataset.actions);
  });

  it("tells nothing more once somebody acts, and opens what was clicked in the new picture", async () => {
    await unmount(board);
    let telling = true;
    const hurry = vi.fn(() => telling);
    const props = { scene: view.scene, key: "1", moved: false, game: "fixture", names: [], me: 0 };
    const menu = menuOf(view.decision, view.scene);
    board = mount(Board, { target: document.body, props: { ...props, menu, play, hurry } });
    flushSync();
    const element = offering().find((found) => !found.dataset.actions!.includes(","))!;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(play).not.toHaveBeenCalled();
    telling = false;
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  });

  it("plays what is focused when Enter is pressed", () => {
    const element = offering()[0]!;
    element.focus();
    const pressed = board.press(new KeyboardEvent("keydown", { key: "Enter" }));
    expect(pressed).toBe(true);
    expect(play).toHaveBeenCalledOnce();
  });
});

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
    const scene = { panels: [{ id: "board", title: "Board", w: 100, h: 50, nodes }] };
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
      expect(element.querySelector(".halo")).toBeTruthy();
    }
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

  it("plays what is focused when Enter is pressed", () => {
    const element = offering()[0]!;
    element.focus();
    const pressed = board.press(new KeyboardEvent("keydown", { key: "Enter" }));
    expect(pressed).toBe(true);
    expect(play).toHaveBeenCalledOnce();
  });
});

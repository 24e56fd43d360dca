import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Decision, Grid, Piece, Scene } from "../src/lib/protocol";
import {
  actionAt,
  actionsFor,
  countOf,
  isOpen,
  nextStep,
  spotsOf,
  wayCount,
} from "../src/polyomino/places";
import { Placer } from "../src/polyomino/placer.svelte";
import { edges, pictureOn, squares } from "../src/polyomino/draw";
import { cellsOf, flipped, kept, oriented, turned, type Cell } from "../src/polyomino/shape";
import { meant, menuOf } from "../src/scene/choices";

// What the hall sends of a small game, and what its engine says: see tests/toys/hides/sent.py.
const told = JSON.parse(readFileSync("tests/fixtures/placing.json", "utf-8")) as {
  decision: Decision;
  scene: Scene;
  legal: Record<string, number[]>;
};
const pieces = told.decision.placing!;
const grids: Grid[] = told.scene.panels.flatMap((panel) => panel.grids ?? []);
const asPiece = (id: string): Piece => pieces.find((piece) => piece.id === id)!;

const L: Cell[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
];
const drawing = (cells: readonly Cell[]) => {
  const rows = Math.max(...cells.map(([, y]) => y)) + 1;
  const columns = Math.max(...cells.map(([x]) => x)) + 1;
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) =>
      cells.some(([a, b]) => a === x && b === y) ? "#" : ".",
    ).join(""),
  ).join("/");
};

describe("a form", () => {
  it("turns clockwise", () => {
    expect(drawing(oriented(L, 0))).toBe("#./#./##");
    expect(drawing(oriented(L, 1))).toBe("###/#..");
    expect(drawing(oriented(L, 2))).toBe("##/.#/.#");
    expect(drawing(oriented(L, 3))).toBe("..#/###");
  });
  it("flips over left to right as it lies", () => {
    for (let orientation = 0; orientation < 8; orientation++) {
      const mirrored = drawing(oriented(L, orientation))
        .split("/")
        .map((line) => [...line].reverse().join(""))
        .join("/");
      expect(drawing(oriented(L, flipped(orientation)))).toBe(mirrored);
    }
  });
  it("is itself again after four turns or two flips", () => {
    for (let orientation = 0; orientation < 8; orientation++) {
      expect([1, 2, 3, 4].reduce((o) => turned(o), orientation)).toBe(orientation);
      expect(flipped(flipped(orientation))).toBe(orientation);
    }
  });
  it("turned back is turned three times", () => expect(turned(5, -1)).toBe(turned(5, 3)));
  it("is kept on the board", () => {
    expect(kept(L, [-3, 99], { columns: 5, rows: 5 })).toEqual([0, 2]);
  });
  it("is drawn by its cells, and edged where none is beside them", () => {
    expect(squares([1, 3], 0, 0, 10)).toBe("M0 0h10v10h-10zM0 10h10v10h-10zM10 10h10v10h-10z");
    expect(edges([1, 3], 0, 0, 10).match(/M/g)).toHaveLength(8);
    expect(pictureOn([3], 0, 0, 20, 10)).toEqual({ x: 5, y: 0, width: 10, height: 10 });
    expect(pictureOn([1, 3], 0, 0, 20, 20).width).toBe(10);
  });
});

describe("what the hall sends", () => {
  it("turns forms as the engine does", () => {
    for (const { forms } of pieces) {
      for (const [turn, rows] of forms) {
        expect(oriented(cellsOf(forms[0]![1]), turn)).toEqual(cellsOf(rows));
      }
    }
  });
  it("gives every action that the engine calls legal, and no other", () => {
    for (const piece of pieces) {
      const actions = spotsOf(piece).map((spot) => spot.action);
      expect(actions.sort((a, b) => a - b)).toEqual(told.legal[piece.id]);
      expect(countOf(piece)).toBe(told.legal[piece.id]!.length);
    }
  });
  it("tells what is open from what is not", () => {
    for (const piece of pieces) {
      const legal = new Set(told.legal[piece.id]);
      for (const area of piece.places) {
        const grid = grids.find(({ id }) => id === area[1])!;
        for (let row = 0; row < grid.rows; row++) {
          for (let column = 0; column < grid.columns; column++) {
            expect(isOpen(area, row, column)).toBe(legal.has(actionAt(area, row, column)));
          }
        }
      }
    }
  });
  it("is counted, offered where the pieces lie, and understood in a hint", () => {
    const places = pieces.reduce((sum, piece) => sum + countOf(piece), 0);
    expect(wayCount(told.decision)).toBe(places + 1);
    const menu = menuOf(told.decision, told.scene);
    const [first] = pieces;
    expect(menu.byNode.get(first!.node)?.[0]?.piece).toBe(first!.id);
    expect(menu.buttons.map(({ notation }) => notation)).toEqual(["pass"]);
    expect(meant(told.decision, first!.first)?.piece).toBe(first!.id);
    const direct = { ...told.decision, placing: [{ ...first!, first: -1 }] };
    const action = told.legal[first!.id]![0]!;
    expect(meant(direct, action)).toMatchObject({ action, piece: undefined });
    expect(meant(told.decision, 99_999)).toBeUndefined();
  });
  it("is taken first where the game wants it so", () => {
    const piece = pieces[0]!;
    expect(actionsFor(piece, 70)).toEqual([piece.first, 70]);
    expect(actionsFor({ ...piece, first: -1 }, 70)).toEqual([70]);
  });
  it("leads step by step to every place", () => {
    for (const piece of pieces) {
      const reached: number[] = [];
      const follow = (spots: ReturnType<typeof spotsOf>) => {
        const step = nextStep(spots);
        if (step) step.answers.forEach((answer) => follow(answer.spots));
        else reached.push(...spots.map((spot) => spot.action));
      };
      follow(spotsOf(piece));
      expect(reached.sort((a, b) => a - b)).toEqual(told.legal[piece.id]);
    }
    expect(nextStep(spotsOf(pieces[0]!))?.asks).toBe("grid");
  });
});

describe("holding a piece", () => {
  const fresh = () => new Placer(pieces, grids);
  const many = pieces.reduce((one, two) => (two.forms.length > one.forms.length ? two : one)).id;

  it("begins where it fits", () => {
    const placer = fresh();
    expect(placer.piece).toBeUndefined();
    placer.choose(many);
    expect(placer.here).toBeDefined();
  });
  it("begins at once with the only piece that need not be taken", () => {
    expect(new Placer([{ ...asPiece(many), first: -1 }], grids).chosen).toBe(many);
    expect(new Placer([asPiece(many)], grids).chosen).toBe("");
  });
  it("leaves the hand when there are others, if nobody took it", () => {
    const offered = pieces.map((piece) => ({ ...piece, first: -1 }));
    const alone = offered.filter(({ id }) => id === many);
    const placer = new Placer(alone, grids);
    placer.use(offered, grids);
    expect(placer.chosen).toBe("");
    placer.choose(many);
    placer.use(offered, grids);
    expect(placer.chosen).toBe(many);
  });
  it("is turned, flipped, moved from place to place and laid by keys", () => {
    const placer = fresh();
    const lay = vi.fn();
    expect(placer.key("r", false, lay)).toBe(false);
    placer.choose(many);
    const before = placer.form;
    placer.key("r", false, lay);
    expect(placer.form).not.toBe(before);
    placer.key("R", true, lay);
    expect(placer.form).toBe(before);
    placer.key("f", false, lay);
    expect(placer.orientation).toBe(flipped(0));
    placer.key("f", false, lay);
    for (const name of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      expect(placer.key(name, false, lay)).toBe(true);
      expect(placer.here).toBeDefined();
    }
    expect(placer.key("x", false, lay)).toBe(false);
    placer.key("Enter", false, lay);
    expect(lay).toHaveBeenCalledOnce();
    placer.key("Escape", false, lay);
    expect(placer.piece).toBeUndefined();
  });
  it("goes cell by cell with Shift, also where it does not fit", () => {
    const placer = fresh();
    placer.choose(many);
    const seen = new Set<boolean>();
    for (let n = 0; n < 8; n++) {
      placer.step(n % 2 ? [1, 0] : [0, 1], true);
      seen.add(placer.here !== undefined);
      expect(placer.wanted).toBeDefined();
      const right = Math.max(...placer.cells.map(([x]) => x)) + placer.held[0];
      expect(right).toBeLessThan(placer.board!.columns);
    }
    expect(seen.has(false)).toBe(true);
  });
  it("goes to the next board by N and leaves Tab to the browser", () => {
    const placer = fresh();
    placer.choose(many);
    const { grid } = placer;
    expect(placer.key("Tab", false, vi.fn())).toBe(false);
    expect(placer.grid).toBe(grid);
    expect(placer.key("n", false, vi.fn())).toBe(true);
    expect(placer.grid).not.toBe(grid);
    expect(placer.board).toBeDefined();
    placer.key("N", true, vi.fn());
    expect(placer.grid).toBe(grid);
  });
  it("follows the pointer and is drawn to a place close by", () => {
    const placer = fresh();
    placer.choose(many);
    const { x, y, cell } = placer.board!;
    const spot = placer.legal.at(-1)!;
    const wide = Math.max(...placer.cells.map(([column]) => column)) + 1;
    const tall = Math.max(...placer.cells.map(([, row]) => row)) + 1;
    const [column, row] = [spot.column + wide / 2 + 0.2, spot.row + tall / 2 - 0.2];
    placer.holdAt(placer.board!, x + column * cell, y + row * cell);
    expect(placer.here?.action).toBe(spot.action);
  });
  it("is shown just as an action would lay it", () => {
    const placer = fresh();
    const spot = spotsOf(asPiece(many)).at(-1)!;
    placer.show(spot);
    expect(placer.here).toEqual(spot);
    const direct = new Placer([{ ...asPiece(many), first: -1 }], grids);
    direct.showAction(spot.action);
    expect(direct.here).toEqual(spot);
    const taking = fresh();
    taking.showAction(asPiece(many).first);
    expect(taking.chosen).toBe(many);
  });
  it("drops a piece that is not offered any more", () => {
    const placer = fresh();
    placer.choose(many);
    placer.use([], grids);
    expect(placer.chosen).toBe("");
  });
});

import { describe, expect, it, vi } from "vitest";
import { COLUMNS, demoPanel, layDown, PIECES, placesFor, ROWS } from "../src/polyomino/demo";
import { Placer } from "../src/polyomino/placer.svelte";
import { anchors, flipped, kept, looks, oriented, turned, type Cell } from "../src/polyomino/shape";

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

describe("a piece", () => {
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
  it("has as many looks as its symmetry leaves", () => {
    expect(looks(L)).toHaveLength(8);
    expect(looks([[0, 0]])).toEqual([0]);
    expect(looks(PIECES.find(({ id }) => id === "i3")!.cells)).toHaveLength(2);
    expect(looks(PIECES.find(({ id }) => id === "s4")!.cells)).toHaveLength(4);
  });
  it("is kept on the board", () => {
    expect(kept(L, [-3, 99], { columns: 5, rows: 5 })).toEqual([0, 2]);
  });
  it("finds places listed under another number of the same form", () => {
    const bar: Cell[] = [
      [0, 0],
      [1, 0],
    ];
    const places = [{ orientation: 0, column: 1, row: 1, action: 7 }];
    expect(anchors(bar, 2, places)).toEqual(places);
    expect(anchors(bar, 1, places)).toEqual([]);
  });
});

describe("the demonstration", () => {
  it("offers only places that are free and on the board", () => {
    for (const piece of PIECES) {
      for (const [orientation, column, row] of placesFor(piece, [], 0)) {
        for (const [x, y] of oriented(piece.cells, orientation)) {
          expect(column + x).toBeLessThan(COLUMNS);
          expect(row + y).toBeLessThan(ROWS);
        }
      }
    }
  });
  it("lays a piece by its action and takes it out of the store", () => {
    const { grid } = demoPanel([], "");
    const laid = layDown([], grid!.pieces[2]!.places[5]![3]);
    expect(laid).toHaveLength(1);
    expect(demoPanel(laid, "").grid!.pieces).toHaveLength(PIECES.length - 1);
  });
});

describe("holding a piece", () => {
  const fresh = () => new Placer(demoPanel([], "").grid!);

  it("begins where it fits", () => {
    const placer = fresh();
    placer.choose("f5");
    expect(placer.here).toBeDefined();
  });
  it("is moved, turned, flipped and laid by keys", () => {
    const placer = fresh();
    const lay = vi.fn();
    expect(placer.key("r", lay)).toBe(false);
    placer.choose("l4");
    const [column, row] = placer.held;
    expect(placer.key("ArrowRight", lay)).toBe(true);
    expect(placer.key("ArrowDown", lay)).toBe(true);
    expect(placer.held).toEqual([column + 1, row + 1]);
    placer.key("r", lay);
    expect(placer.orientation).toBe(1);
    placer.key("f", lay);
    expect(placer.orientation).toBe(flipped(1));
    expect(placer.key("x", lay)).toBe(false);
    placer.key("Enter", lay);
    expect(lay).toHaveBeenCalledWith(placer.here!.action);
    placer.key("Escape", lay);
    expect(placer.piece).toBeUndefined();
  });
  it("does not lay it where it does not fit", () => {
    const placer = fresh();
    const lay = vi.fn();
    placer.choose("o4");
    placer.held = [0, 0];
    expect(placer.here).toBeUndefined();
    placer.key("Enter", lay);
    expect(lay).not.toHaveBeenCalled();
  });
  it("never leaves the board", () => {
    const placer = fresh();
    placer.choose("i3");
    for (let n = 0; n < 20; n++) placer.step(1, 1);
    placer.turn();
    const reach = placer.cells.map(([x, y]) => [x + placer.held[0], y + placer.held[1]]);
    for (const [x, y] of reach) {
      expect(x).toBeLessThan(COLUMNS);
      expect(y).toBeLessThan(ROWS);
    }
  });
  it("follows the pointer and is drawn to a place close by", () => {
    const placer = fresh();
    placer.choose("o4");
    const { x, y, cell } = placer.board;
    placer.holdAt(x + 3.1 * cell, y + 2.2 * cell);
    expect(placer.held).toEqual([2, 1]);
    expect(placer.here).toBeDefined();
  });
  it("drops a piece that is not offered any more", () => {
    const placer = fresh();
    placer.choose("i3");
    placer.use({ ...placer.board, pieces: [] });
    expect(placer.chosen).toBe("");
  });
});

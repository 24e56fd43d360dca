/** A made-up board to try pieces on: nothing of a game, only the rule that pieces may not overlap. */
import type { GridPiece, PanelGrid, SceneNode, ScenePanel } from "../lib/protocol";
import { looks, oriented, type Cell } from "./shape";

export interface Piece {
  id: string;
  label: string;
  tone: string;
  cells: Cell[];
}

export interface Laid {
  piece: Piece;
  orientation: number;
  column: number;
  row: number;
}

export const COLUMNS = 9;
export const ROWS = 7;
const CELL = 48;
const EDGE = 12;

/** Cells that cannot be covered: rocks. */
export const ROCKS: Cell[] = [
  [0, 0],
  [8, 6],
  [4, 3],
];

const piece = (id: string, label: string, tone: string, drawing: string): Piece => ({
  id,
  label,
  tone,
  cells: drawing
    .split("/")
    .flatMap((line, row) =>
      [...line].flatMap((c, column): Cell[] => (c === "#" ? [[column, row]] : [])),
    ),
});

export const PIECES: Piece[] = [
  piece("i3", "I3", "seat-0", "###"),
  piece("l4", "L4", "seat-1", "#./#./##"),
  piece("t4", "T4", "seat-2", "###/.#."),
  piece("s4", "S4", "seat-3", ".##/##."),
  piece("p5", "P5", "land", "##/##/#."),
  piece("f5", "F5", "sea", ".##/##./.#."),
  piece("w5", "W5", "ember", "#../##./.##"),
  piece("o4", "O4", "wood", "##/##"),
];

const key = (column: number, row: number) => `${column} ${row}`;

/** Every way to lay a piece beside what lies there already; actions are numbered from `first`. */
export function placesFor(
  shape: Piece,
  laid: readonly Laid[],
  first: number,
): [number, number, number, number][] {
  const taken = new Set(ROCKS.map(([column, row]) => key(column, row)));
  for (const other of laid) {
    for (const [x, y] of oriented(other.piece.cells, other.orientation)) {
      taken.add(key(other.column + x, other.row + y));
    }
  }
  const found: [number, number, number, number][] = [];
  for (const orientation of looks(shape.cells)) {
    const cells = oriented(shape.cells, orientation);
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const free = cells.every(
          ([x, y]) =>
            column + x < COLUMNS && row + y < ROWS && !taken.has(key(column + x, row + y)),
        );
        if (free) found.push([orientation, column, row, first + found.length]);
      }
    }
  }
  return found;
}

/** The board as a panel that any game could send. */
export function demoPanel(laid: readonly Laid[], title: string): ScenePanel {
  const nodes: SceneNode[] = [];
  const at = (column: number, row: number) => ({ x: EDGE + column * CELL, y: EDGE + row * CELL });
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const rock = ROCKS.some(([x, y]) => x === column && y === row);
      const tone = rock ? "wood-dark" : "ground";
      const square = {
        x: at(column, row).x + 1,
        y: at(column, row).y + 1,
        w: CELL - 2,
        h: CELL - 2,
      };
      nodes.push({ id: `cell-${column}-${row}`, ...square, tone, shape: "box" });
    }
  }
  for (const { piece: shape, orientation, column, row } of laid) {
    for (const [number, [x, y]] of oriented(shape.cells, orientation).entries()) {
      const place = { ...at(column + x, row + y), w: CELL, h: CELL };
      nodes.push({ id: `${shape.id}-${number}`, ...place, tone: shape.tone, label: shape.label });
    }
  }
  const pieces: GridPiece[] = PIECES.filter((one) => !laid.some((l) => l.piece === one)).map(
    ({ id, label, tone, cells }, number) => ({
      id,
      label,
      tone,
      cells: cells.map(([x, y]) => [x, y]),
      places: placesFor(
        PIECES.find((one) => one.id === id)!,
        laid,
        (number + 1) * 10_000,
      ),
    }),
  );
  const grid: PanelGrid = { ...at(0, 0), cell: CELL, columns: COLUMNS, rows: ROWS, pieces };
  return {
    id: "demo",
    title,
    w: COLUMNS * CELL + 2 * EDGE,
    h: ROWS * CELL + 2 * EDGE,
    nodes,
    grid,
    active: true,
  };
}

/** Lay a piece by the action's number. */
export function layDown(laid: readonly Laid[], action: number): Laid[] {
  const { grid } = demoPanel(laid, "");
  for (const offered of grid!.pieces) {
    const place = offered.places.find(([, , , number]) => number === action);
    if (!place) continue;
    const [orientation, column, row] = place;
    const shape = PIECES.find((one) => one.id === offered.id)!;
    return [...laid, { piece: shape, orientation, column, row }];
  }
  return [...laid];
}

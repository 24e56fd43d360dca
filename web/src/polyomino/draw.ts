/** Forms of square cells as drawings: what `core/svg.py` draws, in the browser. */
import type { SceneNode } from "../lib/protocol";
import { cellsOf, extent } from "./shape";

/** Cells as a path, one square each. */
export function squares(
  rows: readonly number[],
  x: number,
  y: number,
  wide: number,
  tall = wide,
): string {
  return cellsOf(rows)
    .map(([column, row]) => `M${x + column * wide} ${y + row * tall}h${wide}v${tall}h${-wide}z`)
    .join("");
}

/** The edges between cells and what is around them, as a path. */
export function edges(
  rows: readonly number[],
  x: number,
  y: number,
  wide: number,
  tall = wide,
): string {
  const has = (column: number, row: number) =>
    column >= 0 && ((rows[row] ?? 0) & (1 << column)) !== 0;
  return cellsOf(rows)
    .map(([column, row]) => {
      const [left, top] = [x + column * wide, y + row * tall];
      return (
        (has(column, row - 1) ? "" : `M${left} ${top}h${wide}`) +
        (has(column, row + 1) ? "" : `M${left} ${top + tall}h${wide}`) +
        (has(column - 1, row) ? "" : `M${left} ${top}v${tall}`) +
        (has(column + 1, row) ? "" : `M${left + wide} ${top}v${tall}`)
      );
    })
    .join("");
}

export interface PictureBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the drawing on a form stands: in the middle if the form is a rectangle, else on a cell. */
export function pictureOn(
  rows: readonly number[],
  x: number,
  y: number,
  w: number,
  h: number,
): PictureBox {
  const cells = cellsOf(rows);
  const { columns, rows: count } = extent(cells);
  if (cells.length === columns * count) {
    const side = Math.min(w, h);
    return { x: x + (w - side) / 2, y: y + (h - side) / 2, width: side, height: side };
  }
  const off = ([column, row]: readonly [number, number]) =>
    Math.abs(2 * row + 1 - count) + Math.abs(2 * column + 1 - columns);
  const best = cells.reduce((one, two) => (off(two) < off(one) ? two : one));
  const [width, height] = [w / columns, h / count];
  return { x: x + best[0] * width, y: y + best[1] * height, width, height };
}

/** Where the drawing of a node stands. */
export function pictureOf({ x, y, w, h, cells }: SceneNode): PictureBox {
  return cells ? pictureOn(cells, x, y, w, h) : { x, y, width: w, height: h };
}

/** The size of one cell of a node made of cells. */
export function cellOf({ w, h, cells = [] }: SceneNode): [wide: number, tall: number] {
  const { columns, rows } = extent(cellsOf(cells));
  return [w / columns, h / rows];
}

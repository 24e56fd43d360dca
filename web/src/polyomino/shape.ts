/** Pieces made of squares: turned, flipped, moved, laid. */

export type Cell = readonly [column: number, row: number];

/** The cells of a form that is written as one mask a row, bit 0 at the left. */
export function cellsOf(rows: readonly number[]): Cell[] {
  return rows.flatMap((mask, row) => {
    const found: Cell[] = [];
    for (let column = 0; mask >> column; column++)
      if ((mask >> column) & 1) found.push([column, row]);
    return found;
  });
}

/** 0–3: quarter turns clockwise; 4–7: flipped over first, then turned. */
export type Orientation = number;

/** A piece's cells in an orientation, its upper left corner at 0, 0. */
export function oriented(cells: readonly Cell[], orientation: Orientation): Cell[] {
  let now: Cell[] = cells.map(([x, y]) => (orientation >= 4 ? [-x, y] : [x, y]));
  for (let turn = 0; turn < orientation % 4; turn++) now = now.map(([x, y]) => [-y, x]);
  const left = Math.min(...now.map(([x]) => x));
  const top = Math.min(...now.map(([, y]) => y));
  return now.map(([x, y]): Cell => [x - left, y - top]).sort(([a, b], [c, d]) => b - d || a - c);
}

/** Turn clockwise: what lies on the screen turns that way, flipped or not. */
export function turned(orientation: Orientation, by = 1): Orientation {
  const flip = orientation >= 4 ? 4 : 0;
  return flip + (((((orientation % 4) + by) % 4) + 4) % 4);
}

/** Flip over left to right, as it lies on the screen. */
export function flipped(orientation: Orientation): Orientation {
  const turns = (4 - (orientation % 4)) % 4;
  return (orientation >= 4 ? 0 : 4) + turns;
}

export function extent(cells: readonly Cell[]): { columns: number; rows: number } {
  return {
    columns: Math.max(...cells.map(([x]) => x)) + 1,
    rows: Math.max(...cells.map(([, y]) => y)) + 1,
  };
}

export function sameCells(one: readonly Cell[], two: readonly Cell[]): boolean {
  return (
    one.length === two.length && one.every(([x, y], at) => two[at]![0] === x && two[at]![1] === y)
  );
}

/** Keep a piece on the board. */
export function kept(
  cells: readonly Cell[],
  [column, row]: Cell,
  board: { columns: number; rows: number },
): Cell {
  const { columns, rows } = extent(cells);
  return [
    Math.min(Math.max(column, 0), Math.max(0, board.columns - columns)),
    Math.min(Math.max(row, 0), Math.max(0, board.rows - rows)),
  ];
}

/** The place nearest to where a piece is held. */
export function nearest<Place extends { column: number; row: number }>(
  places: readonly Place[],
  [column, row]: Cell,
): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const away = Math.hypot(place.column - column, place.row - row);
    if (away < least) [best, least] = [place, away];
  }
  return best;
}

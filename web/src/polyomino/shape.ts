/** Pieces made of squares: turned, flipped, moved, laid. */

export type Cell = readonly [column: number, row: number];

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

/** Orientations that look different, each by its first number. */
export function looks(cells: readonly Cell[]): Orientation[] {
  const found: Orientation[] = [];
  for (let orientation = 0; orientation < 8; orientation++) {
    const here = oriented(cells, orientation);
    if (!found.some((other) => sameCells(here, oriented(cells, other)))) found.push(orientation);
  }
  return found;
}

/** A legal way to lay a piece. */
export interface Placement {
  orientation: Orientation;
  column: number;
  row: number;
  action: number;
}

/** Legal places of the cells as they lie now; the same form in another orientation counts too. */
export function anchors(
  cells: readonly Cell[],
  orientation: Orientation,
  places: readonly Placement[],
): Placement[] {
  const form = oriented(cells, orientation);
  const same = new Map<Orientation, boolean>();
  return places.filter((place) => {
    let fits = same.get(place.orientation);
    if (fits === undefined) {
      fits = sameCells(form, oriented(cells, place.orientation));
      same.set(place.orientation, fits);
    }
    return fits;
  });
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

/** The legal place nearest to where the piece is held. */
export function nearest(places: readonly Placement[], [column, row]: Cell): Placement | undefined {
  let best: Placement | undefined;
  let least = Infinity;
  for (const place of places) {
    const away = Math.hypot(place.column - column, place.row - row);
    if (away < least) [best, least] = [place, away];
  }
  return best;
}

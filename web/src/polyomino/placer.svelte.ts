/** Laying a piece: which one, how it lies, on which board and where it is held, whether it fits. */
import type { Area, Grid, Piece } from "../lib/protocol";
import { actionAt, countIn, spotsIn, spotsOf, type Spot } from "./places";
import {
  cellsOf,
  extent,
  flipped,
  kept,
  nearest,
  oriented,
  sameCells,
  turned,
  type Cell,
} from "./shape";

const STEPS: Record<string, Cell> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** So near, in cells, a fitting place attracts the piece. */
const ATTRACTION = 0.9;
/** So far, in cells, a piece slides to a fitting place when it is turned. */
const SLIDE = 2;

export class Placer {
  pieces = $state.raw<Piece[]>([]);
  private grids = $state.raw<Grid[]>([]);
  chosen = $state("");
  orientation = $state(0);
  grid = $state("");
  /** Column and row of the cell under the upper left corner of the piece. */
  held = $state.raw<Cell>([0, 0]);

  constructor(pieces: Piece[] = [], grids: Grid[] = []) {
    this.use(pieces, grids);
  }

  /** The piece that came into the hand because there was no other. */
  private itself = "";

  /** Take over what the table offers now; a piece that was taken stays in hand, the only one gets
   * there, and leaves it when there are others: a page that is loaded then has none in hand. */
  use(pieces: Piece[], grids: Grid[]): void {
    this.pieces = pieces;
    this.grids = grids;
    const [only] = pieces;
    if (!this.piece || (pieces.length > 1 && this.chosen === this.itself)) this.chosen = "";
    if (this.piece && !this.board) this.lie(this.orientation);
    if (!this.piece && only && pieces.length === 1 && only.first < 0) {
      this.choose(only.id);
      this.itself = only.id;
    }
  }

  readonly piece: Piece | undefined = $derived(
    this.pieces.find((piece) => piece.id === this.chosen),
  );
  readonly board: Grid | undefined = $derived(
    this.piece?.places.some((area) => area[1] === this.grid)
      ? this.grids.find((grid) => grid.id === this.grid)
      : undefined,
  );
  /** The cells of the piece as it lies, from its upper left corner. */
  readonly cells: Cell[] = $derived(this.piece ? this.lying(this.orientation) : []);
  /** The number of the form among those that the hall knows; -1: it may not lie so. */
  readonly form: number = $derived(this.formOf(this.orientation));
  private readonly area: Area | undefined = $derived(this.areaOn(this.grid));
  /** Where it may be laid on this board as it lies. */
  readonly legal: Spot[] = $derived(this.spotsOn(this.grid));
  /** The legal place at which it is held, if it is held at one. */
  readonly here: Spot | undefined = $derived(
    this.legal.find(({ column, row }) => column === this.held[0] && row === this.held[1]),
  );
  /** The action of the place at which it is held, allowed or not. */
  readonly wanted: number | undefined = $derived(
    this.area && this.board ? actionAt(this.area, this.held[1], this.held[0]) : undefined,
  );
  /** How many places it has turned or on other boards. */
  readonly elsewhere: number = $derived(
    (this.piece?.places ?? []).reduce((sum, area) => sum + countIn(area), 0) - this.legal.length,
  );
  readonly mayFlip: boolean = $derived(
    this.piece !== undefined && ![-1, this.form].includes(this.formOf(flipped(this.orientation))),
  );
  readonly mayTurn: boolean = $derived(
    [1, 2, 3].some((by) => ![-1, this.form].includes(this.formOf(turned(this.orientation, by)))),
  );

  private lying(orientation: number): Cell[] {
    return oriented(cellsOf(this.piece?.forms[0]?.[1] ?? []), orientation);
  }

  private formOf(orientation: number): number {
    if (!this.piece) return -1;
    const cells = this.lying(orientation);
    return this.piece.forms.findIndex(([, rows]) => sameCells(cellsOf(rows), cells));
  }

  private areaOn(grid: string): Area | undefined {
    return this.piece?.places.find((area) => area[0] === this.form && area[1] === grid);
  }

  /** Where it may be laid on a board as it lies. */
  spotsOn(grid: string): Spot[] {
    const area = this.areaOn(grid);
    return area ? spotsIn(this.chosen, area) : [];
  }

  /** The boards on which it has a place, in any form. */
  get boards(): string[] {
    const open = (this.piece?.places ?? []).filter((area) => countIn(area));
    return this.grids.map(({ id }) => id).filter((id) => open.some((area) => area[1] === id));
  }

  /** Take a piece in hand, at a place where it fits if there is one. */
  choose(id: string): void {
    this.itself = "";
    if (this.chosen === id && this.piece) return;
    this.chosen = id;
    this.orientation = 0;
    const { piece } = this;
    if (!piece) return;
    const open = piece.places.filter((area) => countIn(area));
    const best = open.find((area) => area[0] === 0 && area[1] === this.grid) ?? open[0];
    this.grid = best?.[1] ?? piece.places[0]?.[1] ?? "";
    this.orientation = best ? (piece.forms[best[0]]?.[0] ?? 0) : 0;
    const [spot] = this.legal;
    this.held = spot ? [spot.column, spot.row] : this.keep([0, 0]);
  }

  /** Take it in hand just as an action would lay it. */
  show({ piece, form, grid, row, column }: Spot): void {
    this.choose(piece);
    this.orientation = this.piece?.forms[form]?.[0] ?? 0;
    this.grid = grid;
    this.held = [column, row];
  }

  /** Take in hand what an action takes or lays. */
  showAction(action: number): void {
    for (const piece of this.pieces) {
      if (piece.first === action) this.choose(piece.id);
      else if (piece.first < 0) {
        const spot = spotsOf(piece).find((one) => one.action === action);
        if (spot) this.show(spot);
      }
    }
  }

  /** The grids of a panel on which the piece in hand may be looked at. */
  over(grids: Grid[] = []): Grid[] {
    return grids.filter(({ id }) => this.piece?.places.some((area) => area[1] === id));
  }

  /** Lay it out of the hand. */
  drop(): void {
    this.chosen = "";
  }

  turn(by = 1): void {
    let orientation = this.orientation;
    do orientation = turned(orientation, by);
    while (orientation !== this.orientation && this.formOf(orientation) < 0);
    this.lie(orientation);
  }

  flip(): void {
    if (this.formOf(flipped(this.orientation)) >= 0) this.lie(flipped(this.orientation));
  }

  private lie(orientation: number): void {
    if (!this.piece) return;
    this.orientation = orientation;
    if (!this.board) this.grid = this.boards[0] ?? this.piece.places[0]?.[1] ?? "";
    this.held = this.keep(this.held);
    const close = nearest(this.legal, this.held);
    const away = close
      ? Math.hypot(close.column - this.held[0], close.row - this.held[1])
      : Infinity;
    if (close && away <= SLIDE) this.held = [close.column, close.row];
  }

  /** To the next board on which it has a place; false if there is no other. */
  nextBoard(by = 1): boolean {
    const { boards } = this;
    if (!this.piece || boards.length < 2) return false;
    const at = boards.indexOf(this.grid) + by;
    this.grid = boards[(at + boards.length) % boards.length]!;
    const close = nearest(this.legal, this.held);
    this.held = close ? [close.column, close.row] : this.keep(this.held);
    return true;
  }

  /** One cell further, or to the next place where it fits in that direction. */
  step([columns, rows]: Cell, byCell: boolean): void {
    if (!this.piece) return;
    const [column, row] = this.held;
    const ahead = this.legal.filter((spot) => {
      const along = (spot.column - column) * columns + (spot.row - row) * rows;
      const aside = Math.abs((spot.column - column) * rows) + Math.abs((spot.row - row) * columns);
      return along > 0 && along >= aside;
    });
    const next = byCell ? undefined : nearest(ahead, this.held);
    if (next) this.held = [next.column, next.row];
    else if (byCell || !this.legal.length) this.held = this.keep([column + columns, row + rows]);
  }

  /** Hold it with its middle at a point of a panel; a fitting place close by attracts it. */
  holdAt(grid: Grid, x: number, y: number, attraction = ATTRACTION): void {
    if (!this.piece) return;
    this.grid = grid.id;
    const { columns, rows } = extent(this.cells);
    const column = (x - grid.x) / grid.cell - columns / 2;
    const row = (y - grid.y) / grid.cell - rows / 2;
    const close = nearest(this.legal, [column, row]);
    const near = close && Math.hypot(close.column - column, close.row - row) < attraction;
    this.held = near ? [close.column, close.row] : this.keep([Math.round(column), Math.round(row)]);
  }

  /** Hold it so many cells away from where it was. */
  shift([column, row]: Cell, columns: number, rows: number): void {
    this.held = this.keep([column + Math.round(columns), row + Math.round(rows)]);
  }

  private keep(cell: Cell): Cell {
    const { board } = this;
    return this.piece && board ? kept(this.cells, cell, board) : cell;
  }

  /** What a key does; true if it was meant for the piece. */
  key(name: string, shift: boolean, lay: () => void): boolean {
    if (!this.piece) return false;
    const step = STEPS[name];
    if (step) this.step(step, shift);
    else if (name === "r") this.turn();
    else if (name === "R") this.turn(-1);
    else if (name === "f" || name === "F") this.flip();
    else if (name === "Escape") this.drop();
    else if (name === "Enter") lay();
    else if (name === "n") return this.nextBoard();
    else if (name === "N") return this.nextBoard(-1);
    else return false;
    return true;
  }
}

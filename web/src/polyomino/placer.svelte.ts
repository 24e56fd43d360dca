/** Laying a piece: which one, how it lies, where it is held, and whether it fits there. */
import type { GridPiece, PanelGrid } from "../lib/protocol";
import {
  anchors,
  flipped,
  kept,
  nearest,
  oriented,
  turned,
  type Cell,
  type Placement,
} from "./shape";

export class Placer {
  private grid = $state.raw<PanelGrid>({ x: 0, y: 0, cell: 1, columns: 1, rows: 1, pieces: [] });
  chosen = $state("");
  orientation = $state(0);
  held = $state.raw<Cell>([0, 0]);

  constructor(grid?: PanelGrid) {
    if (grid) this.use(grid);
  }

  /** Take over what the table offers now; a piece in hand stays in hand. */
  use(grid: PanelGrid): void {
    this.grid = grid;
    if (grid.pieces.some((piece) => piece.id === this.chosen)) this.held = this.keep(this.held);
    else this.chosen = "";
  }

  readonly board = $derived(this.grid);
  readonly piece: GridPiece | undefined = $derived(
    this.grid.pieces.find((piece) => piece.id === this.chosen),
  );
  readonly places: Placement[] = $derived(
    (this.piece?.places ?? []).map(([orientation, column, row, action]) => ({
      orientation,
      column,
      row,
      action,
    })),
  );
  /** The cells of the piece as it lies, from its upper left corner. */
  readonly cells: Cell[] = $derived(this.piece ? oriented(this.piece.cells, this.orientation) : []);
  /** Where it may be laid as it lies. */
  readonly legal: Placement[] = $derived(
    this.piece ? anchors(this.piece.cells, this.orientation, this.places) : [],
  );
  /** The legal place at which it is held, if it is held at one. */
  readonly here: Placement | undefined = $derived(
    this.legal.find(({ column, row }) => column === this.held[0] && row === this.held[1]),
  );

  /** Take a piece in hand, at a place where it fits if there is one. */
  choose(id: string): void {
    if (this.chosen === id) return;
    this.chosen = id;
    this.orientation = 0;
    const first = this.legal[0] ?? this.places[0];
    if (!first) {
      this.held = this.keep(this.held);
      return;
    }
    this.orientation = this.legal.length ? 0 : first.orientation;
    this.held = [first.column, first.row];
  }

  /** Lay it out of the hand. */
  drop(): void {
    this.chosen = "";
  }

  turn(by = 1): void {
    this.lie(turned(this.orientation, by));
  }

  flip(): void {
    this.lie(flipped(this.orientation));
  }

  private lie(orientation: number): void {
    if (!this.piece) return;
    this.orientation = orientation;
    this.held = this.keep(this.held);
  }

  /** One cell further. */
  step(columns: number, rows: number): void {
    if (this.piece) this.held = this.keep([this.held[0] + columns, this.held[1] + rows]);
  }

  /** Hold it with its middle at a point of the panel; a fitting place close by attracts it. */
  holdAt(x: number, y: number): void {
    if (!this.piece) return;
    const wide = Math.max(...this.cells.map(([column]) => column)) + 1;
    const tall = Math.max(...this.cells.map(([, row]) => row)) + 1;
    const column = (x - this.grid.x) / this.grid.cell - wide / 2;
    const row = (y - this.grid.y) / this.grid.cell - tall / 2;
    const close = nearest(this.legal, [column, row]);
    const near = close && Math.hypot(close.column - column, close.row - row) < 0.9;
    this.held = near ? [close.column, close.row] : this.keep([Math.round(column), Math.round(row)]);
  }

  private keep(cell: Cell): Cell {
    return this.piece ? kept(this.cells, cell, this.grid) : cell;
  }

  /** What a key does; true if it was meant for the piece. */
  key(name: string, lay: (action: number) => void): boolean {
    if (!this.piece) return false;
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const step = steps[name];
    if (step) this.step(...step);
    else if (name === "r") this.turn();
    else if (name === "R") this.turn(-1);
    else if (name === "f" || name === "F") this.flip();
    else if (name === "Escape") this.drop();
    else if (name === "Enter") {
      if (this.here) lay(this.here.action);
    } else return false;
    return true;
  }
}

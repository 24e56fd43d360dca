/** Where pieces may be laid: areas of the hall's masks, and the actions that follow from them. */
import type { Area, Decision, Piece } from "../lib/protocol";

/** One way to lay a piece. */
export interface Spot {
  piece: string;
  form: number;
  grid: string;
  row: number;
  column: number;
  action: number;
}

/** The action that lays a piece with its corner on a cell, whether it is allowed or not. */
export function actionAt([, , base, step]: Area, row: number, column: number): number {
  return base + row * step + column;
}

export function isOpen([, , , , top, masks]: Area, row: number, column: number): boolean {
  return ((masks[row - top] ?? 0) & (1 << column)) !== 0;
}

/** All places of an area, row by row. */
export function spotsIn(piece: string, area: Area): Spot[] {
  const [form, grid, , , top, masks] = area;
  const found: Spot[] = [];
  for (const [below, mask] of masks.entries()) {
    for (let column = 0; mask >> column; column++) {
      if (!((mask >> column) & 1)) continue;
      const row = top + below;
      found.push({ piece, form, grid, row, column, action: actionAt(area, row, column) });
    }
  }
  return found;
}

export const spotsOf = (piece: Piece): Spot[] =>
  piece.places.flatMap((area) => spotsIn(piece.id, area));

/** How many places an area has. */
export function countIn([, , , , , masks]: Area): number {
  let ones = 0;
  for (let mask of masks) for (; mask; mask &= mask - 1) ones++;
  return ones;
}

export const countOf = (piece: Piece): number =>
  piece.places.reduce((sum, area) => sum + countIn(area), 0);

/** How many things can be done in all. */
export const wayCount = (decision: Decision): number =>
  decision.choices.length + (decision.placing ?? []).reduce((sum, one) => sum + countOf(one), 0);

/** The actions that lay a piece: it may have to be taken first. */
export const actionsFor = (piece: Piece, action: number): number[] =>
  piece.first < 0 ? [action] : [piece.first, action];

export type Question = "grid" | "form" | "row" | "column";

export interface Step {
  asks: Question;
  answers: { value: number | string; spots: Spot[] }[];
}

/** What to ask next about several places, to be led to one of them; null when one is left. */
export function nextStep(spots: readonly Spot[]): Step | null {
  for (const asks of ["grid", "form", "row", "column"] as const) {
    const groups = new Map<number | string, Spot[]>();
    for (const spot of spots) groups.set(spot[asks], [...(groups.get(spot[asks]) ?? []), spot]);
    if (groups.size < 2) continue;
    return { asks, answers: [...groups].map(([value, found]) => ({ value, spots: found })) };
  }
  return null;
}

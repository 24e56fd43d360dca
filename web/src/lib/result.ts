/** How a game ended: for whom, and in which words. */
import type { Result } from "./protocol";
import { t } from "../text";

/** Tables of an older hall do not say what was played for: the first place. */
export const competed = (result: Result): boolean => (result.aim ?? "competing") === "competing";

/** Whether a seat is first; where nobody competed, whether it reached all it could. */
export function won(result: Result | null | undefined, seat: number): boolean {
  if (!result) return false;
  return competed(result) ? result.places[seat] === 1 : (result.outcomes?.[seat] ?? 0) >= 1;
}

/** Say who has won, or what was reached. */
export function ended(result: Result, names: string[], mine: number | null): string {
  if (!competed(result)) {
    const share = result.outcomes?.[0] ?? 0;
    if (result.aim === "alone") return t().reached(Math.round(100 * share));
    return share >= 1 ? t().togetherWon : t().togetherLost;
  }
  const winners = names.flatMap((_, seat) => (won(result, seat) ? [seat] : []));
  if (winners.length === 1 && winners[0] === mine) return t().youWon;
  return t().won(winners.map((seat) => names[seat]!));
}

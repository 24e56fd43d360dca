/** How long acts take, and how they all fit between two decisions of one's own. */
import type { Act } from "../lib/protocol";

export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export type Pace = Exclude<Speed, "instant">;

/** Milliseconds that all acts between two own decisions may take together. */
export const BUDGET: Record<Pace, number> = { calm: 12_000, brisk: 5_000 };
/** What is staged for reading keeps this much, however much happens. */
export const READABLE = 400;
const STAGED = new Set(["rolled", "fought", "scored", "shown"]);
/** Equal pieces follow one another by this much, so many of them; the rest is a number. */
export const APART = 70;
export const MOST_EQUAL = 5;

type Length = Record<Pace, number>;
const MOVED: Length = { calm: 380, brisk: 180 };
const COUNTED: Length = { calm: 250, brisk: 120 };
const SAID: Length = { calm: 800, brisk: 350 };
const BASE: Partial<Record<Act["kind"], Length>> = {
  laid: { calm: 450, brisk: 220 },
  flipped: { calm: 320, brisk: 160 },
  rolled: { calm: 1500, brisk: 700 },
  fought: { calm: 1800, brisk: 900 },
  shown: { calm: 1400, brisk: 700 },
  banner: { calm: 1200, brisk: 600 },
};
const LINE: Length = { calm: 350, brisk: 150 };
const TOTALS: Length = { calm: 800, brisk: 400 };
const CARD: Length = { calm: 220, brisk: 100 };

/** How long an act takes when there is time. */
export function length(act: Act, pace: Pace): number {
  const base = BASE[act.kind];
  if (base) return base[pace];
  if (act.kind === "scored") return LINE[pace] * (act.lines?.length ?? 0) + TOTALS[pace];
  if (act.kind === "dealt") return CARD[pace] * Math.max(1, pieces(act)) + MOVED[pace];
  if (act.moves?.length) return MOVED[pace] + APART * (Math.min(MOST_EQUAL, most(act)) - 1);
  return act.counts?.length ? COUNTED[pace] : SAID[pace];
}

/** What travels by itself, after all that was told. */
export const restLength = (pace: Pace): number => MOVED[pace];

const pieces = (act: Act): number =>
  Math.min(
    MOST_EQUAL,
    (act.moves ?? []).reduce((sum, move) => sum + (move.number ?? 1), 0),
  );
const most = (act: Act): number => Math.max(...(act.moves ?? []).map((move) => move.number ?? 1));

/** How long the first of several acts takes, when so much of the budget is left. */
export function fitted(act: Act, waiting: Act[], pace: Pace, left: number): number {
  const own = length(act, pace);
  const all = [act, ...waiting].reduce((sum, each) => sum + length(each, pace), 0);
  const shrunk = own * Math.min(1, Math.max(0, left) / all);
  return STAGED.has(act.kind) ? Math.max(Math.min(own, READABLE), shrunk) : shrunk;
}

/** Where the plate of an act stands: beside what it tells of, and never over the names of mats. */
import type { Act } from "../lib/protocol";
import type { Box, Screen } from "../scene/stage";

/** The middle of its upper edge. */
export interface Place {
  x: number;
  y: number;
}

const LARGE = new Set(["banner", "rolled", "fought", "scored", "shown"]);
const MARGIN = 16;
/** Below the prompt of a desk and of a phone. */
const BELOW = { desk: 88, phone: 84 };
const NARROW = 700;
const LINE = 26;
const LONG = 48;

export const isLarge = ({ kind }: Act): boolean => LARGE.has(kind);

/** About how large a plate is, before it is drawn. */
export function sizeOf(act: Act, screen: Screen): { w: number; h: number } {
  const w = Math.min(0.92 * screen.w, isLarge(act) ? 440 : 520);
  const sentence = Math.ceil(act.sentence.length / (LONG * Math.min(1, w / 440))) * LINE;
  const parts = Math.max(0, ...(act.fight?.sides ?? []).map((side) => side.parts.length));
  const staged = { fought: 160 + LINE * parts, rolled: 90, shown: 260 } as Record<string, number>;
  const lines = (act.lines?.length ?? 0) * LINE + (act.totals?.length ? 2 * LINE : 0);
  return { w, h: (isLarge(act) ? 2 * MARGIN : 12) + (staged[act.kind] ?? 0) + lines + sentence };
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The place that covers least of what is to be seen; where it was, if that is as good as any. */
export function placeOf(act: Act, screen: Screen, seen: Box[], last?: Place): Place {
  const { w, h } = sizeOf(act, screen);
  const phone = screen.w < NARROW;
  const top = phone ? BELOW.phone : BELOW.desk;
  const lowest = Math.max(top, screen.h - h - MARGIN);
  const wish = isLarge(act) && !phone ? 0.22 * screen.h : top;
  const rows = [wish, top, 0.4 * screen.h, 0.6 * screen.h, lowest].map((y) => Math.min(y, lowest));
  const left = w / 2 + MARGIN;
  const columns = phone
    ? [screen.w / 2]
    : [0.5, 0.28, 0.64].map((part) => Math.min(screen.w - left, Math.max(left, part * screen.w)));
  const places = rows.flatMap((y) => columns.map((x) => ({ x, y })));
  const cost = ({ x, y }: Place) =>
    seen.reduce((sum, box) => sum + overlap({ x: x - w / 2, y, w, h }, box), 0);
  const here = last && last.y <= lowest ? [last] : [];
  return [...here, ...places].reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Arrow keys between things on the screen, and fingers near small ones. */
import type { Box } from "./stage";

export type Direction = "left" | "right" | "up" | "down";

/** The keys that go somewhere. */
export const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export interface Placed extends Box {
  id: string;
}

/** The nearest thing in a direction; things straight ahead come before those aside. */
export function neighbour(from: Box, all: Placed[], direction: Direction): Placed | undefined {
  const [x, y] = middle(from);
  const level = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  let best: Placed | undefined;
  let least = Infinity;
  for (const other of all) {
    const [ox, oy] = middle(other);
    const ahead = sign * (level ? ox - x : oy - y);
    const aside = Math.abs(level ? oy - y : ox - x);
    if (ahead < 1) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** In reading order: rows from the top, each from the left. */
export function reading(all: Placed[]): Placed[] {
  return [...all].sort((one, two) => {
    const apart = Math.abs(one.y - two.y) > Math.min(one.h, two.h) / 2;
    return apart ? one.y - two.y : one.x - two.x;
  });
}

/** The thing under a finger: the topmost that is hit, else the nearest within reach. */
export function under<T extends Box & { turned?: number }>(
  all: T[],
  x: number,
  y: number,
  reach = 0,
): T | undefined {
  for (let number = all.length - 1; number >= 0; number--) {
    if (distance(all[number]!, x, y) === 0) return all[number];
  }
  let best: T | undefined;
  let least = reach;
  for (const box of all) {
    const away = distance(box, x, y);
    if (away <= least && reach > 0) [best, least] = [box, away];
  }
  return best;
}

function middle(box: Box): [number, number] {
  return [box.x + box.w / 2, box.y + box.h / 2];
}

/** How far a point is from a thing, which may be turned around its middle. */
function distance(box: Box & { turned?: number }, px: number, py: number): number {
  const [mx, my] = middle(box);
  const angle = (-(box.turned ?? 0) * Math.PI) / 180;
  const x = mx + (px - mx) * Math.cos(angle) - (py - my) * Math.sin(angle);
  const y = my + (px - mx) * Math.sin(angle) + (py - my) * Math.cos(angle);
  const dx = Math.max(box.x - x, 0, x - box.x - box.w);
  const dy = Math.max(box.y - y, 0, y - box.y - box.h);
  return Math.hypot(dx, dy);
}

/** Where panels lie: all at once on a desk, or one large with the others as miniatures. */
import type { SceneNode, ScenePanel } from "../lib/protocol";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Sized {
  id: string;
  w: number;
  h: number;
  /** How much room it deserves, compared with the others. */
  weight: number;
  /** Panels of one kind are drawn in one scale. */
  kind?: string;
  /** The one of its kind that is one's own: no other is drawn larger. */
  own?: boolean;
}

/** So many things on a panel are much. */
const FEW = 12;

/** What all share and what is one's own comes before what others have; what shows much, too. */
export function sizeOf(panel: ScenePanel, me: number | null): Sized {
  const { id, w, h, nodes, grids = [], owner = -1 } = panel;
  const much = grids.length > 0 || nodes.length >= (owner < 0 ? 3 * FEW : FEW);
  const role = owner < 0 ? (much ? 1.5 : 0.8) : owner !== me ? 0.35 : much ? 1.3 : 0.6;
  const kind = owner < 0 ? "" : id.replace(/\d+/g, "");
  return { id, w, h, weight: (role * Math.sqrt(w * h)) / 500, kind, own: owner === me };
}

/** How high a large panel becomes, if what can be done lies so far apart that it is seen whole. */
export function heightFor(offered: readonly SceneNode[], width: number): number {
  if (!offered.length) return 280;
  const from = Math.min(...offered.map((node) => node.x));
  const to = Math.max(...offered.map((node) => node.x + node.w));
  return (to - from) * READABLE > width ? 360 : Infinity;
}

export interface Arrangement {
  boxes: Map<string, Box>;
  height: number;
  /** How the room was cut, so that the next picture can keep it. */
  cut?: Cut;
}

export const TITLE = 34;
export const MINI_TITLE = 30;
/** Pixels a unit at which a phone shows a panel large enough. */
export const READABLE = 0.72;
export const GAP = 10;
const SMALLEST = 72;
/** How much a row of miniatures may be too long before it becomes two. */
const SQUEEZED = 0.5;

/** A way to lay neighbouring panels together. */
interface Plan {
  /** Width over height if nothing is wasted. */
  aspect: number;
  /** Sum of weight × log(area) for a height of 1. */
  worth: number;
  weight: number;
  panel?: Sized;
  parts?: [Plan, Plan];
  beside?: boolean;
}

/** A plan with the share of the room that its first part gets, and its parts likewise. */
export interface Cut {
  panel?: Sized;
  beside: boolean;
  share: number;
  parts: Cut[];
}

const TRIED = 16;
/** Nothing is read better when it is drawn larger than this. */
const LARGEST = 1.3;
/** Below so many pixels a unit, every bit of room counts the more. */
const LEGIBLE = 0.6;
/** A title needs so many pixels. */
const NARROWEST = 210;
const STEPS = [0.1, 0.05, 0.02, 0.01];

/** A new arrangement must be so much better, for each unit of weight, that moving everything pays. */
const WORTH_MOVING = 0.12;

/**
 * Cut the room so that every panel gets a fair part of it, in order. While panels grow a little, the
 * cuts of before are kept: people know where things lie.
 */
export function overview(
  panels: Sized[],
  width: number,
  height: number,
  before?: Cut,
): Arrangement {
  if (!panels.length || width <= 0 || height <= 0) return { boxes: new Map(), height: 0 };
  const room = { x: 0, y: 0, w: width, h: height };
  const worth = (plan: Plan) =>
    plan.worth + 2 * plan.weight * Math.log(Math.min(height, width / plan.aspect));
  const promising = plans(panels)
    .sort((one, two) => worth(two) - worth(one))
    .slice(0, 10 * TRIED)
    .map((plan) => ({ plan, worth: value(placed(cutOf(plan), room, panels), panels) }))
    .sort((one, two) => two.worth - one.worth);
  const kept = before && withSizes(before, panels);
  let cut = kept;
  let best = kept ? refined(kept, room, panels) : new Map<string, Box>();
  let most = kept ? value(best, panels) + WORTH_MOVING * weightOf(panels) : -Infinity;
  for (const { plan } of promising.slice(0, TRIED)) {
    const tried = cutOf(plan);
    const boxes = refined(tried, room, panels);
    const gained = value(boxes, panels);
    if (gained > most) [cut, best, most] = [tried, boxes, gained];
  }
  return { boxes: best, height: Math.max(...[...best.values()].map((box) => box.y + box.h)), cut };
}

/** The same cuts for panels of today's sizes, if they are the same panels in the same order. */
function withSizes(cut: Cut, panels: Sized[]): Cut | undefined {
  const ids = ({ panel, parts }: Cut): string[] => (panel ? [panel.id] : parts.flatMap(ids));
  const renewed = ({ panel, parts, ...rest }: Cut): Cut => ({
    ...rest,
    panel: panel && panels.find(({ id }) => id === panel.id),
    parts: parts.map(renewed),
  });
  const same = ids(cut).join() === panels.map(({ id }) => id).join();
  return same ? renewed(cut) : undefined;
}

const weightOf = (panels: Sized[]) => panels.reduce((sum, { weight }) => sum + weight, 0);

/** All ways to put neighbours beside or above one another, the best for each form. */
function plans(panels: Sized[]): Plan[] {
  const known = new Map<string, Plan[]>();
  const between = (from: number, to: number): Plan[] => {
    const key = `${from} ${to}`;
    const before = known.get(key);
    if (before) return before;
    const found = new Map<number, Plan>();
    const keep = (plan: Plan) => {
      const form = Math.round(Math.log(plan.aspect) * 12);
      const other = found.get(form);
      if (!other || plan.worth > other.worth) found.set(form, plan);
    };
    if (to - from === 1) {
      const panel = panels[from]!;
      const aspect = panel.w / panel.h;
      keep({ aspect, worth: panel.weight * Math.log(aspect), weight: panel.weight, panel });
    }
    for (let middle = from + 1; middle < to; middle++) {
      for (const one of between(from, middle)) {
        for (const two of between(middle, to)) {
          keep(beside(one, two));
          keep(stacked(one, two));
        }
      }
    }
    const all = [...found.values()];
    known.set(key, all);
    return all;
  };
  return between(0, panels.length);
}

function beside(one: Plan, two: Plan): Plan {
  return {
    aspect: one.aspect + two.aspect,
    worth: one.worth + two.worth,
    weight: one.weight + two.weight,
    parts: [one, two],
    beside: true,
  };
}

function stacked(one: Plan, two: Plan): Plan {
  const total = 1 / one.aspect + 1 / two.aspect;
  const worth = (plan: Plan) => plan.worth + 2 * plan.weight * Math.log(1 / plan.aspect / total);
  return {
    aspect: 1 / total,
    worth: worth(one) + worth(two),
    weight: one.weight + two.weight,
    parts: [one, two],
    beside: false,
  };
}

function cutOf({ panel, parts, beside: side = false }: Plan): Cut {
  if (!parts) return { panel, beside: side, share: 1, parts: [] };
  const size = ({ aspect }: Plan) => (side ? aspect : 1 / aspect);
  const share = size(parts[0]) / (size(parts[0]) + size(parts[1]));
  return { beside: side, share, parts: parts.map(cutOf) };
}

/** Move the cuts as long as that makes the whole better. */
function refined(root: Cut, room: Box, panels: Sized[]): Map<string, Box> {
  const cuts = inside(root);
  let boxes = placed(root, room, panels);
  let most = value(boxes, panels);
  for (const step of STEPS) {
    for (let better = true; better;) {
      better = false;
      for (const cut of cuts) {
        for (const by of [step, -step]) {
          const before = cut.share;
          cut.share = Math.min(0.92, Math.max(0.08, before + by));
          const tried = placed(root, room, panels);
          const gained = value(tried, panels);
          if (gained > most + 1e-6) [boxes, most, better] = [tried, gained, true];
          else cut.share = before;
        }
      }
    }
  }
  return boxes;
}

function inside(cut: Cut): Cut[] {
  return cut.parts.length ? [cut, ...cut.parts.flatMap(inside)] : [];
}

function value(boxes: Map<string, Box>, panels: Sized[]): number {
  return panels.reduce((sum, panel) => {
    const box = boxes.get(panel.id)!;
    const scale = Math.min(LARGEST, box.w / panel.w);
    const small = Math.max(0, Math.log(LEGIBLE / scale));
    const cramped = Math.max(0, 1 - box.w / NARROWEST);
    const room = Math.log(panel.w * panel.h * scale * scale);
    return sum + panel.weight * (room - 4 * small - 5 * cramped);
  }, 0);
}

/** Lay everything out, those of one kind equally large, and none larger than one's own. */
function placed(root: Cut, room: Box, panels: Sized[]): Map<string, Box> {
  const boxes = lay(root, room);
  const scale = ({ id, w }: Sized) => boxes.get(id)!.w / w;
  for (const kind of new Set(panels.map((panel) => panel.kind))) {
    if (!kind) continue;
    const alike = panels.filter((panel) => panel.kind === kind);
    const least = Math.min(...alike.map(scale));
    for (const panel of alike) if (!panel.own) shrink(boxes.get(panel.id)!, panel, least);
  }
  return boxes;
}

function shrink(box: Box, panel: Sized, scale: number): void {
  const w = panel.w * scale;
  box.x += (box.w - w) / 2;
  [box.w, box.h] = [w, panel.h * scale + TITLE];
}

function lay(cut: Cut, room: Box, boxes = new Map<string, Box>()): Map<string, Box> {
  if (cut.panel) return boxes.set(cut.panel.id, within(room, cut.panel));
  const [one, two] = cut.parts as [Cut, Cut];
  if (cut.beside) {
    const left = (room.w - GAP) * cut.share;
    lay(one, { ...room, w: left }, boxes);
    lay(two, { ...room, x: room.x + left + GAP, w: room.w - left - GAP }, boxes);
  } else {
    const top = (room.h - GAP) * cut.share;
    lay(one, { ...room, h: top }, boxes);
    lay(two, { ...room, y: room.y + top + GAP, h: room.h - top - GAP }, boxes);
  }
  return boxes;
}

/** The largest box of a panel's form in a room, its title included; upper edge kept. */
function within(room: Box, panel: Sized): Box {
  const scale = Math.max(0.01, Math.min(room.w / panel.w, (room.h - TITLE) / panel.h));
  const w = panel.w * scale;
  return { x: room.x + (room.w - w) / 2, y: room.y, w, h: panel.h * scale + TITLE };
}

/** One panel large, the others below it as a strip of miniatures. */
export function focused(
  panels: Sized[],
  main: string,
  width: number,
  height: number,
  strip: number,
  /** The least size at which one can read; a panel that is too wide for it gets more height. */
  readable = 0,
  /** So high it becomes for that, where the whole panel is looked at and not one spot of it. */
  roomy = Infinity,
): Arrangement {
  const boxes = new Map<string, Box>();
  const large = panels.find((panel) => panel.id === main) ?? panels[0];
  if (!large) return { boxes, height: 0 };
  const small = panels.filter((panel) => panel !== large);
  const rowsBelow = small.length ? minis(small, width, strip) : [];
  const below = rowsBelow.length * (strip + GAP);
  const room = Math.max(height - below, Math.min(height, 380));
  const fitting = (large.h * width) / large.w + TITLE;
  const wanted = Math.max(fitting, large.h * readable + TITLE);
  const tall = Math.min(Math.max(fitting, Math.min(wanted, roomy)), room);
  boxes.set(large.id, { x: 0, y: 0, w: width, h: tall });
  let y = tall + GAP;
  for (const row of rowsBelow) {
    for (const { id, x, w } of row) boxes.set(id, { x, y, w, h: strip });
    y += strip + GAP;
  }
  return { boxes, height: small.length ? y - GAP : tall };
}

/** Miniatures in as few rows as they fit into, each row over the whole width. */
function minis(panels: Sized[], width: number, strip: number) {
  const wide = ({ w, h }: Sized) =>
    Math.min(width, Math.max(SMALLEST, ((strip - MINI_TITLE) * w) / h));
  const total = panels.reduce((sum, panel) => sum + wide(panel) + GAP, -GAP);
  const rows = Math.max(1, Math.ceil(total / width - SQUEEZED));
  const each = Math.ceil(panels.length / rows);
  return Array.from({ length: Math.ceil(panels.length / each) }, (_, row) => {
    const here = panels.slice(row * each, (row + 1) * each);
    const gaps = GAP * (here.length - 1);
    const natural = here.reduce((sum, panel) => sum + wide(panel), 0);
    const factor = Math.min(1.4, (width - gaps) / natural);
    let x = 0;
    return here.map((panel) => {
      const box = { id: panel.id, x, w: wide(panel) * factor };
      x += box.w + GAP;
      return box;
    });
  });
}

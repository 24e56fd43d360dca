/** Which things travel where: those that acts name, and whatever else is elsewhere afterwards. */
import type { Act, Move, Scene, SceneNode } from "../lib/protocol";
import type { Box } from "../scene/stage";

export interface Flight {
  key: string;
  /** As it is drawn on its way. */
  node: SceneNode;
  from: Box | null;
  /** None if it leaves the table. */
  to: Box | null;
  number: number;
}

/** A scene as it is laid out on the screen. */
export interface Layout {
  nodes: Map<string, SceneNode>;
  boxes: Map<string, Box>;
  /** The panel of each node. */
  panels: Map<string, string>;
}

/** So many things travel at most; of more nobody could follow any. */
export const MOST = 80;
const HAIR = 2;

const SUMMARY = "~s";

/** Where the things of a scene are, or would be, on the panels that are open now. */
export function layout(scene: Scene, root: ParentNode): Layout {
  const found: Layout = { nodes: new Map(), boxes: new Map(), panels: new Map() };
  const seen = new Set<string>();
  for (const panel of scene.panels) {
    for (const node of panel.nodes) {
      found.nodes.set(node.id, node);
      found.panels.set(node.id, panel.id);
    }
    const matrix = drawing(panel.id, root)?.getScreenCTM();
    if (!matrix) continue;
    seen.add(panel.id);
    const { a: scale, e: left, f: top } = matrix;
    for (const { id, x, y, w, h } of panel.nodes)
      found.boxes.set(id, { x: left + x * scale, y: top + y * scale, w: w * scale, h: h * scale });
  }
  for (const panel of scene.panels) {
    if (seen.has(panel.id)) continue;
    const short = drawing(`${panel.id}${SUMMARY}`, root)?.getBoundingClientRect();
    for (const { id, w, h } of panel.nodes) {
      const inSummary = found.boxes.get(`${id}${SUMMARY}`);
      if (inSummary) found.boxes.set(id, inSummary);
      else if (short) found.boxes.set(id, within(short, w, h));
    }
  }
  return found;
}

/** A thing of a mat that is not open is somewhere in the middle of its summary. */
function within({ x, y, width, height }: DOMRect, w: number, h: number): Box {
  const size = Math.min(1, (0.6 * height) / Math.max(1, h), (0.6 * width) / Math.max(1, w));
  const [wide, high] = [w * size, h * size];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, w: wide, h: high };
}

function drawing(panel: string, root: ParentNode): SVGSVGElement | null {
  const named = `[data-panel="${CSS.escape(panel)}"]`;
  return (
    root.querySelector<SVGSVGElement>(`${named}:not(.mini) .window > svg`) ??
    root.querySelector<SVGSVGElement>(`${named} .window > svg`)
  );
}

/** The nodes of a piece: itself, and what is written on it. */
export function parts(piece: string, { nodes, panels }: Layout): string[] {
  const whole = nodes.get(piece);
  if (!whole) return [];
  const on = ([id, { x, y, w, h }]: [string, SceneNode]) =>
    id.startsWith(`${piece}-`) &&
    panels.get(id) === panels.get(piece) &&
    Math.abs(x + w / 2 - whole.x - whole.w / 2) <= whole.w / 2 &&
    Math.abs(y + h / 2 - whole.y - whole.h / 2) <= whole.h / 2;
  return [piece, ...[...nodes].filter(on).map(([id]) => id)];
}

/** What travels in an act; what it is made of is marked as done. */
export function told(act: Act, before: Layout, after: Layout, done: Set<string>): Flight[] {
  return (act.moves ?? []).flatMap((move) => flightsOf(move, before, after, done));
}

function flightsOf(move: Move, before: Layout, after: Layout, done: Set<string>): Flight[] {
  const stays = after.nodes.has(move.piece);
  const [origin, target] = [move.start ?? move.piece, move.end ?? move.piece];
  const from = before.boxes.get(origin) ?? after.boxes.get(origin) ?? null;
  const to = after.boxes.get(target) ?? before.boxes.get(target) ?? null;
  const drawn = stays ? after : before;
  const whole = drawn.boxes.get(move.piece) ?? to ?? from;
  const flights: Flight[] = [];
  for (const id of parts(move.piece, drawn)) {
    done.add(id);
    if (!from && !to) continue; // neither place is on the screen, as on a phone
    const node = drawn.nodes.get(id)!;
    const own = drawn.boxes.get(id);
    const at = (box: Box | null) => (box && whole && own ? inside(box, whole, own) : box);
    flights.push({ key: id, node, from: at(from), to: at(to), number: move.number ?? 1 });
  }
  return flights;
}

/** Where a part of a thing is when the thing is elsewhere, in another size. */
function inside(box: Box, whole: Box, part: Box): Box {
  const size = Math.min(box.w / whole.w, box.h / whole.h) || 1;
  const middle = [box.x + box.w / 2, box.y + box.h / 2] as const;
  const x = middle[0] + (part.x - whole.x - whole.w / 2) * size;
  const y = middle[1] + (part.y - whole.y - whole.h / 2) * size;
  return { x, y, w: part.w * size, h: part.h * size };
}

/** What is elsewhere in the new picture, and nobody has told of it. A thing that is gone here and one
 * of the same look that is new there are taken for the same. */
export function untold(before: Layout, after: Layout, done: Set<string>): Flight[] {
  const flights: Flight[] = [];
  const gone = new Map<string, string[]>();
  for (const [id, node] of before.nodes) {
    if (after.nodes.has(id) || done.has(id) || !node.sprite) continue;
    const same = gone.get(node.sprite) ?? [];
    gone.set(node.sprite, [...same, id]);
  }
  for (const [id, node] of after.nodes) {
    const to = after.boxes.get(id);
    if (done.has(id) || !to || id.endsWith(SUMMARY)) continue;
    if (!before.nodes.has(id)) {
      const twin = node.sprite ? gone.get(node.sprite)?.shift() : undefined;
      const from = twin === undefined ? null : (before.boxes.get(twin) ?? null);
      if (from) flights.push({ key: id, node, from, to, number: 1 });
      continue;
    }
    const from = before.boxes.get(id);
    if (from && apart(from, to) > HAIR) flights.push({ key: id, node, from, to, number: 1 });
  }
  return flights.slice(0, MOST);
}

const NUMBER = /\d/;

/** Everything that looks different or is elsewhere afterwards, for rings around it. */
export function changed(before: Scene, after: Scene): string[] {
  const old = new Map(before.panels.flatMap((panel) => panel.nodes.map((n) => [n.id, n])));
  return after.panels
    .flatMap((panel) => panel.nodes)
    .filter(
      (node) => (node.sprite || NUMBER.test(node.text ?? "")) && differs(old.get(node.id), node),
    )
    .map((node) => node.id)
    .slice(0, MOST);
}

const differs = (old: SceneNode | undefined, node: SceneNode): boolean =>
  !old ||
  old.text !== node.text ||
  old.sprite !== node.sprite ||
  Math.hypot(old.x - node.x, old.y - node.y) > HAIR;

function apart(one: Box, two: Box): number {
  const [x, y] = [one.x + one.w / 2 - two.x - two.w / 2, one.y + one.h / 2 - two.y - two.h / 2];
  return Math.max(Math.hypot(x, y), Math.abs(one.w - two.w), Math.abs(one.h - two.h));
}

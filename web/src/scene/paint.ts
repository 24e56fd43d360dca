/** Colours of shapes and of the words on them, in both themes. */
import type { SceneNode, ScenePanel } from "../lib/protocol";

const DARK = new Set([
  "wood",
  "wood-dark",
  "sea",
  "sea-dark",
  "ember",
  "seat-0",
  "seat-1",
  "seat-3",
]);
const BRIGHT = new Set(["gold", "seat-2"]);

/** On these a golden rim needs a dark line inside. */
export const GOLDEN = new Set(["gold", "seat-2", "sand"]);

export const colour = (tone: string): string => `var(--sk-${tone})`;

/** The colour of words on a node's ground. */
export function inkOn(node: Pick<SceneNode, "tone" | "shape">): string {
  if (!node.tone || node.shape === "ring" || node.shape === "veil") return colour("ink");
  if (DARK.has(node.tone)) return colour("on-dark");
  return colour(BRIGHT.has(node.tone) ? "on-gold" : "ink");
}

/** On what the words of a node without a tone stand: a tone below it, or a drawing. */
export const DRAWING = "drawing";

export function grounds(panel: ScenePanel): Map<string, string> {
  const found = new Map<string, string>();
  for (const [number, node] of panel.nodes.entries()) {
    if (!node.text || solid(node)) continue;
    const below = panel.nodes.slice(0, number).findLast((other) => carries(other, node));
    const ground = below ? (below.sprite ? DRAWING : below.tone!) : (panel.tone ?? "surface");
    found.set(node.id, node.sprite ? DRAWING : ground);
  }
  return found;
}

const solid = ({ tone, shape }: SceneNode) => Boolean(tone) && shape !== "ring" && shape !== "veil";

function carries(below: SceneNode, node: SceneNode): boolean {
  if (!below.sprite && !solid(below)) return false;
  const [x, y] = [node.x + node.w / 2, node.y + node.h / 2];
  return x >= below.x && x <= below.x + below.w && y >= below.y && y <= below.y + below.h;
}

export interface Paint {
  fill: string;
  opacity: number;
  stroke: string;
  strokeWidth: number;
  strokeOpacity: number;
}

/** How the shape behind a node is painted. */
export function backing(node: SceneNode): Paint {
  const tone = colour(node.tone ?? "surface");
  const plain = { fill: tone, opacity: 1, stroke: "none", strokeWidth: 1, strokeOpacity: 1 };
  if (node.shape === "ring") return { ...plain, fill: "none", stroke: tone, strokeWidth: 3 };
  if (node.shape === "veil") return { ...plain, opacity: 0.3 };
  if (DARK.has(node.tone ?? "")) return plain;
  return { ...plain, stroke: colour("wood-dark"), strokeOpacity: 0.45 };
}

export interface Outline {
  round: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
  corner: number;
}

/** The outline of a node's shape, a little beyond its edge. */
export function outline(node: SceneNode, beyond: number): Outline {
  const w = node.w + 2 * beyond;
  const h = node.h + 2 * beyond;
  const corners: Record<string, number> = { pill: Math.min(w, h) / 2, veil: 0 };
  return {
    round: node.shape === "disc" || node.shape === "ring",
    x: node.x - beyond,
    y: node.y - beyond,
    w,
    h,
    corner: corners[node.shape ?? "box"] ?? 4 + beyond,
  };
}

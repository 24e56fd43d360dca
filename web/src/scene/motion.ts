/** Things travel from where they were to where they are, above everything, also between panels. */
import type { Scene, SceneNode } from "../lib/protocol";
import type { Box } from "./stage";

const LONGEST = 400;
const SHORTEST = 200;
const MOST = 60;

export type Places = Map<string, Box>;

export interface Move {
  id: string;
  from: Box;
  to: Box;
}

/** Which things moved on the screen by more than a hair, and which are new. */
export function changes(before: Places, after: Places): { moved: Move[]; fresh: string[] } {
  const moved: Move[] = [];
  const fresh: string[] = [];
  for (const [id, to] of after) {
    const from = before.get(id);
    if (!from) fresh.push(id);
    else if (apart(from, to) > 2) moved.push({ id, from, to });
  }
  return { moved, fresh };
}

/** Far things travel longer, but nobody waits for them. */
export function duration({ from, to }: Move): number {
  return Math.min(LONGEST, SHORTEST + apart(from, to) / 3);
}

function apart(one: Box, two: Box): number {
  const centre = (box: Box) => [box.x + box.w / 2, box.y + box.h / 2] as const;
  const [x, y] = centre(one);
  const [u, v] = centre(two);
  return Math.max(Math.hypot(x - u, y - v), Math.abs(one.w - two.w), Math.abs(one.h - two.h));
}

/** Where every node of a scene is on the screen now, by its own box and not by what is drawn in it. */
export function places(root: ParentNode, scene: Scene): Places {
  const found: Places = new Map();
  for (const panel of scene.panels) {
    const drawing = root.querySelector<SVGSVGElement>(
      `[data-panel="${CSS.escape(panel.id)}"] .window > svg`,
    );
    const matrix = drawing?.getScreenCTM();
    if (!matrix) continue;
    const { a: scale, e: left, f: top } = matrix;
    for (const { id, x, y, w, h } of panel.nodes) {
      found.set(id, { x: left + x * scale, y: top + y * scale, w: w * scale, h: h * scale });
    }
  }
  return found;
}

/** Plays the way from one picture to the next, and can be cut short at any time. */
export class Mover {
  private running: Animation[] = [];
  private ghosts: Element[] = [];

  constructor(private readonly layer: HTMLElement) {}

  play(root: ParentNode, scene: Scene, before: Places): void {
    this.finish();
    const { moved, fresh } = changes(before, places(root, scene));
    const nodes = new Map(scene.panels.flatMap((panel) => panel.nodes.map((n) => [n.id, n])));
    if (moved.length <= MOST)
      for (const move of moved) this.travel(root, nodes.get(move.id)!, move);
    for (const id of fresh.slice(0, MOST)) this.appear(root, id);
  }

  /** Show the truth at once. */
  finish(): void {
    for (const animation of this.running.splice(0)) animation.finish();
    for (const ghost of this.ghosts.splice(0)) ghost.remove();
  }

  private travel(root: ParentNode, node: SceneNode, move: Move): void {
    const element = find(root, move.id);
    if (!element) return;
    const ghost = this.ghost(element, node, move.to);
    const { from, to } = move;
    const start =
      `translate(${from.x - to.x}px, ${from.y - to.y}px) ` +
      `scale(${from.w / to.w}, ${from.h / to.h})`;
    const timing = { duration: duration(move), easing: "cubic-bezier(.3,.1,.2,1)" };
    const flight = ghost.animate([{ transform: start }, { transform: "none" }], timing);
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], timing);
    this.running.push(flight, hidden);
    flight.onfinish = () => ghost.remove();
  }

  private appear(root: ParentNode, id: string): void {
    const element = find(root, id);
    if (!element) return;
    this.running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SHORTEST }));
  }

  private ghost(element: SVGGElement, { x, y, w, h }: SceneNode, to: Box): Element {
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    ghost.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    ghost.setAttribute("preserveAspectRatio", "none");
    ghost.setAttribute("class", "ghost");
    ghost.style.cssText = `left:${to.x}px;top:${to.y}px;width:${to.w}px;height:${to.h}px`;
    const copy = element.cloneNode(true) as SVGGElement;
    for (const name of ["data-node", "data-actions", "role", "tabindex", "aria-label"])
      copy.removeAttribute(name);
    copy.removeAttribute("class");
    ghost.append(copy);
    this.layer.append(ghost);
    this.ghosts.push(ghost);
    return ghost;
  }
}

function find(root: ParentNode, id: string): SVGGElement | null {
  return root.querySelector<SVGGElement>(`[data-node="${CSS.escape(id)}"]`);
}

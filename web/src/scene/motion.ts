/** Things travel from where they were to where they are, above everything, also between panels. */
import type { Box } from "./arrange";

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

/** Where every node of the scene is on the screen now. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<SVGGElement>("[data-node]")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width && height) found.set(element.dataset.node!, { x, y, w: width, h: height });
  }
  return found;
}

/** Plays the way from one picture to the next, and can be cut short at any time. */
export class Mover {
  private running: Animation[] = [];
  private ghosts: Element[] = [];

  constructor(private readonly layer: HTMLElement) {}

  play(root: ParentNode, before: Places): void {
    this.finish();
    const { moved, fresh } = changes(before, places(root));
    const known = before.size > 0;
    if (moved.length <= MOST) for (const move of moved) this.travel(root, move);
    if (known) for (const id of fresh.slice(0, MOST)) this.appear(root, id);
  }

  /** Show the truth at once. */
  finish(): void {
    for (const animation of this.running.splice(0)) animation.finish();
    for (const ghost of this.ghosts.splice(0)) ghost.remove();
  }

  private travel(root: ParentNode, move: Move): void {
    const element = find(root, move.id);
    if (!element) return;
    const ghost = this.ghost(element, move.to);
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

  private ghost(element: SVGGElement, to: Box): Element {
    const { x, y, width, height } = element.getBBox();
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const turned = element.getAttribute("transform") !== null;
    const [w, h] = turned ? [height, width] : [width, height];
    const [mx, my] = [x + width / 2, y + height / 2];
    ghost.setAttribute("viewBox", `${mx - w / 2} ${my - h / 2} ${w} ${h}`);
    ghost.setAttribute("class", "ghost");
    ghost.style.cssText = `left:${to.x}px;top:${to.y}px;width:${to.w}px;height:${to.h}px`;
    const copy = element.cloneNode(true) as SVGGElement;
    for (const name of ["data-node", "role", "tabindex", "aria-label"]) copy.removeAttribute(name);
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

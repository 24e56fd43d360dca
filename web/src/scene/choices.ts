/** A decision's choices, sorted for those who show them: by node, as buttons, as a number to set. */
import type { Choice, Decision, Scene, SceneNode } from "../lib/protocol";

/** So many whole numbers are set rather than listed. */
const MANY = 24;

/** Choices that differ in one whole number only, such as a bid. */
export interface Range {
  family: string;
  choices: Map<number, Choice>;
  least: number;
  most: number;
}

export interface Menu {
  /** What each node offers; a node may offer several things, a choice may hang on several nodes. */
  byNode: Map<string, Choice[]>;
  /** What has no place on the table: buttons. */
  buttons: Choice[];
  ranges: Range[];
}

export const NOTHING: Menu = { byNode: new Map(), buttons: [], ranges: [] };

export function menuOf(decision: Decision | null, scene: Scene): Menu {
  if (!decision) return NOTHING;
  const byAction = new Map(decision.choices.map((choice) => [choice.action, choice]));
  const byNode = new Map<string, Choice[]>();
  const shown = new Set<Choice>();
  const offer = (node: string, choice: Choice) => {
    const here = byNode.get(node) ?? [];
    if (!here.includes(choice)) byNode.set(node, [...here, choice]);
    shown.add(choice);
  };
  const nodes = new Set<string>();
  for (const panel of scene.panels) {
    for (const node of panel.answers ? [] : panel.nodes) {
      nodes.add(node.id);
      for (const action of node.actions ?? []) {
        const choice = byAction.get(action);
        if (choice) offer(node.id, choice);
      }
    }
    for (const piece of panel.grid?.pieces ?? []) {
      for (const [, , , action] of piece.places) {
        const choice = byAction.get(action);
        if (choice) shown.add(choice);
      }
    }
  }
  for (const choice of decision.choices) if (nodes.has(choice.node)) offer(choice.node, choice);
  const rest = decision.choices.filter((choice) => !shown.has(choice));
  const ranges = rangesIn(rest);
  const counted = new Set(ranges.flatMap((range) => [...range.choices.values()]));
  return { byNode, buttons: rest.filter((choice) => !counted.has(choice)), ranges };
}

function rangesIn(choices: Choice[]): Range[] {
  const families = new Map<string, Map<number, Choice>>();
  for (const choice of choices) {
    const [, family, number] = /^(\S+) (\d+)$/.exec(choice.notation) ?? [];
    if (family === undefined) continue;
    const known = families.get(family) ?? new Map<number, Choice>();
    families.set(family, known.set(Number(number), choice));
  }
  return [...families]
    .filter(([, known]) => known.size > MANY)
    .map(([family, known]) => ({
      family,
      choices: known,
      least: Math.min(...known.keys()),
      most: Math.max(...known.keys()),
    }));
}

/** Nodes with ids that are unique in the whole scene, whatever a game sends. */
export function withUniqueIds(scene: Scene): Scene {
  const seen = new Set<string>();
  const unique = (node: SceneNode): SceneNode => {
    let id = node.id;
    for (let number = 2; seen.has(id); number++) id = `${node.id}~${number}`;
    seen.add(id);
    return id === node.id ? node : { ...node, id };
  };
  return { panels: scene.panels.map((panel) => ({ ...panel, nodes: panel.nodes.map(unique) })) };
}

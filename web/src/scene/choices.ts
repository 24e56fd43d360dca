/** A decision's choices, sorted for those who show them: by node, as buttons, as a number to set. */
import type { Choice, Cut, Decision, Piece, Scene, SceneNode } from "../lib/protocol";
import { countOf, spotsOf } from "../polyomino/places";
import { t } from "../text";

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

/** So many answers stand in the prompt at most, with so many letters: the question needs its room.
 * On a phone they float above its foot. */
const IN_PROMPT = 2;
const LETTERS: Record<Cut, number> = { wide: 80, middle: 40, narrow: 28 };

/** Whether answers without a thing stand in the tray, since there are too many for the prompt. */
export function inTray({ buttons, ranges }: Menu, cut: Cut): boolean {
  const letters = buttons.reduce((sum, { sentence }) => sum + sentence.length, 0);
  const number = buttons.length + (cut === "narrow" && ranges.length ? Infinity : ranges.length);
  return number > IN_PROMPT || (letters > LETTERS[cut] && (cut === "narrow" || number > 1));
}

/** What can be done with the things in the tray, each once. */
export function onTray({ panels }: Pick<Scene, "panels">, { byNode }: Menu): Choice[] {
  const nodes = panels.filter(({ slot }) => slot === "tray").flatMap((panel) => panel.nodes);
  return [...new Set(nodes.flatMap(({ id }) => byNode.get(id) ?? []))];
}

export const NOTHING: Menu = { byNode: new Map(), buttons: [], ranges: [] };

export function menuOf(
  decision: Pick<Decision, "choices" | "placing"> | null,
  scene: Pick<Scene, "panels">,
): Menu {
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
  }
  for (const choice of decision.choices) if (nodes.has(choice.node)) offer(choice.node, choice);
  for (const piece of decision.placing ?? []) {
    if (nodes.has(piece.node)) offer(piece.node, taking(piece));
  }
  const rest = decision.choices.filter((choice) => !shown.has(choice));
  const ranges = rangesIn(rest);
  const counted = new Set(ranges.flatMap((range) => [...range.choices.values()]));
  return { byNode, buttons: rest.filter((choice) => !counted.has(choice)), ranges };
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What a thing is and what it does; its name is left out where that would only say it again. */
export function told(label: string, sentences: string[]): { name: string; does: string[] } {
  const does = [...new Set(sentences)];
  const again = does.some((sentence) => ` ${bare(sentence)} `.includes(` ${bare(label)} `));
  return { name: again ? "" : label, does };
}

/** The entry that takes a piece in hand. */
export const taking = (piece: Piece): Choice => ({
  action: piece.first,
  notation: "",
  sentence: t().placeCount(piece.label, countOf(piece)),
  node: piece.node,
  reveals: false,
  final: false,
  piece: piece.id,
});

/** What an action means in a decision, such as the one of a hint. */
export function meant(decision: Decision | null, action: number | undefined): Choice | undefined {
  if (!decision || action === undefined) return undefined;
  const listed = decision.choices.find((choice) => choice.action === action);
  if (listed) return listed;
  for (const piece of decision.placing ?? []) {
    if (piece.first === action) return taking(piece);
    if (piece.first >= 0 || !spotsOf(piece).some((spot) => spot.action === action)) continue;
    return { ...taking(piece), action, piece: undefined };
  }
  return undefined;
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
  const panels = scene.panels.map((panel) => ({ ...panel, nodes: panel.nodes.map(unique) }));
  return { ...scene, panels };
}

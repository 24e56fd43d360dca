/** Over the live line the hall only names the nodes that did not change; here they are put back. */
import type { Scene, SceneNode, View } from "./protocol";

type Panel = Scene["panels"][number];
type SentPanel = (Omit<Panel, "nodes"> & { nodes: (SceneNode | string)[] }) | { id: string };

/** A view as it arrives: a text in place of a node names one that was sent before, a panel of which
 * only the id is sent did not change at all. */
export interface PatchedView extends Omit<View, "scene"> {
  scene: { panels: SentPanel[] };
  /** What nodes offer the seat now. */
  offers?: Record<string, number[]>;
  /** What nodes do not offer now, though it belongs there: a click asks why. */
  refused?: Record<string, number[]>;
}

/** The whole view, or null where something was missed and the hall must tell everything again. */
export function unfold(view: PatchedView, before: View | null): View | null {
  const known = new Map<string, SceneNode>();
  const same = new Map<string, Panel>();
  for (const panel of before?.scene.panels ?? []) {
    same.set(panel.id, panel);
    for (const node of panel.nodes) known.set(node.id, node);
  }
  const panels: Panel[] = [];
  for (const sent of view.scene.panels) {
    const panel = "nodes" in sent ? sent : same.get(sent.id);
    if (!panel) return null;
    const nodes: SceneNode[] = [];
    for (const one of panel.nodes) {
      const node = typeof one === "string" ? known.get(one) : one;
      if (!node) return null;
      nodes.push(view.offers ? withOffers(node, view) : node);
    }
    panels.push({ ...panel, nodes });
  }
  return { ...view, scene: { panels } };
}

/** A node with what it offers now; what it offered before is forgotten. */
function withOffers(node: SceneNode, { offers, refused }: PatchedView): SceneNode {
  return { ...node, actions: offers?.[node.id] ?? [], refused: refused?.[node.id] ?? [] };
}

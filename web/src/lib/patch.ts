/** Over the live line the hall only names the nodes that did not change; here they are put back. */
import type { Scene, SceneNode, View } from "./protocol";

/** A view as it arrives: a text in place of a node names one that was sent before. */
export interface PatchedView extends Omit<View, "scene"> {
  scene: {
    panels: (Omit<Scene["panels"][number], "nodes"> & { nodes: (SceneNode | string)[] })[];
  };
  /** What nodes offer the seat now. */
  offers?: Record<string, number[]>;
}

/** The whole view, or null where something was missed and the hall must tell everything again. */
export function unfold(view: PatchedView, before: View | null): View | null {
  const known = new Map<string, SceneNode>();
  for (const panel of before?.scene.panels ?? []) {
    for (const node of panel.nodes) known.set(node.id, node);
  }
  const panels: Scene["panels"] = [];
  for (const panel of view.scene.panels) {
    const nodes: SceneNode[] = [];
    for (const sent of panel.nodes) {
      const node = typeof sent === "string" ? known.get(sent) : sent;
      if (!node) return null;
      nodes.push(view.offers ? { ...node, actions: view.offers[node.id] ?? [] } : node);
    }
    panels.push({ ...panel, nodes });
  }
  return { ...view, scene: { panels } };
}

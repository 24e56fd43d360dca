/** Over the live line the hall sends only what is new; here the rest is put back. */
import type { PatchedView, SceneNode, ScenePanel as Panel, View } from "./protocol";

/** The whole view, or null where something was missed and the hall must tell everything again. */
export function unfold(view: View | PatchedView, before: View | null): View | null {
  if (!("kept" in view)) return view;
  const same = new Map(before?.scene.panels.map((panel) => [panel.id, panel]));
  const panels: Panel[] = [];
  for (const sent of view.scene.panels) {
    const known = same.get(sent.id)?.nodes ?? [];
    const panel = "nodes" in sent ? sent : same.get(sent.id);
    if (!panel) return null;
    const nodes: SceneNode[] = [];
    for (const one of panel.nodes) {
      const found = Array.isArray(one) ? run(known, one) : [one];
      if (!found) return null;
      for (const node of found) nodes.push(withOffers(node, view));
    }
    panels.push({ ...panel, nodes });
  }
  const told = run(before?.log ?? [], view.kept);
  return told && { ...view, log: [...told, ...view.log], scene: { ...view.scene, panels } };
}

/** Some entries of a list, one behind the other, or null where they are not there. */
function run<T>(list: T[], [first, count]: [number, number]): T[] | null {
  const found = list.slice(first, first + count);
  return found.length === count ? found : null;
}

/** A node with what it offers now; what it offered before is forgotten. */
function withOffers(node: SceneNode, { offers, refused }: PatchedView): SceneNode {
  return { ...node, actions: offers?.[node.id] ?? [], refused: refused?.[node.id] ?? [] };
}

/** Where a thing of the scene is on the screen, for whoever draws above the table. */
import type { Box } from "./stage";

/** Miniatures and panels that are not open do not count; where a thing itself is not seen, its place
 * in a summary is where it is. */
export function boxOf(id: string, root: ParentNode = document): Box | null {
  for (const name of [id, `${id}~s`]) {
    const found = root.querySelector<SVGGElement>(
      `[data-panel]:not(.mini) [data-node="${CSS.escape(name)}"]`,
    );
    const { x, y, width: w, height: h } = found?.getBoundingClientRect() ?? new DOMRect();
    if (w > 0 && h > 0) return { x, y, w, h };
  }
  return null;
}

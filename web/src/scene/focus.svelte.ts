/** Which panel is open large, or on the stage of a phone: by the player's wish, or by a question. */
import type { Decision, Scene, ScenePanel } from "../lib/protocol";
import type { Menu } from "./choices";
import { standing, wholeOf } from "./stage";

const ORDER = ["shared", "own", "tray", "supply", "rival"];

/** In the order in which one looks: what is shared, one's own, what others have. */
export function inOrder(panels: ScenePanel[], me: number | null): ScenePanel[] {
  const place = ({ slot = "shared", owner = -1 }: ScenePanel) =>
    slot === "own" && owner >= 0 && owner !== (me ?? 0) ? ORDER.length : ORDER.indexOf(slot);
  return [...panels].sort((one, two) => place(one) - place(two));
}

/** Panels that can stand on the stage of a phone: whole ones; a summary is its miniature. */
export function stageable(scene: Scene, me: number | null): ScenePanel[] {
  const wholes = new Set(scene.panels.filter((p) => p.form !== "summary").map(({ id }) => id));
  return inOrder(
    scene.panels.filter(
      (panel) =>
        !panel.answers &&
        (panel.form === "summary" ? !wholes.has(wholeOf(panel.id)) : panel.slot !== "rival"),
    ),
    me,
  );
}

export class Focus {
  /** What the player opened; null: nothing, the overview. */
  chosen = $state<string | null>(null);
  pinned = $state(false);
  /** A question that opened a panel, once the player has closed it. */
  private dismissed = $state("");

  /** Open a panel, or close it if it is open. */
  toggle(id: string, open: string | null, key: string): void {
    const whole = wholeOf(id);
    if (open === whole) this.close(key);
    else [this.chosen, this.pinned] = [whole, false];
  }

  close(key: string): void {
    [this.chosen, this.pinned, this.dismissed] = [null, false, key];
  }

  /** Something new is asked: what the player opened stays as long as it is about that. */
  asked(offered: Set<string>): void {
    if (this.chosen && !this.pinned && offered.size && !offered.has(this.chosen))
      this.chosen = null;
  }

  /** The panel that is open on a desk. */
  on(scene: Scene, decision: Decision | null, key: string): string | null {
    const open = this.chosen ?? (this.dismissed === key ? null : asksFor(decision));
    return scene.panels.some(({ id }) => id === open) ? open : null;
  }
}

const asksFor = (decision: Decision | null): string | null =>
  decision?.about?.focus === "open" ? decision.about.panel : null;

/** The panel that a question is about: as it says, or where most can be done. */
export function anchor(scene: Scene, decision: Decision | null, menu: Menu): string | null {
  const about = decision?.about?.panel;
  if (about && scene.panels.some(({ id }) => id === about)) return about;
  const count = ({ nodes }: ScenePanel) => nodes.filter(({ id }) => menu.byNode.has(id)).length;
  const most = [...scene.panels].sort((one, two) => count(two) - count(one))[0];
  return most && count(most) ? wholeOf(most.id) : null;
}

/** Whether something can be done on panels that are not in the overview, and not on a summary. */
export function elsewhere(scene: Scene, me: number | null, menu: Menu): string | null {
  const here = new Set(standing(scene, me).flatMap(({ nodes }) => nodes.map(({ id }) => id)));
  const offered = (id: string) => here.has(id) && menu.byNode.has(id);
  const twins = (id: string) => [id, `${id}~s`, wholeOf(id)];
  const missing = [...menu.byNode.keys()].find((id) => !twins(id).some(offered));
  return scene.panels.find(({ nodes }) => nodes.some(({ id }) => id === missing))?.id ?? null;
}

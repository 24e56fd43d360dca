/** Where everything stands: fixed slots for three kinds of screen. Nothing here looks at what a game
 * shows, only at how large its panels are; so nothing moves while it is played. */
import type { Cut, Scene, ScenePanel } from "../lib/protocol";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const GAP = 8;
/** Pixels of the prompt at the top. */
export const PROMPT: Record<Cut, number> = { wide: 64, middle: 60, narrow: 80 };
/** Pixels at the foot of a phone: strip of miniatures and drawers, or the sheet. */
export const FOOT = 128;
const STRIP = 70;
const LARGEST = 1.3;
const SIDE = { least: 240, most: 360 };
/** A summary so low is a chip, and stands in a row with the others. */
const CHIP = 48;

/** The room for which the cuts are drawn. */
const WIDE = { w: 1440, h: 900 };
const NARROW = 700;
const UPRIGHT = 900;
const LYING = 560;
const ROOM = { wide: { w: 1112, h: 820 }, middle: { w: 1008, h: 692 } };
const OWN = { wide: 700, middle: 600 };

export interface Screen {
  w: number;
  h: number;
}

/** For which cut the table is drawn: letters are never smaller than they were drawn. */
export function cutOf({ w, h }: Screen): Cut {
  if (w < NARROW || (h < LYING && w < UPRIGHT)) return "narrow";
  return w >= WIDE.w && h >= WIDE.h ? "wide" : "middle";
}

/** How wide the side is, where there is room for it; 0: it is a drawer. */
export function sideOf(screen: Screen, cut: Cut, hidden: boolean, broad: boolean): number {
  if (hidden || cut === "narrow") return 0;
  const spare = screen.w - ROOM[cut].w - 3 * GAP;
  if (spare < SIDE.least) return 0;
  return broad ? Math.min(spare, 1.5 * SIDE.most) : Math.min(spare, SIDE.most);
}

export interface Layout {
  cut: Cut;
  scale: number;
  /** Panels in the overview; one that is missing is opened on demand. */
  boxes: Map<string, Box>;
  /** Where a panel is opened large: one that is shared, and any other. */
  focus: { shared: Box; other: Box };
  /** The foot of the own slot, for answers that have no thing. */
  tray: Box;
  /** What is left of the side below the rivals. */
  side: Box | null;
  /** How high everything is; more than there is room for is scrolled. */
  height: number;
}

/** The id of the panel that a summary stands for. */
export const wholeOf = (id: string): string => id.replace(/~s$/, "");

/** What a viewer has before him: his own mat whole, of others the summaries. */
export function standing(scene: Scene, me: number | null): ScenePanel[] {
  const viewer = me ?? 0;
  const summaries = scene.panels.filter(isSummary);
  const summed = new Set(summaries.map(({ id }) => wholeOf(id)));
  const short = new Set(
    summaries.filter(({ slot }) => slot !== "rival").map(({ id }) => wholeOf(id)),
  );
  return scene.panels.filter((panel) => {
    const slot = panel.slot ?? "shared";
    if (panel.answers) return false;
    if (slot === "rival") return panel.owner !== viewer;
    if (slot === "own" && panel.owner !== undefined && panel.owner >= 0)
      return panel.owner === viewer && !short.has(panel.id);
    return isSummary(panel) || !summed.has(panel.id);
  });
}

/** Whether the others stand in the side, where there is one, each with a summary of its own. */
export function besideRivals(scene: Scene, me: number | null): boolean {
  const rivals = standing(scene, me).filter(({ slot }) => slot === "rival");
  return scene.plan === "beside" && rivals.some(({ h }) => h > CHIP);
}

const isSummary = ({ form }: ScenePanel) => form === "summary";

/** Lay panels side by side as long as they fit, then below; return how high that is. */
function flow(panels: ScenePanel[], at: { x: number; y: number; w: number }, boxes: Boxes): number {
  let [x, y, row] = [at.x, at.y, 0];
  for (const { id, w, h } of panels) {
    if (row && x + w > at.x + at.w + 0.5) [x, y, row] = [at.x, y + row + GAP, 0];
    boxes.set(id, { x, y, w, h });
    x += w + GAP;
    row = Math.max(row, h);
  }
  return panels.length ? y + row - at.y : 0;
}

type Boxes = Map<string, Box>;

/** Where everything stands on a desk: in units, then in pixels. */
export function desk(
  scene: Scene,
  me: number | null,
  cut: "wide" | "middle",
  room: Screen,
  side: number,
): Layout {
  const panels = standing(scene, me);
  const slot = (...names: string[]) =>
    panels.filter((panel) => names.includes(panel.slot ?? "shared"));
  const shared = slot("shared", "supply");
  const [rivals, own, trays] = [slot("rival"), slot("own"), slot("tray")];
  const whole = { ...ROOM[cut] };
  const boxes: Boxes = new Map();
  const chips = rivals.length > 0 && rivals.every(({ h }) => h <= CHIP);
  const beside = scene.plan === "beside";
  const inSide = beside && !chips && side > 0;
  const top = chips ? CHIP + GAP / 2 : 0;
  if (chips) flow(rivals, { x: 0, y: 0, w: whole.w }, boxes);
  const stacked = room.w < UPRIGHT - 100;
  const share = scene.share || (beside ? whole.w / 2 : 360);
  const at = { x: 0, y: top, w: beside && !stacked ? share : whole.w };
  const sharedHeight = Math.max(flow(shared, at, boxes), beside ? 0 : share);
  const below = top + (shared.length ? sharedHeight + GAP : 0);
  const ownAt = stacked
    ? { x: 0, y: below, w: whole.w }
    : beside
      ? { x: share + GAP, y: top, w: whole.w - share - GAP }
      : { x: 0, y: below, w: chips || !rivals.length ? whole.w : OWN[cut] };
  const ownHeight = flow(own, ownAt, boxes);
  const foot = Math.max(0, ...trays.map(({ h }) => h));
  const trayY = Math.max(ownAt.y + (ownHeight ? ownHeight + GAP : 0), stacked ? 0 : whole.h - foot);
  flow(trays, { ...ownAt, y: trayY }, boxes);
  const trayBox = { x: ownAt.x, y: trayY, w: ownAt.w, h: foot || 96 };
  if (!chips && !inSide) {
    const x = beside ? 0 : OWN[cut] + GAP;
    const y = stacked || beside ? trayY + foot + GAP : below;
    flow(rivals, { x: stacked ? 0 : x, y, w: beside ? whole.w : whole.w - x }, boxes);
  }
  const height = Math.max(...[...boxes.values()].map((box) => box.y + box.h), 0);
  const width = stacked ? Math.max(...[...boxes.values()].map((box) => box.x + box.w), 1) : whole.w;

  const area = { w: room.w - 2 * GAP - (side ? side + GAP : 0), h: room.h - 2 * GAP };
  const [across, down] = [area.w / width, area.h / Math.max(height, whole.h)];
  const scale = Math.min(LARGEST, across, Math.max(1, down));
  const left = GAP + (area.w - width * scale) / 2;
  const pixels = ({ x, y, w, h }: Box): Box => ({
    x: left + x * scale,
    y: GAP + y * scale,
    w: w * scale,
    h: h * scale,
  });
  const placed: Boxes = new Map([...boxes].map(([id, box]) => [id, pixels(box)]));

  const sideX = room.w - GAP - side;
  let sideY = GAP;
  if (inSide) {
    for (const { id, w, h } of rivals) {
      const zoom = side / w;
      placed.set(id, { x: sideX, y: sideY, w: side, h: h * zoom });
      sideY += h * zoom + GAP;
    }
  }
  const bottom = Math.max(GAP + Math.max(height, whole.h) * scale, room.h - GAP);
  return {
    cut,
    scale,
    boxes: placed,
    focus: {
      shared: pixels({ x: 0, y: top, w: whole.w, h: whole.h - top }),
      other: pixels(
        beside
          ? { x: 0, y: top, w: share, h: whole.h - top }
          : { x: 0, y: top, w: whole.w, h: sharedHeight },
      ),
    },
    tray: pixels(trayBox),
    side: side ? { x: sideX, y: sideY, w: side, h: room.h - GAP - sideY } : null,
    height: bottom,
  };
}

export interface Phone {
  scale: number;
  /** The panels on the stage, one below the other, in the part that scrolls. */
  stage: Map<string, Box>;
  /** The window onto them, and the place of sheet or strip: right of it on a phone that lies. */
  window: Box;
  foot: Box;
  /** Where a miniature in the foot is, of so many; none is narrower than it was drawn. */
  mini: (count: number, place: number, drawn?: number) => Box;
  height: number;
}

/** Where everything stands on a phone: the panels of one slot on the stage. */
export function phone(panels: ScenePanel[], room: Screen): Phone {
  const lying = room.w > room.h && room.h < LYING - PROMPT.narrow + GAP;
  const width = lying ? room.w / 2 : room.w;
  const window = { x: 0, y: 0, w: width, h: lying ? room.h : room.h - FOOT };
  const foot = lying
    ? { x: width, y: 0, w: width, h: room.h }
    : { x: 0, y: room.h - FOOT, w: room.w, h: FOOT };
  const stage = new Map<string, Box>();
  const scale = (width - 2 * GAP) / Math.max(1, ...panels.map(({ w }) => w));
  let y = GAP;
  for (const { id, w, h } of panels) {
    stage.set(id, { x: GAP, y, w: w * scale, h: h * scale });
    y += h * scale + GAP;
  }
  const mini = (count: number, place: number, drawn = 64) => {
    const step = Math.max(drawn + GAP, (foot.w - GAP) / Math.min(5, Math.max(3, count)));
    return { x: GAP + place * step, y: 3, w: step - GAP, h: STRIP };
  };
  return { scale, stage, window, foot, mini, height: y };
}

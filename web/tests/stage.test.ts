import { describe, expect, it } from "vitest";
import type { Scene, ScenePanel } from "../src/lib/protocol";
import { NOTHING } from "../src/scene/choices";
import { elsewhere, Focus, stageable } from "../src/scene/focus.svelte";
import { besideRivals, cutOf, desk, phone, sideOf, standing } from "../src/scene/stage";
import { fit } from "../src/scene/text";

const panel = (id: string, w: number, h: number, more: Partial<ScenePanel> = {}): ScenePanel => ({
  id,
  title: id,
  w,
  h,
  nodes: [],
  slot: "shared",
  form: "full",
  floor: 13,
  owner: -1,
  active: false,
  tone: "surface",
  answers: false,
  ...more,
});

const beside: Scene = {
  plan: "beside",
  share: 552,
  panels: [
    panel("board", 552, 552),
    panel("rounds", 552, 260),
    ...[0, 1, 2].flatMap((owner) => [
      panel(`mat-${owner}`, 544, 700, { slot: "own", owner }),
      panel(`mat-${owner}~s`, 304, 110, { slot: "rival", form: "summary", owner }),
    ]),
    panel("tray", 544, 112, { slot: "tray" }),
  ],
};

describe("rivals", () => {
  it("stand in the side where their summaries are higher than chips", () => {
    expect(besideRivals(beside, 0)).toBe(true);
    expect(besideRivals({ ...beside, plan: "above" }, 0)).toBe(false);
    const chips = beside.panels.map((one) => (one.form === "summary" ? { ...one, h: 48 } : one));
    expect(besideRivals({ ...beside, panels: chips }, 0)).toBe(false);
  });
});

describe("the cut", () => {
  it("is the largest at which letters are as large as they were drawn", () => {
    expect(cutOf({ w: 1440, h: 900 })).toBe("wide");
    expect(cutOf({ w: 1366, h: 768 })).toBe("middle");
    expect(cutOf({ w: 1440, h: 790 })).toBe("middle");
    expect(cutOf({ w: 1024, h: 768 })).toBe("middle");
    expect(cutOf({ w: 360, h: 740 })).toBe("narrow");
    expect(cutOf({ w: 740, h: 360 })).toBe("narrow");
  });

  it("leaves the side a column wherever there is room", () => {
    expect(sideOf({ w: 1440, h: 900 }, "wide", false, false)).toBe(304);
    expect(sideOf({ w: 1366, h: 768 }, "middle", false, false)).toBeGreaterThan(304);
    expect(sideOf({ w: 1280, h: 800 }, "middle", false, false)).toBe(248);
    expect(sideOf({ w: 1024, h: 768 }, "middle", false, false)).toBe(0);
    expect(sideOf({ w: 1440, h: 900 }, "wide", true, false)).toBe(0);
  });
});

describe("a panel that is pinned", () => {
  it("stays open though the next question is about something else", () => {
    const focus = new Focus();
    focus.toggle("board", null, "1");
    focus.pinned = true;
    focus.asked(new Set(["mat-0"]));
    expect(focus.chosen).toBe("board");
    focus.pinned = false;
    focus.asked(new Set(["mat-0"]));
    expect(focus.chosen).toBe(null);
  });
});

describe("a panel that opens by itself", () => {
  it("is none that only sums up what is offered on the own mat", () => {
    const thing = (id: string) => ({ id, x: 0, y: 0, w: 9, h: 9 });
    const panels = [
      panel("mat-0", 600, 200, { slot: "own", owner: 0, nodes: [thing("card")] }),
      panel("mat-0~s", 400, 142, {
        slot: "rival",
        form: "summary",
        owner: 0,
        nodes: [thing("card~s")],
      }),
      panel("mat-1", 600, 200, { slot: "own", owner: 1, nodes: [thing("other")] }),
    ];
    const scene: Scene = { plan: "above", share: 300, panels };
    const menu = (...ids: string[]) => ({ ...NOTHING, byNode: new Map(ids.map((id) => [id, []])) });
    expect(elsewhere(scene, 0, menu("card", "card~s"))).toBe(null);
    expect(elsewhere(scene, 0, menu("card", "other"))).toBe("mat-1");
  });
});

describe("a desk", () => {
  const room = { w: 1440, h: 836 };

  it("shows one's own mat whole and of the others the summaries", () => {
    const shown = standing(beside, 1).map(({ id }) => id);
    expect(shown).toEqual(["board", "rounds", "mat-0~s", "mat-1", "mat-2~s", "tray"]);
  });

  it("has everything in the slots of 1440 × 900, at its own size", () => {
    const { boxes, scale, side } = desk(beside, 0, "wide", room, 304);
    expect(scale).toBe(1);
    expect(boxes.get("board")).toEqual({ x: 8, y: 8, w: 552, h: 552 });
    expect(boxes.get("rounds")).toEqual({ x: 8, y: 568, w: 552, h: 260 });
    expect(boxes.get("mat-0")).toEqual({ x: 568, y: 8, w: 544, h: 700 });
    expect(boxes.get("tray")).toEqual({ x: 568, y: 716, w: 544, h: 112 });
    expect(boxes.get("mat-1~s")).toEqual({ x: 1128, y: 8, w: 304, h: 110 });
    expect(boxes.has("mat-1")).toBe(false);
    expect(side).toEqual({ x: 1128, y: 244, w: 304, h: 584 });
  });

  it("moves nothing when something else is shown in the same panels", () => {
    const busy = { ...beside, panels: beside.panels.map((one) => ({ ...one, active: true })) };
    expect(desk(busy, 0, "wide", room, 304)).toEqual(desk(beside, 0, "wide", room, 304));
  });

  it("puts what is shared above, and chips into a row", () => {
    const above: Scene = {
      plan: "above",
      share: 300,
      panels: [
        panel("board", 1008, 300),
        panel("mat-0", 1008, 200, { slot: "own", owner: 0 }),
        panel("mat-1", 1008, 200, { slot: "own", owner: 1 }),
        panel("mat-1~s", 262, 48, { slot: "rival", form: "summary", owner: 1 }),
        panel("tray", 1008, 96, { slot: "tray" }),
      ],
    };
    const { boxes } = desk(above, 0, "middle", { w: 1024, h: 708 }, 0);
    expect(boxes.get("mat-1~s")!.y).toBe(8);
    expect(boxes.get("board")!.y).toBe(60);
    expect(boxes.get("mat-0")!.y).toBe(368);
    expect(boxes.get("tray")!.y + boxes.get("tray")!.h).toBe(700);
  });

  it("leaves whoever is alone the room of the others", () => {
    const mats = [0, 1, 2].map((one) => panel(`mat-${one}`, 365, 246, { slot: "own", owner: 0 }));
    const panels = [panel("board", 1112, 452), ...mats, panel("tray", 1112, 106, { slot: "tray" })];
    const alone: Scene = { plan: "above", share: 452, panels };
    const { boxes } = desk(alone, 0, "wide", { w: 1440, h: 836 }, 304);
    expect(new Set(mats.map(({ id }) => boxes.get(id)!.y)).size).toBe(1);
    expect(boxes.get("tray")!.w).toBe(boxes.get("board")!.w);
  });

  it("never draws letters smaller for want of height: it scrolls", () => {
    const low = desk(beside, 0, "wide", { w: 1440, h: 500 }, 304);
    expect(low.scale).toBe(1);
    expect(low.height).toBeGreaterThan(500);
  });
});

describe("a phone", () => {
  it("has whole panels for its stage, and their summaries as miniatures", () => {
    const ids = stageable(beside, 0).map(({ id }) => id);
    expect(ids).toEqual(["board", "rounds", "mat-0", "tray", "mat-1", "mat-2"]);
  });

  it("shows summaries as large as they were drawn, however many there are", () => {
    const { mini } = phone([], { w: 360, h: 660 });
    expect(mini(5, 4, 111)).toEqual({ x: 8 + 4 * 119, y: 3, w: 111, h: 70 });
    expect(mini(4, 1)).toEqual({ x: 96, y: 3, w: 80, h: 70 });
    expect(mini(9, 1)).toEqual({ x: 80, y: 3, w: 64, h: 70 });
  });

  it("draws a panel over its width and scrolls what is higher", () => {
    const { stage, window, foot } = phone([panel("board", 344, 900)], { w: 360, h: 660 });
    expect(stage.get("board")).toEqual({ x: 8, y: 8, w: 344, h: 900 });
    expect([window.h, foot.h]).toEqual([532, 128]);
    const lying = phone([panel("board", 344, 900)], { w: 740, h: 280 });
    expect([lying.window.w, lying.foot.x]).toEqual([370, 370]);
  });
});

describe("letters", () => {
  it("stop at the floor and are cut short instead", () => {
    const long = "a long name for a small house";
    expect(fit(long, 60, 16, 0, 13)).toEqual({ lines: ["a long…"], size: 13 });
    expect(fit("short", 60, 16, 12, 13)).toEqual({ lines: ["short"], size: 13 });
    expect(fit(long, 60, 16, 0).size).toBeLessThan(13);
  });
});

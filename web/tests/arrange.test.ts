import { describe, expect, it } from "vitest";
import { focused, overview, TITLE, type Box, type Sized } from "../src/scene/arrange";

const panel = (id: string, w: number, h: number, weight = 1): Sized => ({ id, w, h, weight });
const table = [
  panel("board", 960, 520, 3),
  panel("mine", 480, 390, 2),
  panel("left", 480, 390, 0.7),
  panel("right", 480, 390, 0.7),
];

function apart(one: Box, two: Box): boolean {
  const beside = one.x + one.w <= two.x + 0.5 || two.x + two.w <= one.x + 0.5;
  const above = one.y + one.h <= two.y + 0.5 || two.y + two.h <= one.y + 0.5;
  return beside || above;
}

describe("all panels at once", () => {
  for (const [width, height] of [
    [910, 680],
    [1500, 900],
    [700, 1000],
  ] as const) {
    it(`fit into ${width} × ${height} without touching one another`, () => {
      const { boxes } = overview(table, width, height);
      const all = [...boxes.values()];
      expect(all).toHaveLength(4);
      for (const box of all) {
        expect(box.x).toBeGreaterThanOrEqual(-0.5);
        expect(box.y).toBeGreaterThanOrEqual(-0.5);
        expect(box.x + box.w).toBeLessThanOrEqual(width + 0.5);
        expect(box.y + box.h).toBeLessThanOrEqual(height + 0.5);
      }
      for (const [n, one] of all.entries()) {
        for (const two of all.slice(n + 1)) expect(apart(one, two)).toBe(true);
      }
    });
  }

  it("keep their form", () => {
    const box = overview(table, 910, 680).boxes.get("board")!;
    expect(box.w / (box.h - TITLE)).toBeCloseTo(960 / 520, 1);
  });

  it("give the shared board the most room", () => {
    const { boxes } = overview(table, 910, 680);
    const size = (id: string) => boxes.get(id)!.w * boxes.get(id)!.h;
    expect(size("board")).toBeGreaterThan(size("left"));
  });

  it("of one kind are equally large, and none is larger than one's own", () => {
    const mats = ["mine", "left", "across", "right"].map((id, seat) => ({
      ...panel(id, 480, 152, seat ? 0.19 : 0.7),
      kind: "mat",
      own: seat === 0,
    }));
    const { boxes } = overview([panel("board", 1010, 646, 2.4), ...mats], 910, 680);
    const widths = ["left", "across", "right"].map((id) => boxes.get(id)!.w);
    for (const width of widths) {
      expect(width).toBeCloseTo(widths[0]!);
      expect(width).toBeLessThanOrEqual(boxes.get("mine")!.w + 0.01);
    }
    expect(boxes.get("board")!.w).toBeGreaterThan(1.5 * widths[0]!);
  });

  it("stay where they are while one of them grows a little", () => {
    const first = overview(table, 910, 680);
    const grown = table.map((one) => (one.id === "left" ? { ...one, h: one.h + 60 } : one));
    const then = overview(grown, 910, 680, first.cut).boxes;
    for (const [id, box] of first.boxes) {
      expect(Math.abs(then.get(id)!.x - box.x)).toBeLessThan(120);
      expect(Math.abs(then.get(id)!.y - box.y)).toBeLessThan(120);
    }
  });

  it("need no panels", () => expect(overview([], 100, 100).height).toBe(0));
});

describe("one panel large", () => {
  it("has the whole width, the others lie below", () => {
    const { boxes } = focused(table, "mine", 344, 500, 110, 0.72);
    const large = boxes.get("mine")!;
    expect(large.w).toBe(344);
    for (const id of ["board", "left", "right"]) {
      expect(boxes.get(id)!.y).toBeGreaterThanOrEqual(large.h);
      expect(boxes.get(id)!.w).toBeGreaterThanOrEqual(44);
    }
  });
});

import { expect, test } from "vitest";
import { unfold } from "../src/lib/patch";
import type { LogEntry, PatchedView, SceneNode, View } from "../src/lib/protocol";

type Run = [number, number];
const node = (id: string, x: number): SceneNode => ({ id, x, y: 0, w: 1, h: 1 });
const line = (at: number): LogEntry => ({ at, seat: 0, action: null, sentences: [`${at}`] });
const told = (nodes: (SceneNode | Run)[], offers: Record<string, number[]>) =>
  ({
    number: 1,
    offers,
    log: [],
    kept: [0, 0],
    scene: { panels: [{ id: "board", title: "", w: 9, h: 9, nodes }] },
  }) as unknown as PatchedView;
const nodes = (view: View | null) => view?.scene.panels[0]?.nodes;

test("nodes that lay there before are those that were sent, with what they offer now", () => {
  const first = unfold(told([node("a", 1), node("b", 2), node("c", 3)], { a: [7] }), null);
  expect(nodes(first)).toEqual([
    { ...node("a", 1), actions: [7], refused: [] },
    { ...node("b", 2), actions: [], refused: [] },
    { ...node("c", 3), actions: [], refused: [] },
  ]);
  const second = unfold(told([[1, 2], node("d", 4), [0, 1]], { b: [8] }), first);
  expect(nodes(second)?.map(({ id, x, actions }) => [id, x, actions])).toEqual([
    ["b", 2, [8]],
    ["c", 3, []],
    ["d", 4, []],
    ["a", 1, []],
  ]);
});

test("what is forbidden comes apart, too, and is forgotten with the next view", () => {
  const forbidding = { ...told([node("a", 1), node("b", 2)], { a: [7] }), refused: { b: [8, 9] } };
  const first = unfold(forbidding, null);
  expect(nodes(first)?.map(({ refused }) => refused)).toEqual([[], [8, 9]]);
  const second = unfold(told([[0, 2]], { b: [8] }), first);
  expect(nodes(second)?.map(({ refused }) => refused)).toEqual([[], []]);
});

test("new lines of the log follow those that are kept", () => {
  const first = unfold({ ...told([], {}), log: [line(1), line(2), line(3)] }, null);
  const second = unfold({ ...told([], {}), log: [line(4)], kept: [1, 2] }, first);
  expect(second?.log.map(({ at }) => at)).toEqual([2, 3, 4]);
});

test("what was never sent asks for everything again", () => {
  expect(unfold(told([[0, 1]], {}), null)).toBeNull();
  expect(unfold({ ...told([], {}), kept: [0, 1] }, null)).toBeNull();
});

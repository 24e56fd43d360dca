import { expect, test } from "vitest";
import { unfold, type PatchedView } from "../src/lib/patch";
import type { SceneNode, View } from "../src/lib/protocol";

const node = (id: string, x: number): SceneNode => ({ id, x, y: 0, w: 1, h: 1 });
const told = (nodes: (SceneNode | string)[], offers: Record<string, number[]>) =>
  ({
    number: 1,
    offers,
    scene: { panels: [{ id: "board", title: "", w: 9, h: 9, nodes }] },
  }) as unknown as PatchedView;
const nodes = (view: View | null) => view?.scene.panels[0]?.nodes;

test("a named node is the one that was sent before, with what it offers now", () => {
  const first = unfold(told([node("a", 1), node("b", 2)], { a: [7] }), null);
  expect(nodes(first)).toEqual([
    { ...node("a", 1), actions: [7], refused: [] },
    { ...node("b", 2), actions: [], refused: [] },
  ]);
  const second = unfold(told([node("c", 3), "a", node("b", 5)], { b: [8] }), first);
  expect(nodes(second)?.map(({ id, x, actions }) => [id, x, actions])).toEqual([
    ["c", 3, []],
    ["a", 1, []],
    ["b", 5, [8]],
  ]);
});

test("what is forbidden comes apart, too, and is forgotten with the next view", () => {
  const forbidding = { ...told([node("a", 1), node("b", 2)], { a: [7] }), refused: { b: [8, 9] } };
  const first = unfold(forbidding, null);
  expect(nodes(first)?.map(({ refused }) => refused)).toEqual([[], [8, 9]]);
  const second = unfold(told(["a", "b"], { b: [8] }), first);
  expect(nodes(second)?.map(({ refused }) => refused)).toEqual([[], []]);
});

test("a name that was never sent asks for everything again", () => {
  expect(unfold(told(["a"], {}), null)).toBeNull();
});

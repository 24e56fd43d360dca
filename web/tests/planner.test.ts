import { describe, expect, it } from "vitest";
import { Planner } from "../src/scene/planner.svelte";

function made() {
  const tried: number[][] = [];
  const shown: string[][] = [];
  const planner = new Planner({
    propose: () =>
      Promise.resolve({
        number: 3,
        title: "Best feast",
        worth: ["no penalty"],
        steps: [
          { actions: [1, 2], sentence: "one" },
          { actions: [3], sentence: "two" },
        ],
      }),
    trial: (actions) => {
      tried.push(actions);
      return Promise.resolve({ changes: [`${actions.length} done`], preview: [] });
    },
    show: (lines) => shown.push(lines),
  });
  return { planner, tried, shown };
}

describe("a proposal", () => {
  it("is tried out before anything is done", async () => {
    const { planner, tried, shown } = made();
    await planner.open("feast");
    expect(planner.proposal?.title).toBe("Best feast");
    expect(tried).toEqual([[1, 2, 3]]);
    expect(shown.at(-1)).toEqual(["3 done"]);
  });

  it("goes on without a step that was struck out, and takes it in again", async () => {
    const { planner, tried } = made();
    await planner.open("feast");
    await planner.strike(0);
    expect([planner.isKept(0), planner.kept, planner.actions]).toEqual([false, 1, [3]]);
    await planner.strike(0);
    expect(tried.at(-1)).toEqual([1, 2, 3]);
  });

  it("leaves the table as it was when it is closed", async () => {
    const { planner, shown } = made();
    await planner.open("feast");
    planner.close();
    expect(planner.proposal).toBeNull();
    expect(shown.at(-1)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { competed, ended, won } from "../src/lib/result";
import { t } from "../src/text";

const NAMES = ["Anna", "Björn"];

describe("how a game ended", () => {
  it("names who is first, also for tables of an older hall", () => {
    const result = { scores: [3, 5], places: [2, 1] };
    expect(competed(result)).toBe(true);
    expect([won(result, 0), won(result, 1), won(null, 0)]).toEqual([false, true, false]);
    expect(ended(result, NAMES, 0)).toBe(t().won(["Björn"]));
    expect(ended(result, NAMES, 1)).toBe(t().youWon);
  });

  it("grades who played alone", () => {
    const result = { scores: [3], places: [1], outcomes: [0.75], aim: "alone" as const };
    expect(won(result, 0)).toBe(false);
    expect(ended(result, ["Anna"], 0)).toBe(t().reached(75));
  });

  it("tells a common success from a common failure", () => {
    const lost = { scores: [9, 1], places: [1, 1], outcomes: [0, 0], aim: "together" as const };
    const made = { ...lost, outcomes: [1, 1] };
    expect([won(lost, 0), won(made, 0), won(made, 1)]).toEqual([false, true, true]);
    expect(ended(lost, NAMES, 0)).toBe(t().togetherLost);
    expect(ended(made, NAMES, null)).toBe(t().togetherWon);
  });
});

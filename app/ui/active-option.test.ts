import { describe, expect, it } from "vitest";

import { moveActive } from "./active-option.ts";

describe("moveActive", () => {
  it.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 1, 2],
    ["ArrowDown", 2, -1],
    ["ArrowUp", -1, 2],
    ["ArrowUp", 2, 1],
    ["ArrowUp", 0, -1],
    ["Enter", 1, undefined],
    ["a", 1, undefined],
  ])("%s moves from %d to %s", (key, active, expected) => {
    expect(moveActive(active, key, 3)).toBe(expected);
  });

  it("moves nowhere in an empty list", () => {
    expect(moveActive(-1, "ArrowDown", 0)).toBeUndefined();
  });
});

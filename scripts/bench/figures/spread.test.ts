import { expect, it } from "vitest";

import { spreadOf } from "./spread.ts";

it("tells the middle of several measurements and how far the others lie from it", () => {
  expect(spreadOf([5, 1, 9])).toEqual({ median: 5, min: 1, max: 9 });
  expect(spreadOf([4, 1, 2, 10])).toEqual({ median: 3, min: 1, max: 10 });
});

it("refuses to make up a figure where nothing was measured", () => {
  expect(() => spreadOf([])).toThrow("Nothing was measured");
});

import { describe, expect, it } from "vitest";

import { nextCell, pastedCells } from "./sheet-cells.ts";

// Two products with two variants each: prices in the first column, units in the last.
const grid = [
  ["price a", "tags a", undefined],
  [undefined, undefined, "units a s"],
  [undefined, undefined, "units a m"],
  ["price b", "tags b", undefined],
  [undefined, undefined, "units b s"],
];

describe("the next cell of the sheet", () => {
  it.each([
    ["units a s", "ArrowDown", "units a m"],
    ["units a m", "Enter", "units b s"],
    ["price a", "ArrowDown", "price b"],
    ["price b", "ArrowUp", "price a"],
    ["price a", "ArrowRight", "tags a"],
    ["tags a", "ArrowRight", null],
    ["price a", "ArrowLeft", null],
    ["units b s", "ArrowDown", null],
    ["price a", "x", null],
    ["unknown", "Enter", null],
  ])("from %s by %s is %s", (from, key, to) => {
    expect(nextCell(grid, from, key)).toBe(to);
  });

  it("is above with Shift and Enter", () => {
    expect(nextCell(grid, "units b s", "Enter", true)).toBe("units a m");
  });
});

describe("a column pasted into the sheet", () => {
  it("goes down the rows that have a cell there, and tells what is left over", () => {
    expect(pastedCells(grid, "units a m", "4\r\n5\r\n6\r\n")).toEqual({
      cells: { "units a m": "4", "units b s": "5" },
      left: 1,
    });
  });

  it("goes on to the right with a block", () => {
    expect(pastedCells(grid, "price a", "100\tone, two\n200\tthree")).toEqual({
      cells: { "price a": "100", "tags a": "one, two", "price b": "200", "tags b": "three" },
      left: 0,
    });
  });

  it("is no block when it is a single text", () => {
    expect(pastedCells(grid, "price a", "100\n")).toBeNull();
  });
});

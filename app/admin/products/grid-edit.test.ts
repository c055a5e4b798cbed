import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fillColumn, fillRow, nextPlace, parseBlock, pasteBlock, unitsText } from "./grid-edit.ts";

const keys = ["black", "white", "navy"].map((color) => ["s", "m", "l"].map((size) => `${color} ${size}`));
const all = keys.flat();
const units = fc.integer({ min: 0, max: 999_999 }).map(String);
const block = fc.array(fc.array(units, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });
const place = fc.record({ row: fc.nat(2), column: fc.nat(2) });

describe("pasting a block", () => {
  it("reads back what a spreadsheet copies, with either kind of line end", () => {
    fc.assert(
      fc.property(block, fc.constantFrom("\n", "\r\n"), (rows, end) => {
        expect(parseBlock(rows.map((row) => row.join("\t")).join(end) + end)).toEqual(rows);
      }),
    );
  });

  it("writes each cell of the block where it belongs, nothing beyond the grid, and touches no other cell", () => {
    fc.assert(
      fc.property(block, place, (rows, at) => {
        const before = Object.fromEntries(all.map((key) => [key, "before"]));
        const { cells, pasted, refused } = pasteBlock(before, keys, at, rows);
        for (const [row, line] of keys.entries()) {
          for (const [column, key] of line.entries()) {
            expect(cells[key]).toBe(rows[row - at.row]?.[column - at.column] ?? "before");
          }
        }
        expect(Object.keys(cells)).toHaveLength(all.length);
        expect(pasted + refused).toBe(rows.flat().length);
      }),
    );
  });

  it("leaves out what is no number of units, and counts it", () => {
    const { cells, pasted, refused } = pasteBlock(
      {},
      keys,
      { row: 0, column: 0 },
      parseBlock("4\tmany\t1 200\n-1\t2.5\t"),
    );
    expect(cells).toEqual({ "black s": "4", "black l": "1200", "white l": "" });
    expect({ pasted, refused }).toEqual({ pasted: 3, refused: 3 });
  });

  it.each([
    ["007", "7"],
    ["1,200", "1200"],
    ["", ""],
    ["12345678", null],
    ["1e3", null],
  ])("reads %j as %j", (text, read) => {
    expect(unitsText(text)).toBe(read);
  });
});

describe("filling", () => {
  it("copies the first cell along its row or down its column, and into no other", () => {
    fc.assert(
      fc.property(fc.array(units, { minLength: 9, maxLength: 9 }), fc.nat(2), (values, index) => {
        const cells = Object.fromEntries(all.map((key, i) => [key, values[i] ?? ""]));
        const row = fillRow(cells, keys, index);
        const column = fillColumn(cells, keys, index);
        for (const [r, line] of keys.entries()) {
          for (const [c, key] of line.entries()) {
            expect(row[key]).toBe(r === index ? cells[line[0]!] : cells[key]);
            expect(column[key]).toBe(c === index ? cells[keys[0]![index]!] : cells[key]);
          }
        }
      }),
    );
  });
});

describe("moving by keyboard", () => {
  it.each([
    ["ArrowDown", false, { row: 2, column: 1 }],
    ["ArrowUp", false, { row: 0, column: 1 }],
    ["ArrowLeft", false, { row: 1, column: 0 }],
    ["ArrowRight", false, { row: 1, column: 2 }],
    ["Enter", false, { row: 2, column: 1 }],
    ["Enter", true, { row: 0, column: 1 }],
    ["a", false, null],
    ["constructor", false, null],
  ])("%s (backwards: %s) leads from the middle to %o", (key, backwards, to) => {
    expect(nextPlace({ row: 1, column: 1 }, key, keys, backwards)).toEqual(to);
  });

  it("never leads out of the grid", () => {
    fc.assert(
      fc.property(place, fc.constantFrom("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter"), (at, key) => {
        const next = nextPlace(at, key, keys);
        if (next) expect(keys[next.row]?.[next.column]).toBeDefined();
      }),
    );
  });
});

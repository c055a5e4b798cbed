import { describe, expect, it } from "vitest";

import { maxCountRows, parseUnits, readCountFile } from "./count-file.ts";

const read = (text: string) => readCountFile(new TextEncoder().encode(text));

describe("readCountFile", () => {
  it.each([
    ["commas", "id,quantity\ntee.black.m,4\ntee.black.l,0\n", 2],
    ["semicolons", "Variant SKU;Name;Variant Inventory Qty\r\ntee.black.m;Tee;4\r\ntee.black.l;Tee;0", 2],
    ["tabs and no names", "tee.black.m\t4\ntee.black.l\t0", 1],
    ["a byte order mark and no names", "\uFEFFtee.black.m,4\ntee.black.l,0", 1],
    ["blank lines", "tee.black.m,4\n\n,\ntee.black.l,0\n\n", 1],
    ["columns the other way round", "quantity,id\n4,tee.black.m\n0,tee.black.l", 2],
  ])("reads rows with %s", (_, text, firstLine) => {
    const file = read(text);
    expect(file).toMatchObject({
      kind: "counted",
      rows: [
        { line: firstLine, variantId: "tee.black.m", quantity: 4 },
        { variantId: "tee.black.l", quantity: 0 },
      ],
      problems: [],
    });
  });

  it("tells broken rows by their line and keeps the others", () => {
    const text = 'id,quantity\na,1\nb,many\n,3\na,2\n"c"x,4\nd,-1\ne,5\nf\n';
    expect(read(text)).toEqual({
      kind: "counted",
      rows: [
        { line: 2, variantId: "a", quantity: 1 },
        { line: 8, variantId: "e", quantity: 5 },
      ],
      problems: [
        { line: 3, text: "'many' isn't a number of units" },
        { line: 4, text: "The id is missing" },
        { line: 5, text: "a is already in line 2" },
        { line: 6, text: "Check the quotation marks" },
        { line: 7, text: "'-1' isn't a number of units" },
        { line: 9, text: "'' isn't a number of units" },
      ],
    });
  });

  it.each([
    ["nothing", ""],
    ["no column of units", "id,name\na,b"],
    ["too many rows", Array.from({ length: maxCountRows + 1 }, (_, i) => `v${i},1`).join("\n")],
  ])("refuses %s", (_, text) => {
    expect(read(text).kind).toBe("unreadable");
  });

  it("refuses a file of another encoding", () => {
    expect(readCountFile(new Uint8Array([0xff, 0xfe, 0x69, 0]))).toMatchObject({ kind: "unreadable" });
    expect(readCountFile(new Uint8Array([0x6c, 0xf6, 0x70, 0x2c, 0x31]))).toMatchObject({ kind: "unreadable" });
  });
});

it.each([
  ["12", 12],
  ["0", 0],
  ["1,200", 1200],
  ["1 200", 1200],
  ["1000001", null],
  ["1.5", null],
  ["", null],
  ["1e3", null],
])("parseUnits of %j is %j", (text, units) => {
  expect(parseUnits(text)).toBe(units);
});

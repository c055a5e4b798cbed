import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { byteOrderMark, csvLine, readCell, type Separator, separators, writeCell } from "./csv-cell.ts";
import { CsvReader, type CsvRow } from "./csv-reader.ts";
import { sniffCsv } from "./csv-sniff.ts";

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text);

/** Reads a text in pieces of so many bytes. */
function read(text: string, separator: Separator = ",", pieceLength = 1_000): CsvRow[] {
  const bytes = bytesOf(text);
  const reader = new CsvReader(separator);
  const rows: CsvRow[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength)
    rows.push(...reader.read(bytes.subarray(at, at + pieceLength)));
  return [...rows, ...reader.read(new Uint8Array(), true)];
}
const cellsOf = (text: string, separator?: Separator) => read(text, separator).map(({ cells }) => cells);

/** Any text that UTF-8 can hold, with more of what is special in CSV than chance would give. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', ",", ";", "\t", "\r", "\n", "\r\n", "=", "+", "-", "@", "'", " ", "å", "＝", "\uFEFF"),
      fc.string({ unit: "grapheme" }),
    ),
  )
  .map((parts) => parts.join("").toWellFormed());

describe("a CSV file", () => {
  it("is read as it was written, whatever its cells hold and wherever its bytes are cut", () => {
    const table = fc.array(fc.array(anyText, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(table, fc.constantFrom(...separators), fc.integer({ min: 1, max: 40 }), (rows, separator, cut) => {
        const text = rows.map((cells) => csvLine(cells, separator)).join("");
        const found = read(text, separator, cut);
        expect(found.map(({ cells }) => cells)).toEqual(rows);
        expect(found.every(({ problem }) => problem === null)).toBe(true);
      }),
    );
  });

  it("can be read on from the end of any of its rows", () => {
    const table = fc.array(fc.array(anyText, { minLength: 2, maxLength: 3 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows.map((cells) => csvLine(cells, ",")).join("");
        const whole = read(text);
        for (const [i, { end, nextLine }] of whole.entries()) {
          const rest = new CsvReader(",", { offset: end, line: nextLine });
          expect([...rest.read(bytesOf(text).subarray(end), true)]).toEqual(whole.slice(i + 1));
        }
      }),
    );
  });

  it("may end its lines with CRLF, LF or CR, and its last one with nothing", () => {
    for (const end of ["\r\n", "\n", "\r"])
      expect(cellsOf(`a,b${end}c,d`)).toEqual([
        ["a", "b"],
        ["c", "d"],
      ]);
  });

  it("counts the lines that people see, also those inside of a cell", () => {
    const rows = read('a,b\r\n"one\r\ntwo",c\r\nd,e\r\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it("keeps a quote inside of an unquoted cell", () => {
    expect(cellsOf('5" pipe,b\n')).toEqual([['5" pipe', "b"]]);
  });

  it("tells a row that breaks the rules of quotes, and goes on with the next", () => {
    const rows = read('a,"b"c\nd,e\n');
    expect(rows.map(({ problem }) => problem)).toEqual(["text-after-quote", null]);
    expect(rows[1]?.cells).toEqual(["d", "e"]);
    expect(read('a,"b\nc,d\n')[0]).toMatchObject({ problem: "unclosed-quote", line: 1 });
  });

  it("tells a row that is not UTF-8", () => {
    const reader = new CsvReader(",");
    expect([...reader.read(new Uint8Array([0x61, 0x2c, 0xe5, 0x0a]), true)]).toMatchObject([{ problem: "not-utf-8" }]);
  });

  it("gives up on a row that has no end", () => {
    expect(read(`a,"${"b".repeat(1_100_000)}`, ",", 200_000)[0]?.problem).toBe("too-long");
  });
});

describe("a cell that a spreadsheet would run", () => {
  it.each(["=1+1", "+46701740605", "-5+1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "'=1", "''+1"])(
    "%j is written safely",
    (text) => {
      const written = writeCell(text, ",").replace(/^"/, "");
      expect(written).toMatch(/^'/);
      expect(cellsOf(csvLine([text, "b"], ","))).toEqual([[text, "b"]]);
    },
  );

  it("has no apostrophe too many when it is none", () => {
    // A negative amount: bookkeepers add it up.
    expect([writeCell("-5", ","), writeCell("-1299.50", ","), readCell("-5")]).toEqual(["-5", "-1299.50", "-5"]);
    expect(writeCell("it's = fine", ",")).toBe("it's = fine");
    expect(readCell("'quoted'")).toBe("'quoted'");
  });
});

describe("sniffCsv", () => {
  it.each([
    [",", "Handle,Title\r\n"],
    [";", "Handle;Title;Type, kind\r\n"],
    ["\t", "Handle\tTitle\r\n"],
  ])("finds the separator %j", (separator, text) => {
    expect(sniffCsv(bytesOf(byteOrderMark + text))).toMatchObject({ kind: "csv", separator, line: 2 });
  });

  it("says where the rows begin", () => {
    const text = `${byteOrderMark}Handle;"Title\nof it"\r\ntee;Tee\r\n`;
    const head = sniffCsv(bytesOf(text));
    if (head.kind !== "csv") throw new Error(head.kind);
    expect(head).toMatchObject({ columns: ["Handle", "Title\nof it"], line: 3 });
    const reader = new CsvReader(";", head);
    expect([...reader.read(bytesOf(text).subarray(head.offset))]).toMatchObject([{ cells: ["tee", "Tee"], line: 3 }]);
  });

  it("refuses UTF-16 with and without its mark, other code pages, and nothing", () => {
    const utf16 = new Uint8Array(Array.from('"a,b"').flatMap((letter) => [letter.charCodeAt(0), 0]));
    expect(sniffCsv(new Uint8Array([0xff, 0xfe, ...utf16])).kind).toBe("utf-16");
    expect(sniffCsv(utf16).kind).toBe("utf-16");
    expect(sniffCsv(new Uint8Array([0x61, 0x2c, 0xe5, 0x0a])).kind).toBe("not-utf-8");
    expect(sniffCsv(bytesOf("\r\n\r\n")).kind).toBe("empty");
    expect(sniffCsv(bytesOf('a,"b\n')).kind).toBe("broken-head");
  });
});

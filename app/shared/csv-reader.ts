import { readCell, type Separator } from "./csv-cell.ts";

/** One row of a CSV file. */
export interface CsvRow {
  cells: string[];
  /** The line of the file at which it begins, the first being 1. */
  line: number;
  /** The line after it, and the byte after it: where a reader can go on later. */
  nextLine: number;
  end: number;
  /** Why it cannot be read; its cells are then what could be made of it. */
  problem: "unclosed-quote" | "text-after-quote" | "not-utf-8" | "too-long" | null;
}

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];
/** A quote that nobody closes would take the rest of the file for one row. */
const maxRowBytes = 1_000_000;

type State = "cell-start" | "plain" | "quoted" | "quote-in-quoted";

/**
 * Reads CSV (RFC 4180) from bytes as they come, by rows that know where they end: a reader can stop and another go on from
 * there. Line ends may be CRLF, LF or CR. Quotes inside of an unquoted cell are text. Never throws: what is wrong with a row is
 * its `problem`.
 */
export class CsvReader {
  readonly #separator: number;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #bytes = new Uint8Array();
  /** The file's byte that `#bytes` begins with, and the line it is on. */
  #offset: number;
  #line: number;

  constructor(separator: Separator, from: { offset: number; line: number } = { offset: 0, line: 1 }) {
    this.#separator = separator.charCodeAt(0);
    this.#offset = from.offset;
    this.#line = from.line;
  }

  /** The rows that end within the bytes so far; `isLast` says that no more come, so that the rest is a row. */
  *read(more: Uint8Array, isLast = false): Generator<CsvRow> {
    this.#bytes = joined(this.#bytes, more);
    for (;;) {
      const row = this.#readRow(isLast);
      if (!row) return;
      yield row;
    }
  }

  #readRow(isLast: boolean): CsvRow | null {
    const bytes = this.#bytes;
    const cells: string[] = [];
    let problem: CsvRow["problem"] = null;
    let state: State = "cell-start";
    let from = 0;
    let lines = 0;
    const endCell = (to: number) => {
      const text = this.#decode(bytes.subarray(from, to));
      if (text === null) problem ??= "not-utf-8";
      else cells.push(readCell(state === "quote-in-quoted" || state === "quoted" ? unquoted(text) : text));
    };
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at];
      const endsLine = byte === lineFeed || byte === carriageReturn;
      if (state === "quoted") {
        if (byte === quote) state = "quote-in-quoted";
        else if (byte === lineFeed || (byte === carriageReturn && bytes[at + 1] !== lineFeed)) lines += 1;
        continue;
      }
      if (byte === quote && state !== "plain") {
        state = "quoted";
        continue;
      }
      if (byte === this.#separator) {
        endCell(at);
        state = "cell-start";
        from = at + 1;
      } else if (endsLine) {
        // Whether a line feed follows is not known yet.
        if (byte === carriageReturn && at + 1 === bytes.length && !isLast) return null;
        endCell(at);
        const length = byte === carriageReturn && bytes[at + 1] === lineFeed ? 2 : 1;
        return this.#take(at + length, { cells, problem, lines: lines + 1 });
      } else if (state === "quote-in-quoted") {
        problem ??= "text-after-quote";
        state = "plain";
      } else {
        state = "plain";
      }
    }
    if (bytes.length > maxRowBytes) return this.#take(bytes.length, { cells, problem: "too-long", lines });
    if (!isLast || bytes.length === 0) return null;
    if (state === "quoted") problem ??= "unclosed-quote";
    endCell(bytes.length);
    return this.#take(bytes.length, { cells, problem, lines: lines + 1 });
  }

  #take(length: number, { lines, ...row }: { cells: string[]; problem: CsvRow["problem"]; lines: number }): CsvRow {
    const line = this.#line;
    this.#bytes = this.#bytes.subarray(length);
    this.#offset += length;
    this.#line += lines;
    return { ...row, line, nextLine: this.#line, end: this.#offset };
  }

  #decode(bytes: Uint8Array): string | null {
    try {
      return this.#decoder.decode(bytes);
    } catch {
      return null;
    }
  }
}

/** The text of a quoted cell, which still has its quotes. */
function unquoted(text: string): string {
  return text.replace(/^"|"$/g, "").replaceAll('""', '"');
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

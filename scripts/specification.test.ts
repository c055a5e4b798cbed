import { globSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

/** One row of docs/specification.md: its number, and the files it names. */
interface Row {
  number: string;
  where: string[];
  shownBy: string[];
}

const text = readFileSync("docs/specification.md", "utf8");
const rows: Row[] = text
  .split("\n")
  .filter((line) => /^\| [SRC]\d+ /.test(line))
  .map((line) => {
    const [, number = "", , where = "", shownBy = ""] = line.split("|").map((cell) => cell.trim());
    return { number, where: pathsIn(where), shownBy: pathsIn(shownBy) };
  });

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
}

describe("docs/specification.md", () => {
  it("numbers its rows S1, S2 …, R1 … and C1 …, each once and in order", () => {
    for (const letter of ["S", "R", "C"]) {
      const numbers = rows.map((row) => row.number).filter((number) => number.startsWith(letter));
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual(numbers.map((_, index) => `${letter}${index + 1}`));
    }
  });

  it.each(rows)("$number names code and tests that are there", ({ where, shownBy }) => {
    expect(where.length, "code").toBeGreaterThan(0);
    expect(shownBy.length, "tests").toBeGreaterThan(0);
    expect([...where, ...shownBy].filter((path) => globSync(path).length === 0)).toEqual([]);
    expect(shownBy.filter((path) => !/\.(test|spec)\.tsx?$/.test(path))).toEqual([]);
  });
});

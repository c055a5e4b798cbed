import { expect, it } from "vitest";

import { readPricesFile, repeatedPrices } from "./price-file.ts";

const rowsOf = (...rows: string[]) => {
  const read = readPricesFile(new TextEncoder().encode(["Id;Price;Version", ...rows].join("\n")));
  if ("problem" in read) throw new Error(read.problem);
  return read.rows;
};

it("tells each price that a file has more than once, with all of its lines", () => {
  const rows = rowsOf("tee;329;", "hood;499;", "tee;349;", "cap;99;", "hood;499;", " tee ;359;");
  expect(repeatedPrices(rows)).toEqual([
    "Lines 2, 4 and 7 have the same id, tee. Keep one of them.",
    "Lines 3 and 6 have the same id, hood. Keep one of them.",
  ]);
});

it("takes a file that has each price once, empty lines and all", () => {
  expect(repeatedPrices(rowsOf("tee;329;", "", "tees;329;", ""))).toEqual([]);
});

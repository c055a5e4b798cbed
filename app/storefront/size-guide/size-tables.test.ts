import { expect, it } from "vitest";

import { sizeTables, sizeText } from "./size-tables.ts";

it("a range is told in cm as it is, and in inches to the half", () => {
  expect(sizeText("88-94", "cm")).toBe("88–94");
  expect(sizeText("88-94", "inches")).toBe("34.5–37");
  expect(sizeText("70 A-C", "inches")).toBe("70 A–C");
});

it("every size says each measure of its table", () => {
  for (const { sizes, measures } of sizeTables) {
    for (const values of Object.values(sizes)) expect(values).toHaveLength(measures.length);
  }
});

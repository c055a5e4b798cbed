import { expect, it } from "vitest";

import { measuringOf, tapesOf } from "./measuring-steps.tsx";
import type { SizeFamily } from "./size-family.ts";
import { sizeTables } from "./size-tables.ts";

/** How to measure, beside the table of a product. */
const beside = (family: SizeFamily) =>
  tapesOf(
    measuringOf(family),
    sizeTables.find(({ id }) => id === family),
  );

it("beside a product's table it says how to measure what the table has, and nothing else", () => {
  expect(beside("mens")).toEqual(["Chest", "Waist", "Hip", "Inseam"]);
  expect(beside("bras")).toEqual(["Chest", "Underbust"]);
  expect(beside("gloves")).toEqual(["Palm", "Hand length"]);
});

it("in the whole guide it says how to measure everything", () => {
  expect(tapesOf("body")).toContain("Underbust");
});

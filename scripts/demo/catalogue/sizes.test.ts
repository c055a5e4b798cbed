import { expect, it } from "vitest";

import { sizesOf, soldSizes } from "./sizes.ts";

it.each([
  ["mens", "fleece", "M: Chest 95–101 cm"],
  ["mens", "shorts", "M: Waist 81–87 cm"],
  ["womens", "tights", "M: Waist 71–76 cm, Hip 95–100 cm"],
  ["womens", "bra", "M: Underbust 73–77 cm"],
  ["gloves", "gloves", "M: Palm 19–21 cm around"],
] as const)("the sizes of %s %s go by what the size guide measures there", (sizes, family, text) => {
  expect(sizesOf({ sizes, family }).map(({ name, description }) => `${name}: ${description}`)).toContain(text);
});

it("a product in two lengths comes in both but in its smallest size, and keeps the ids of its sizes", () => {
  const sold = soldSizes({ sizes: "womens", family: "tights", hasLengths: true });
  expect(sold.slice(0, 3).map(({ id, name }) => `${id}: ${name}`)).toEqual([
    "xs: XS / Regular",
    "s: S / Regular",
    "s-long: S / Long",
  ]);
  expect(sold).toHaveLength(2 * sizesOf({ sizes: "womens", family: "tights" }).length - 1);
});

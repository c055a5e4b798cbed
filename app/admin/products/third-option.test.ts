import { expect, it } from "vitest";

import { sizeNamed } from "#app/features/catalogue/products/default-options.ts";

import { withNewSizes, withoutThird, withParts, withThirdValue } from "./third-option.ts";

const plain = ["S", "M"].map(sizeNamed);
const regular = withThirdValue(plain, "Regular");
const both = withThirdValue(regular, "Long");
const told = (sizes: readonly { id: string; name: string }[]) => sizes.map(({ id, name }) => `${id}: ${name}`);

it("sizes take the first value of a third option under the ids they have", () => {
  expect(told(regular)).toEqual(["s: S / Regular", "m: M / Regular"]);
  expect(regular[0]).toMatchObject({ sizeValue: "S", thirdValue: "Regular" });
});

it("each size comes in a further value, beside the one it has, and once", () => {
  expect(told(both)).toEqual(["s: S / Regular", "s-long: S / Long", "m: M / Regular", "m-long: M / Long"]);
  expect(withThirdValue(both, "Long")).toEqual(both);
});

it("a combination that was taken away stays away when another value is added", () => {
  const without = both.filter(({ id }) => id !== "m-long");
  expect(told(withThirdValue(without, "Short")).filter((name) => name.includes("Long"))).toEqual(["s-long: S / Long"]);
});

it("a new size comes in every value", () => {
  expect(told(withNewSizes(both, [...both, sizeNamed("L")])).slice(4)).toEqual([
    "l-regular: L / Regular",
    "l-long: L / Long",
  ]);
});

it("a size without its third value is a plain one, and none has one once the option goes", () => {
  expect(withParts(both[0]!, "S", "")).toEqual({ ...sizeNamed("S") });
  expect(told(withoutThird(both))).toEqual(told(both));
  expect(withoutThird(both).every((size) => !("thirdValue" in size))).toBe(true);
});

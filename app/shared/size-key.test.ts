import { describe, expect, it } from "vitest";

import { compareSizes, sizeKeyOf } from "./size-key.ts";
import { sizeLabel } from "./size-name.ts";

describe("sizeKeyOf", () => {
  it.each([
    ["M", "m"],
    [" Medium ", "m"],
    ["2XL", "xxl"],
    ["XXL", "xxl"],
    ["XXXL", "3xl"],
    ["Extra Large", "xl"],
    ["40-43", "40-43"],
    ["EU 40–43", "40-43"],
    ["40/43", "40-43"],
    ["One size", "one-size"],
    ["OS", "one-size"],
    ["One Size Fits All", "one-size"],
    ["", "one-size"],
    ["Set", "set"],
    ["39,5", "39,5"],
    ["均码", "均码"],
  ])("makes %s to %s", (name, key) => {
    expect(sizeKeyOf(name)).toBe(key);
  });
});

describe("sizeLabel", () => {
  it.each([
    ["m", "M"],
    ["3xl", "3XL"],
    ["40-43", "40–43"],
    ["one-size", "One size"],
    ["set", "Set"],
  ])("writes %s as %s", (key, label) => {
    expect(sizeLabel(key)).toBe(label);
  });
});

describe("compareSizes", () => {
  it("sorts letters from the smallest, then numbers, then names, one size last", () => {
    const sorted = ["xs", "s", "m", "xl", "xxl", "3xl", "5", "36-39", "40-43", "104", "long", "set", "one-size"];
    expect(sorted.toReversed().toSorted(compareSizes)).toEqual(sorted);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { editDistance, slipsAllowed, slipsBetween } from "./edit-distance.ts";

describe("editDistance", () => {
  it.each([
    ["hodie", "hoodie", 1],
    ["jakcet", "jacket", 1],
    ["legimgs", "leggings", 2],
    ["tee", "tee", 0],
    ["", "abc", 3],
    ["gren", "green", 1],
  ])("of %s and %s is %i", (one, other, distance) => {
    expect(editDistance(one, other, 3)).toBe(distance);
  });

  it("is the same both ways, and never more than one above its limit", () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(3), (one, other, limit) => {
        const distance = editDistance(one, other, limit);
        expect(editDistance(other, one, limit)).toBe(distance);
        expect(distance).toBeLessThanOrEqual(limit + 1);
        expect(distance === 0).toBe(one === other);
      }),
    );
  });
});

describe("slipsAllowed", () => {
  it.each([
    ["tee", 0],
    ["blak", 1],
    ["leggigns", 2],
  ])("of %s is %i", (word, slips) => {
    expect(slipsAllowed(word)).toBe(slips);
  });
});

describe("slipsBetween", () => {
  it.each([
    ["hodie", "hoodie", 1],
    ["hodiee", "hoodie", 2],
    ["hodiie", "hoodie", 2],
    ["leggigns", "leggings", 1],
    ["boodle", "hoodie", null],
    ["iphone", "hoodie", null],
    ["blakk", "black", 1],
    ["tee", "teee", null],
  ])("%s and %s is %s", (typed, word, slips) => {
    expect(slipsBetween(typed, word)).toBe(slips);
  });
});

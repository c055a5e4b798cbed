import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { formatPrice, parsePriceText, percentOf, toKronor, toOre } from "./money.ts";

describe("kronor and öre", () => {
  it.each([
    [299, 29_900],
    [49.5, 4_950],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [8.115, 812],
    [0, 0],
  ])("reads %d kronor as %d öre", (kronor, ore) => {
    expect(toOre(kronor)).toBe(ore);
  });

  it("brings every whole number of öre back unchanged", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (ore) => toOre(toKronor(ore)) === ore));
  });
});

describe("percentOf", () => {
  it.each([
    [10_000, 25_00, 2_500],
    [9_999, 10_00, 1_000],
    [9_994, 10_00, 999],
    [12_345, 12_50, 1_543],
    [10_000, 25_50, 2_550],
    [100, 0, 0],
  ])("takes of %d öre %d hundredths of a percent as %d öre", (ore, hundredths, expected) => {
    expect(percentOf(ore, hundredths)).toBe(expected);
  });
});

describe("formatPrice", () => {
  it.each([
    [29_900, "SEK", "299\u00a0kr"],
    [129_900, "SEK", "1\u00a0299\u00a0kr"],
    [14_950, "SEK", "149,50\u00a0kr"],
    [-5_000, "SEK", "−50\u00a0kr"],
    [2_900, "USD", "$29.00"],
    [123_456_789, "EUR", "€1,234,567.89"],
    [0, "SEK", "0\u00a0kr"],
  ] as const)("writes %d öre in %s as %s, on one line", (ore, currency, text) => {
    expect(formatPrice(ore, currency)).toBe(text);
  });
});

describe("parsePriceText", () => {
  it.each([
    ["299 kr", 299],
    ["1\u00a0299,50\u00a0kr", 1299.5],
    ["$29.00", 29],
    ["$1,299.00", 1299],
    ["free", 0],
  ])("reads %s as %d kronor", (text, kronor) => {
    expect(parsePriceText(text)).toBe(kronor);
  });
});

import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";

import { readLanguageFrom } from "./language/current-language.ts";
import type { Language } from "./language/languages.ts";
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
  let language: Language = "en";
  readLanguageFrom(() => language);
  afterEach(() => void (language = "en"));

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

  it.each([
    [129_900, "SEK", "sv", "1\u00a0299\u00a0kr"],
    [129_900, "NOK", "nb", "1\u00a0299\u00a0kr"],
    [14_950, "NOK", "nb", "149,50\u00a0kr"],
    [129_900, "DKK", "da", "1.299\u00a0kr."],
    [14_950, "DKK", "da", "149,50\u00a0kr."],
    [-129_900, "DKK", "da", "−1.299\u00a0kr."],
    [3_495, "EUR", "fi", "34,95\u00a0€"],
    [129_900, "EUR", "sv", "1\u00a0299,00\u00a0€"],
    [3_495, "EUR", "en", "€34.95"],
    [2_900, "USD", "fi", "$29.00"],
  ] as const)("writes %d öre in %s for readers of %s as they do", (ore, currency, reader, text) => {
    language = reader;
    expect(formatPrice(ore, currency)).toBe(text);
  });

  it.each([
    [129_900, "NOK", "en", "1\u00a0299\u00a0NOK"],
    [14_950, "DKK", "sv", "149,50\u00a0DKK"],
    [129_900, "NOK", "da", "1\u00a0299\u00a0NOK"],
    [129_900, "SEK", "nb", "1\u00a0299\u00a0SEK"],
    [129_900, "SEK", "da", "1\u00a0299\u00a0SEK"],
    [129_900, "SEK", "fi", "1\u00a0299\u00a0SEK"],
    [129_900, "SEK", "sv", "1\u00a0299\u00a0kr"],
  ] as const)(
    "names a neighbor's krone by its code: %d öre in %s, read in %s, are %s",
    (ore, currency, reader, text) => {
      language = reader;
      expect(formatPrice(ore, currency)).toBe(text);
    },
  );
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

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Currency } from "#app/shared/currencies.ts";

import { nearestEnding } from "./nearest-ending.ts";

const amount = fc.integer({ min: 0, max: 50_000_00 });
const currency = fc.constantFrom<Currency>("SEK", "NOK", "DKK", "EUR");

/** Whether a price ends as the law-and-markets table says, told from its text alone. */
function endsRight(minor: number, among: Currency): boolean {
  const text = (minor / 100).toFixed(2);
  if (among !== "EUR") return (minor < 1_000_00 ? /9\.00$/ : /(49|99)\.00$/).test(text);
  return (minor < 100_00 ? /\.95$/ : /[59]\.00$/).test(text);
}

describe("the nearest ending of a price", () => {
  it.each([
    [301_00, "NOK", 299_00],
    [304_00, "NOK", 309_00],
    [303_99, "DKK", 299_00],
    [1_020_00, "NOK", 999_00],
    [1_024_00, "NOK", 1_049_00],
    [1_074_00, "DKK", 1_099_00],
    [34_41, "EUR", 33_95],
    [34_45, "EUR", 34_95],
    [102_00, "EUR", 99_95],
    [107_00, "EUR", 109_00],
    [112_00, "EUR", 115_00],
    [0, "EUR", 95],
    [0, "NOK", 9_00],
  ] as const)("of %d in %s is %d", (minor, among, price) => {
    expect(nearestEnding(minor, among)).toBe(price);
  });

  it("ends as prices of the currency do, and is more than 0", () => {
    fc.assert(
      fc.property(amount, currency, (minor, among) => {
        const price = nearestEnding(minor, among);
        return price > 0 && endsRight(price, among);
      }),
    );
  });

  it("is nearer than any other, and the higher of two as near", () => {
    fc.assert(
      fc.property(amount, currency, fc.integer({ min: 1, max: 60_00 }), (minor, among, off) => {
        const gap = Math.abs(nearestEnding(minor, among) - minor);
        const isBeaten = (other: number) =>
          other > 0 &&
          endsRight(other, among) &&
          (Math.abs(other - minor) < gap || (other > minor && gap === off && other !== nearestEnding(minor, among)));
        return !isBeaten(minor + off) && !(off < gap && isBeaten(minor - off));
      }),
      { numRuns: 2_000 },
    );
  });

  it("stays where it is, and never falls when the amount rises", () => {
    fc.assert(
      fc.property(amount, amount, currency, (a, b, among) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const price = nearestEnding(low, among);
        return nearestEnding(price, among) === price && price <= nearestEnding(high, among);
      }),
    );
  });
});

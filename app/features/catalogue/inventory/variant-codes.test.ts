import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { hasCheckDigit, variantCodesSchema } from "./variant-codes.ts";

describe("a barcode's number", () => {
  it.each(["4006381333931", "73513537", "036000291452", "10614141000415"])("is taken: %s", (gtin) => {
    expect(hasCheckDigit(gtin)).toBe(true);
  });

  it("is refused with any one digit mistyped", () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = Array.from("4006381333931", String);
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(hasCheckDigit(digits.join(""))).toBe(false);
      }),
    );
  });

  it.each(["", "4006381333931 ", "400638133393", "٤٠٠٦٣٨١٣٣٣٩٣١", "4006381333931e0"])("is refused: '%s'", (gtin) => {
    expect(hasCheckDigit(gtin)).toBe(false);
  });

  it("may be typed as it is printed, with spaces", () => {
    expect(variantCodesSchema.parse({ sku: "", gtin: "4 006381 333931", place: " A-3 " })).toEqual({
      sku: null,
      gtin: "4006381333931",
      place: "A-3",
    });
  });
});

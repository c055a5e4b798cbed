import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { detailsOf, detailsOfRows, hasCheckDigit, noDetails, repeatedCodes } from "./variant-details.ts";

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
});

describe("the details of variants", () => {
  const black = { colorId: "black", sizeId: "m" };
  const white = { colorId: "white", sizeId: "m" };

  it("are those of whom something is said, and of no variant that is not there", () => {
    const said = { ...noDetails, weightGrams: 180 };
    const details = { "black m": said, "white m": noDetails, "red m": said };
    expect(detailsOf([black, white], details)).toEqual({ "black m": said });
    expect(detailsOfRows([{ ...black, ...said }])).toEqual({ "black m": said });
  });

  it("tell a code that two variants share, in whatever case", () => {
    const of = (sku: string) => ({ ...noDetails, sku });
    expect(repeatedCodes({ "black m": of("TEE-1"), "white m": of("tee-1") })).toEqual(["tee-1"]);
    expect(repeatedCodes({ "black m": of("TEE-1"), "white m": of("TEE-2") })).toEqual([]);
  });
});

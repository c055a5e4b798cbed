import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isExport } from "./exports.ts";
import { isSoldByVoec } from "./voec.ts";

const included = { mode: "included", rateHundredths: 25_00 } as const;
const added = { mode: "added", rateHundredths: 25_00 } as const;
const item = (priceOre: number) => ({ priceOre, currency: "SEK" as const, source: "local" });

describe("what is sold by VOEC", () => {
  it.each([
    // At a krone for a krona, 3,000.00 without VAT is 3,750.00 with it.
    ["an öre below the limit", included, 3_749_99, true],
    ["at the limit", included, 3_750_00, false],
    ["above it", included, 3_750_01, false],
    ["an öre below it, VAT added", added, 2_999_99, true],
    ["at it, VAT added", added, 3_000_00, false],
  ] as const)("is decided by the price without VAT: %s", (_, rule, priceOre, isSold) => {
    expect(isSoldByVoec([item(priceOre)], rule, 1_00_00)).toBe(isSold);
  });

  it("counts the price in Norwegian kroner at the rate that staff entered, without rounding", () => {
    // 3,000 NOK at 0.9876 are 3,037.667… kr without VAT, so 3,797.083… kr with it.
    expect(isSoldByVoec([item(3_797_08)], included, 98_76)).toBe(true);
    expect(isSoldByVoec([item(3_797_09)], included, 98_76)).toBe(false);
  });

  it("takes no order with one item at the limit, whatever else is in it, and never a partner's goods or another currency", () => {
    const cheap = item(299_00);
    const cases = [[cheap], [cheap, item(3_750_00)], [cheap, { ...cheap, source: "cjdropshipping" }]];
    expect(cases.map((items) => isSoldByVoec(items, included, 1_00_00))).toEqual([true, false, false]);
    expect(isSoldByVoec([{ ...cheap, currency: "EUR" }], included, 1_00_00)).toBe(false);
  });

  it("takes a price in Norwegian kroner as it is, whatever the rate", () => {
    const inNok = (priceOre: number) => ({ ...item(priceOre), currency: "NOK" as const });
    const sold = [3_749_99, 3_750_00].map((priceOre) => isSoldByVoec([inNok(priceOre)], included, 1_50_00));
    expect(sold).toEqual([true, false]);
  });

  it("is nothing while the shop isn't registered, and nothing outside Norway", () => {
    const terms = { ...included, oss: false };
    expect(isExport("Norway", [item(299_00)], { ...terms, nokPerSek: null })).toBe(true);
    expect(isExport("Norway", [item(299_00)], { ...terms, nokPerSek: 1_00_00 })).toBe(false);
    expect(isExport("Denmark", [item(9_999_00)], { ...terms, nokPerSek: 1_00_00 })).toBe(false);
  });

  it("holds: a higher price or rate never brings an order back under the limit", () => {
    const rate = fc.integer({ min: 50_00, max: 2_00_00 });
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), rate, rate, (one, other, r, s) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const sold = (ore: number, nok: number) => isSoldByVoec([item(ore)], included, nok);
        expect(!sold(high, Math.max(r, s)) || sold(low, Math.min(r, s))).toBe(true);
      }),
    );
  });
});

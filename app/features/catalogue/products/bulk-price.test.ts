import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { editedPrices, type PriceEdit } from "./bulk-price.ts";

const ore = fc.integer({ min: 0, max: 10_000_000 });
const prices = fc
  .record({ priceOre: ore, more: fc.option(fc.integer({ min: 1, max: 1_000_000 })) })
  .map(({ priceOre, more }) => ({ priceOre, earlierPriceOre: more === null ? null : priceOre + more }));
const edits: fc.Arbitrary<PriceEdit> = fc.oneof(
  fc.record({ kind: fc.constant("set" as const), priceOre: ore }),
  fc.record({
    kind: fc.constant("percent" as const),
    percent: fc.integer({ min: -100, max: 300 }),
    asSale: fc.boolean(),
  }),
  fc.constant({ kind: "end-sale" as const }),
);

describe("editedPrices", () => {
  it("keeps every price whole, not below nothing, and below the price before the sale", () => {
    fc.assert(
      fc.property(prices, edits, (before, edit) => {
        const { priceOre, earlierPriceOre } = editedPrices(before, edit);
        expect(Number.isInteger(priceOre) && priceOre >= 0).toBe(true);
        if (earlierPriceOre !== null) expect(earlierPriceOre).toBeGreaterThan(priceOre);
      }),
    );
  });

  it("keeps the price before the first of several cuts", () => {
    const cut = { kind: "percent", percent: -20, asSale: true } as const;
    const once = editedPrices({ priceOre: 500_00, earlierPriceOre: null }, cut);
    expect(once).toEqual({ priceOre: 400_00, earlierPriceOre: 500_00 });
    expect(editedPrices(once, cut)).toEqual({ priceOre: 320_00, earlierPriceOre: 500_00 });
    expect(editedPrices(editedPrices(once, cut), { kind: "end-sale" })).toEqual({
      priceOre: 500_00,
      earlierPriceOre: null,
    });
  });

  it("rounds a percentage to whole kronor", () => {
    const edit = { kind: "percent", percent: -15, asSale: false } as const;
    expect(editedPrices({ priceOre: 299_00, earlierPriceOre: null }, edit).priceOre).toBe(254_00);
  });
});

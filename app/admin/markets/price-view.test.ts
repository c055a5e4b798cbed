import { describe, expect, it } from "vitest";

import { isShown, pageOf, pageSize, type ProposedPrice, takenProposals } from "./price-view.ts";

const price = (fields: Partial<ProposedPrice>): ProposedPrice => ({
  id: "no:tee",
  productId: "tee",
  variantId: null,
  name: "Tee",
  variant: null,
  ownOre: 349_00,
  ownCurrency: "SEK",
  isForSale: true,
  whyNotSold: null,
  priceOre: 369_00,
  earlierPriceOre: null,
  updatedAt: "2026-11-20T12:00:00.000Z",
  proposedOre: 369_00,
  ...fields,
});

const missing = price({ priceOre: null, updatedAt: null });
const off = price({ priceOre: 299_00 });
const onSale = price({ priceOre: 199_00, earlierPriceOre: 369_00 });
const offBeforeSale = price({ priceOre: 199_00, earlierPriceOre: 299_00 });
const unproposed = price({ priceOre: null, updatedAt: null, proposedOre: null });

describe("the prices of a market", () => {
  it("are narrowed to those that are missing, and to those off their proposal", () => {
    const all = [price({}), missing, off, onSale, offBeforeSale, unproposed];
    expect(all.filter((one) => isShown(one, "missing"))).toEqual([missing, unproposed]);
    expect(all.filter((one) => isShown(one, "off"))).toEqual([off, offBeforeSale]);
  });

  it("take their proposals where one is missing or off, but for those on sale", () => {
    expect(takenProposals([price({}), missing, off, onSale, offBeforeSale, unproposed])).toEqual([missing, off]);
  });

  it("stand on pages, and a page beyond the last is the last", () => {
    const rows = Array.from({ length: pageSize + 1 }, (_, i) => i);
    expect(pageOf(rows, 1).rows).toHaveLength(pageSize);
    expect(pageOf(rows, 9)).toEqual({ rows: [pageSize], page: 2, pages: 2 });
    expect(pageOf([], 0)).toEqual({ rows: [], page: 1, pages: 1 });
  });
});

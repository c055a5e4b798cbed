import { describe, expect, it } from "vitest";

import { totalsInOre } from "#app/features/selling/orders/responses.ts";
import { formatPrice } from "#app/shared/money.ts";

import { totalChanges, vatModeOf } from "./total-changes.ts";

const seen = { subtotalOre: 598_00, discountOre: 29_90, shippingOre: 49_00, taxOre: 149_50, totalOre: 766_60 };

describe("totalChanges", () => {
  it("says what is another amount now, and the total", () => {
    expect(totalChanges(seen, { ...seen, discountOre: 59_80, totalOre: 736_70 }, "SEK")).toEqual([
      `Your discount is now ${formatPrice(59_80)}`,
      `Your total is now ${formatPrice(736_70)}`,
    ]);
    expect(totalChanges(seen, { ...seen, shippingOre: 59_00, taxOre: 150_00, totalOre: 777_10 }, "SEK")).toEqual([
      `Shipping is now ${formatPrice(59_00)}`,
      `VAT is now ${formatPrice(150_00)}`,
      `Your total is now ${formatPrice(777_10)}`,
    ]);
  });

  it("says in words what is no amount any more", () => {
    expect(totalChanges(seen, { ...seen, discountOre: 0, shippingOre: 0, totalOre: 747_50 }, "SEK")).toEqual([
      "Your discount no longer applies",
      "Shipping is now free",
      `Your total is now ${formatPrice(747_50)}`,
    ]);
  });
});

describe("the shop's own totals", () => {
  it("come in kronor and are counted in öre", () => {
    expect(totalsInOre({ subtotal: 598, discount: 29.9, shipping: 49, tax: 149.5, total: 766.6 })).toEqual(seen);
  });

  it("tell whether VAT was added", () => {
    expect(vatModeOf(seen)).toBe("added");
    expect(vatModeOf({ ...seen, totalOre: 617_10 })).toBe("included");
  });
});

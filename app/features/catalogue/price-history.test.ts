import { describe, expect, it } from "vitest";

import { lowestPriceBefore } from "./price-history.ts";

const at = (validFrom: string, priceOre: number) => ({ validFrom, priceOre });

describe("lowestPriceBefore", () => {
  it("is null for a product that never had another price", () => {
    expect(lowestPriceBefore([at("2026-01-01T00:00:00Z", 399_00)])).toBeNull();
    expect(lowestPriceBefore([])).toBeNull();
  });

  it("is the price before the sale", () => {
    expect(lowestPriceBefore([at("2026-01-01T00:00:00Z", 399_00), at("2026-06-01T00:00:00Z", 299_00)])).toBe(399_00);
  });

  it("does not let a price raised for a week pass for the earlier one", () => {
    const history = [
      at("2026-01-01T00:00:00Z", 349_00),
      at("2026-05-25T00:00:00Z", 499_00),
      at("2026-06-01T00:00:00Z", 299_00),
    ];
    expect(lowestPriceBefore(history)).toBe(349_00);
  });

  it("forgets prices that ended more than 30 days before", () => {
    const history = [
      at("2026-01-01T00:00:00Z", 199_00),
      at("2026-04-01T00:00:00Z", 399_00),
      at("2026-06-01T00:00:00Z", 299_00),
    ];
    expect(lowestPriceBefore(history)).toBe(399_00);
  });
});

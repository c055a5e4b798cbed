import { describe, expect, it } from "vitest";

import { parseCart } from "#app/features/selling/cart/cart-line.ts";

import { atTodaysPrices } from "./todays-prices.ts";

const lines = parseCart(
  JSON.stringify([
    { id: "tee", name: "Tee", price: 299, quantity: 2, size: "M" },
    { id: "tee", name: "Tee", price: 299, quantity: 1, size: "L" },
    { id: "cap", name: "Cap", price: 199, quantity: 1 },
    { id: "gone", name: "Gone", price: 99, quantity: 1 },
    { id: "cap", name: "Test", price: 1, quantity: 1, source: "test" },
  ]),
);
const level = (id: string, price: number) => [id, { id, quantity: 3, price, currency: "SEK" as const }] as const;

describe("atTodaysPrices", () => {
  it("gives every line what it costs now, and tells each change once", () => {
    const { lines: fresh, changes } = atTodaysPrices(lines, new Map([level("tee", 249.5), level("cap", 199)]));
    expect(fresh.map(({ priceOre }) => priceOre)).toEqual([249_50, 249_50, 199_00, 99_00, 1_00]);
    expect(fresh.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1, 1]);
    expect(changes).toEqual([{ name: "Tee", fromOre: 299_00, toOre: 249_50, fromCurrency: "SEK", toCurrency: "SEK" }]);
  });

  it("changes nothing before the shop has answered", () => {
    expect(atTodaysPrices(lines, new Map())).toEqual({ lines, changes: [] });
  });
});

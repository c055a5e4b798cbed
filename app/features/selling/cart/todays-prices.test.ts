import { describe, expect, it } from "vitest";

import type { StockAnswer } from "#app/features/catalogue/inventory/use-stock-levels.ts";
import { parseCart } from "#app/features/selling/cart/cart-line.ts";

import { atTodaysPrices, notSoldHere } from "./todays-prices.ts";

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

describe("what isn't sold in the market that the cart came to", () => {
  const inKroner = {
    id: "tee",
    quantity: 3,
    price: 219,
    currency: "DKK" as const,
    prices: [{ variantId: "m", price: 219 }],
  };
  const moved = parseCart(
    JSON.stringify([
      { id: "tee", name: "Tee", price: 299, quantity: 1, variantId: "m" },
      { id: "tee", name: "Tee", price: 299, quantity: 1, variantId: "l" },
      { id: "cap", name: "Cap", price: 199, quantity: 1, variantId: "one" },
    ]),
  );

  const answerOf = (levels: StockAnswer["levels"]): StockAnswer => ({ asked: new Set(["tee", "cap"]), levels });

  it("is told: a product and a variant that have no price there keep their kronor", () => {
    const levels = new Map([["tee", inKroner]]);
    const { lines: fresh } = atTodaysPrices(moved, levels);
    expect(fresh.map(({ currency }) => currency)).toEqual(["DKK", "SEK", "SEK"]);
    expect(notSoldHere(fresh, answerOf(levels)).map(({ variantId }) => variantId)).toEqual(["l", "one"]);
    expect(notSoldHere(moved, answerOf(new Map()))).toHaveLength(3);
  });

  it("is nothing that has a price there, nor a test product", () => {
    const { prices: _, ...whole } = inKroner;
    const levels = new Map([["tee", whole]]);
    expect(notSoldHere(moved, answerOf(levels)).map(({ id }) => id)).toEqual(["cap"]);
    expect(
      notSoldHere(
        moved.map((line) => ({ ...line, source: "test" })),
        answerOf(new Map()),
      ),
    ).toEqual([]);
  });

  it("is nothing that came to the cart after the shop was asked", () => {
    const asked = new Set(["cap"]);
    expect(notSoldHere(moved, { asked, levels: new Map() }).map(({ id }) => id)).toEqual(["cap"]);
  });
});

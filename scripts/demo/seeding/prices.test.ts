import { describe, expect, it } from "vitest";

import { priorPrice } from "#app/features/catalogue/products/price-history.ts";
import { toOre } from "#app/shared/money.ts";

import { demoProducts } from "../catalogue/products.ts";
import { priceSteps } from "./prices.ts";

const now = Date.UTC(2026, 10, 22, 12);
const historyOf = (product: (typeof demoProducts)[number]) =>
  priceSteps(product).map(({ daysAgo, price, isReduced = false }) => ({
    priceOre: toOre(price),
    currency: "SEK" as const,
    isReduced,
    vatAddedHundredths: 0,
    validFrom: new Date(now - daysAgo * 86_400_000).toISOString(),
  }));

const shown = (product: (typeof demoProducts)[number]) =>
  priorPrice(historyOf(product), {
    priceOre: toOre(product.price),
    earlierPriceOre: toOre(product.earlierPrice ?? product.raisedTo ?? 0),
    currency: "SEK",
  });

describe("the demo prices", () => {
  it.each(demoProducts)("of $id go forward in time and end with today's", (product) => {
    const days = priceSteps(product).map(({ daysAgo }) => daysAgo);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(historyOf(product).at(-1)?.priceOre).toBe(toOre(product.price));
  });

  it.each(demoProducts.filter(({ earlierPrice }) => earlierPrice !== undefined))(
    "of $id on sale have the earlier price for the lowest of the 30 days before, a tenth or more above today's",
    (product) => {
      const prior = shown(product);
      expect(prior).toBe(toOre(product.earlierPrice!));
      expect(prior).toBeGreaterThanOrEqual(toOre(product.price) * 1.1);
    },
  );

  it("hold a product that was raised before it was cut, and shows no reduction", () => {
    const raised = demoProducts.filter(({ raisedTo }) => raisedTo !== undefined);
    expect(raised.length).toBeGreaterThan(0);
    expect(raised.map(shown)).toEqual(raised.map(() => null));
  });

  it("hold a product that was cut twice without a break", () => {
    const cuts = demoProducts.map((product) => priceSteps(product).map(({ price }) => price));
    expect(
      cuts.some((prices) => prices.length > 2 && prices.at(-1)! < prices.at(-2)! && prices.at(-2)! < prices.at(-3)!),
    ).toBe(true);
  });
});

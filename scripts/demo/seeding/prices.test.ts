import { describe, expect, it } from "vitest";

import { priorPrice } from "#app/features/catalogue/price-history.ts";
import { toOre } from "#app/shared/money.ts";

import { demoProducts } from "../catalogue/products.ts";
import { priceSteps } from "./prices.ts";

const now = Date.UTC(2026, 10, 22, 12);
const historyOf = (product: (typeof demoProducts)[number]) =>
  priceSteps(product).map(({ daysAgo, price }) => ({
    priceOre: toOre(price),
    currency: "SEK" as const,
    validFrom: new Date(now - daysAgo * 86_400_000).toISOString(),
  }));

describe("the demo prices", () => {
  it.each(demoProducts)("of $id go forward in time and end with today's", (product) => {
    const days = priceSteps(product).map(({ daysAgo }) => daysAgo);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(historyOf(product).at(-1)?.priceOre).toBe(toOre(product.price));
  });

  it.each(demoProducts.filter(({ earlierPrice }) => earlierPrice !== undefined))(
    "of $id on sale have the earlier price for the lowest of the 30 days before, a tenth or more above today's",
    (product) => {
      const prior = priorPrice(historyOf(product), { priceOre: toOre(product.price), currency: "SEK" });
      expect(prior).toBe(toOre(product.earlierPrice!));
      expect(prior).toBeGreaterThanOrEqual(toOre(product.price) * 1.1);
    },
  );
});

import { describe, expect, it } from "vitest";

import { campaignPrices } from "#app/features/catalogue/campaigns/campaign-price.ts";

import { campaignRows } from "./campaign-rows.ts";

const { campaigns, products } = campaignRows(new Date("2026-11-22T12:00:00.000Z"));

describe("the demo campaigns", () => {
  it("show every state", () => {
    expect(new Set(campaigns.map(({ state }) => state))).toEqual(new Set(["cancelled", "ended", "planned", "running"]));
  });

  it("have, of those that began, products with the prices that they give", () => {
    for (const { id, percent = null, priceOre = null } of campaigns.filter(
      ({ state }) => state !== "planned" && state !== "cancelled",
    )) {
      const own = products.filter(({ campaignId }) => campaignId === id);
      expect(own.length).toBeGreaterThan(1);
      for (const product of own) {
        const before = { priceOre: product.priceBeforeOre, earlierPriceOre: null, currency: "SEK" as const };
        expect(campaignPrices({ market: "se", percent, priceOre }, before)?.priceOre).toBe(product.priceOre);
      }
    }
  });
});

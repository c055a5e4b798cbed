import { describe, expect, it } from "vitest";

import { type PricePoint, priorPrice } from "./price-history.ts";

const at = (day: string, kronor: number, currency: PricePoint["currency"] = "SEK") => ({
  validFrom: `${day}T00:00:00Z`,
  priceOre: kronor * 100,
  currency,
});
const prior = (history: PricePoint[], kronor: number) => {
  const ore = priorPrice(history, { priceOre: kronor * 100, currency: "SEK" });
  return ore === null ? null : ore / 100;
};

describe("priorPrice", () => {
  it("is null for a product that never had another price", () => {
    expect(prior([at("2026-01-01", 399)], 399)).toBeNull();
    expect(prior([], 399)).toBeNull();
  });

  it("is the price before the sale", () => {
    expect(prior([at("2026-01-01", 399), at("2026-06-01", 299)], 299)).toBe(399);
  });

  it("does not let a price raised for a week pass for the earlier one", () => {
    expect(prior([at("2026-01-01", 349), at("2026-05-25", 499), at("2026-06-01", 299)], 299)).toBe(349);
  });

  it("is null when the product was as cheap within the 30 days before", () => {
    expect(prior([at("2026-01-01", 299), at("2026-05-25", 499), at("2026-06-01", 299)], 299)).toBeNull();
    expect(prior([at("2026-01-01", 299), at("2026-05-25", 499), at("2026-06-01", 349)], 349)).toBeNull();
  });

  it("counts an earlier campaign that ended within the 30 days, to the day", () => {
    const campaign = (end: string) => [
      at("2026-01-01", 499),
      at("2026-04-01", 449),
      at(end, 499),
      at("2026-06-01", 399),
    ];
    expect(prior(campaign("2026-05-03"), 399)).toBe(449);
    expect(prior(campaign("2026-05-02"), 399)).toBe(499);
  });

  it("compares a further cut of a running sale with the price before the first", () => {
    expect(prior([at("2026-01-01", 499), at("2026-05-20", 449), at("2026-06-01", 399)], 399)).toBe(499);
  });

  it("takes a price that stood for 30 days for the usual one", () => {
    expect(prior([at("2025-01-01", 499), at("2026-01-01", 449), at("2026-06-01", 399)], 399)).toBe(449);
  });

  it("is null when the history does not end with today's price", () => {
    expect(prior([at("2026-01-01", 499), at("2026-06-01", 399)], 349)).toBeNull();
  });

  it("knows nothing of prices in another currency", () => {
    expect(prior([at("2026-01-01", 499, "EUR"), at("2026-06-01", 399)], 399)).toBeNull();
  });

  it("is above today's price and no price of the 30 days before an only cut is below it, whatever the history", () => {
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    let found = 0;
    for (let run = 0; run < 500; run++) {
      const history = Array.from({ length: 1 + Math.floor(random() * 6) }, () => ({
        day: Math.floor(random() * 200),
        kronor: 200 + Math.floor(random() * 20) * 10,
      }))
        .toSorted((a, b) => a.day - b.day)
        .map(({ day, kronor }) => at(new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10), kronor));
      const current = history.at(-1)!;
      const ore = priorPrice(history, current);
      if (ore === null) continue;
      found += 1;
      expect(ore).toBeGreaterThan(current.priceOre);
      expect(history.map(({ priceOre }) => priceOre)).toContain(ore);
      const steps = history.slice(-3).map(({ priceOre }) => priceOre);
      if (steps.length === 3 && steps[0]! > steps[1]! && steps[1]! > steps[2]!) continue;
      const reducedAt = Date.parse(current.validFrom);
      history.slice(0, -1).forEach((point, i) => {
        const ended = Date.parse(history[i + 1]!.validFrom);
        if (ended > reducedAt - 30 * 86_400_000) expect(point.priceOre).toBeGreaterThanOrEqual(ore);
      });
    }
    expect(found).toBeGreaterThan(100);
  });
});

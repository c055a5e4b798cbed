import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { priceWithVat, vatOf } from "#app/shared/vat.ts";

import { orderVat } from "./order-vat.ts";
import { orderTotals, subtotalOf } from "./totals.ts";

const shippingRates = { freeThresholdOre: 89_900, standardOre: 4_900, expressOre: 9_900, priorityOre: 6_900 };
const added = { mode: "added", rateHundredths: 25_00, oss: false, nokPerSek: null } as const;
const included = { mode: "included", rateHundredths: 25_00, oss: false, nokPerSek: null } as const;
const at = new Date("2026-11-24T12:00:00Z");
const own = { currency: "SEK", source: "local" } as const;
const soldByUs = { currency: fc.constant("SEK" as const), source: fc.constant("local") };

describe("orderTotals", () => {
  it.each([
    // [what, price, quantity, discount, method, VAT] → [discount, shipping, VAT, total]
    ["a small order", 29_900, 1, 0, "standard", added, [0, 4_900, 7_475, 42_275]],
    ["express", 29_900, 1, 0, "express", added, [0, 9_900, 7_475, 47_275]],
    ["10 % off", 29_900, 2, 5_980, "standard", added, [5_980, 4_900, 14_950, 73_670]],
    ["free shipping at 899", 89_900, 1, 0, "standard", added, [0, 0, 22_475, 112_375]],
    ["a discount that takes it below 899", 89_900, 1, 8_990, "standard", added, [8_990, 4_900, 22_475, 108_285]],
    ["free express", 99_900, 1, 0, "express", added, [0, 0, 24_975, 124_875]],
    ["a discount above the subtotal", 10_000, 1, 25_000, "standard", added, [10_000, 4_900, 2_500, 7_400]],
    ["VAT in the prices", 29_900, 1, 0, "standard", included, [0, 4_900, 6_960, 34_800]],
    ["VAT in the prices, discounted", 100_000, 1, 10_000, "standard", included, [10_000, 0, 18_000, 90_000]],
  ] as const)(
    "counts %s",
    (_, priceOre, quantity, discountOre, shippingMethod, vat, [discount, shipping, tax, total]) => {
      expect(
        orderTotals({
          lines: [{ ...own, priceOre, quantity }],
          discountOre,
          shippingMethod,
          shippingRates,
          country: "Sweden",
          vat,
          at,
        }),
      ).toEqual({
        subtotalOre: priceOre * quantity,
        discountOre: discount,
        shippingOre: shipping,
        taxOre: tax,
        totalOre: total,
      });
    },
  );

  it("takes the VAT out of what is paid, discounted goods and shipping alike, at the rate of any country", () => {
    const line = fc.record({
      ...soldByUs,
      priceOre: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.nat(2_000_000),
        fc.constantFrom(25_00, 25_50, 24_00),
        (lines, discountOre, rateHundredths) => {
          const vat = { mode: "included", rateHundredths, oss: false, nokPerSek: null } as const;
          const t = orderTotals({
            lines,
            discountOre,
            shippingMethod: "express",
            shippingRates,
            country: "Sweden",
            vat,
            at,
          });
          const base = t.subtotalOre - t.discountOre + t.shippingOre;
          expect(t.totalOre).toBe(base);
          expect(t.taxOre).toBe(Math.round((base * rateHundredths) / (100_00 + rateHundredths)));
        },
      ),
    );
  });

  it("adds up in whole öre, never below 0, whatever is bought", () => {
    const line = fc.record({
      ...soldByUs,
      priceOre: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 20 }),
        fc.integer({ min: -1_000, max: 2_000_000 }),
        fc.constantFrom("standard" as const, "express" as const, "priority" as const),
        fc.constantFrom(added, included),
        (lines, discountOre, shippingMethod, vat) => {
          const t = orderTotals({ lines, discountOre, shippingMethod, shippingRates, country: "Sweden", vat, at });
          expect(Object.values(t).every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
          expect(t.subtotalOre).toBe(subtotalOf(lines));
          expect(t.discountOre).toBeLessThanOrEqual(t.subtotalOre);
          const extra = vat.mode === "added" ? t.taxOre : 0;
          expect(t.totalOre).toBe(t.subtotalOre - t.discountOre + t.shippingOre + extra);
          if (vat.mode === "included") expect(t.taxOre).toBeLessThanOrEqual(t.totalOre);
        },
      ),
    );
  });
});

describe("priceWithVat", () => {
  const price = fc.integer({ min: 0, max: 5_000_000 });
  const rateHundredths = fc.integer({ min: 0, max: 100_00 });

  it.each([
    [299_00, 25_00, 373_75],
    [100_00, 25_50, 125_50],
    [149_50, 25_50, 187_62],
  ])("makes %d öre with %d hundredths of a percent VAT added %d öre", (ore, rate, expected) => {
    expect(priceWithVat(ore, { mode: "added", rateHundredths: rate })).toBe(expected);
  });

  it("is the price itself when VAT is included", () => {
    fc.assert(
      fc.property(price, rateHundredths, (ore, rate) => {
        expect(priceWithVat(ore, { mode: "included", rateHundredths: rate })).toBe(ore);
      }),
    );
  });

  it("is what an order of one piece costs without shipping, in either mode", () => {
    const free = { freeThresholdOre: 0, standardOre: 0, expressOre: 0, priorityOre: 0 };
    fc.assert(
      fc.property(price, rateHundredths, fc.constantFrom("added" as const, "included" as const), (ore, rate, mode) => {
        const vat = { mode, rateHundredths: rate, oss: false, nokPerSek: null };
        const lines = [{ ...own, priceOre: ore, quantity: 1 }];
        const totals = orderTotals({
          lines,
          discountOre: 0,
          shippingMethod: "standard",
          shippingRates: free,
          country: "Sweden",
          vat,
          at,
        });
        expect(priceWithVat(ore, vat)).toBe(totals.totalOre);
      }),
    );
  });

  it("carries the VAT that was added, to the öre", () => {
    fc.assert(
      fc.property(price, rateHundredths, (ore, rate) => {
        const paidOre = priceWithVat(ore, { mode: "added", rateHundredths: rate });
        const contained = vatOf(paidOre, paidOre, { mode: "included", rateHundredths: rate });
        expect(Math.abs(paidOre - ore - contained)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("an order outside the EU", () => {
  const line = { ...own, priceOre: 349_00, quantity: 1 };
  const totals = (country: string, change: Partial<Parameters<typeof orderTotals>[0]> = {}) =>
    orderTotals({
      lines: [line],
      discountOre: 0,
      shippingMethod: "standard",
      shippingRates,
      country,
      vat: included,
      at,
      ...change,
    });

  it("is charged without the VAT that prices and shipping include; inside the EU it is not", () => {
    const export349 = { subtotalOre: 279_20, discountOre: 0, shippingOre: 39_20, taxOre: 0, totalOre: 318_40 };
    expect(totals("Norway")).toEqual(export349);
    for (const country of ["Denmark", "Finland"]) expect(totals(country)).toEqual(totals("Sweden"));
    expect(totals("Sweden")).toMatchObject({ taxOre: 79_60, totalOre: 398_00 });
  });

  it("has no VAT added where prices are without it", () => {
    const wanted = { subtotalOre: 349_00, discountOre: 0, shippingOre: 49_00, taxOre: 0, totalOre: 398_00 };
    expect(totals("Norway", { vat: added })).toEqual(wanted);
  });

  it("keeps the free shipping that the shop's prices gave it, and a code's share of the goods", () => {
    const lines = [{ ...own, priceOre: 899_00, quantity: 1 }];
    expect(totals("Norway", { lines })).toMatchObject({ subtotalOre: 719_20, shippingOre: 0, totalOre: 719_20 });
    expect(totals("Norway", { discountOre: 34_90 })).toMatchObject({ discountOre: 27_92 });
  });

  it("costs nothing when a code takes everything off, whatever the price of a piece is rounded to", () => {
    const lines = [{ ...own, priceOre: 97, quantity: 3 }];
    const free = { ...shippingRates, standardOre: 0 };
    expect(totals("Norway", { lines, discountOre: 3 * 97, shippingRates: free })).toMatchObject({ totalOre: 0 });
  });
});

describe("an order to another EU country", () => {
  const registered = { ...included, oss: true };
  const totals = (country: string, vat: Parameters<typeof orderTotals>[0]["vat"], on = at) =>
    orderTotals({
      lines: [{ ...own, priceOre: 349_00, quantity: 1 }],
      discountOre: 0,
      shippingMethod: "standard",
      shippingRates,
      country,
      vat,
      at: on,
    });

  it("costs the same and carries the buyer's VAT once the shop is registered for OSS, else the shop's own", () => {
    const taxOf = (vat: typeof registered) =>
      ["Sweden", "Denmark", "Finland", "Norway"].map((country) => totals(country, vat).taxOre);
    expect(taxOf(registered)).toEqual([79_60, 79_60, 80_87, 0]);
    expect(taxOf({ ...included, oss: false })).toEqual([79_60, 79_60, 79_60, 0]);
    expect(totals("Finland", registered).totalOre).toBe(398_00);
  });

  it("carries the buyer's own rate whatever the shop's is", () => {
    expect(totals("Denmark", { ...registered, rateHundredths: 12_00 }).taxOre).toBe(79_60);
  });

  it("carries the rate of the Swedish day it is placed on", () => {
    const tax = (time: string) => totals("Finland", registered, new Date(time)).taxOre;
    expect([tax("2024-08-31T21:59:59Z"), tax("2024-08-31T22:00:00Z")]).toEqual([77_03, 80_87]);
  });

  it("has the buyer's VAT added where prices are without it", () => {
    expect(totals("Finland", { ...added, oss: true })).toMatchObject({ taxOre: 89_00, totalOre: 487_00 });
  });

  it("holds: what is paid is net and VAT to the öre, at every rate and on every day", () => {
    const day = fc.date({ min: new Date("2014-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), fc.constantFrom("Denmark", "Finland"), day, (ore, to, on) => {
        const vat = orderVat(to, [], registered, on);
        const { taxOre, totalOre } = orderTotals({
          lines: [{ ...own, priceOre: ore, quantity: 1 }],
          discountOre: 0,
          shippingMethod: "standard",
          shippingRates,
          country: to,
          vat: registered,
          at: on,
        });
        const netOre = totalOre - taxOre;
        expect(Math.abs(taxOre - (netOre * vat.rateHundredths) / 100_00)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("an order to Norway by VOEC", () => {
  const registered = { ...included, nokPerSek: 1_00_00 };
  const totals = (prices: number[], vat: Parameters<typeof orderTotals>[0]["vat"], discountOre = 0) =>
    orderTotals({
      lines: prices.map((priceOre) => ({ ...own, priceOre, quantity: 1 })),
      discountOre,
      shippingMethod: "standard",
      shippingRates,
      country: "Norway",
      vat,
      at,
    });

  it.each([
    // [what, prices, discount] → [subtotal, discount, shipping, VAT, total]
    ["below the limit", [349_00], 0, [349_00, 0, 49_00, 79_60, 398_00]],
    ["with a discount", [349_00], 34_90, [349_00, 34_90, 49_00, 72_62, 363_10]],
    ["an öre below the limit", [3_749_99], 0, [3_749_99, 0, 0, 750_00, 3_749_99]],
    ["at the limit", [3_750_00], 0, [3_000_00, 0, 0, 0, 3_000_00]],
    ["at the limit, whatever the code takes off", [3_750_00], 375_00, [3_000_00, 300_00, 0, 0, 2_700_00]],
    ["with one item above it", [349_00, 4_000_00], 0, [3_479_20, 0, 0, 0, 3_479_20]],
  ] as const)("is charged to the öre: %s", (_, prices, discount, [subtotal, off, shipping, tax, total]) => {
    expect(totals([...prices], registered, discount)).toEqual({
      subtotalOre: subtotal,
      discountOre: off,
      shippingOre: shipping,
      taxOre: tax,
      totalOre: total,
    });
  });

  it("carries Norway's rate, whatever the shop's is, and has it added where prices are without it", () => {
    expect(totals([349_00], { ...registered, rateHundredths: 12_00 })).toMatchObject({
      taxOre: 79_60,
      totalOre: 398_00,
    });
    expect(totals([349_00], { ...added, nokPerSek: 1_00_00 })).toMatchObject({ taxOre: 87_25, totalOre: 485_25 });
    const lines = [{ ...own, priceOre: 349_00 }];
    expect(orderVat("Norway", lines, registered, at)).toEqual({
      mode: "included",
      rateHundredths: 25_00,
      country: "Norway",
    });
  });

  it("holds: what is paid is net and VAT to the öre", () => {
    const price = fc.integer({ min: 1, max: 500_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 6 }), fc.nat(400_000), (prices, discountOre) => {
        const { subtotalOre, shippingOre, taxOre, totalOre, ...t } = totals(prices, registered, discountOre);
        const { rateHundredths } = orderVat(
          "Norway",
          prices.map((priceOre) => ({ ...own, priceOre })),
          registered,
          at,
        );
        expect(totalOre).toBe(subtotalOre - t.discountOre + shippingOre);
        expect(Math.abs(taxOre - ((totalOre - taxOre) * rateHundredths) / 100_00)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { refundAmount } from "#app/features/selling/orders/refund-amount.ts";
import type { VatMode } from "#app/shared/states.ts";
import { vatOf } from "#app/shared/vat.ts";

import { vatReport, type VatSums } from "./vat-report.ts";

/** An order of any rate, country and mode, and how many of its lines went back, one refund a line, shipping with the last. */
const order = fc
  .record({
    country: fc.constantFrom("SE", "FI", "DK", "NO"),
    vatCountry: fc.constantFrom("Sweden", "Finland"),
    rateHundredths: fc.constantFrom(25_00, 25_50, 12_00),
    mode: fc.constantFrom<VatMode>("added", "included"),
    prices: fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 4 }),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
    shippingOre: fc.constantFrom(0, 49_00, 99_00),
    refunded: fc.nat({ max: 4 }),
  })
  .map(({ country, vatCountry, rateHundredths, mode, prices, discountShare, shippingOre, refunded }) => {
    const subtotalOre = prices.reduce((sum, price) => sum + price, 0);
    const discountOre = Math.floor(subtotalOre * discountShare);
    const paidOre = subtotalOre - discountOre + shippingOre;
    const taxOre = vatOf(subtotalOre, paidOre, { mode, rateHundredths });
    const lines = prices.map((priceOre, i) => ({
      id: `lin_${i}`,
      priceOre,
      quantity: 1,
      discountOre: null,
      refundedQuantity: 0,
    }));
    const agreed = { subtotalOre, discountOre, shippingOre, taxOre, vatMode: mode, lines, refundedShippingOre: 0 };
    const refunds = lines
      .slice(0, refunded)
      .map((line, i) =>
        refundAmount(agreed, { units: new Map([[line.id, 1]]), shipping: i === lines.length - 1 ? "rest" : 0 }),
      );
    const common = { day: "2026-11-24", country, vatCountry, rateHundredths, currency: "SEK" as const, count: 1 };
    const totalOre = paidOre + (mode === "added" ? taxOre : 0);
    return {
      isWhole: refunded >= lines.length,
      sums: [
        { ...common, kind: "sale" as const, totalOre, vatOre: taxOre },
        ...refunds.map((refund) => ({
          ...common,
          kind: "refund" as const,
          totalOre: refund.amountOre,
          vatOre: refund.taxOre,
        })),
      ] satisfies VatSums[],
    };
  });

describe("the VAT report", () => {
  it("adds up to the orders' own VAT and that of their refunds, to the öre", () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 20 }), (orders) => {
        const all = orders.flatMap(({ sums }) => sums);
        const signed = (of: (sums: VatSums) => number) =>
          all.reduce((sum, one) => sum + (one.kind === "sale" ? of(one) : -of(one)), 0);
        const lines = vatReport(all);
        expect(lines.reduce((sum, { vatOre }) => sum + vatOre, 0)).toBe(signed(({ vatOre }) => vatOre));
        expect(lines.reduce((sum, { netOre, vatOre }) => sum + netOre + vatOre, 0)).toBe(
          signed(({ totalOre }) => totalOre),
        );
        for (const line of lines) expect(line.vatOre).toBe(line.soldVatOre - line.refundedVatOre);
        expect(
          new Set(lines.map(({ country, vatCountry, rateHundredths }) => `${country} ${vatCountry} ${rateHundredths}`))
            .size,
        ).toBe(lines.length);
      }),
    );
  });

  it("owes nothing for an order that went back line by line, whatever its discount and VAT mode", () => {
    fc.assert(
      fc.property(order, ({ isWhole, sums }) => {
        fc.pre(isWhole);
        expect(vatReport(sums)).toMatchObject([{ netOre: 0, vatOre: 0 }]);
      }),
    );
  });
});

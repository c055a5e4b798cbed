import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { orderVat } from "#app/features/selling/cart/order-vat.ts";
import { chargedLines, orderTotals, subtotalOf } from "#app/features/selling/cart/totals.ts";
import { isExport } from "#app/features/shop/shipping/exports.ts";
import { shippingCountries, shippingMethods } from "#app/features/shop/shipping/rates.ts";
import { percentOf } from "#app/shared/money.ts";

import { refundAmount } from "./refund-amount.ts";

const at = new Date("2026-11-24T12:00:00Z");
const shippingRates = { freeThresholdOre: 89_900, standardOre: 4_900, expressOre: 9_900, priorityOre: 6_900 };

describe("what is told of prices", () => {
  const rule = fc.record({
    mode: fc.constantFrom("added" as const, "included" as const),
    rateHundredths: fc.constantFrom(24_00, 25_00, 25_50),
    oss: fc.boolean(),
    nokPerSek: fc.constantFrom(null, 98_75),
  });
  const cart = fc.array(
    fc.record({
      priceOre: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      currency: fc.constant("SEK" as const),
      source: fc.constantFrom("local", "local", "cjdropshipping"),
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  const country = fc.constantFrom(...shippingCountries);
  const method = fc.constantFrom(...shippingMethods);

  it("holds: ten percent off takes ten percent off what the goods cost, to the öre of rounding", () => {
    fc.assert(
      fc.property(
        cart,
        country,
        method,
        rule,
        fc.integer({ min: 1, max: 100 }),
        (lines, to, shippingMethod, vat, percent) => {
          const discountOre = percentOf(subtotalOf(lines), percent * 100);
          const t = orderTotals({ lines, discountOre, shippingMethod, shippingRates, country: to, vat, at });
          expect(Math.abs(t.discountOre - (t.subtotalOre * percent) / 100)).toBeLessThanOrEqual(1);
          if (vat.mode === "included") expect(t.totalOre).toBe(t.subtotalOre - t.discountOre + t.shippingOre);
          if (percent === 100) expect(t.subtotalOre).toBe(t.discountOre);
        },
      ),
    );
  });

  it("holds: shipping is free exactly from the threshold that is told, at the shop's prices after discount", () => {
    fc.assert(
      fc.property(cart, country, rule, fc.nat(100_000), (lines, to, vat, discountOre) => {
        const t = orderTotals({ lines, discountOre, shippingMethod: "standard", shippingRates, country: to, vat, at });
        const seenOre = subtotalOf(lines) - Math.min(discountOre, subtotalOf(lines));
        expect(t.shippingOre === 0).toBe(seenOre >= shippingRates.freeThresholdOre);
      }),
    );
  });

  it("holds: what was paid goes back to the öre, whole or in any parts, at the order's own rate", () => {
    fc.assert(
      fc.property(
        cart,
        country,
        method,
        rule,
        fc.nat(400_000),
        fc.infiniteStream(fc.nat()),
        (lines, to, shippingMethod, vat, discountOre, chance) => {
          const t = orderTotals({ lines, discountOre, shippingMethod, shippingRates, country: to, vat, at });
          const kept = orderVat(to, lines, vat, at);
          const bought = chargedLines(lines, isExport(to, lines, vat), vat).map((each, i) => ({
            ...each,
            id: String(i),
            discountOre: null,
            refundedQuantity: 0,
          }));
          expect(subtotalOf(bought)).toBe(t.subtotalOre);
          const agreed = { ...t, vatMode: kept.mode };
          const all = new Map(bought.map(({ id, quantity }) => [id, quantity]));
          const whole = refundAmount(
            { ...agreed, lines: bought, refundedShippingOre: 0 },
            { units: all, shipping: "rest" },
          );
          expect(whole).toMatchObject({ amountOre: t.totalOre, taxOre: t.taxOre });
          if (isExport(to, lines, vat)) expect(t.taxOre).toBe(0);

          let [backOre, taxOre, refundedShippingOre] = [0, 0, 0];
          const left = bought.map((each) => ({ ...each }));
          while (left.some((each) => each.refundedQuantity < each.quantity)) {
            const open = left.filter((each) => each.refundedQuantity < each.quantity);
            const one = open[chance.next().value! % open.length]!;
            const shipping = Math.min(t.shippingOre - refundedShippingOre, chance.next().value! % 2_000);
            const part = refundAmount(
              { ...agreed, lines: left, refundedShippingOre },
              { units: new Map([[one.id, 1]]), shipping },
            );
            one.refundedQuantity++;
            backOre += part.amountOre;
            taxOre += part.taxOre;
            refundedShippingOre += shipping;
          }
          const rest = refundAmount(
            { ...agreed, lines: left, refundedShippingOre },
            { units: new Map(), shipping: "rest" },
          );
          expect([backOre + rest.amountOre, taxOre + rest.taxOre]).toEqual([t.totalOre, t.taxOre]);
        },
      ),
    );
  });
});

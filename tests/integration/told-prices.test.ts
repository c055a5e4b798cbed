import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";

import { discountCodes } from "#app/db/schema/customers.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, payments } from "#app/db/schema/orders.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { orderTotals, subtotalOf } from "#app/features/selling/cart/totals.ts";
import { evaluateDiscount } from "#app/features/selling/discounts/evaluate-code.ts";
import { findDiscountCode } from "#app/features/selling/discounts/queries.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { orderInputSchema } from "#app/features/selling/orders/schemas.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { leavesEu } from "#app/features/shop/shipping/exports.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { newId } from "#app/shared/ids.ts";
import { toKronor } from "#app/shared/money.ts";
import { vatModes } from "#app/shared/states.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow } from "#tests/support/paid-order.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

/** What a shopper is shown, is charged, and gets back, over the database and a provider that counts its money. */
const { db } = openTestShop();
const prices = { "told-tee": 349_00, "told-cap": 199_97, "told-coat": 899_00 } as const;
const codes = [
  { code: "WELCOME10", discountType: "percentage", valueHundredths: 10_00 },
  { code: "CAPPED", discountType: "percentage", valueHundredths: 30_00, maxDiscountOre: 100_00 },
  { code: "FIXED100", discountType: "fixed", valueHundredths: 100_01 },
  { code: "ALL", discountType: "percentage", valueHundredths: 100_00 },
];
const postalCodes = { Sweden: "619 30", Norway: "0150", Denmark: "2100", Finland: "00100" };

beforeAll(async () => {
  for (const [id, priceOre] of Object.entries(prices)) await stockGarment(db, { id, priceOre, stock: 10_000 });
  await db.insert(discountCodes).values(codes.map((code) => ({ ...code, createdAt: now.toISOString() })));
});

const purchase = fc.record({
  items: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...(Object.keys(prices) as (keyof typeof prices)[])),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3, selector: ({ id }) => id },
  ),
  code: fc.constantFrom(null, ...codes.map(({ code }) => code)),
  country: fc.constantFrom(...shippingCountries),
  mode: fc.constantFrom(...vatModes),
  /** From where shipping is free: from the first krona, an order can come to 0 kr. */
  freeThresholdOre: fc.constantFrom(0, 899_00),
});

type Purchase = typeof purchase extends fc.Arbitrary<infer P> ? P : never;

it("is one amount: shown, charged and refunded in parts, with any code, to any country, in both modes", async () => {
  await fc.assert(
    fc.asyncProperty(purchase, async ({ items, code, country, mode, freeThresholdOre }) => {
      const content = { mode, rateHundredths: 25_00 };
      const by = { updatedAt: now.toISOString(), updatedBy: "kim" };
      await db.delete(siteConfiguration);
      await db.insert(siteConfiguration).values([
        { section: "vat", content, ...by },
        { section: "shipping", content: { freeThresholdOre }, ...by },
      ]);

      // As the checkout counts it, from the prices it shows.
      const lines = items.map(({ id, quantity }) => ({
        priceOre: prices[id],
        quantity,
        currency: "SEK" as const,
        source: "local",
      }));
      const { shipping: shippingRates } = parseSiteConfiguration({ shipping: { freeThresholdOre } });
      const found = code && (await findDiscountCode(db, code));
      const discount = found ? evaluateDiscount(code, found.found, subtotalOf(lines), now, found.uses) : null;
      const discountOre = discount?.valid ? discount.discountOre : 0;
      const shown = orderTotals({
        lines,
        discountOre,
        shippingMethod: "standard",
        shippingRates,
        country,
        vat: { ...content, oss: false, nokPerSek: null },
        at: now,
      });

      const { customer } = orderOf("told-tee");
      const input = orderInputSchema.parse({
        customer: { ...customer, email: `${newId()}@mail.example`, country, postalCode: postalCodes[country] },
        items: items.map(({ id, quantity }) => {
          const choice = { colorId: "black", sizeId: "m", name: "" };
          return { productId: id, ...choice, price: toKronor(prices[id]), quantity };
        }),
        total: toKronor(shown.totalOre),
        discountCode: code,
      });
      const placed = await placeOrder(db, input, now);
      if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
      const orderId = placed.order.id;
      const order = await orderRow(db, orderId);
      expect(order).toMatchObject({ ...shown, vatMode: mode, vatRateHundredths: leavesEu(country) ? 0 : 25_00 });

      const provider = fakeProvider();
      const created = await createPayment(db, provider, orderId, now);
      if (created.kind === "created")
        await processPayment(db, provider, created.paymentId, { token: "test_visa" }, now);
      const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
      expect(payment).toMatchObject({ status: "succeeded", amountOre: shown.totalOre });

      // Unit by unit, and the shipping with the last one.
      const bought = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
      const units = bought.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
      for (const [i, unit] of units.entries()) {
        const request = {
          id: newId("rfd"),
          orderId,
          cancelled: new Map([[unit, 1]]),
          returned: new Map(),
          shipping: i === units.length - 1 ? ("rest" as const) : 0,
          restock: true,
          reason: "",
          expectedOre: "any" as const,
          seen: (await orderRow(db, orderId)).updatedAt,
          actor: "kim",
        };
        await refundOrder(db, provider, request, now);
      }
      const back = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
      const sum = (of: (refund: (typeof back)[number]) => number) => back.reduce((total, each) => total + of(each), 0);
      expect([sum(({ amountOre }) => amountOre), sum(({ taxOre }) => taxOre)]).toEqual([shown.totalOre, shown.taxOre]);
      expect([...provider.money.values()].reduce((total, { refundedOre }) => total + refundedOre, 0)).toBe(
        shown.totalOre,
      );
    }),
    {
      numRuns: 25,
      // An order of 0 kr, at home and abroad; with VAT added, the specification's formula still counts VAT of the goods.
      examples: (["Sweden", "Norway"] as const).flatMap((country) =>
        vatModes.map((mode): [Purchase] => [
          { items: [{ id: "told-cap", quantity: 3 }], code: "ALL", country, mode, freeThresholdOre: 0 },
        ]),
      ),
    },
  );
  await db.delete(siteConfiguration);
});

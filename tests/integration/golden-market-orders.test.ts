import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { receipts } from "#app/db/schema/documents.server.ts";
import { marketPrices, markets as marketRows } from "#app/db/schema/markets.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { seasonRatesStatement } from "#app/features/catalogue/market-prices/season-rates.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { orderInputSchema } from "#app/features/selling/orders/schemas.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { vouchersOf } from "#app/features/selling/reconciliation/bookkeeping.ts";
import { readOssSales } from "#app/features/selling/reconciliation/oss-sales.server.ts";
import { readReconciliation } from "#app/features/selling/reconciliation/read-reconciliation.server.ts";
import type { ReceiptContent } from "#app/features/shop/documents/receipt-content.ts";
import { receiptPdf } from "#app/features/shop/documents/receipts.server.ts";
import { marketOf } from "#app/features/shop/markets/markets.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { newId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/language/languages.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { formatPrice } from "#app/shared/money.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow } from "#tests/support/paid-order.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

/**
 * An order of two tees and a coat in each market, counted by hand: what its shopper pays, what the receipt says, and where it is in the
 * VAT report, in the sum for the One Stop Shop and in the bookkeeping.
 */
const { db } = openTestShop();
const quantities = { tee: 2, coat: 1 };
const today = "2026-11-20";

interface Golden {
  market: MarketId;
  language: Language;
  country: ShippingCountry;
  postalCode: string;
  currency: Currency;
  /** With VAT, in the market's money. */
  prices: Record<keyof typeof quantities, number>;
  /** [subtotal, shipping, VAT, total] */
  sums: readonly [number, number, number, number];
  rateHundredths: number;
  vatCountry: ShippingCountry;
  /** The account of its sales and that of its VAT, and what is booked there in kronor at the season's rate. */
  booked: readonly (readonly [account: number, kronor: number])[];
}

/* 1 NOK = 0.97 kr, 1 DKK = 1.5 kr, 1 EUR = 11.2 kr. VAT is a fifth of the total, in Finland 25.5 parts of 125.5. */
const golden: Golden[] = [
  {
    market: "se",
    language: "sv",
    country: "Sweden",
    postalCode: "619 30",
    currency: "SEK",
    prices: { tee: 149, coat: 399 },
    sums: [697, 49, 149.2, 746],
    rateHundredths: 25_00,
    vatCountry: "Sweden",
    booked: [
      [3001, -596.8],
      [2611, -149.2],
    ],
  },
  {
    market: "no",
    language: "nb",
    country: "Norway",
    postalCode: "0150",
    currency: "NOK",
    prices: { tee: 159, coat: 429 },
    sums: [747, 59, 161.2, 806],
    rateHundredths: 25_00,
    vatCountry: "Norway",
    // 644.80 and 161.20 kroner.
    booked: [
      [3105, -625.46],
      [2675, -156.36],
    ],
  },
  {
    market: "dk",
    language: "da",
    country: "Denmark",
    postalCode: "2100",
    currency: "DKK",
    prices: { tee: 99, coat: 279 },
    sums: [477, 39, 103.2, 516],
    rateHundredths: 25_00,
    vatCountry: "Denmark",
    // 412.80 and 103.20 kroner.
    booked: [
      [3106, -619.2],
      [2670, -154.8],
    ],
  },
  {
    market: "fi",
    language: "fi",
    country: "Finland",
    postalCode: "00100",
    currency: "EUR",
    prices: { tee: 14.9, coat: 39.9 },
    sums: [69.7, 4.9, 15.16, 74.6],
    rateHundredths: 25_50,
    vatCountry: "Finland",
    // 59.44 and 15.16 euros.
    booked: [
      [3106, -665.73],
      [2670, -169.79],
    ],
  },
];
const ore = (amount: number) => Math.round(amount * 100);

beforeAll(async () => {
  const [home] = golden;
  for (const id of ["tee", "coat"] as const)
    await stockGarment(db, { id, priceOre: ore(home?.prices[id] ?? 0), stock: 100 });
  const content = {
    mode: "included",
    rateHundredths: 25_00,
    oss: true,
    voec: { isRegistered: true, number: "2012345", nokPerSek: 1_03_09 },
  };
  await db
    .insert(siteConfiguration)
    .values({ section: "vat", content, updatedAt: now.toISOString(), updatedBy: "kim" });
  const rates: Record<MarketId, number | null> = { se: null, no: 970_000, dk: 1_500_000, fi: 11_200_000 };
  for (const { market, prices } of golden.slice(1)) {
    await db.insert(marketPrices).values(
      (["tee", "coat"] as const).map((productId) => ({
        id: `${market}:${productId}`,
        market,
        productId,
        priceOre: ore(prices[productId]),
        updatedAt: now.toISOString(),
      })),
    );
    await db
      .update(marketRows)
      .set({ isOpen: true, openedAt: now.toISOString(), rateMillionths: rates[market] })
      .where(eq(marketRows.id, market));
  }
});

async function buy({ language, country, postalCode, prices, sums }: Golden) {
  const provider = fakeProvider();
  return inLanguage(language, async () => {
    const order = orderOf("tee", { idempotencyKey: newId("key") });
    const placed = await placeOrder(
      db,
      orderInputSchema.parse({
        ...order,
        customer: { ...order.customer, country, postalCode },
        items: (["tee", "coat"] as const).map((productId) => ({
          productId,
          colorId: "black",
          sizeId: "m",
          name: "",
          price: prices[productId],
          quantity: quantities[productId],
        })),
        total: sums[3],
        agreesToCharge: true,
      }),
      now,
    );
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    const created = await createPayment(db, provider, placed.order.id, now);
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, provider, created.paymentId, { token: "test_visa" }, now);
    return orderRow(db, placed.order.id);
  });
}

describe.each(golden)("an order of the market $market", (expected) => {
  const [subtotalOre, shippingOre, taxOre, totalOre] = expected.sums.map(ore) as [number, number, number, number];
  const { market, language, country, currency, rateHundredths, vatCountry } = expected;
  let order: Awaited<ReturnType<typeof orderRow>>;
  beforeAll(async () => {
    order = await buy(expected);
  });

  it("charges what its pages told, VAT and shipping included", () => {
    expect(order).toMatchObject({
      market,
      currency,
      country,
      locale: language,
      subtotalOre,
      shippingOre,
      taxOre,
      totalOre,
      vatMode: "included",
      vatRateHundredths: rateHundredths,
      vatCountry,
      paymentStatus: "paid",
    });
    expect(subtotalOre + shippingOre).toBe(totalOre);
    expect(marketOf(market)?.currency).toBe(currency);
  });

  it("has a receipt that says the same, in its language", async () => {
    const [receipt] = await db.select().from(receipts).where(eq(receipts.orderId, order.id));
    const content = receipt?.content as ReceiptContent;
    expect(content).toMatchObject({ totalOre, taxOre, currency });
    expect(content.lines.reduce((sum, line) => sum + line.priceOre * line.quantity, 0)).toBe(subtotalOre);
    const text = await pdfText((await receiptPdf(db, order.id))?.content ?? new Uint8Array());
    for (const amount of [subtotalOre, taxOre, totalOre])
      expect(text).toContain(inLanguage(language, () => formatPrice(amount, currency)));
  });

  it("is one line of the VAT report, net and VAT together what was paid", async () => {
    const { vat } = await readReconciliation(db, { provider: "test", first: today, last: today });
    const lines = vat.filter((line) => line.country === country);
    expect(lines).toMatchObject([
      { vatCountry, currency, rateHundredths, orders: 1, soldOre: totalOre, soldVatOre: taxOre },
    ]);
    expect((lines[0]?.netOre ?? 0) + (lines[0]?.vatOre ?? 0)).toBe(totalOre);
  });

  it("is booked in kronor on the accounts of its country, and each voucher adds up to nothing", async () => {
    const { days, vatSums } = await readReconciliation(db, { provider: "test", first: today, last: today });
    const vouchers = vouchersOf(days, vatSums, 2675, await seasonRatesStatement(db));
    const voucher = vouchers.find((one) => one.currency === currency);
    for (const [account, kronor] of expected.booked)
      expect(voucher?.rows).toContainEqual({ account, ore: ore(kronor) });
    expect(voucher?.rows.reduce((sum, row) => sum + row.ore, 0)).toBe(0);
  });
});

it("counts the orders to Denmark and Finland for the One Stop Shop, in kronor without VAT, and no others", async () => {
  const [year] = await readOssSales(db, now);
  expect(year).toEqual({ year: 2026, netOre: ore(619.2) + ore(665.73), uncounted: [] });
});

it("keeps every market's money apart: no row of any sum has two currencies", async () => {
  const rows = await statement<{ market: string; currencies: number }>(
    db,
    sql`SELECT market, count(DISTINCT currency) AS currencies FROM orders GROUP BY market ORDER BY market`,
  );
  expect(rows).toEqual(["dk", "fi", "no", "se"].map((market) => ({ market, currencies: 1 })));
});

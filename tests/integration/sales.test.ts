import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { openDatabase } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import { dailyProductSales, dailySales } from "#app/db/schema/sales.server.ts";
import { salesPeriod } from "#app/features/selling/sales/sales-period.ts";
import { readSales } from "#app/features/selling/sales/sales-report.server.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db, env } = openTestShop();
let made = 0;

interface History {
  currency: "SEK" | "EUR";
  placedAt: Date;
  /** Null while it is unpaid. */
  paidAt: Date | null;
  units: number;
  priceOre: number;
  discountOre: number;
  /** Refunds: when each was made, and how much; some never succeed. */
  refunds: { at: Date; ore: number; succeeds: boolean }[];
  /** An order that arrives paid, as an import writes it. */
  imported: boolean;
}

const moment = fc.date({
  min: new Date("2025-03-01T00:00:00Z"),
  max: new Date("2026-11-20T00:00:00Z"),
  noInvalidDate: true,
});
const history: fc.Arbitrary<History> = fc
  .record({
    currency: fc.constantFrom("SEK" as const, "SEK" as const, "EUR" as const),
    placedAt: moment,
    paidAt: fc.option(moment, { freq: 6 }),
    units: fc.integer({ min: 1, max: 4 }),
    priceOre: fc.integer({ min: 100, max: 90_000 }),
    discountOre: fc.integer({ min: 0, max: 100 }),
    refunds: fc.array(fc.record({ at: moment, ore: fc.integer({ min: 1, max: 30 }), succeeds: fc.boolean() }), {
      maxLength: 2,
    }),
    imported: fc.boolean(),
  })
  .map((one) => ({ ...one, refunds: one.paidAt && !one.imported ? one.refunds : [] }));

/** Lives through an order as the shop writes it. */
async function live(order: History) {
  const id = `ord_${made++}`;
  const subtotalOre = order.units * order.priceOre;
  const taxOre = Math.round(subtotalOre / 4);
  const createdAt = order.placedAt.toISOString();
  const totalOre = subtotalOre - order.discountOre + 4900 + taxOre;
  const paid = { paymentStatus: "paid" as const, updatedAt: order.paidAt?.toISOString() ?? createdAt };
  await db.batch([
    db.insert(orders).values({
      id,
      orderNumber: `PM-${String(made).padStart(8, "0")}`,
      idempotencyKey: id,
      contentHash: "",
      email: "a@mail.example",
      firstName: "A",
      lastName: "B",
      address: "C",
      city: "D",
      postalCode: "E",
      country: "Sweden",
      billingAddress: "C",
      billingCity: "D",
      billingPostalCode: "E",
      billingCountry: "Sweden",
      currency: order.currency,
      subtotalOre,
      discountOre: order.discountOre,
      shippingOre: 4900,
      taxOre,
      totalOre,
      vatMode: "added",
      vatRateHundredths: 2500,
      shippingMethod: "standard",
      paymentMethod: "card",
      estimatedDelivery: createdAt,
      createdAt,
      ...(order.imported && order.paidAt ? paid : { updatedAt: createdAt }),
    }),
    db.insert(orderLines).values({
      id: `${id}-1`,
      orderId: id,
      position: 0,
      productId: "sold",
      variantId: "sold-black-m",
      name: "Tee",
      priceOre: order.priceOre,
      quantity: order.units,
      size: "M",
      color: "Black",
      currency: order.currency,
    }),
  ]);
  if (!order.paidAt || order.imported) return;
  await db.insert(payments).values({
    id: `pay_${id}`,
    orderId: id,
    provider: "test",
    providerReference: id,
    method: "card",
    nextStep: "card",
    status: "succeeded",
    amountOre: totalOre,
    currency: order.currency,
    createdAt,
    updatedAt: createdAt,
  });
  await db
    .update(orders)
    .set(paid)
    .where(sql`id = ${id}`);
  for (const [index, refund] of order.refunds.entries()) {
    const refundId = `ref_${id}_${index}`;
    await db.insert(refunds).values({
      id: refundId,
      orderId: id,
      paymentId: `pay_${id}`,
      amountOre: refund.ore,
      createdBy: "kim",
      createdAt,
      updatedAt: createdAt,
    });
    if (!refund.succeeds) continue;
    await db
      .update(refunds)
      .set({ status: "succeeded", updatedAt: refund.at.toISOString() })
      .where(sql`id = ${refundId}`);
    await db
      .update(orders)
      .set({ paymentStatus: "partially-refunded", updatedAt: refund.at.toISOString() })
      .where(sql`id = ${id}`);
  }
}

/** What `daily_sales` must say: every order and refund counted anew, by the calendar of the machine and not of SQLite. */
function recount(all: readonly History[]) {
  const days = new Map<
    string,
    { orders: number; units: number; paidOre: number; discountOre: number; refunds: number; refundedOre: number }
  >();
  const on = (moment_: Date, currency: string) => {
    const key = `${stockholmDay(moment_)} ${currency}`;
    const known = days.get(key) ?? { orders: 0, units: 0, paidOre: 0, discountOre: 0, refunds: 0, refundedOre: 0 };
    days.set(key, known);
    return known;
  };
  for (const order of all) {
    if (!order.paidAt) continue;
    const day = on(order.imported ? order.placedAt : order.paidAt, order.currency);
    const subtotal = order.units * order.priceOre;
    day.orders++;
    day.units += order.units;
    day.paidOre += subtotal - order.discountOre + 4900 + Math.round(subtotal / 4);
    day.discountOre += order.discountOre;
    for (const { at, ore } of order.refunds.filter(({ succeeds }) => succeeds)) {
      const refundDay = on(at, order.currency);
      refundDay.refunds++;
      refundDay.refundedOre += ore;
    }
  }
  return Object.fromEntries(days);
}

describe("sales by day", () => {
  it("are what a recount of any history says: on Swedish days, by currency, refunds on the day they were made", async () => {
    await stockGarment(db, { id: "sold" });
    const lived = fc.sample(history, 80);
    for (const order of lived) await live(order);
    const rows = await db.select().from(dailySales);
    const kept = Object.fromEntries(
      rows.map(({ day, currency, orders: count, units, paidOre, discountOre, refunds: back, refundedOre }) => [
        `${day} ${currency}`,
        { orders: count, units, paidOre, discountOre, refunds: back, refundedOre },
      ]),
    );
    expect(kept).toEqual(recount(lived));
    const [products] = await db
      .select({ units: sql<number>`sum(units)`, sold: sql<number>`sum(sold_ore)` })
      .from(dailyProductSales);
    const paid = lived.filter(({ paidAt }) => paidAt);
    expect(products).toEqual({
      units: paid.reduce((sum, { units }) => sum + units, 0),
      sold: paid.reduce((sum, { units, priceOre }) => sum + units * priceOre, 0),
    });
    const period = salesPeriod(new URLSearchParams("from=2025-01-01&to=2026-12-31"), "2026-12-31");
    const report = await readSales(db, period, "SEK");
    expect(report.total.orders).toBe(paid.filter(({ currency }) => currency === "SEK").length);
    expect(report.bestSellers).toMatchObject(
      report.total.orders > 0 ? [{ productId: "sold", name: "Garment sold" }] : [],
    );
  });

  it.each([
    ["just before summer time begins", "2026-03-29T00:59:59.999Z", "2026-03-29"],
    ["on a winter evening after eleven", "2026-01-31T23:30:00.000Z", "2026-02-01"],
    ["on a summer evening after ten", "2026-06-30T22:30:00.000Z", "2026-07-01"],
    ["before ten on a summer evening", "2026-06-30T21:59:59.999Z", "2026-06-30"],
    ["when summer time has ended", "2026-10-25T22:30:00.000Z", "2026-10-25"],
  ])("count an order that was paid %s on the day of Swedish clocks", async (_, paidAt, day) => {
    await stockGarment(db, { id: "sold" }).catch(() => undefined);
    const before = await db
      .select()
      .from(dailySales)
      .where(sql`day = ${day} AND currency = 'EUR'`);
    await live({
      currency: "EUR",
      placedAt: new Date("2025-01-01T12:00:00Z"),
      paidAt: new Date(paidAt),
      units: 1,
      priceOre: 100,
      discountOre: 0,
      refunds: [],
      imported: false,
    });
    const [after] = await db
      .select()
      .from(dailySales)
      .where(sql`day = ${day} AND currency = 'EUR'`);
    expect(after?.orders).toBe((before[0]?.orders ?? 0) + 1);
  });

  it("are read without looking through orders or their lines", async () => {
    const queries: string[] = [];
    const prepare = env.DB.prepare.bind(env.DB);
    const recording = new Proxy(env.DB, {
      get: (target, name) =>
        name === "prepare"
          ? (query: string) => {
              queries.push(query);
              return prepare(query);
            }
          : Reflect.get(target, name).bind?.(target),
    });
    await readSales(openDatabase(recording), salesPeriod(new URLSearchParams(), "2026-11-20"), "SEK");
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      const bound = (query.match(/\?/g) ?? []).map(() => "2026-01-01");
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
        .bind(...bound)
        .all<{ detail: string }>();
      const details = results.map(({ detail }) => detail).join("\n");
      expect(details).toMatch(/SEARCH daily_(product_)?sales USING/);
      expect(details).not.toMatch(/SCAN (orders|order_lines|daily|products)/);
    }
  });
});

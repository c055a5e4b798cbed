import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";

import { discountCodes } from "#app/db/schema/customers.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { cancelExpiredOrders } from "#app/features/selling/orders/cancel-order.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { endAbandonedPayments } from "#app/features/selling/payments/open-payments.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { writePayment } from "#app/features/selling/payments/write-payment.server.ts";
import { comparePayments } from "#app/features/selling/reconciliation/compare-payments.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";
import { truthOf } from "#tests/support/stripe-order.ts";
import { openStripeShop } from "#tests/support/stripe-shop.ts";

const shop = openTestShop();
const { db } = shop;
afterAll(() => shop.finished());

/** An order of two garments that a code, free shipping and prices with VAT brought down to nothing. */
async function freeOrder() {
  const garment = newId("garment");
  await stockGarment(db, { id: garment });
  const whole = { code: "WHOLE", discountType: "percentage", valueHundredths: 100_00, createdAt: now.toISOString() };
  await db.insert(discountCodes).values(whole).onConflictDoNothing();
  const placed = await placeOrder(db, orderOf(garment, { quantity: 2, discountCode: "WHOLE" }), now);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  const { id } = placed.order;
  const nothing = { totalOre: 0, shippingOre: 0, taxOre: 0 };
  await db.update(orders).set(nothing).where(eq(orders.id, id));
  return { id, garment };
}

/** A provider that must not be asked for anything. */
function silent(provider: PaymentProvider): PaymentProvider {
  const refuse = async () => {
    throw new Error("The provider was asked");
  };
  return {
    ...provider,
    create: refuse,
    resume: refuse,
    process: refuse,
    conclude: refuse,
    refund: refuse,
    readPayment: refuse,
  };
}

describe.each([
  ["test", () => sandboxProvider],
  ["stripe", () => openStripeShop().provider],
])("an order of 0 kr with the provider '%s'", (_, open) => {
  it("is paid without asking the provider, once, however often it is asked for", async () => {
    const provider = silent(open());
    const { id, garment } = await freeOrder();
    const answers = await Promise.all([1, 2, 3].map(() => createPayment(db, provider, id, now)));
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(["already-paid"]));
    expect(answers.filter((answer) => "paid" in answer && answer.paid)).toHaveLength(1);
    expect(await truthOf(db, id)).toMatchObject({ order: "paid", payments: ["succeeded"], open: 0, mails: 1 });
    expect(await unitsLeft(db, garment)).toBe(8);
    await comparePayments(db, provider, addDays(now, 2));
    expect(await truthOf(db, id)).toMatchObject({ discrepancies: [] });
    const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, id));
    expect(mails).toHaveLength(1);
  });

  it("is cancelled like any other, with nothing to send back", async () => {
    const provider = silent(open());
    const { id, garment } = await freeOrder();
    await createPayment(db, provider, id, now);
    const cancelled = await setOrderStatus(db, provider, { orderId: id, status: "cancelled", actor: "kim" }, now);
    expect(cancelled.outcome).toBe("refunded");
    expect(await truthOf(db, id)).toMatchObject({ status: "cancelled", order: "refunded" });
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
    expect(payment).toMatchObject({ status: "refunded", amountOre: 0 });
    expect(await unitsLeft(db, garment)).toBe(10);
  });

  it("has the last use of its code once, though two are completed at once", async () => {
    const code = newId("free").toUpperCase();
    const values = { discountType: "percentage", valueHundredths: 100_00, createdAt: now.toISOString(), maxUses: 1 };
    await db.insert(discountCodes).values({ ...values, code });
    const both = [await freeOrder(), await freeOrder(), await freeOrder()];
    for (const { id } of both) await db.update(orders).set({ discountCode: code }).where(eq(orders.id, id));
    const provider = silent(open());
    const ends = await Promise.all(both.map(({ id }) => createPayment(db, provider, id, now)));
    expect(ends.map(({ kind }) => kind).toSorted()).toEqual(["already-paid", "code-used-up", "code-used-up"]);
    const rows = await Promise.all(both.map(({ id }) => truthOf(db, id)));
    expect(rows.map(({ status }) => String(status)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "cancelled",
      "cancelled",
      "pending",
    ]);
    expect(await Promise.all(both.map(({ garment }) => unitsLeft(db, garment)))).toContain(10);
  });

  it("stays paid for the rest when one of its units is cancelled", async () => {
    const provider = silent(open());
    const { id } = await freeOrder();
    await createPayment(db, provider, id, now);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const request = { id: newId("rfd"), orderId: id, cancelled: new Map([[line!.id, 1]]), returned: new Map() };
    const given = { shipping: "share", restock: true, reason: "", expectedOre: 0, seen: order!.updatedAt } as const;
    const refunded = await refundOrder(db, provider, { ...request, ...given, actor: "kim" }, now);
    expect(refunded).toMatchObject({ kind: "refunded", amountOre: 0 });
    expect(await truthOf(db, id)).toMatchObject({ order: "paid" });
  });

  it("that was interrupted before it was paid lets go of its stock when its time is over", async () => {
    const { id, garment } = await freeOrder();
    const row = { orderId: id, reference: `free_${id}`, nextStep: "provider", method: "card", amountOre: 0 } as const;
    const provider = open();
    await writePayment(db, provider, { ...row, currency: "SEK", heldUntil: now.toISOString() }, now);
    const later = addDays(now, 1);
    await endAbandonedPayments(db, provider, later);
    await cancelExpiredOrders(db, later, [provider.name]);
    expect(await truthOf(db, id)).toMatchObject({ status: "cancelled", payments: ["declined"], open: 0 });
    expect(await unitsLeft(db, garment)).toBe(10);
  });

  it("that was closed meanwhile stays closed", async () => {
    const { id } = await freeOrder();
    await db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, id));
    expect(await createPayment(db, silent(open()), id, now)).toEqual({ kind: "order-cancelled" });
    expect(await db.select().from(payments).where(eq(payments.orderId, id))).toEqual([]);
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { paymentEvents } from "#app/db/schema/payments.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { retryEvents } from "#app/features/selling/payments/receive-event.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { openOrder, truthOf } from "#tests/support/stripe-order.ts";
import { openStripeShop } from "#tests/support/stripe-shop.ts";

/* Each job takes so many rows a run, those that waited longest first: rows that always fail must not keep the others from it. */

const { db } = openTestShop();
const earlier = addMinutes(now, -60).toISOString();
const time = now.toISOString();
const runs = [10, 15].map((minutes) => addMinutes(now, minutes));
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(() => vi.restoreAllMocks());

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
async function insertAll<T>(rows: T[], insert: (row: T) => Parameters<typeof db.batch>[0][number]) {
  const [first, ...rest] = rows.map(insert);
  if (first) await db.batch([first, ...rest]);
}

describe("rows that always fail do not hold up", () => {
  it("an interrupted attempt to pay", async () => {
    const provider = fakeProvider();
    const { orderId } = await paidOrder(db, provider, { pay: false });
    const { reservedUntil: _, ...order } = await orderRow(db, orderId);
    const attempt = {
      provider: "test",
      method: "card",
      nextStep: "card",
      status: "processing",
      amountOre: order.totalOre,
      currency: "SEK",
      attempt: 1,
      createdAt: time,
    } as const;
    const stuck = numbers(100);
    const copyOf = (i: number) => ({
      ...order,
      id: `ord_stuck_${i}`,
      orderNumber: `PM-${20_000_000 + i}`,
      idempotencyKey: `key_stuck_${i}`,
    });
    await insertAll(stuck, (i) => db.insert(orders).values(copyOf(i)));
    const pending = { ...attempt, claimedAt: earlier, updatedAt: earlier };
    await insertAll(stuck, (i) =>
      db
        .insert(payments)
        .values({ ...pending, id: `pay_stuck_${i}`, orderId: `ord_stuck_${i}`, providerReference: `stuck_${i}` }),
    );
    const behind = { ...attempt, claimedAt: time, updatedAt: time };
    await db.insert(payments).values({ ...behind, id: "pay_behind", orderId, providerReference: "behind" });
    const failing: PaymentProvider = {
      ...provider,
      conclude: async (reference) => {
        if (reference.startsWith("stuck")) throw new Error("The provider does not know it");
        return provider.conclude(reference);
      },
    };
    for (const run of runs) await pollOpenPayments(db, failing, run);
    expect((await truthOf(db, orderId)).payments).toEqual(["declined"]);
    await db.update(payments).set({ status: "declined", claimedAt: null }).where(eq(payments.status, "processing"));
  });

  it("a refund", async () => {
    const provider = fakeProvider();
    const { orderId } = await paidOrder(db, provider);
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
    const refund = { orderId, paymentId: payment!.id, amountOre: 1, createdBy: "kim", createdAt: time } as const;
    await insertAll(numbers(100), (i) =>
      db.insert(refunds).values({ ...refund, id: `rfd_stuck_${i}`, updatedAt: earlier }),
    );
    await db.insert(refunds).values({ ...refund, id: "rfd_behind", updatedAt: time });
    const failing: PaymentProvider = {
      ...provider,
      refund: async (reference, amount, key) => {
        if (key.refundId.startsWith("rfd_stuck")) throw new Error("The provider does not answer");
        return provider.refund(reference, amount, key);
      },
    };
    for (const run of runs) await pollOpenPayments(db, failing, run);
    const [row] = await db.select().from(refunds).where(eq(refunds.id, "rfd_behind"));
    expect(row?.status).toBe("succeeded");
  });

  it("an event", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference);
    const event = { provider: stripe.provider.name, type: "payment_intent.succeeded" };
    await insertAll(numbers(60), (i) =>
      db.insert(paymentEvents).values({ ...event, id: `evt_stuck_${i}`, reference: "pi_stuck", receivedAt: earlier }),
    );
    await db.insert(paymentEvents).values({ ...event, id: "evt_ours", reference: order.reference, receivedAt: time });
    const failing: PaymentProvider = {
      ...stripe.provider,
      readPayment: async (reference) => {
        if (reference === "pi_stuck") throw new Error("Stripe does not answer");
        return stripe.provider.readPayment(reference);
      },
    };
    for (const run of runs) await retryEvents(db, failing, run);
    expect((await truthOf(db, order.orderId)).order).toBe("paid");
  });
});

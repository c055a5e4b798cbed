import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { products } from "#app/db/schema/catalogue.server.ts";
import { users } from "#app/db/schema/customers.server.ts";
import { orderEvents, orders, payments } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { cancelExpiredOrders, cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { changeOrderStatus } from "#app/features/selling/orders/change-status.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { now, openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const goodCard = { token: "test_visa" };
const badCard = { token: "test_declined" };

async function placed(id: string, quantity = 2) {
  await stockGarment(db, { id });
  const result = await placeOrder(db, orderOf(id, { quantity }), now);
  if (result.kind !== "placed") throw new Error(result.kind);
  return result.order.id;
}

async function paymentOf(orderId: string, provider: PaymentProvider = sandboxProvider) {
  const created = await createPayment(db, provider, orderId, now);
  if (created.kind !== "created") throw new Error(created.kind);
  return created.paymentId;
}

const orderRow = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];

describe("paying an order", () => {
  it("makes it paid, counts its units as sold and puts one e-mail in the outbox", async () => {
    const orderId = await placed("paid");
    const outcome = await processPayment(db, sandboxProvider, await paymentOf(orderId), goodCard, now);
    expect(outcome.kind).toBe("succeeded");
    expect(await orderRow(orderId)).toMatchObject({ paymentStatus: "paid", status: "pending", reservedUntil: null });
    expect(await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, orderId))).toMatchObject([
      { type: "order_confirmation", recipient: "asa.oberg@mail.example", status: "queued" },
    ]);
    expect((await db.select().from(products).where(eq(products.id, "paid")))[0]?.soldCount).toBe(2);
    expect(await db.select().from(users)).toMatchObject([
      { email: "asa.oberg@mail.example", firstName: "Åsa", city: "Trosa" },
    ]);
  });

  it("twice at once takes the money once and writes one e-mail", async () => {
    const orderId = await placed("double");
    let refunds = 0;
    const refund = async () => ({ status: "succeeded" as const, reference: `refund-${++refunds}` });
    const provider: PaymentProvider = { ...sandboxProvider, refund };
    const paymentId = await paymentOf(orderId, provider);
    const outcomes = await Promise.all([1, 2, 3].map(() => processPayment(db, provider, paymentId, goodCard, now)));
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(["succeeded", "succeeded", "succeeded"]);
    expect(refunds).toBe(0);
    expect(await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, orderId))).toHaveLength(1);
    expect((await db.select().from(products).where(eq(products.id, "double")))[0]?.soldCount).toBe(2);
  });

  it("with a declined card leaves it unpaid with its stock, to be paid by another", async () => {
    const orderId = await placed("declined");
    const paymentId = await paymentOf(orderId);
    expect(await processPayment(db, sandboxProvider, paymentId, badCard, now)).toEqual({
      kind: "declined",
      reason: "Your card was declined.",
    });
    expect(await orderRow(orderId)).toMatchObject({ paymentStatus: "unpaid", status: "pending" });
    expect(await unitsLeft(db, "declined")).toBe(8);
    expect((await processPayment(db, sandboxProvider, await paymentOf(orderId), goodCard, now)).kind).toBe("succeeded");
  });

  it("gives the money back when the order was cancelled while it was on its way", async () => {
    const orderId = await placed("late");
    const refunded: string[] = [];
    const provider: PaymentProvider = {
      ...sandboxProvider,
      process: async () => {
        await changeOrderStatus(db, { orderId, status: "cancelled", actor: "kim", providers: ["test"] }, now);
        return { status: "succeeded" };
      },
      refund: async (reference) => {
        refunded.push(reference);
        return { status: "succeeded", reference: null };
      },
    };
    const paymentId = await paymentOf(orderId, provider);
    expect((await processPayment(db, provider, paymentId, goodCard, now)).kind).toBe("order-cancelled");
    expect(refunded).toHaveLength(1);
    expect((await db.select().from(payments).where(eq(payments.id, paymentId)))[0]?.status).toBe("refunded");
    expect(await unitsLeft(db, "late")).toBe(10);
  });

  it("never stores a card's token", async () => {
    const orderId = await placed("secret");
    await processPayment(db, sandboxProvider, await paymentOf(orderId), goodCard, now);
    const rows = JSON.stringify([
      await db.select().from(payments),
      await db.select().from(orderEvents),
      await orderRow(orderId),
    ]);
    expect(rows).not.toContain("test_visa");
  });
});

describe("an order nobody pays", () => {
  it("is cancelled when its reservation runs out, and gives its stock back once", async () => {
    const orderId = await placed("expired");
    expect(await unitsLeft(db, "expired")).toBe(8);
    await cancelExpiredOrders(db, addMinutes(now, 4));
    expect(await unitsLeft(db, "expired")).toBe(8);
    await cancelExpiredOrders(db, addMinutes(now, 6));
    await cancelExpiredOrders(db, addMinutes(now, 40));
    await cancelUnpaidOrder(db, orderId, "again", now);
    expect(await orderRow(orderId)).toMatchObject({ status: "cancelled", reservedUntil: null });
    expect(await unitsLeft(db, "expired")).toBe(10);
  });

  it("is cancelled although more orders than one run takes are being paid for longer than they were held", async () => {
    const stuck = await placed("stuck");
    const paymentId = await paymentOf(stuck);
    await db
      .update(payments)
      .set({ status: "processing", claimedAt: now.toISOString() })
      .where(eq(payments.id, paymentId));
    await db.update(orders).set({ reservedUntil: now.toISOString() }).where(eq(orders.id, stuck));
    // As many as stand in front of the next ones.
    const [row] = await db.select().from(orders).where(eq(orders.id, stuck));
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
    for (let i = 0; i < 200; i++) {
      const id = `ord_stuck_${i}`;
      const orderNumber = `PM-7${String(i).padStart(7, "0")}`;
      await db.batch([
        db.insert(orders).values({ ...row!, id, orderNumber, idempotencyKey: id }),
        db.insert(payments).values({ ...payment!, id: `pay_${id}`, orderId: id, providerReference: id }),
      ]);
    }
    const orderId = await placed("behind");
    await cancelExpiredOrders(db, addMinutes(now, 60));
    expect(await orderRow(orderId)).toMatchObject({ status: "cancelled" });
    expect(await orderRow(stuck)).toMatchObject({ status: "pending" });
  });

  it("does not take a paid one with it", async () => {
    const orderId = await placed("kept");
    await processPayment(db, sandboxProvider, await paymentOf(orderId), goodCard, now);
    await cancelExpiredOrders(db, addMinutes(now, 600));
    expect(await orderRow(orderId)).toMatchObject({ status: "pending", paymentStatus: "paid" });
    expect(await unitsLeft(db, "kept")).toBe(8);
  });
});

describe("staff", () => {
  const move = (orderId: string, status: "pending" | "processing" | "shipped" | "delivered" | "cancelled") =>
    changeOrderStatus(db, { orderId, status, actor: "kim", providers: ["test"] }, now);

  it("move an order to any status, each told in its events with who did it", async () => {
    const orderId = await placed("moved");
    for (const status of ["processing", "shipped", "delivered", "pending"] as const)
      expect(await move(orderId, status)).toMatchObject({ kind: "changed" });
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    expect(
      events
        .filter(({ actor, type }) => actor === "kim" && type.startsWith("status: "))
        .map((event) => event.type)
        .toSorted(),
    ).toEqual(["status: delivered", "status: pending", "status: processing", "status: shipped"]);
  });

  it("cancelling gives the stock back, once", async () => {
    const orderId = await placed("cancelled");
    await move(orderId, "cancelled");
    await move(orderId, "cancelled");
    expect(await unitsLeft(db, "cancelled")).toBe(10);
  });

  it("cancelling what was shipped gives no stock back", async () => {
    const orderId = await placed("shipped");
    await move(orderId, "shipped");
    await move(orderId, "cancelled");
    expect(await unitsLeft(db, "shipped")).toBe(8);
  });

  it("reopening takes the stock again, or is refused when it is gone", async () => {
    const orderId = await placed("reopened", 6);
    await move(orderId, "cancelled");
    expect(await move(orderId, "processing")).toMatchObject({ kind: "changed" });
    expect(await unitsLeft(db, "reopened")).toBe(4);
    await move(orderId, "cancelled");
    await placeOrder(db, orderOf("reopened", { quantity: 8 }), now);
    expect(await move(orderId, "processing")).toMatchObject({ kind: "out-of-stock" });
    expect(await orderRow(orderId)).toMatchObject({ status: "cancelled" });
    expect(await unitsLeft(db, "reopened")).toBe(2);
  });

  it("are told of an order that is not there", async () => {
    expect(await move("nothing", "shipped")).toMatchObject({ kind: "unknown-order" });
  });
});

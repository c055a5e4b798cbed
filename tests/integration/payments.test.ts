import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

import { orderEvents, orders, payments } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { cancelExpiredOrders } from "#app/features/selling/orders/cancel-order.server.ts";
import { changeOrderStatus } from "#app/features/selling/orders/change-status.server.ts";
import { orderLimits } from "#app/features/selling/orders/order-limits.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import type { PaymentAnswer, PaymentOutcome, PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { now, openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const good = { token: "test_visa" };
const bad = { token: "test_declined" };
const later = addMinutes(now, 2);

async function placed(provider: PaymentProvider, change = {}) {
  const id = newId("garment");
  await stockGarment(db, { id });
  const result = await placeOrder(db, orderOf(id, { quantity: 2, ...change }), now);
  if (result.kind !== "placed") throw new Error(result.kind);
  const orderId = result.order.id;
  return { garment: id, orderId, paymentId: await paymentOf(provider, orderId) };
}

async function paymentOf(provider: PaymentProvider, orderId: string) {
  const created = await createPayment(db, provider, orderId, now);
  if (created.kind !== "created") throw new Error(created.kind);
  return created.paymentId;
}

const pay = (provider: PaymentProvider, paymentId: string, answer: PaymentAnswer = good) =>
  processPayment(db, provider, paymentId, answer, now);

/** What D1 knows of an order and its payments, and what the provider took for it. */
async function truth(orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const rows = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, orderId));
  return {
    order: order?.paymentStatus,
    status: order?.status,
    payments: rows.map((row) => row.status).toSorted(),
    mails: mails.length,
  };
}
const moneyOf = ({ money }: ReturnType<typeof fakeProvider>) => {
  const accounts = [...money.values()];
  const sum = (of: "taken" | "refunded") => accounts.reduce((total, account) => total + account[of], 0);
  return { taken: sum("taken"), refunded: sum("refunded") };
};

describe("several attempts at once", () => {
  it.each([
    ["a good and a bad card", [good, bad]],
    ["a bad and a good card", [bad, good]],
    ["many good and bad cards", Array.from({ length: 12 }, (_, i) => (i % 3 ? bad : good))],
  ])("%s on one payment: paid once, and no loser undoes it", async (_, answers) => {
    for (let round = 0; round < 5; round++) {
      const provider = fakeProvider();
      const { orderId, paymentId } = await placed(provider);
      await Promise.all(answers.map((answer) => pay(provider, paymentId, answer)));
      expect(await truth(orderId)).toMatchObject({ order: "paid", payments: ["succeeded"], mails: 1 });
      expect(moneyOf(provider)).toEqual({ taken: 1, refunded: 0 });
    }
  });

  it("on two payments of one order take the money once", async () => {
    const provider = fakeProvider();
    const { orderId, paymentId } = await placed(provider, { paymentMethod: "card" });
    const second = await createPayment(db, provider, orderId, now, "swish");
    if (second.kind !== "created") throw new Error(second.kind);
    const outcomes = await Promise.all([
      pay(provider, paymentId),
      pay(provider, second.paymentId, { confirmed: true }),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["succeeded", "succeeded"]);
    expect(moneyOf(provider)).toEqual({ taken: 1, refunded: 0 });
    expect(await truth(orderId)).toMatchObject({ order: "paid", payments: ["created", "succeeded"], mails: 1 });
  });

  it("are kept to one success an order by the database itself", async () => {
    const provider = fakeProvider();
    const { orderId, paymentId } = await placed(provider);
    await pay(provider, paymentId);
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
    const another = { ...payment!, id: newId("pay"), providerReference: newId("ref") };
    await expect(db.insert(payments).values(another)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("UNIQUE constraint failed: payments.order_id") },
    });
    expect((await truth(orderId)).payments).toEqual(["succeeded"]);
  });
});

describe("one attempt after another", () => {
  it("are so many rows of an order and no more, by a stranger who declines or changes the way to pay", async () => {
    const provider = fakeProvider();
    const { orderId } = await placed(provider);
    for (let attempt = 0; attempt < orderLimits.paymentsPerOrder; attempt++) {
      const created = await createPayment(db, provider, orderId, now);
      if (created.kind === "created") await pay(provider, created.paymentId, bad);
    }
    expect(await createPayment(db, provider, orderId, now)).toMatchObject({ kind: "refused" });
    expect(await createPayment(db, provider, orderId, now, "paypal")).toMatchObject({ kind: "refused" });
    expect((await truth(orderId)).payments).toHaveLength(orderLimits.paymentsPerOrder);
  });

  it("the last one can still be paid", async () => {
    const provider = fakeProvider();
    const { orderId } = await placed(provider);
    for (let attempt = 1; attempt < orderLimits.paymentsPerOrder; attempt++)
      await pay(provider, await paymentOf(provider, orderId), bad);
    const last = await paymentOf(provider, orderId);
    expect(await paymentOf(provider, orderId)).toBe(last);
    expect((await pay(provider, last)).kind).toBe("succeeded");
  });
});

describe("an answer", () => {
  it("must fit the payment's next step", async () => {
    const provider = fakeProvider();
    const card = await placed(provider);
    const wallet = await placed(provider, { paymentMethod: "swish" });
    expect(await pay(provider, card.paymentId, { confirmed: true })).toEqual({ kind: "wrong-step" });
    expect(await pay(provider, wallet.paymentId, good)).toEqual({ kind: "wrong-step" });
    expect(provider.calls).not.toContain("process");
    expect(await truth(card.orderId)).toMatchObject({ order: "unpaid", payments: ["created"] });
  });

  it("of the provider pays by an explicit success alone", async () => {
    for (const strange of [undefined, {}, { status: "pending" }, { status: "SUCCEEDED" }, "succeeded"]) {
      const provider: PaymentProvider = {
        ...fakeProvider(),
        process: async () => strange as unknown as PaymentOutcome,
      };
      const { orderId, paymentId } = await placed(provider);
      expect((await pay(provider, paymentId)).kind).not.toBe("succeeded");
      await pollOpenPayments(db, provider, later);
      expect(await truth(orderId)).toMatchObject({ order: "unpaid", payments: ["declined"], mails: 0 });
    }
  });
});

describe("a provider that fails", () => {
  it("before taking the money: the shopper is told, and pays at the next try", async () => {
    const provider = fakeProvider((method, nth) => (method === "process" && nth === 1 ? "before" : undefined));
    const { orderId, paymentId } = await placed(provider);
    expect(await pay(provider, paymentId)).toMatchObject({ kind: "declined" });
    expect((await pay(provider, await paymentOf(provider, orderId))).kind).toBe("succeeded");
    expect(await truth(orderId)).toMatchObject({ order: "paid", payments: ["declined", "succeeded"], mails: 1 });
    expect(moneyOf(provider)).toEqual({ taken: 1, refunded: 0 });
  });

  it("after taking the money: the order is paid all the same", async () => {
    const provider = fakeProvider((method) => (method === "process" ? "after" : undefined));
    const { orderId, paymentId } = await placed(provider);
    expect((await pay(provider, paymentId)).kind).toBe("succeeded");
    expect(await truth(orderId)).toMatchObject({ order: "paid", payments: ["succeeded"], mails: 1 });
  });

  it.each(["before", "after"] as const)("%s the money and stays silent: one run of the job tells", async (fault) => {
    const provider = fakeProvider((method, nth) => {
      if (method === "process") return fault;
      return method === "conclude" && nth === 1 ? "before" : undefined;
    });
    const { garment, orderId, paymentId } = await placed(provider);
    expect(await pay(provider, paymentId)).toEqual({ kind: "processing" });
    // Nothing is given up while nobody knows.
    await cancelExpiredOrders(db, addMinutes(now, 60));
    expect(await unitsLeft(db, garment)).toBe(8);

    const decided = await pollOpenPayments(db, provider, later, orderId);
    expect(decided).toEqual(fault === "after" ? [{ kind: "paid", orderId, outboxId: expect.any(String) }] : []);
    expect(await truth(orderId)).toMatchObject(
      fault === "after"
        ? { order: "paid", payments: ["succeeded"], mails: 1 }
        : { order: "unpaid", payments: ["declined"], mails: 0 },
    );
  });

  it("never to answer is not waited for for ever", async () => {
    vi.useFakeTimers();
    const provider: PaymentProvider = { ...fakeProvider(), process: () => new Promise(() => {}) };
    try {
      const { orderId, paymentId } = await placed(provider);
      const asked = pay(provider, paymentId);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await asked).toMatchObject({ kind: "declined" });
      expect((await truth(orderId)).payments).toEqual(["declined"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("at announcing a payment is told, and nothing is written", async () => {
    const provider = fakeProvider((method) => (method === "create" ? "before" : undefined));
    const { orderId } = await placed(fakeProvider());
    expect(await createPayment(db, provider, orderId, now, "swish")).toEqual({ kind: "provider-unavailable" });
    expect((await truth(orderId)).payments).toEqual(["created"]);
  });
});

describe("a payment that is announced again", () => {
  it("is the same one until somebody answers it", async () => {
    const provider = fakeProvider();
    const { orderId, paymentId } = await placed(provider);
    expect(await paymentOf(provider, orderId)).toBe(paymentId);
    await pay(provider, paymentId, bad);
    expect(await paymentOf(provider, orderId)).not.toBe(paymentId);
  });
});

describe("cancelling a paid order", () => {
  const set = (provider: PaymentProvider, orderId: string, status: OrderStatus) =>
    setOrderStatus(db, provider, { orderId, status, actor: "kim" }, now);

  async function paid(provider: PaymentProvider) {
    const order = await placed(provider);
    await pay(provider, order.paymentId);
    return order;
  }

  it("is refused to whose role may not give money back, and an unpaid one is not", async () => {
    const provider = fakeProvider();
    const change = { status: "cancelled", actor: "kim", mayRefund: false } as const;
    const { orderId } = await paid(provider);
    expect((await setOrderStatus(db, provider, { orderId, ...change }, now)).outcome).toBe("refund-not-allowed");
    expect(await truth(orderId)).toMatchObject({ order: "paid", status: "pending" });
    expect(moneyOf(provider)).toEqual({ taken: 1, refunded: 0 });
    const unpaid = await placed(provider);
    expect((await setOrderStatus(db, provider, { orderId: unpaid.orderId, ...change }, now)).outcome).toBe("changed");
  });

  it("gives its stock and its money back, once however often it is asked", async () => {
    const provider = fakeProvider();
    const { garment, orderId } = await paid(provider);
    const outcomes = await Promise.all([1, 2, 3].map(() => set(provider, orderId, "cancelled")));
    expect(outcomes.map(({ outcome }) => outcome)).toContain("refunded");
    expect(await truth(orderId)).toMatchObject({ order: "refunded", status: "cancelled", payments: ["refunded"] });
    expect(moneyOf(provider)).toEqual({ taken: 1, refunded: 1 });
    expect(await unitsLeft(db, garment)).toBe(10);
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    expect(events.map(({ type }) => type).toSorted()).toEqual(["paid", "placed", "refunded", "status: cancelled"]);
  });

  it.each(["before", "after"] as const)("with a provider that fails %s its work is ended by the job", async (fault) => {
    const provider = fakeProvider((method, nth) => (method === "refund" && nth === 1 ? fault : undefined));
    const { orderId } = await paid(provider);
    expect((await set(provider, orderId, "cancelled")).outcome).toBe("refund-pending");
    expect(await truth(orderId)).toMatchObject({ order: "paid", status: "cancelled", payments: ["refunding"] });
    await pollOpenPayments(db, provider, later);
    expect(await truth(orderId)).toMatchObject({ order: "refunded", payments: ["refunded"] });
    expect(moneyOf(provider)).toEqual({ taken: 1, refunded: 1 });
  });

  it("cannot be undone once its money went back, or is on its way", async () => {
    const provider = fakeProvider((method, nth) => (method === "refund" && nth === 1 ? "before" : undefined));
    const { garment, orderId } = await paid(provider);
    await set(provider, orderId, "cancelled");
    expect((await set(provider, orderId, "processing")).outcome).toBe("refunded-before");
    await pollOpenPayments(db, provider, later);
    expect((await set(provider, orderId, "shipped")).outcome).toBe("refunded-before");
    expect(await truth(orderId)).toMatchObject({ status: "cancelled" });
    expect(await unitsLeft(db, garment)).toBe(10);
  });

  it("that took no money can be cancelled under a live provider, which hears nothing of it", async () => {
    for (const name of ["test", "stripe-test"]) {
      const { orderId } = await paid({ ...fakeProvider(), name });
      const live = { ...fakeProvider(), name: "stripe" };
      expect((await set(live, orderId, "cancelled")).outcome).toBe("refunded");
      expect(await truth(orderId)).toMatchObject({ order: "refunded", payments: ["refunded"] });
      expect(live.calls).toEqual([]);
    }
  });

  it("that took no money and was cancelled is refunded by the job of a live provider when it was interrupted", async () => {
    const { orderId } = await paid({ ...fakeProvider(), name: "stripe-test" });
    const providers = ["stripe", "stripe-test"];
    await changeOrderStatus(db, { orderId, status: "cancelled", actor: "kim", providers }, now);
    expect(await truth(orderId)).toMatchObject({ payments: ["refunding"] });
    await pollOpenPayments(db, { ...fakeProvider(), name: "stripe" }, later);
    expect(await truth(orderId)).toMatchObject({ order: "refunded", payments: ["refunded"] });
  });

  it("is refused when its money cannot be given back from here", async () => {
    const provider: PaymentProvider = { ...fakeProvider(), name: "other" };
    const { garment, orderId } = await paid(provider);
    for (const current of [fakeProvider(), { ...fakeProvider(), name: "stripe" }])
      expect((await set(current, orderId, "cancelled")).outcome).toBe("not-refundable");
    expect(await truth(orderId)).toMatchObject({ order: "paid", status: "pending", payments: ["succeeded"] });
    expect(await unitsLeft(db, garment)).toBe(8);
  });
});

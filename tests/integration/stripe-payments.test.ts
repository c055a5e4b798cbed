import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { openDatabase, statement } from "#app/db/client.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { orderEvents, orders, payments } from "#app/db/schema/orders.server.ts";
import { paymentDiscrepancies } from "#app/db/schema/payments.server.ts";
import { cancelExpiredOrders } from "#app/features/selling/orders/cancel-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { endAbandonedPayments } from "#app/features/selling/payments/open-payments.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { expectOrderInvariants } from "#tests/support/order-invariants.ts";
import { now, openTestShop, unitsLeft } from "#tests/support/shop-fixture.ts";
import { openOrder, openPayment, returned, storedEvents, truthOf, unpaidOrder } from "#tests/support/stripe-order.ts";
import { openStripeShop, type StripeShop } from "#tests/support/stripe-shop.ts";
import { settleOrders } from "#workers/jobs/settle-orders.ts";

const shop = openTestShop();
const { db } = shop;
const paidOnce = { order: "paid", payments: ["succeeded"], open: 0, mails: 1, discrepancies: [] };
/** After every reservation has ended. */
const afterwards = addMinutes(now, 60);
const job = (stripe: StripeShop, at = afterwards) => settleOrders(shop, at, stripe.provider);

/** Everything that the shop logs while these tests run. */
const logged: string[] = [];
beforeAll(() => {
  for (const level of ["error", "warn", "log", "info"] as const)
    vi.spyOn(console, level).mockImplementation((...what: unknown[]) => void logged.push(what.map(String).join(" ")));
});
afterAll(async () => {
  await shop.finished();
  expect(logged.join("\n")).not.toMatch(/_secret_|sk_test|whsec_|pk_test|asa\.oberg|card was declined/i);
  vi.restoreAllMocks();
});

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

describe("a purchase through Stripe", () => {
  it("is completed by the browser and believed by nobody but Stripe", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    expect(await returned(db, stripe, order)).toMatchObject({ kind: "declined" });
    await stripe.confirm(order.reference);
    expect((await returned(db, stripe, order)).kind).toBe("succeeded");
    expect((await returned(db, stripe, order)).kind).toBe("succeeded");
    expect(await truthOf(db, order.orderId)).toMatchObject(paidOnce);
    await expectOrderInvariants(db, order.garment, 10, { money: stripe.counts() });
  });

  it("gives the same client secret again, and keeps none", async () => {
    const stripe = openStripeShop();
    const { orderId, paymentId, reference } = await openOrder(db, stripe);
    const again = await openPayment(db, stripe, orderId);
    expect(again).toMatchObject({
      paymentId,
      clientSecret: stripe.standIn.state.intents.get(reference)?.client_secret,
    });
    const rows = await db.all<object>(sql`SELECT * FROM payments WHERE order_id = ${orderId}`);
    expect(JSON.stringify(rows)).not.toContain("_secret_");
    const many = await Promise.all(
      [1, 2, 3].map(() => createPayment(db, stripe.provider, orderId, now, "klarna-direct")),
    );
    expect(new Set(many.map((made) => ("paymentId" in made ? made.paymentId : made.kind))).size).toBe(1);
  });

  it("is said to be under way to who asks while another tab has it created, never that none can be taken", async () => {
    const stripe = openStripeShop();
    const { orderId } = await unpaidOrder(db);
    stripe.standIn.state.latencyMs = 100;
    const many = await Promise.all([1, 2, 3].map(() => createPayment(db, stripe.provider, orderId, now)));
    expect(many.map(({ kind }) => kind).toSorted()).toEqual(["created", "processing", "processing"]);
  });

  it("that is declined is tried again on the same payment", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference, "pm_card_chargeDeclined");
    expect(await returned(db, stripe, order)).toEqual({ kind: "declined", reason: "Your card was declined." });
    expect(await openPayment(db, stripe, order.orderId)).toMatchObject({ paymentId: order.paymentId });
    await stripe.confirm(order.reference);
    expect((await returned(db, stripe, order)).kind).toBe("succeeded");
    expect(await truthOf(db, order.orderId)).toMatchObject(paidOnce);
  });

  it("stays paid when a decline arrives that was read before the success", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference, "pm_card_chargeDeclined");
    const process: PaymentProvider["process"] = async (...call) => {
      const early = await stripe.provider.process(...call);
      await stripe.confirm(order.reference);
      expect((await returned(db, stripe, order)).kind).toBe("succeeded");
      return early;
    };
    const late = { ...stripe, provider: { ...stripe.provider, process } };
    expect((await returned(db, late, order)).kind).toBe("succeeded");
    expect(await truthOf(db, order.orderId)).toMatchObject(paidOnce);
  });

  it("whose discount code others have used up meanwhile goes back, and its order with it", async () => {
    const code = { code: "ONCE", discountType: "percentage", valueHundredths: 10_00, createdAt: now.toISOString() };
    await db.insert(discountCodes).values({ ...code, maxUses: 2 });
    const stripe = openStripeShop();
    const [first, second] = [
      await openOrder(db, stripe, { discountCode: "ONCE" }),
      await openOrder(db, stripe, { discountCode: "ONCE" }),
    ];
    await db.update(discountCodes).set({ maxUses: 1 }).where(eq(discountCodes.code, "ONCE"));
    await stripe.confirm(first.reference);
    await stripe.confirm(second.reference);
    expect((await returned(db, stripe, first)).kind).toBe("succeeded");
    expect((await returned(db, stripe, second)).kind).toBe("order-cancelled");
    for (const id of stripe.events()) await stripe.receive(db, id, now);
    expect(await truthOf(db, second.orderId)).toMatchObject({
      order: "unpaid",
      status: "cancelled",
      mails: 0,
      open: 0,
    });
    await expectOrderInvariants(db, first.garment, 10, {
      money: new Map([...stripe.counts()].filter(([reference]) => reference === first.reference)),
    });
    await expectOrderInvariants(db, second.garment, 10, {
      money: new Map([...stripe.counts()].filter(([reference]) => reference === second.reference)),
    });
  });

  it("ends the payment of one method before another begins", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    const swish = await openPayment(db, stripe, order.orderId, "swish");
    await stripe.confirm(order.reference);
    await stripe.confirm(swish.reference, "swish");
    await stripe.standIn.control("act", { intent: swish.reference, choice: "approve" });
    expect((await returned(db, stripe, swish)).kind).toBe("succeeded");
    expect((await returned(db, stripe, order)).kind).toBe("succeeded");
    expect(await truthOf(db, order.orderId)).toMatchObject({ ...paidOnce, payments: ["declined", "succeeded"] });
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: 0 }]);
  });

  it("that succeeded unnoticed pays the order when another method is chosen", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference);
    const created = await createPayment(db, stripe.provider, order.orderId, now, "swish");
    expect(created).toMatchObject({ kind: "already-paid", paid: { outboxId: expect.any(String) } });
    expect(await truthOf(db, order.orderId)).toMatchObject(paidOnce);
  });

  it("that the bank decides later holds its stock and blocks nothing but a second payment", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe, { paymentMethod: "swish" });
    await stripe.confirm(order.reference, "swish");
    expect(await returned(db, stripe, order)).toEqual({ kind: "processing" });
    await stripe.standIn.control("act", { intent: order.reference, choice: "process" });
    expect(await returned(db, stripe, order)).toEqual({ kind: "processing" });
    expect(await createPayment(db, stripe.provider, order.orderId, now)).toEqual({ kind: "processing" });
    expect(await createPayment(db, stripe.provider, order.orderId, now, "card")).toEqual({ kind: "processing" });
    await job(stripe);
    expect(await unitsLeft(db, order.garment)).toBe(8);
    await stripe.standIn.control("decide", { intent: order.reference, succeeds: true });
    await job(stripe);
    expect(await truthOf(db, order.orderId)).toMatchObject(paidOnce);
  });

  it.each<[string, (intent: { amount_received: number; currency: string; metadata: Record<string, string> }) => void]>([
    ["amount", (intent) => (intent.amount_received -= 1)],
    ["currency", (intent) => (intent.currency = "eur")],
    ["order", (intent) => (intent.metadata["order_id"] = "ord_another")],
  ])("of another %s is never paid, and staff are told once", async (_, change) => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference);
    change(stripe.standIn.state.intents.get(order.reference)!);
    expect(await returned(db, stripe, order)).toEqual({ kind: "mismatch" });
    for (const event of stripe.events()) await stripe.receive(db, event, now);
    // Whoever asks later is not told to pay once more.
    expect(await returned(db, stripe, order)).toEqual({ kind: "mismatch" });
    expect(await createPayment(db, stripe.provider, order.orderId, now)).toEqual({ kind: "mismatch" });
    await job(stripe);
    expect(await truthOf(db, order.orderId)).toMatchObject({
      order: "unpaid",
      mails: 0,
      discrepancies: ["payment-mismatch"],
    });
  });
});

describe("a payment that is not what was asked", () => {
  async function mismatched() {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference);
    stripe.standIn.state.intents.get(order.reference)!.amount_received -= 1;
    return { stripe, order };
  }

  it("is told as that when the order is to be paid again, also once its time is over, until staff have seen to it", async () => {
    const { stripe, order } = await mismatched();
    expect(await createPayment(db, stripe.provider, order.orderId, now)).toEqual({ kind: "mismatch" });
    await cancelExpiredOrders(db, addDays(now, 2));
    expect((await truthOf(db, order.orderId)).status).toBe("cancelled");
    expect(await createPayment(db, stripe.provider, order.orderId, now)).toEqual({ kind: "mismatch" });
    expect(await returned(db, stripe, order)).toEqual({ kind: "mismatch" });
    await db.update(paymentDiscrepancies).set({ resolvedAt: now.toISOString() });
    expect(await createPayment(db, stripe.provider, order.orderId, now)).toEqual({ kind: "order-cancelled" });
  });

  it("can be followed by another payment once staff have seen to it", async () => {
    const { stripe, order } = await mismatched();
    await returned(db, stripe, order);
    await db.update(paymentDiscrepancies).set({ resolvedAt: now.toISOString() });
    expect((await createPayment(db, stripe.provider, order.orderId, now)).kind).toBe("created");
  });
});

/** The database, whose first batches begin once so many are there: each caller has read what it goes by before anybody writes. */
function beginningTogether(callers: number) {
  let begin = () => {};
  let there = 0;
  const all = new Promise<void>((resolve) => (begin = resolve));
  return openDatabase({
    prepare: (query) => shop.env.DB.prepare(query),
    batch: async (statements) => {
      there += 1;
      if (there === callers) begin();
      await all;
      return shop.env.DB.batch(statements);
    },
  });
}

it("an announced payment reserves the use of its code: the others are told before anything is charged", async () => {
  const code = { code: "SINGLE", discountType: "percentage", valueHundredths: 10_00, createdAt: now.toISOString() };
  await db.insert(discountCodes).values({ ...code, maxUses: 1 });
  const stripe = openStripeShop();
  const all = [];
  for (let i = 0; i < 4; i++) all.push(await unpaidOrder(db, { discountCode: "SINGLE" }));
  const created = await Promise.all(all.map(({ orderId }) => createPayment(db, stripe.provider, orderId, now)));
  expect(created.map(({ kind }) => kind).toSorted()).toEqual([...Array<string>(3).fill("code-used-up"), "created"]);
  const rows = await Promise.all(all.map(({ orderId }) => truthOf(db, orderId)));
  expect(rows.filter(({ status }) => status === "cancelled")).toHaveLength(3);
  // The reservation ends with the payment: another buyer may use the code then.
  const winner = all.find((_, i) => rows[i]?.status !== "cancelled");
  await cancelExpiredOrders(db, addDays(now, 1));
  await endAbandonedPayments(db, stripe.provider, addDays(now, 1));
  await cancelExpiredOrders(db, addDays(now, 1));
  expect((await truthOf(db, winner?.orderId ?? "")).status).toBe("cancelled");
  const next = await openOrder(db, stripe, { discountCode: "SINGLE" });
  await stripe.confirm(next.reference);
  expect((await returned(db, stripe, next)).kind).toBe("succeeded");
});

it("a code whose limit staff lower meanwhile pays one order, however many browsers come back with it at once", async () => {
  const code = { code: "LAST", discountType: "percentage", valueHundredths: 10_00, createdAt: now.toISOString() };
  await db.insert(discountCodes).values({ ...code, maxUses: 4 });
  const stripe = openStripeShop();
  const all = [];
  for (let i = 0; i < 4; i++) all.push(await openOrder(db, stripe, { discountCode: "LAST" }));
  await db.update(discountCodes).set({ maxUses: 1 }).where(eq(discountCodes.code, "LAST"));
  for (const { reference } of all) await stripe.confirm(reference);
  const together = beginningTogether(all.length);
  const ends = await Promise.all(all.map((order) => returned(together, stripe, order)));
  expect(ends.map(({ kind }) => kind).toSorted()).toEqual([
    "order-cancelled",
    "order-cancelled",
    "order-cancelled",
    "succeeded",
  ]);
  const rows = await Promise.all(all.map(({ orderId }) => truthOf(db, orderId)));
  expect(rows.filter(({ status }) => status === "cancelled")).toHaveLength(3);
  expect(stripe.money().filter(({ taken, refunded }) => taken > refunded)).toHaveLength(1);
});

describe("events", () => {
  it("of the other mode are nobody's: a test payment says nothing of real money", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference);
    const [id = ""] = stripe.events("payment_intent.succeeded");
    const read = async () => {
      const request = await stripe.webhook(id);
      return stripe.provider.readEvent(request.headers, await request.text());
    };
    expect(await read()).toMatchObject({ id });
    stripe.standIn.state.events.set(id, { ...stripe.standIn.state.events.get(id)!, livemode: true as false });
    expect(await read()).toBeNull();
  });

  it("that come 100 times in random order, among shoppers and jobs, count once", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference);
    const [event = ""] = stripe.events("payment_intent.succeeded");
    const created = stripe.events("payment_intent.created");
    const work = [
      ...Array.from({ length: 100 }, () => () => stripe.receive(db, event, now)),
      ...created.map((id) => () => stripe.receive(db, id, now)),
      ...Array.from({ length: 5 }, () => () => returned(db, stripe, order)),
      ...Array.from({ length: 3 }, () => () => job(stripe)),
    ];
    await Promise.all(shuffled(work).map((each) => each()));
    expect(await truthOf(db, order.orderId)).toMatchObject(paidOnce);
    const stored = await storedEvents(db);
    expect(stored.get(event)).toMatchObject({ reference: order.reference, processedAt: expect.any(String) });
    expect([...stored.keys()].filter((id) => stripe.events().includes(id))).toHaveLength(2);
  });

  it("of five kinds about one payment come to the same in all 120 orders", async () => {
    const types = ["payment_intent.payment_failed", "payment_intent.succeeded", "refund.created", "charge.refunded"];
    const sequences = permutations([...types, "charge.dispute.created"]);
    // Several payments at a time, each through its share of the orders.
    const lanes = 8;
    const lane = async (nth: number) => {
      const stripe = openStripeShop();
      const order = await openOrder(db, stripe);
      await stripe.confirm(order.reference, "pm_card_chargeDeclined");
      await stripe.confirm(order.reference);
      await stripe.call("/v1/refunds", { payment_intent: order.reference, amount: "100" });
      await stripe.standIn.control("dispute", { intent: order.reference, amount: 1_00 });
      const [before] = await db.select().from(orders).where(eq(orders.id, order.orderId));
      for (const sequence of sequences.filter((_, at) => at % lanes === nth)) {
        const ids = sequence.flatMap((type) => stripe.events(type)[0] ?? []);
        expect(ids).toHaveLength(5);
        for (const id of ids) await stripe.receive(db, id, now);
        expect(await truthOf(db, order.orderId)).toMatchObject({
          ...paidOnce,
          discrepancies: ["refund-at-provider"],
          disputes: ["needs_response"],
        });
        await startAgain(before!, ids);
      }
    };
    await Promise.all(Array.from({ length: lanes }, (_, nth) => lane(nth)));
  }, 60_000);

  it("of a kind that the shop has no use for are answered, and nothing of them is kept but their id and type", async () => {
    const stripe = openStripeShop();
    await openOrder(db, stripe);
    const [event = ""] = stripe.events("payment_intent.created");
    expect(await stripe.receive(db, event, now)).toEqual({ isProcessed: true, decided: [] });
    const [calls, stored] = [stripe.standIn.state.calls.length, await storedEvents(db)];
    expect(stored.get(event)).toMatchObject({ type: "payment_intent.created", reference: "", attempts: 0 });
    await stripe.receive(db, event, now);
    expect(stripe.standIn.state.calls).toHaveLength(calls);
  });

  it("that cannot be processed are tried again by the job, and left to staff after twelve tries", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference);
    const [event = ""] = stripe.events("payment_intent.succeeded");
    await stripe.standIn.control("faults", { method: "GET", times: 2 });
    expect(await stripe.receive(db, event, now)).toEqual({ isProcessed: false, decided: [] });
    await job(stripe, addMinutes(now, 5));
    expect((await storedEvents(db)).get(event)).toMatchObject({ attempts: 2, processedAt: null });
    await job(stripe, addMinutes(now, 10));
    expect((await storedEvents(db)).get(event)).toMatchObject({ attempts: 3, lastError: null });
    expect(await truthOf(db, order.orderId)).toMatchObject(paidOnce);

    const [declined = ""] =
      (await stripe.confirm((await openOrder(db, stripe)).reference, "pm_card_chargeDeclined"),
      stripe.events("payment_intent.payment_failed"));
    await stripe.standIn.control("faults", { method: "GET", times: 1_000 });
    await stripe.receive(db, declined, now);
    for (let minute = 5; minute <= 25 * 5; minute += 5) await job(stripe, addMinutes(now, minute));
    expect((await storedEvents(db)).get(declined)).toMatchObject({ attempts: 12, processedAt: null });
    const found = await db.all<{ id: string }>(sql`SELECT id FROM payment_findings WHERE kind = 'event-unprocessed'`);
    expect(found).toEqual([{ id: `event-unprocessed:${declined}` }]);
  });
});

/** Takes back what events wrote, so that another order of them can be tried on the same payment. */
async function startAgain({ id, updatedAt, reservedUntil }: typeof orders.$inferSelect, events: string[]) {
  await db.batch([
    statement(db, sql`DELETE FROM payment_events WHERE id IN (SELECT value FROM json_each(${JSON.stringify(events)}))`),
    statement(db, sql`DELETE FROM disputes WHERE order_id = ${id}`),
    statement(db, sql`DELETE FROM payment_findings WHERE order_id = ${id}`),
    statement(db, sql`DELETE FROM email_outbox WHERE cause_id = ${id}`),
    statement(
      db,
      sql`UPDATE payments SET status = 'created', is_open = 1, decline_reason = NULL WHERE order_id = ${id}`,
    ),
    statement(
      db,
      sql`UPDATE orders SET payment_status = 'unpaid', updated_at = ${updatedAt}, reserved_until = ${reservedUntil}
      WHERE id = ${id}`,
    ),
  ]);
}

describe("an order that nobody pays", () => {
  it("ends its payment at Stripe, and only then gives its stock back", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.standIn.control("faults", { path: "/v1/payment_intents", times: 2 });
    await cancelExpiredOrders(db, afterwards);
    await job(stripe);
    expect(await unitsLeft(db, order.garment)).toBe(8);
    await stripe.standIn.control("faults", []);
    await job(stripe);
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "unpaid", status: "cancelled", open: 0, mails: 0 });
    expect(await unitsLeft(db, order.garment)).toBe(10);
    await stripe.confirm(order.reference);
    expect(await returned(db, stripe, order)).toEqual({ kind: "order-cancelled", orderId: order.orderId });
    expect(stripe.money()).toEqual([]);
  });

  it("gives its stock back when the keys are of another account than its payment, or the provider is off", async () => {
    const [tried, live] = [openStripeShop(), openStripeShop()];
    const order = await openOrder(db, tried);
    await job(live);
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "unpaid", status: "cancelled", open: 0 });
    expect(await unitsLeft(db, order.garment)).toBe(10);

    const left = await openOrder(db, tried);
    await settleOrders(shop, addMinutes(now, 1), null);
    expect(await unitsLeft(db, left.garment)).toBe(8);
    await settleOrders(shop, afterwards, null);
    expect(await unitsLeft(db, left.garment)).toBe(10);
    await tried.confirm(left.reference);
    await job(tried);
    expect(tried.money()).toEqual([{ taken: left.totalOre, refunded: left.totalOre }]);
    expect(await truthOf(db, left.orderId)).toMatchObject({ order: "unpaid", status: "cancelled", open: 0, mails: 0 });
  });

  it("is left alone while Stripe's settings do not fit: its payment may still be made", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    const misfit = { ...shop, env: { ...shop.env, STRIPE_SECRET_KEY: "sk_test_without_the_others" } };
    await settleOrders(misfit, afterwards);
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "unpaid", status: "pending", open: 1 });
    expect(await unitsLeft(db, order.garment)).toBe(8);
    await stripe.confirm(order.reference);
    await job(stripe);
    expect(await truthOf(db, order.orderId)).toMatchObject(paidOnce);
  });

  it("is paid when the job finds that its payment succeeded unnoticed", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference);
    await job(stripe);
    expect(await truthOf(db, order.orderId)).toMatchObject(paidOnce);
    expect(await unitsLeft(db, order.garment)).toBe(8);
  });

  it("and is cancelled by staff ends its payment; one that had succeeded goes back", async () => {
    const stripe = openStripeShop();
    const cancel = (orderId: string) =>
      setOrderStatus(db, stripe.provider, { orderId, status: "cancelled", actor: "kim" }, now);
    const left = await openOrder(db, stripe);
    expect((await cancel(left.orderId)).outcome).toBe("changed");
    await stripe.confirm(left.reference);
    const made = await openOrder(db, stripe);
    await stripe.confirm(made.reference);
    expect(await cancel(made.orderId)).toMatchObject({
      outcome: "refunded",
      decided: [{ kind: "paid", orderId: made.orderId }],
    });
    for (const id of stripe.events()) await stripe.receive(db, id, now);
    expect(await truthOf(db, made.orderId)).toMatchObject({
      order: "refunded",
      refunds: ["succeeded"],
      mails: 1,
      discrepancies: [],
    });
    expect(stripe.money()).toEqual([{ taken: made.totalOre, refunded: made.totalOre }]);
  });

  it("whose payment succeeds after staff closed it without Stripe is refunded by an event", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.standIn.control("faults", { path: "/v1/payment_intents" });
    await setOrderStatus(db, stripe.provider, { orderId: order.orderId, status: "cancelled", actor: "kim" }, now);
    await stripe.confirm(order.reference);
    for (const id of shuffled(stripe.events())) await stripe.receive(db, id, now);
    expect(await truthOf(db, order.orderId)).toMatchObject({ status: "cancelled", order: "unpaid", mails: 0, open: 0 });
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: order.totalOre }]);
    await expectOrderInvariants(db, order.garment, 10, { money: stripe.counts() });
  });
});

describe("a purchase while Stripe fails", () => {
  it.each([
    ["a 500", { kind: "error" }],
    ["a 500 although the work is done", { kind: "error", when: "after" }],
    ["a 429", { kind: "rate-limit" }],
    ["silence", { kind: "timeout" }],
    ["silence although the work is done", { kind: "timeout", when: "after" }],
  ])("with %s at any call ends in one truth, and one e-mail at most", async (_, fault) => {
    for (let skip = 0; skip <= 3; skip++) {
      const stripe = openStripeShop();
      await stripe.standIn.control("faults", { ...fault, skip });
      const order = await openOrder(db, stripe).catch(() => openAgain(stripe));
      await stripe.confirm(order.reference);
      await stripe.confirm(order.reference);
      for (const id of shuffled(stripe.events())) await stripe.receive(db, id, now);
      await returned(db, stripe, order);
      await job(stripe, addMinutes(now, 5));
      await job(stripe);
      await job(stripe, addMinutes(afterwards, 5));
      await expectOrderInvariants(db, order.garment, 10, { money: stripe.counts() });
      expect(await truthOf(db, order.orderId)).toMatchObject(paidOnce);
      const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.orderId));
      expect(events.filter(({ type }) => type === "paid")).toHaveLength(1);
    }
  });

  /** The order whose payment could not be opened at first, with one that could. */
  async function openAgain(stripe: StripeShop) {
    const [latest] = await db
      .select()
      .from(orders)
      .orderBy(sql`rowid DESC`)
      .limit(1);
    const [line] = await db.all<{ garment: string }>(
      sql`SELECT product_id AS garment FROM order_lines WHERE order_id = ${latest!.id}`,
    );
    const payment = await openPayment(db, stripe, latest!.id);
    return { ...payment, garment: line!.garment, orderId: latest!.id };
  }
});

it("keeps one open payment an order at most, whatever happens", async () => {
  const open = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.isOpen, true))
    .groupBy(payments.orderId)
    .having(sql`count(*) > 1`);
  expect(open).toEqual([]);
});

it("is left to the shopper when staff may not cancel the order, or saw another version of it", async () => {
  const stripe = openStripeShop();
  const order = await openOrder(db, stripe);
  const cancel = { orderId: order.orderId, status: "cancelled", actor: "kim" } as const;
  const intent = () => stripe.standIn.state.intents.get(order.reference)?.status;
  const before = intent();
  const seen = "2026-01-01T00:00:00.000Z";
  expect((await setOrderStatus(db, stripe.provider, { ...cancel, seen }, now)).outcome).toBe("changed-meanwhile");
  expect(intent()).toBe(before);
  await db.update(orders).set({ paymentStatus: "paid" }).where(eq(orders.id, order.orderId));
  const denied = await setOrderStatus(db, stripe.provider, { ...cancel, mayRefund: false }, now);
  expect(denied.outcome).toBe("refund-not-allowed");
  expect(intent()).toBe(before);
  await db.update(orders).set({ paymentStatus: "unpaid" }).where(eq(orders.id, order.orderId));
  expect((await setOrderStatus(db, stripe.provider, { ...cancel, mayRefund: false }, now)).outcome).toBe("changed");
  expect(intent()).toBe("canceled");
});

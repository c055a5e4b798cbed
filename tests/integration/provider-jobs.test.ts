import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";

import { readToday } from "#app/admin/today/read-today.server.ts";
import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import {
  disputes,
  paymentDiscrepancies,
  providerCopies,
  providerTransactions,
} from "#app/db/schema/payments.server.ts";
import { readOpenMatters } from "#app/features/people/personal-data/open-matters.server.ts";
import { readBoard } from "#app/features/selling/orders/board.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { ordersOfWork, workCondition } from "#app/features/selling/orders/order-work.server.ts";
import { readPickList } from "#app/features/selling/orders/pick-list.server.ts";
import { selectOrders } from "#app/features/selling/orders/select-orders.server.ts";
import { endAbandonedPayments } from "#app/features/selling/payments/open-payments.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import { stripeNames } from "#app/features/selling/payments/provider-names.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { copyTransactions } from "#app/features/selling/reconciliation/copy-transactions.server.ts";
import { listDiscrepancies, resolveDiscrepancy } from "#app/features/selling/reconciliation/discrepancies.server.ts";
import { listPayments } from "#app/features/selling/reconciliation/list-payments.server.ts";
import { readPaymentWork } from "#app/features/selling/reconciliation/payment-work.server.ts";
import { readReconciliation } from "#app/features/selling/reconciliation/read-reconciliation.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { newId } from "#app/shared/ids.ts";
import { writeDispute, writePaid } from "#tests/support/paid-history.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { openOrder, returned, truthOf } from "#tests/support/stripe-order.ts";
import { openStripeShop, type StripeShop } from "#tests/support/stripe-shop.ts";
import { compareWithProvider, copyProviderTransactions } from "#workers/jobs/reconcile-provider.ts";

const shop = openTestShop();
const everything = { search: "", sort: "newest", filters: {} } as const;
const { db } = shop;
afterAll(() => shop.finished());

const later = addMinutes(now, 11);
const compare = (stripe: StripeShop, at = later) => compareWithProvider(shop, at, stripe.provider);
const discrepanciesOf = async (orderId: string) =>
  (await db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.orderId, orderId))).map(
    ({ kind }) => kind,
  );
const dueNow = (orderId: string, at: Date) =>
  db.update(payments).set({ compareAt: at.toISOString() }).where(eq(payments.orderId, orderId));

/** An order that was paid at the stand-in, and that the shop knows of. */
async function paidAtStripe(stripe: StripeShop) {
  const order = await openOrder(db, stripe);
  await stripe.confirm(order.reference);
  await returned(db, stripe, order);
  return order;
}

describe("comparing payments with the provider", () => {
  it("pays the order of a shopper who never came back, once, after some minutes and not before", async () => {
    const stripe = openStripeShop();
    const order = await openOrder(db, stripe);
    await stripe.confirm(order.reference);
    await compare(stripe, addMinutes(now, 5));
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "unpaid" });
    await Promise.all([compare(stripe), compare(stripe), compare(stripe)]);
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "paid", mails: 1, discrepancies: [] });
  });

  it("finds a refund made by hand in the dashboard, and tells of it once", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(stripe);
    await stripe.call("/v1/refunds", { payment_intent: order.reference, amount: "1500" });
    for (const days of [1, 2, 3]) await compare(stripe, addDays(later, days));
    expect(await discrepanciesOf(order.orderId)).toEqual(["refund-at-provider"]);
  });

  it("keeps an order whose money went back there out of the packing, until somebody has resolved it", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(stripe);
    await db.update(orders).set({ createdAt: "2020-01-01T00:00:00.000Z" }).where(eq(orders.id, order.orderId));
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order.orderId));
    const isToPack = async () => {
      const [board, picked, listed, today] = [
        await readBoard(db, now),
        await readPickList(db, [order.orderId]),
        await selectOrders(
          db,
          { id: orders.id },
          {
            from: ordersOfWork("to-send"),
            where: workCondition("to-send", now),
            orderBy: [sql`created_at`],
            limit: 100,
          },
        ),
        await readToday(db, builtInRoles.owner, now),
      ];
      const counted = today.tasks.find(({ task }) => task === "to-pack")?.count ?? 0;
      const isListed = listed.some(({ id }) => id === order.orderId);
      expect(counted).toBe(listed.length);
      return [board["to-pack"].some(({ id }) => id === order.orderId), picked.orderCount === 1, isListed];
    };
    const send = async () => {
      const [{ updatedAt: seen } = { updatedAt: "" }] = await db
        .select({ updatedAt: orders.updatedAt })
        .from(orders)
        .where(eq(orders.id, order.orderId));
      const parcel = { carrier: "postnord", trackingId: "SE1", seen, actor: "kim" } as const;
      const units = new Map([[line?.id ?? "", 1]]);
      return (await fulfilOrder(db, { id: newId("ful"), orderId: order.orderId, units, ...parcel }, now)).kind;
    };
    expect(await isToPack()).toEqual([true, true, true]);
    await stripe.call("/v1/refunds", { payment_intent: order.reference });
    await compare(stripe, addDays(later, 1));
    expect(await isToPack()).toEqual([false, false, false]);
    expect(await send()).toBe("payment-in-doubt");
    await db
      .update(paymentDiscrepancies)
      .set({ resolvedAt: now.toISOString() })
      .where(eq(paymentDiscrepancies.orderId, order.orderId));
    expect(await isToPack()).toEqual([true, true, true]);
    expect(await send()).toBe("fulfilled");
  });

  it("tells of an order that is paid here alone, and of another amount there", async () => {
    const stripe = openStripeShop();
    const lost = await writePaid(db, { provider: stripeNames.test, at: now.toISOString(), totalOre: 100_00 });
    const order = await paidAtStripe(stripe);
    const intent = stripe.standIn.state.intents.get(order.reference);
    if (intent) intent.amount_received -= 1;
    await dueNow(lost.orderId, later);
    await dueNow(order.orderId, later);
    await compare(stripe);
    await compare(stripe);
    expect(await discrepanciesOf(lost.orderId)).toEqual(["not-paid-there"]);
    expect(await discrepanciesOf(order.orderId)).toEqual(["payment-mismatch"]);
  });

  it("goes on with the others when one cannot be read, and comes back to it", async () => {
    const stripe = openStripeShop();
    const broken = await openOrder(db, stripe);
    const whole = await openOrder(db, stripe);
    for (const { reference } of [broken, whole]) await stripe.confirm(reference);
    const failing: PaymentProvider = {
      ...stripe.provider,
      readPayment: (reference) =>
        reference === broken.reference
          ? Promise.reject(new Error("on purpose"))
          : stripe.provider.readPayment(reference),
    };
    await compareWithProvider(shop, later, failing);
    expect(await truthOf(db, whole.orderId)).toMatchObject({ order: "paid" });
    expect(await truthOf(db, broken.orderId)).toMatchObject({ order: "unpaid" });
    await compare(stripe, addMinutes(later, 31));
    expect(await truthOf(db, broken.orderId)).toMatchObject({ order: "paid" });
  });

  it("compares many in bounded runs until none is due", async () => {
    const stripe = openStripeShop();
    const paid = [];
    for (let i = 0; i < 102; i++)
      paid.push(await writePaid(db, { provider: stripeNames.test, at: now.toISOString(), totalOre: 1_00 }));
    for (const { orderId } of paid) await dueNow(orderId, later);
    const dueLeft = async () =>
      (
        await statement<{ n: number }>(
          db,
          sql`SELECT count(*) AS n FROM payments WHERE compare_at <= ${later.toISOString()}`,
        )
      )[0]?.n;
    await compare(stripe);
    expect(await dueLeft()).toBe(2);
    await compare(stripe);
    expect(await dueLeft()).toBe(0);
  });
});

describe("copying the provider's transactions", () => {
  it("copies each once with the order it belongs to, however often it runs, and then both sides agree", async () => {
    await db.delete(providerTransactions);
    await db.delete(providerCopies);
    const stripe = openStripeShop();
    const order = await paidAtStripe(stripe);
    const night = new Date(Date.now() + 60_000);
    for (const at of [night, addDays(night, 1), addDays(night, 2)])
      await copyProviderTransactions(shop, at, stripe.provider);
    const rows = await db.select().from(providerTransactions).where(eq(providerTransactions.orderId, order.orderId));
    expect(rows).toMatchObject([{ kind: "charge", paymentId: order.paymentId }]);
    expect(rows[0]?.netOre).toBe((rows[0]?.amountOre ?? 0) - (rows[0]?.feeOre ?? 0));
    // The shop's clock in this test is another than the stand-in's: put both on one day.
    await db
      .update(payments)
      .set({ takenAt: rows[0]?.occurredAt ?? "" })
      .where(eq(payments.id, order.paymentId));
    const day = stockholmDay(new Date(rows[0]?.occurredAt ?? ""));
    const { days } = await readReconciliation(db, { provider: stripeNames.test, first: day, last: day });
    const agreed = days.find(({ currency }) => currency === "SEK");
    expect(agreed).toMatchObject({ paymentsOre: rows[0]?.amountOre, feesOre: rows[0]?.feeOre });
    expect(agreed?.netOre).toBe(rows[0]?.netOre);
  });

  it("goes on after the page where it was interrupted, and loses none and counts none twice", async () => {
    await db.delete(providerTransactions);
    await db.delete(providerCopies);
    const all = Array.from({ length: 7 }, (_, i) => ({
      id: `txn_${i}`,
      kind: "other" as const,
      payment: null,
      refund: null,
      dispute: null,
      reference: `ref_${i}`,
      amountOre: 100 + i,
      feeOre: 0,
      netOre: 100 + i,
      currency: "SEK",
      originalOre: null,
      originalCurrency: null,
      occurredAt: addMinutes(now, -i).toISOString(),
      availableOn: null,
      payout: null,
    }));
    let calls = 0;
    const asked: (string | null)[] = [];
    const provider: PaymentProvider = {
      ...openStripeShop().provider,
      listTransactions: async (_from, _to, cursor) => {
        asked.push(cursor);
        if (++calls === 3) throw new Error("on purpose");
        const start = cursor === null ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
        const page = all.slice(start, start + 2);
        return { transactions: page, next: start + 2 < all.length ? (page.at(-1)?.id ?? null) : null };
      },
    };
    await expect(copyTransactions(db, provider, { begins: true }, now)).rejects.toThrow("on purpose");
    expect((await db.select().from(providerCopies))[0]).toMatchObject({ copiedUntil: null, cursor: "txn_3" });
    // Not at night: it goes on with what is under way, and begins nothing.
    expect(await copyTransactions(db, provider, { begins: false }, addMinutes(now, 5))).toBe(false);
    expect(await copyTransactions(db, provider, { begins: false }, addMinutes(now, 10))).toBe(false);
    expect(asked).toEqual([null, "txn_1", "txn_3", "txn_3", "txn_5"]);
    expect(await db.select().from(providerTransactions)).toHaveLength(7);
    expect((await db.select().from(providerCopies))[0]).toMatchObject({ copiedUntil: now.toISOString(), copyTo: null });
  });

  it("begins anew when the provider no longer knows where it stopped, as after a change of its account", async () => {
    await db.delete(providerTransactions);
    await db.delete(providerCopies);
    const stripe = openStripeShop();
    const order = await paidAtStripe(stripe);
    const [copyFrom, copyTo] = [addDays(new Date(), -1).toISOString(), addDays(new Date(), 1).toISOString()];
    const interrupted = { copyFrom, copyTo, cursor: "txn_of_another_account", updatedAt: copyFrom };
    await db.insert(providerCopies).values({ provider: stripeNames.test, ...interrupted });
    expect(await copyTransactions(db, stripe.provider, { begins: false }, later)).toBe(false);
    expect(await db.select().from(providerTransactions)).toMatchObject([{ kind: "charge", orderId: order.orderId }]);
    expect((await db.select().from(providerCopies))[0]).toMatchObject({
      copiedUntil: copyTo,
      copyTo: null,
      cursor: null,
    });
  });

  it("records a dispute whose event was lost, and tells of money that is of no payment", async () => {
    await db.delete(providerTransactions);
    await db.delete(providerCopies);
    const stripe = openStripeShop();
    const order = await paidAtStripe(stripe);
    await stripe.standIn.control("dispute", { intent: order.reference, reason: "fraudulent" });
    const stray = await paidAtStripe(stripe);
    await db.update(payments).set({ providerReference: "pi_other" }).where(eq(payments.id, stray.paymentId));
    const night = new Date(Date.now() + 60_000);
    for (const at of [night, addDays(night, 1)]) await copyProviderTransactions(shop, at, stripe.provider);
    expect(await db.select().from(disputes).where(eq(disputes.orderId, order.orderId))).toMatchObject([
      { status: "needs_response", reason: "fraudulent" },
    ]);
    const [moved] = await db.select().from(providerTransactions).where(eq(providerTransactions.kind, "dispute"));
    expect(moved?.disputeId).not.toBeNull();
    const unknown = await db
      .select()
      .from(paymentDiscrepancies)
      .where(eq(paymentDiscrepancies.kind, "unknown-payment"));
    expect(unknown.map(({ id }) => id)).toEqual([`unknown-payment:${stray.reference}`]);
  });
});

describe("a discrepancy", () => {
  it("is resolved once, with the first note, on record", async () => {
    const { orderId, orderNumber } = await writePaid(db, { provider: "p", at: now.toISOString(), totalOre: 1 });
    await db
      .insert(paymentDiscrepancies)
      .values({ id: "f:1", kind: "paid-there", provider: "p", orderId, detail: "?", foundAt: now.toISOString() });
    const resolved = await Promise.all(
      ["kim", "lo"].map((actor) => resolveDiscrepancy(db, { id: "f:1", note: `By ${actor}`, actor }, now)),
    );
    expect(resolved.filter(Boolean)).toHaveLength(1);
    const { rows } = await listDiscrepancies(db, {
      ...everything,
      filters: { state: "resolved" },
      paging: { size: 20 },
    });
    expect(rows.filter(({ id }) => id === "f:1")).toMatchObject([
      { note: `By ${rows.find(({ id }) => id === "f:1")?.resolvedBy}`, orderNumber },
    ]);
    expect(await db.select().from(auditLog).where(eq(auditLog.action, "payment.finding-resolved"))).toHaveLength(1);
    expect(await resolveDiscrepancy(db, { id: "f:unknown", note: "x", actor: "kim" }, now)).toBe(false);
  });
});

describe("what staff have to see to", () => {
  it("is disputes by their date, and refunds that failed before those that wait, each with its payment", async () => {
    const paid = await writePaid(db, { provider: "p", at: now.toISOString(), totalOre: 10_00 });
    const disputed = { at: now.toISOString(), amountOre: 10_00 };
    const laterDue = await writeDispute(db, paid, {
      ...disputed,
      status: "needs_response",
      dueBy: "2026-12-09T00:00:00.000Z",
    });
    const sooner = await writeDispute(db, paid, {
      ...disputed,
      status: "needs_response",
      dueBy: "2026-12-01T00:00:00.000Z",
    });
    await writeDispute(db, paid, { ...disputed, status: "lost" });
    const { orderId, paymentId } = paid;
    const refund = { orderId, paymentId, amountOre: 1_00, createdBy: "kim", createdAt: now.toISOString() };
    await db.insert(refunds).values([
      { ...refund, id: "rfd_waits", status: "requested", providerReference: "re_waits", updatedAt: now.toISOString() },
      { ...refund, id: "rfd_failed", status: "failed", lastError: "closed", updatedAt: addDays(now, -1).toISOString() },
    ]);
    const work = await readPaymentWork(db);
    const mine = (rows: readonly { id: string; orderId: string }[]) =>
      rows.filter((row) => row.orderId === orderId).map(({ id }) => id);
    expect(mine(work.disputes)).toEqual([sooner.id, laterDue.id]);
    expect(mine(work.refunds)).toEqual(["rfd_failed", "rfd_waits"]);
    expect(work.refunds.find(({ id }) => id === "rfd_waits")).toMatchObject({
      reference: paid.reference,
      providerReference: "re_waits",
      orderNumber: paid.orderNumber,
      createdAt: now.toISOString(),
    });
  });
});

describe("the list of payments", () => {
  it("is found by an order's number or the provider's ids, and read page by page", async () => {
    const one = await writePaid(db, { provider: "p", at: "2026-11-01T10:00:00.000Z", totalOre: 1_00 });
    await db.insert(refunds).values({
      id: "rfd_listed",
      orderId: one.orderId,
      paymentId: one.paymentId,
      amountOre: 1,
      providerReference: "re_listed",
      createdBy: "kim",
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    for (const search of [
      one.orderNumber,
      one.orderNumber.slice(3).toLowerCase(),
      one.reference,
      "re_listed",
      "rfd_listed",
    ]) {
      const { rows } = await listPayments(db, { ...everything, search, paging: { size: 5 } });
      expect([search, rows.map(({ id }) => id)]).toEqual([search, [one.paymentId]]);
    }
    expect((await listPayments(db, { ...everything, search: "%", paging: { size: 5 } })).rows).toEqual([]);
    const seen: string[] = [];
    let page = await listPayments(db, { ...everything, paging: { size: 5 } });
    for (;;) {
      seen.push(...page.rows.map(({ id }) => id));
      if (!page.next) break;
      page = await listPayments(db, { ...everything, paging: { size: 5, after: page.next } });
    }
    expect(seen).toHaveLength((await db.select({ id: payments.id }).from(payments)).length);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe("payments of the test mode once the shop is live", () => {
  /** An order with an open payment of the test mode, and the live provider, which must hear nothing of it. */
  async function openOfTestMode() {
    const stripe = openStripeShop();
    const conclude = vi.fn<PaymentProvider["conclude"]>();
    return {
      order: await openOrder(db, stripe),
      live: { ...stripe.provider, name: stripeNames.live, conclude },
      conclude,
    };
  }
  const waits = async (orderId: string) =>
    (await readOpenMatters(db, "asa.oberg@mail.example")).some(
      (matter) => matter.orderId === orderId && matter.kind === "payment",
    );

  it("are ended with their orders, in the shop alone, so that an erasure does not wait for them", async () => {
    const [expired, cancelled] = [await openOfTestMode(), await openOfTestMode()];
    const change = { orderId: cancelled.order.orderId, status: "cancelled", actor: "kim" } as const;
    await setOrderStatus(db, cancelled.live, change, now);
    expect(await truthOf(db, cancelled.order.orderId)).toMatchObject({ open: 0, payments: ["declined"] });
    await endAbandonedPayments(db, expired.live, now);
    expect(await truthOf(db, expired.order.orderId)).toMatchObject({ open: 1 });
    expect(await waits(expired.order.orderId)).toBe(true);
    await endAbandonedPayments(db, expired.live, addDays(now, 2));
    expect(await truthOf(db, expired.order.orderId)).toMatchObject({ open: 0, payments: ["declined"] });
    expect(await waits(expired.order.orderId)).toBe(false);
    for (const { conclude } of [expired, cancelled]) expect(conclude).not.toHaveBeenCalled();
  });

  it("are ended where an attempt was interrupted, too; those of another provider that takes money are left alone", async () => {
    for (const provider of [stripeNames.test, "other"]) {
      const { order, live, conclude } = await openOfTestMode();
      const attempt = { provider, status: "processing", claimedAt: now.toISOString(), attempt: 1 } as const;
      await db.update(payments).set(attempt).where(eq(payments.orderId, order.orderId));
      await pollOpenPayments(db, live, later);
      await endAbandonedPayments(db, live, addDays(now, 2));
      const ended = provider === stripeNames.test;
      expect(await truthOf(db, order.orderId)).toMatchObject({
        open: ended ? 0 : 1,
        payments: [ended ? "declined" : "processing"],
      });
      expect(conclude).not.toHaveBeenCalled();
    }
  });
});

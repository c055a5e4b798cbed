import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents } from "#app/db/schema/orders.server.ts";
import { paymentFindings } from "#app/db/schema/payments.server.ts";
import { payRefundByHand } from "#app/features/payments/pay-refund-by-hand.server.ts";
import { reconcilePayments } from "#app/features/payments/reconcile-payments.server.ts";
import { markRefundFailed } from "#app/features/payments/record-refund.server.ts";
import { retryRefund } from "#app/features/payments/retry-refund.server.ts";
import { readOpenMatters } from "#app/features/personal-data/open-matters.server.ts";
import { comparePayments } from "#app/features/settlement/compare-payments.server.ts";
import { copyTransactions } from "#app/features/settlement/copy-transactions.server.ts";
import { listMovements } from "#app/features/settlement/list-movements.server.ts";
import { readSettlement } from "#app/features/settlement/read-settlement.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { truthOf } from "#tests/support/stripe-order.ts";
import { paidAtStripe, refundOne } from "#tests/support/stripe-refund.ts";
import { openStripeShop, type StripeShop } from "#tests/support/stripe-shop.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(() => vi.restoreAllMocks());

const transferOn = stockholmDay(now);

/** A refund of one of two garments that the buyer's bank did not take. */
async function refusedRefund() {
  const stripe = openStripeShop();
  const order = await paidAtStripe(db, stripe, "pm_card_pendingRefund");
  await refundOne(db, stripe, order);
  const { id: refundId, providerReference: first } = await rowOf(order.orderId);
  await stripe.standIn.control("refund", { refund: first, status: "failed", reason: "expired_or_canceled_card" });
  await tellAll(stripe);
  const byHand = { orderId: order.orderId, refundId, transferOn, reference: "Bankgiro 4711", actor: "kim" };
  return { stripe, order, refundId, first: first ?? "", byHand };
}
const rowOf = async (orderId: string) => (await db.select().from(refunds).where(eq(refunds.orderId, orderId)))[0]!;
const tellAll = async (stripe: StripeShop) => {
  for (const id of stripe.events()) await stripe.receive(db, id, now);
};
const openFindings = async (orderId: string) =>
  (await db.select().from(paymentFindings).where(eq(paymentFindings.orderId, orderId)))
    .filter(({ resolvedAt }) => resolvedAt === null)
    .map(({ kind }) => kind);

describe("a refund that the provider refused for good", () => {
  it("is recorded as paid by hand: the order is refunded, its finding resolved, on record, once and for all", async () => {
    const { stripe, order, refundId, byHand } = await refusedRefund();
    expect(await openFindings(order.orderId)).toEqual(["refund-failed"]);
    const outcomes = await Promise.all([1, 2, 3].map(() => payRefundByHand(db, byHand, now)));
    expect(outcomes.toSorted()).toEqual(["changed-meanwhile", "changed-meanwhile", "recorded"]);

    const row = await rowOf(order.orderId);
    expect(row).toMatchObject({
      status: "succeeded",
      transferOn,
      transferReference: "Bankgiro 4711",
      providerReference: null,
    });
    expect(await truthOf(db, order.orderId)).toMatchObject({
      order: "partially-refunded",
      refunds: ["succeeded"],
      mails: 1,
    });
    expect(await openFindings(order.orderId)).toEqual([]);
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.orderId));
    expect(events.filter(({ type }) => type === "refunded")).toMatchObject([
      { actor: "kim", data: { refundId, transferOn, amountOre: String(row.amountOre) } },
    ]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, order.orderId));
    const [entry] = entries.filter(({ action }) => action === "order.refund-paid-by-hand");
    expect(entry).toMatchObject({ actor: "kim" });
    // What staff typed stays out of the log.
    expect(JSON.stringify(entry)).not.toContain("4711");

    const again = { orderId: order.orderId, refundId, actor: "robin" };
    expect(await retryRefund(db, stripe.provider, again, addMinutes(now, 10))).toBe("refunded");
    await expect(
      db.update(refunds).set({ transferOn: "2026-01-01" }).where(eq(refunds.id, refundId)),
    ).rejects.toThrow();
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: 0 }]);
    expect(
      (await readOpenMatters(db, "asa.oberg@mail.example")).filter(
        ({ kind, orderId }) => kind === "refund" && orderId === order.orderId,
      ),
    ).toEqual([]);
  });

  it("is not what the provider still may make: nothing is recorded", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(db, stripe, "pm_card_pendingRefund");
    await refundOne(db, stripe, order);
    const { id: refundId } = await rowOf(order.orderId);
    const byHand = { orderId: order.orderId, refundId, transferOn, reference: "1", actor: "kim" };
    expect(await payRefundByHand(db, byHand, now)).toBe("changed-meanwhile");
    expect(await payRefundByHand(db, { ...byHand, orderId: "ord_other" }, now)).toBe("unknown-refund");
    expect(await payRefundByHand(db, { ...byHand, refundId: "rfd_other" }, now)).toBe("unknown-refund");
    expect(await rowOf(order.orderId)).toMatchObject({ status: "requested", transferOn: null });
  });

  it("is asked for on when an attempt after the refusal gets no answer: the provider may have made it", async () => {
    const { order, refundId, byHand } = await refusedRefund();
    const { paymentId, amountOre, refusals, createdAt } = await rowOf(order.orderId);
    const told = { id: refundId, orderId: order.orderId, paymentId, amountOre, refusals, createdAt };
    const open = { ...told, currency: "SEK" as const, provider: "stripe-test", payment: "pi_1", reference: null };
    await markRefundFailed(db, open, { reason: "no answer", forGood: false }, now);
    expect(await rowOf(order.orderId)).toMatchObject({ status: "requested", refusals: 1 });
    expect(await payRefundByHand(db, byHand, now)).toBe("changed-meanwhile");
  });

  it("goes back once when one member of staff tries again while another records it, and the job runs", async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 6; round++) {
      const { stripe, order, refundId, byHand } = await refusedRefund();
      const retry = () =>
        retryRefund(db, stripe.provider, { orderId: order.orderId, refundId, actor: "robin" }, addMinutes(now, 10));
      const job = () => reconcilePayments(db, stripe.provider, addMinutes(now, 15));
      const record = () => payRefundByHand(db, byHand, addMinutes(now, 10));
      if (round === 0) for (const act of [record, retry, job]) await act();
      else if (round === 1) for (const act of [retry, record, job]) await act();
      else await Promise.all([retry(), record(), job()]);
      const { transferOn: day, providerReference, amountOre } = await rowOf(order.orderId);
      // Either staff sent it, or the provider has it: never both.
      expect([day === null, providerReference === null]).toEqual([providerReference !== null, day !== null]);
      expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: day === null ? amountOre : 0 }]);
      ends.add(day === null ? "provider" : "hand");
    }
    expect(ends).toEqual(new Set(["provider", "hand"]));
  });

  it("is a finding when the provider made it after all: the buyer has the money twice", async () => {
    for (const teller of ["an event", "the job"]) {
      const { stripe, order, refundId, byHand } = await refusedRefund();
      await payRefundByHand(db, byHand, now);
      const { amountOre } = await rowOf(order.orderId);
      const params = { payment_intent: order.reference, amount: String(amountOre), "metadata[refund_id]": refundId };
      await stripe.call("/v1/refunds", params);
      if (teller === "an event") await tellAll(stripe);
      else await comparePayments(db, stripe.provider, addDays(now, 1));
      expect(await openFindings(order.orderId)).toEqual(["refund-twice"]);
      expect(await rowOf(order.orderId)).toMatchObject({ transferOn, providerReference: null });
    }
  });

  it("is no difference when its failure is told late, nor when payments are compared", async () => {
    const { stripe, order, byHand } = await refusedRefund();
    await payRefundByHand(db, byHand, now);
    await tellAll(stripe);
    await comparePayments(db, stripe.provider, addDays(now, 1));
    expect(await openFindings(order.orderId)).toEqual([]);
  });

  it("stands in the settlement beside what the provider did, with its VAT and without a difference", async () => {
    const { stripe, order, byHand } = await refusedRefund();
    await payRefundByHand(db, byHand, now);
    const { amountOre, taxOre } = await rowOf(order.orderId);
    // The stand-in tells of the charge, and of no refund that was made.
    await copyTransactions(db, stripe.provider, { begins: true }, addDays(now, 1));
    const query = { provider: stripe.provider.name, first: transferOn, last: transferOn };
    const { days, vat, lines } = await readSettlement(db, query);
    const today = days.find(({ currency }) => currency === "SEK");
    expect(lines.filter(({ orderId, kind }) => orderId === order.orderId && kind === "refund")).toEqual([]);
    expect(today?.byHandOre).toBeLessThanOrEqual(-amountOre);
    expect(vat[0]?.refundedVatOre).toBeGreaterThanOrEqual(taxOre);
    for (const hasProvider of [true, false]) {
      const movements = await listMovements(db, { ...query, hasProvider });
      expect(
        movements.filter(({ orderNumber, kind }) => orderNumber === order.orderNumber && kind === "refund-by-hand"),
      ).toMatchObject([{ amountOre: -amountOre, feeOre: 0, reference: "Bankgiro 4711" }]);
    }
  });
});

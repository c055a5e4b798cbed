import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { readOrderPage } from "#app/admin/orders/read-order-page.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents } from "#app/db/schema/orders.server.ts";
import { disputes, paymentDiscrepancies } from "#app/db/schema/payments.server.ts";
import { readOpenMatters } from "#app/features/people/personal-data/open-matters.server.ts";
import { payRefundByHand } from "#app/features/selling/payments/pay-refund-by-hand.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import { recordDispute } from "#app/features/selling/payments/record-dispute.server.ts";
import { markRefundFailed } from "#app/features/selling/payments/record-refund.server.ts";
import { recordRefundState } from "#app/features/selling/payments/record-state.server.ts";
import { beginTransfer, dropTransfer } from "#app/features/selling/payments/refund-transfer.server.ts";
import { retryRefund } from "#app/features/selling/payments/retry-refund.server.ts";
import { settleRefund, readOpenRefund } from "#app/features/selling/payments/settle-refund.server.ts";
import { comparePayments } from "#app/features/selling/reconciliation/compare-payments.server.ts";
import { copyTransactions } from "#app/features/selling/reconciliation/copy-transactions.server.ts";
import { listMovements } from "#app/features/selling/reconciliation/list-movements.server.ts";
import { readReconciliation } from "#app/features/selling/reconciliation/read-reconciliation.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { type StripeOrder, truthOf } from "#tests/support/stripe-order.ts";
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
/** Sends the money of a refund, as a person does: says so first. */
async function send(byHand: Parameters<typeof payRefundByHand>[1], at = now) {
  const begun = await beginTransfer(db, { ...byHand, takesOver: null }, at);
  return begun === "begun" ? payRefundByHand(db, byHand, at) : begun;
}
/** The provider makes a refund of the shop's after all, as by hand in its dashboard. */
async function refundThere(stripe: StripeShop, { orderId, reference }: StripeOrder, refundId: string) {
  const { amountOre } = await rowOf(orderId);
  await stripe.call("/v1/refunds", {
    payment_intent: reference,
    amount: String(amountOre),
    "metadata[refund_id]": refundId,
  });
  const made = [...stripe.standIn.state.refunds.keys()].at(-1);
  await stripe.standIn.control("refund", { refund: made, status: "succeeded" });
}
const rowOf = async (orderId: string) => (await db.select().from(refunds).where(eq(refunds.orderId, orderId)))[0]!;
const tellAll = async (stripe: StripeShop) => {
  for (const id of stripe.events()) await stripe.receive(db, id, now);
};
const openDiscrepancies = async (orderId: string) =>
  (await db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.orderId, orderId)))
    .filter(({ resolvedAt }) => resolvedAt === null)
    .map(({ kind }) => kind);

describe("a refund that the provider refused for good", () => {
  it("is recorded as paid by hand: the order is refunded, its discrepancy resolved, on record, once and for all", async () => {
    const { stripe, order, refundId, byHand } = await refusedRefund();
    expect(await openDiscrepancies(order.orderId)).toEqual(["refund-failed"]);
    expect(await payRefundByHand(db, byHand, now)).toBe("not-begun");
    expect(await beginTransfer(db, { ...byHand, takesOver: null }, now)).toBe("begun");
    const outcomes = await Promise.all([1, 2, 3].map(() => payRefundByHand(db, byHand, now)));
    expect(outcomes).toEqual(["recorded", "recorded", "recorded"]);

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
    expect(await openDiscrepancies(order.orderId)).toEqual([]);
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
    expect(await send(byHand)).toBe("not-allowed");
    expect(await send({ ...byHand, orderId: "ord_other" })).toBe("unknown-refund");
    expect(await payRefundByHand(db, { ...byHand, orderId: "ord_other" }, now)).toBe("unknown-refund");
    expect(await payRefundByHand(db, { ...byHand, refundId: "rfd_other" }, now)).toBe("unknown-refund");
    expect(await rowOf(order.orderId)).toMatchObject({ status: "requested", transferOn: null });
  });

  it("is made by a second try: its discrepancy is resolved, because the buyer has the money", async () => {
    const { stripe, order, refundId } = await refusedRefund();
    const retry = { orderId: order.orderId, refundId, actor: "robin" };
    await retryRefund(db, stripe.provider, retry, addMinutes(now, 10));
    const { providerReference } = await rowOf(order.orderId);
    await stripe.standIn.control("refund", { refund: providerReference, status: "succeeded" });
    await tellAll(stripe);
    expect(await rowOf(order.orderId)).toMatchObject({ status: "succeeded" });
    expect(await openDiscrepancies(order.orderId)).toEqual([]);
  });

  it("is asked for on when an attempt after the refusal gets no answer: the provider may have made it", async () => {
    const { order, refundId, byHand } = await refusedRefund();
    const open = await readOpenRefund(db, refundId);
    await markRefundFailed(db, open!, { reason: "no answer", forGood: false }, now);
    expect(await rowOf(order.orderId)).toMatchObject({ status: "requested", refusals: 1 });
    expect(await send(byHand)).toBe("not-allowed");
  });

  it("goes back once when one member of staff tries again while another records it, and the job runs", async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 6; round++) {
      const { stripe, order, refundId, byHand } = await refusedRefund();
      const retry = () =>
        retryRefund(db, stripe.provider, { orderId: order.orderId, refundId, actor: "robin" }, addMinutes(now, 10));
      const job = () => pollOpenPayments(db, stripe.provider, addMinutes(now, 15));
      const record = () => send(byHand, addMinutes(now, 10));
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

  it("is a discrepancy when the provider made it after all: the buyer has the money twice", async () => {
    for (const teller of ["an event", "the job"]) {
      const { stripe, order, refundId, byHand } = await refusedRefund();
      await send(byHand);
      await refundThere(stripe, order, refundId);
      if (teller === "an event") await tellAll(stripe);
      else await comparePayments(db, stripe.provider, addDays(now, 1));
      expect(await openDiscrepancies(order.orderId)).toEqual(["refund-twice"]);
      expect(await rowOf(order.orderId)).toMatchObject({ transferOn, providerReference: null });
    }
  });

  it("is no difference when its failure is told late, nor when payments are compared", async () => {
    const { stripe, order, byHand } = await refusedRefund();
    await send(byHand);
    await tellAll(stripe);
    await comparePayments(db, stripe.provider, addDays(now, 1));
    expect(await openDiscrepancies(order.orderId)).toEqual([]);
  });

  it("stands in the reconciliation beside what the provider did, with its VAT and without a difference", async () => {
    const { stripe, order, byHand } = await refusedRefund();
    await send(byHand);
    const { amountOre, taxOre } = await rowOf(order.orderId);
    // The stand-in tells of the charge, and of no refund that was made.
    await copyTransactions(db, stripe.provider, { begins: true }, addDays(now, 1));
    const query = { provider: stripe.provider.name, first: transferOn, last: transferOn };
    const { days, vat, lines } = await readReconciliation(db, query);
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

describe("a refund that staff send by bank", () => {
  const by = (actor: string, byHand: Awaited<ReturnType<typeof refusedRefund>>["byHand"]) => ({ ...byHand, actor });
  const begin = (transfer: ReturnType<typeof by>, at = now, takesOver: string | null = null) =>
    beginTransfer(db, { ...transfer, takesOver }, at);
  const actionsOf = async (orderId: string) =>
    (await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId)))
      .map(({ actor, action }) => `${actor} ${action}`)
      .filter((entry) => entry.includes("transfer"));

  it("is held by the first of those who begin at once; the others are told before they send anything", async () => {
    const { order, byHand } = await refusedRefund();
    const begun = await Promise.all(["kim", "robin", "alex"].map((actor) => begin(by(actor, byHand))));
    expect(begun.toSorted()).toEqual(["begun", "begun-by-other", "begun-by-other"]);
    const holder = (await rowOf(order.orderId)).transferBy ?? "";
    expect(await begin(by(holder, byHand))).toBe("begun");
    expect(await actionsOf(order.orderId)).toEqual([`${holder} order.refund-transfer-begun`]);
    expect(await payRefundByHand(db, by(holder, byHand), now)).toBe("recorded");
  });

  it("is not asked of the provider meanwhile, by nobody, until they say that they did not send it", async () => {
    const { stripe, order, refundId, byHand } = await refusedRefund();
    await begin(byHand);
    const again = { orderId: order.orderId, refundId, actor: "robin" };
    expect(await retryRefund(db, stripe.provider, again, addMinutes(now, 10))).toBe("being-sent");
    await pollOpenPayments(db, stripe.provider, addMinutes(now, 15));
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: 0 }]);
    expect(await dropTransfer(db, by("robin", byHand), now)).toBe("changed-meanwhile");
    expect(await dropTransfer(db, byHand, now)).toBe("dropped");
    expect(await dropTransfer(db, byHand, now)).toBe("changed-meanwhile");
    expect(await actionsOf(order.orderId)).toEqual([
      "kim order.refund-transfer-begun",
      "kim order.refund-transfer-dropped",
    ]);
    expect(await retryRefund(db, stripe.provider, again, addMinutes(now, 20))).toMatch(/^refund/);
  });

  it("can be taken over after an hour, by who saw that it was begun; sent by both, it is a discrepancy", async () => {
    const { order, byHand } = await refusedRefund();
    await begin(byHand);
    const robin = by("robin", byHand);
    expect(await begin(robin, addMinutes(now, 59), now.toISOString())).toBe("begun-by-other");
    expect(await begin(robin, addMinutes(now, 61))).toBe("begun-by-other");
    const outcomes = await Promise.all(
      [robin, by("alex", byHand)].map((one) => begin(one, addMinutes(now, 61), now.toISOString())),
    );
    expect(outcomes.toSorted()).toEqual(["begun", "begun-by-other"]);
    const holder = (await rowOf(order.orderId)).transferBy ?? "";
    expect(await payRefundByHand(db, by(holder, byHand), addMinutes(now, 62))).toBe("recorded");
    expect(await openDiscrepancies(order.orderId)).toEqual([]);
    expect(await payRefundByHand(db, byHand, addMinutes(now, 63))).toBe("sent-twice");
    expect(await openDiscrepancies(order.orderId)).toEqual(["refund-twice"]);
  });

  it("and that the provider made meanwhile is a discrepancy when they say that it was sent", async () => {
    const { stripe, order, refundId, byHand } = await refusedRefund();
    await begin(byHand);
    await refundThere(stripe, order, refundId);
    await tellAll(stripe);
    expect(await rowOf(order.orderId)).toMatchObject({ status: "succeeded", transferOn: null });
    expect(await payRefundByHand(db, byHand, now)).toBe("sent-twice");
    expect(await openDiscrepancies(order.orderId)).toContain("refund-twice");
  });

  it("is not while the provider says that the buyer has the money, or may get it by a dispute", async () => {
    for (const [card, code] of [
      ["pm_card_visa", "charge_already_refunded"],
      ["pm_card_createDispute", "charge_disputed"],
    ] as const) {
      const stripe = openStripeShop();
      const order = await paidAtStripe(db, stripe, card);
      if (code === "charge_already_refunded") await stripe.call("/v1/refunds", { payment_intent: order.reference });
      await refundOne(db, stripe, order);
      const { id: refundId, ...row } = await rowOf(order.orderId);
      expect([code, row.status, row.refusals]).toEqual([code, "failed", 1]);
      const byHand = { orderId: order.orderId, refundId, transferOn, reference: "1", actor: "kim" };
      expect([code, await send(byHand)]).toEqual([code, "not-allowed"]);
      expect((await readOrderPage(db, order.orderId))?.refunds).toMatchObject([{ mayTransfer: false }]);
    }
  });

  it("is not either once the payment is disputed for which it was refused before, but after a dispute that was won", async () => {
    const { stripe, order, byHand } = await refusedRefund();
    const dispute = {
      reference: newId("dp"),
      payment: order.reference,
      reason: "fraudulent",
      amountOre: order.totalOre,
      currency: "SEK",
      dueBy: null,
      openedAt: now.toISOString(),
    };
    for (const [status, outcome] of [
      ["needs_response", "not-allowed"],
      ["lost", "not-allowed"],
      ["won", "recorded"],
    ] as const) {
      await db.delete(disputes);
      await recordDispute(db, stripe.provider, { ...dispute, status }, now);
      expect([status, await send(byHand)]).toEqual([status, outcome]);
    }
  });

  it("is not asked for by a job that read it before it was refused", async () => {
    const { stripe, order, refundId } = await refusedRefund();
    const asked = vi.spyOn(stripe.provider, "refund");
    expect(await settleRefund(db, stripe.provider, refundId, addMinutes(now, 10))).toBe("refused");
    expect(asked).not.toHaveBeenCalled();
    expect(await rowOf(order.orderId)).toMatchObject({ status: "failed", refusals: 1 });
  });

  it("is a discrepancy when a job that had asked for it before is answered that it was made", async () => {
    const { stripe, order, refundId, byHand } = await refusedRefund();
    await db.update(refunds).set({ status: "requested" }).where(eq(refunds.id, refundId));
    const slow = {
      ...stripe.provider,
      refund: async () => {
        const open = await readOpenRefund(db, refundId);
        await markRefundFailed(db, open!, { reason: "expired card", forGood: true }, now);
        expect(await send(byHand)).toBe("recorded");
        return { status: "succeeded", reference: "re_late" } as const;
      },
    };
    await settleRefund(db, slow, refundId, now);
    expect(await rowOf(order.orderId)).toMatchObject({ transferOn, providerReference: null });
    expect(await openDiscrepancies(order.orderId)).toEqual(["refund-twice"]);
  });

  it("is no discrepancy while a second one at the provider is only pending: it may still fail", async () => {
    const { stripe, order, refundId, byHand } = await refusedRefund();
    await send(byHand);
    const { amountOre } = await rowOf(order.orderId);
    const there = {
      reference: "re_second",
      payment: order.reference,
      refundId,
      amountOre,
      currency: "SEK",
      reason: null,
      createdAt: now.toISOString(),
    };
    await recordRefundState(db, stripe.provider, { ...there, status: "pending" }, now);
    expect(await openDiscrepancies(order.orderId)).toEqual([]);
    await recordRefundState(db, stripe.provider, { ...there, status: "succeeded" }, now);
    expect(await openDiscrepancies(order.orderId)).toEqual(["refund-twice"]);
  });
});

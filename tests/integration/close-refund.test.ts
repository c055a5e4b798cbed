import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { readOrderPage } from "#app/admin/orders/read-order-page.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents } from "#app/db/schema/orders.server.ts";
import { disputes, paymentDiscrepancies } from "#app/db/schema/payments.server.ts";
import { readOpenMatters } from "#app/features/people/personal-data/open-matters.server.ts";
import { closeRefund } from "#app/features/selling/payments/close-refund.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import { recordDispute } from "#app/features/selling/payments/record-dispute.server.ts";
import { markRefundFailed } from "#app/features/selling/payments/record-refund.server.ts";
import { beginTransfer } from "#app/features/selling/payments/refund-transfer.server.ts";
import { retryRefund } from "#app/features/selling/payments/retry-refund.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { settleRefund, readOpenRefund } from "#app/features/selling/payments/settle-refund.server.ts";
import { comparePayments } from "#app/features/selling/reconciliation/compare-payments.server.ts";
import { resolveDiscrepancy } from "#app/features/selling/reconciliation/discrepancies.server.ts";
import { readReconciliation } from "#app/features/selling/reconciliation/read-reconciliation.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import type { DisputeStatus } from "#app/shared/states.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { type StripeOrder, truthOf } from "#tests/support/stripe-order.ts";
import { paidAtStripe, refundOne } from "#tests/support/stripe-refund.ts";
import { openStripeShop, type StripeShop } from "#tests/support/stripe-shop.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(() => vi.restoreAllMocks());

const rowOf = async (orderId: string) => (await db.select().from(refunds).where(eq(refunds.orderId, orderId)))[0]!;
const tellAll = async (stripe: StripeShop) => {
  for (const id of stripe.events()) await stripe.receive(db, id, now);
};
const openDiscrepancies = async (orderId: string) =>
  (
    await db
      .select()
      .from(paymentDiscrepancies)
      .where(and(eq(paymentDiscrepancies.orderId, orderId), isNull(paymentDiscrepancies.resolvedAt)))
  )
    .map(({ kind }) => kind)
    .toSorted();
const mattersOf = async (orderId: string) =>
  (await readOpenMatters(db, "asa.oberg@mail.example")).filter((matter) => matter.orderId === orderId);
const transferOf = (orderId: string, refundId: string) => ({ orderId, refundId, actor: "kim", takesOver: null });

/** A payment that was refunded in the provider's dashboard, all of it or the first `amount` öre. */
async function refundedThere(amount?: number) {
  const stripe = openStripeShop();
  const order = await paidAtStripe(db, stripe);
  await stripe.call("/v1/refunds", {
    payment_intent: order.reference,
    ...(amount !== undefined && { amount: String(amount) }),
  });
  await tellAll(stripe);
  return { stripe, order };
}
/** Staff cancel its order, which refunds all of it; the provider refuses that. */
async function cancelRefused({ stripe, order }: { stripe: StripeShop; order: StripeOrder }) {
  const change = { orderId: order.orderId, status: "cancelled", actor: "robin", mayRefund: true } as const;
  expect((await setOrderStatus(db, stripe.provider, change, now)).outcome).toBe("refund-pending");
  const { id: refundId, status } = await rowOf(order.orderId);
  expect(status).toBe("failed");
  return { orderId: order.orderId, refundId, actor: "kim" };
}
async function dispute(stripe: StripeShop, order: StripeOrder, status: DisputeStatus) {
  const rest = { reason: "fraudulent", currency: "SEK", dueBy: null, openedAt: now.toISOString() };
  const amountOre = order.totalOre;
  const reference = `dp_${order.paymentId}`;
  await recordDispute(db, stripe.provider, { reference, payment: order.reference, amountOre, status, ...rest }, now);
}

describe("a refund that was refused because the buyer has the money", () => {
  it("is ended by staff: the order is refunded, its discrepancies resolved, on record, once, and an erasure waits no more", async () => {
    const found = await refundedThere();
    const { stripe, order } = found;
    const closing = await cancelRefused(found);
    expect(await openDiscrepancies(order.orderId)).toEqual(["refund-at-provider"]);
    expect(await beginTransfer(db, transferOf(order.orderId, closing.refundId), now)).toBe("not-allowed");
    expect(await mattersOf(order.orderId)).not.toEqual([]);
    expect((await readOrderPage(db, order.orderId))?.refunds).toMatchObject([{ mayClose: true, isClosed: false }]);

    const outcomes = await Promise.all([1, 2, 3].map(() => closeRefund(db, closing, now)));
    expect(outcomes).toEqual(["closed", "closed", "closed"]);

    expect(await rowOf(order.orderId)).toMatchObject({ status: "succeeded", transferOn: null, transferBy: null });
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "refunded", payments: ["refunded"] });
    expect(await openDiscrepancies(order.orderId)).toEqual([]);
    expect(await mattersOf(order.orderId)).toEqual([]);
    expect((await readOrderPage(db, order.orderId))?.refunds).toMatchObject([{ mayClose: false, isClosed: true }]);
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.orderId));
    expect(events.filter(({ type }) => type === "refunded")).toMatchObject([
      { actor: "kim", data: { by: "provider" } },
    ]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, order.orderId));
    expect(entries.filter(({ action }) => action === "order.refund-closed")).toMatchObject([{ actor: "kim" }]);
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: order.totalOre }]);
  });

  it("is no difference afterwards, told late or compared: the provider has nothing of it", async () => {
    const { stripe, order } = await refundedThere();
    await refundOne(db, stripe, order);
    const { id: refundId, amountOre } = await rowOf(order.orderId);
    expect(await closeRefund(db, { orderId: order.orderId, refundId, actor: "kim" }, now)).toBe("closed");
    // A part alone is accounted for: what else went back there is still to be seen to.
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "partially-refunded", payments: ["succeeded"] });
    expect(await openDiscrepancies(order.orderId)).toEqual(["refund-at-provider"]);
    await tellAll(stripe);
    await comparePayments(db, stripe.provider, addDays(now, 1));
    await pollOpenPayments(db, stripe.provider, addDays(now, 1));
    expect(await openDiscrepancies(order.orderId)).toEqual(["refund-at-provider"]);
    const today = stockholmDay(now);
    const { lines, vat, days } = await readReconciliation(db, {
      provider: stripe.provider.name,
      first: today,
      last: today,
    });
    expect(lines.filter(({ orderId, kind }) => orderId === order.orderId && kind === "refund")).toEqual([]);
    expect(vat[0]?.refundedVatOre).toBeGreaterThan(0);
    expect(days.every(({ byHandOre }) => byHandOre === 0)).toBe(true);
    expect(amountOre).toBeGreaterThan(0);
  });

  it.each([
    ["lost", "closed"],
    ["prevented", "closed"],
    ["needs_response", "not-allowed"],
    ["under_review", "not-allowed"],
    ["appeal_under_review", "not-allowed"],
    ["warning_closed", "not-allowed"],
    ["won", "not-allowed"],
  ] as const)("with a dispute that is %s: %s", async (status, outcome) => {
    for (const refusal of ["disputed", null] as const) {
      const stripe = openStripeShop();
      const order = await paidAtStripe(db, stripe, "pm_card_pendingRefund");
      await refundOne(db, stripe, order);
      const { id: refundId } = await rowOf(order.orderId);
      await markRefundFailed(
        db,
        (await readOpenRefund(db, refundId))!,
        { reason: "refused", forGood: true, refusal },
        now,
      );
      await dispute(stripe, order, status);
      expect([refusal, await closeRefund(db, { orderId: order.orderId, refundId, actor: "kim" }, now)]).toEqual([
        refusal,
        outcome,
      ]);
      const closed = outcome === "closed";
      expect(await rowOf(order.orderId)).toMatchObject({ status: closed ? "succeeded" : "failed" });
      expect(await openDiscrepancies(order.orderId)).toEqual(closed ? [] : ["refund-failed"]);
      await db.delete(disputes);
    }
  });

  it("is not one that the provider may still make, has made, or refused for another reason, nor of another order", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(db, stripe, "pm_card_pendingRefund");
    await refundOne(db, stripe, order);
    const { id: refundId } = await rowOf(order.orderId);
    const closing = { orderId: order.orderId, refundId, actor: "kim" };
    expect(await closeRefund(db, closing, now)).toBe("not-allowed");
    expect(await closeRefund(db, { ...closing, orderId: "ord_other" }, now)).toBe("unknown-refund");
    expect(await closeRefund(db, { ...closing, refundId: "rfd_other" }, now)).toBe("unknown-refund");
    const open = await readOpenRefund(db, refundId);
    await markRefundFailed(db, open!, { reason: "expired card", forGood: true }, now);
    expect(await closeRefund(db, closing, now)).toBe("not-allowed");
    expect(await beginTransfer(db, transferOf(order.orderId, refundId), now)).toBe("begun");
    await dispute(stripe, order, "lost");
    expect(await closeRefund(db, closing, now)).toBe("not-allowed");
  });

  it("ends once when one closes it while another tries again and the job runs", async () => {
    for (let round = 0; round < 4; round++) {
      const found = await refundedThere();
      const closing = await cancelRefused(found);
      const retry = () =>
        retryRefund(db, found.stripe.provider, { ...closing, actor: "robin" }, addMinutes(now, 10)).catch(() => null);
      const job = () => pollOpenPayments(db, found.stripe.provider, addMinutes(now, 15));
      await Promise.all([closeRefund(db, closing, addMinutes(now, 10)), retry(), job()]);
      if ((await rowOf(closing.orderId)).status !== "succeeded")
        expect(await closeRefund(db, closing, addMinutes(now, 20))).toBe("closed");
      const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, closing.orderId));
      expect(events.filter(({ type }) => type === "refunded")).toHaveLength(1);
      expect(await openDiscrepancies(closing.orderId)).toEqual([]);
    }
  });

  it("is a discrepancy when a job that had asked for it before is answered that it was made", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(db, stripe, "pm_card_pendingRefund");
    await refundOne(db, stripe, order);
    const { id: refundId } = await rowOf(order.orderId);
    await db.update(refunds).set({ providerReference: null }).where(eq(refunds.id, refundId));
    const slow = {
      ...stripe.provider,
      refund: async () => {
        const open = await readOpenRefund(db, refundId);
        await markRefundFailed(db, open!, { reason: "before", forGood: true, refusal: "already-refunded" }, now);
        expect(await closeRefund(db, { orderId: order.orderId, refundId, actor: "kim" }, now)).toBe("closed");
        return { status: "succeeded", reference: "re_late_answer" } as const;
      },
    };
    await settleRefund(db, slow, refundId, now);
    expect(await rowOf(order.orderId)).toMatchObject({ status: "succeeded", providerReference: null });
    expect(await openDiscrepancies(order.orderId)).toEqual(["refund-twice"]);
  });
});

describe("a refund of a payment of which a part went back in the dashboard", () => {
  it("is not sent by bank in full until staff have seen to that part", async () => {
    const found = await refundedThere(700);
    const { orderId, refundId } = await cancelRefused(found);
    expect(await rowOf(orderId)).toMatchObject({ refusal: null, refusals: 1 });
    expect(await beginTransfer(db, transferOf(orderId, refundId), now)).toBe("not-allowed");
    expect((await readOrderPage(db, orderId))?.refunds).toMatchObject([{ mayTransfer: false, mayClose: false }]);
    const [part] = await db
      .select()
      .from(paymentDiscrepancies)
      .where(and(eq(paymentDiscrepancies.orderId, orderId), eq(paymentDiscrepancies.kind, "refund-at-provider")));
    await resolveDiscrepancy(db, { id: part?.id ?? "", note: "Taken back", actor: "owner" }, now);
    expect(await beginTransfer(db, transferOf(orderId, refundId), now)).toBe("begun");
  });

  it("is closed once the rest went back there, too", async () => {
    const found = await refundedThere(700);
    const { stripe, order } = found;
    const closing = await cancelRefused(found);
    await stripe.call("/v1/refunds", { payment_intent: order.reference });
    await tellAll(stripe);
    expect(await retryRefund(db, stripe.provider, { ...closing, actor: "robin" }, addMinutes(now, 10))).toBe(
      "refund-pending",
    );
    expect(await closeRefund(db, closing, addMinutes(now, 11))).toBe("closed");
    expect(await openDiscrepancies(order.orderId)).toEqual([]);
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "refunded" });
  });
});

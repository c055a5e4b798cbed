import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents } from "#app/db/schema/orders.server.ts";
import { disputes, paymentDiscrepancies } from "#app/db/schema/payments.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import { recordDispute } from "#app/features/selling/payments/record-dispute.server.ts";
import { retryRefund } from "#app/features/selling/payments/retry-refund.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { expectOrderInvariants } from "#tests/support/order-invariants.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { openOrder, returned, truthOf } from "#tests/support/stripe-order.ts";
import { paidAtStripe, refundOne } from "#tests/support/stripe-refund.ts";
import { openStripeShop, type StripeShop } from "#tests/support/stripe-shop.ts";
import { settleOrders } from "#workers/jobs/settle-orders.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(async () => {
  await shop.finished();
  vi.restoreAllMocks();
});

describe("a payment that is confirmed while its order expires", () => {
  it("pays the order or is given up with it, never both", async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const stripe = openStripeShop();
      const order = await openOrder(db, stripe);
      const pause = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most));
      const browser = async () => {
        await pause(25);
        await stripe.confirm(order.reference);
        const work = stripe.events().map((id) => () => stripe.receive(db, id, now));
        await Promise.all([...work, () => returned(db, stripe, order)].map((each) => each()));
      };
      const job = () => settleOrders(shop, addMinutes(now, 60), stripe.provider);
      // In turn at first, so that both ends are seen however slow the machine is; then at once.
      if (round < 2) for (const act of round === 0 ? [job, browser] : [browser, job]) await act();
      else await Promise.all([browser(), pause(10).then(job), pause(25).then(job)]);
      await job();
      await expectOrderInvariants(db, order.garment, 10, { money: stripe.counts() });
      ends.add((await truthOf(db, order.orderId)).order ?? "");
    }
    expect(ends).toEqual(new Set(["paid", "unpaid"]));
  });
});

const rowOf = async (orderId: string) => (await db.select().from(refunds).where(eq(refunds.orderId, orderId)))[0]!;
const tellAll = async (stripe: StripeShop) => {
  for (const id of stripe.events()) await stripe.receive(db, id, now);
};

describe("refunds at Stripe", () => {
  it("that two staff ask for at once are made once", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(db, stripe);
    const outcomes = await Promise.all(
      ["kim", "robin"].map((actor, nth) => refundOne(db, stripe, order, actor, addMinutes(now, nth + 1))),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed-meanwhile", "refunded"]);
    const { amountOre } = await rowOf(order.orderId);
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: amountOre }]);
    expect(await truthOf(db, order.orderId)).toMatchObject({
      order: "partially-refunded",
      refunds: ["succeeded"],
      mails: 1,
    });
  });

  it("one in part while another member of staff cancels the order: all of it goes back, once", async () => {
    for (let round = 0; round < 4; round++) {
      const stripe = openStripeShop();
      const order = await paidAtStripe(db, stripe);
      const cancel = { orderId: order.orderId, status: "cancelled" as const, actor: "robin" };
      await Promise.all([refundOne(db, stripe, order), setOrderStatus(db, stripe.provider, cancel, now)]);
      await tellAll(stripe);
      await pollOpenPayments(db, stripe.provider, addMinutes(now, 5));
      expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: order.totalOre }]);
      expect(await truthOf(db, order.orderId)).toMatchObject({
        order: "refunded",
        payments: ["refunded"],
        discrepancies: [],
      });
    }
  });

  it.each(["an event", "the job"])("that are made later wait until %s tells", async (teller) => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(db, stripe, "pm_card_pendingRefund");
    expect((await refundOne(db, stripe, order)).kind).toBe("refund-pending");
    const { providerReference: refund } = await rowOf(order.orderId);
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "paid", refunds: ["requested"] });
    await tellAll(stripe);
    await pollOpenPayments(db, stripe.provider, addMinutes(now, 5));
    expect(await truthOf(db, order.orderId)).toMatchObject({
      order: "paid",
      refunds: ["requested"],
      discrepancies: [],
    });
    await stripe.standIn.control("refund", { refund, status: "succeeded" });
    if (teller === "an event") await tellAll(stripe);
    else await pollOpenPayments(db, stripe.provider, addMinutes(now, 15));
    expect(await truthOf(db, order.orderId)).toMatchObject({
      order: "partially-refunded",
      refunds: ["succeeded"],
      discrepancies: [],
    });
  });

  it("that fail later are shown to staff, who ask anew; the job leaves them alone", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(db, stripe, "pm_card_pendingRefund");
    await refundOne(db, stripe, order);
    const { id: refundId, providerReference: refund } = await rowOf(order.orderId);
    await stripe.standIn.control("refund", { refund, status: "failed", reason: "expired_or_canceled_card" });
    await tellAll(stripe);
    await Promise.all(stripe.events("refund.failed", "refund.updated").map((id) => stripe.receive(db, id, now)));
    await pollOpenPayments(db, stripe.provider, addMinutes(now, 5));
    expect(await rowOf(order.orderId)).toMatchObject({
      status: "failed",
      refusals: 1,
      providerReference: null,
      lastError: "the card has expired or is closed",
    });
    expect((await truthOf(db, order.orderId)).discrepancies).toEqual(["refund-failed"]);
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: 0 }]);

    const again = { orderId: order.orderId, refundId, actor: "kim" };
    expect(await retryRefund(db, stripe.provider, again, addMinutes(now, 10))).toBe("refund-pending");
    const { providerReference: second, amountOre } = await rowOf(order.orderId);
    await stripe.standIn.control("refund", { refund: second, status: "succeeded" });
    await tellAll(stripe);
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "partially-refunded", refunds: ["succeeded"] });
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: amountOre }]);
  });

  it("that come back after they were made are a discrepancy", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(db, stripe);
    await refundOne(db, stripe, order);
    const { providerReference: refund } = await rowOf(order.orderId);
    await stripe.standIn.control("refund", { refund, status: "failed", reason: "lost_or_stolen_card" });
    await tellAll(stripe);
    const [found] = await db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.orderId, order.orderId));
    expect(found).toMatchObject({
      kind: "refund-failed",
      detail: expect.stringContaining("came back after it was made"),
    });
    expect(await truthOf(db, order.orderId)).toMatchObject({
      refunds: ["succeeded"],
      discrepancies: ["refund-failed"],
    });
  });

  it("that are made in Stripe's dashboard are a discrepancy, and change none of the shop's sums", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(db, stripe);
    await stripe.call("/v1/refunds", { payment_intent: order.reference, amount: "10000" });
    for (const type of ["charge.refunded", "refund.created"])
      for (const id of stripe.events(type)) await stripe.receive(db, id, now);
    expect(await truthOf(db, order.orderId)).toMatchObject({
      order: "paid",
      refunds: [],
      discrepancies: ["refund-at-provider"],
    });
    const cancel = { orderId: order.orderId, status: "cancelled" as const, actor: "kim" };
    expect((await setOrderStatus(db, stripe.provider, cancel, now)).outcome).toBe("refund-pending");
    expect(await rowOf(order.orderId)).toMatchObject({ status: "failed", refusals: 1 });
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: 100_00 }]);
  });
});

describe("a dispute", () => {
  const statuses = async (orderId: string) =>
    (await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)))
      .filter(({ type }) => type === "disputed")
      .map(({ data }) => data["disputeStatus"]);

  it("is recorded with what was fetched, once for each state, whatever the order of its events", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(db, stripe);
    const opened = await stripe.standIn.control<{ id: string }>("dispute", { intent: order.reference });
    const [first = ""] = stripe.events("charge.dispute.created");
    await Promise.all([first, first, first].map((id) => stripe.receive(db, id, now)));
    const [dispute] = await db.select().from(disputes).where(eq(disputes.orderId, order.orderId));
    expect(dispute).toMatchObject({
      reference: opened.id,
      status: "needs_response",
      reason: "fraudulent",
      amountOre: order.totalOre,
      dueBy: expect.stringMatching(/^20\d\d-/),
    });
    await stripe.standIn.control("move-dispute", { dispute: opened.id, status: "under_review" });
    await stripe.standIn.control("move-dispute", { dispute: opened.id, status: "won" });
    const ids = stripe.events("charge.dispute.closed", "charge.dispute.updated", "charge.dispute.created");
    for (const id of ids.toReversed()) await stripe.receive(db, id, now);
    expect((await truthOf(db, order.orderId)).disputes).toEqual(["won"]);
    expect(await statuses(order.orderId)).toEqual(["needs_response", "won"]);
    // The reconciliation counts the money on the day it came back, also when an event comes a second time.
    const row = async () => (await db.select().from(disputes).where(eq(disputes.orderId, order.orderId)))[0]!;
    const won = await row();
    await recordDispute(db, stripe.provider, (await stripe.provider.readDispute(opened.id))!, addMinutes(now, 2_000));
    expect(await row()).toEqual(won);
  });

  it("that is decided is never followed by what was read before that", async () => {
    const stripe = openStripeShop();
    const order = await paidAtStripe(db, stripe);
    const opened = await stripe.standIn.control<{ id: string }>("dispute", { intent: order.reference });
    const early = await stripe.provider.readDispute(opened.id);
    await stripe.standIn.control("move-dispute", { dispute: opened.id, status: "lost" });
    await tellAll(stripe);
    const late = { ...stripe, provider: { ...stripe.provider, readDispute: async () => early } };
    const [, event = ""] = stripe.events("charge.dispute.created", "charge.dispute.funds_withdrawn");
    await db.update(disputes).set({ updatedAt: now.toISOString() }).where(eq(disputes.orderId, order.orderId));
    const request = await stripe.webhook(event);
    const read = await late.provider.readEvent(request.headers, await request.text());
    const { receiveEvent } = await import("#app/features/selling/payments/receive-event.server.ts");
    await receiveEvent(db, late.provider, { ...read!, id: "evt_late" }, now);
    expect((await truthOf(db, order.orderId)).disputes).toEqual(["lost"]);
  });
});

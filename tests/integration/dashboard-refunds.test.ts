import { and, eq, isNull, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { dashboardRefunds, refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import { paymentDiscrepancies } from "#app/db/schema/payments.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import {
  type DashboardRefundRequest,
  recordDashboardRefund,
} from "#app/features/selling/payments/record-dashboard-refund.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { comparePayments } from "#app/features/selling/reconciliation/compare-payments.server.ts";
import { readReconciliation } from "#app/features/selling/reconciliation/read-reconciliation.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { writeTransaction } from "#tests/support/paid-history.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { type StripeOrder, truthOf } from "#tests/support/stripe-order.ts";
import { paidAtStripe, refundOne } from "#tests/support/stripe-refund.ts";
import { openStripeShop, type StripeShop } from "#tests/support/stripe-shop.ts";

const { db } = openTestShop();
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(() => vi.restoreAllMocks());

const tellAll = async (stripe: StripeShop) => {
  for (const id of stripe.events()) await stripe.receive(db, id, now);
};
const openDiscrepancies = (orderId: string) =>
  db
    .select()
    .from(paymentDiscrepancies)
    .where(and(eq(paymentDiscrepancies.orderId, orderId), isNull(paymentDiscrepancies.resolvedAt)));
const kindsOf = async (orderId: string) => (await openDiscrepancies(orderId)).map(({ kind }) => kind);
const refundsOf = (orderId: string) => db.select().from(refunds).where(eq(refunds.orderId, orderId));
const stockOf = async (orderId: string) => {
  const [line] = await db
    .select({ quantity: productVariants.quantity })
    .from(orderLines)
    .innerJoin(productVariants, eq(productVariants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, orderId));
  return line?.quantity;
};
const inDashboard = (stripe: StripeShop, order: StripeOrder, amount?: number) =>
  stripe.call("/v1/refunds", { payment_intent: order.reference, ...(amount && { amount: String(amount) }) });

async function paidOrder(card?: string) {
  const stripe = openStripeShop();
  return { stripe, order: await paidAtStripe(db, stripe, card) };
}
async function cancelled({ stripe, order }: { stripe: StripeShop; order: StripeOrder }) {
  const change = { orderId: order.orderId, status: "cancelled", actor: "robin", mayRefund: true } as const;
  return (await setOrderStatus(db, stripe.provider, change, now)).outcome;
}
/** The request to record the only refund of the dashboard that waits. */
async function waiting(orderId: string, goods: "cancel" | "keep" = "keep"): Promise<DashboardRefundRequest> {
  const [discrepancy] = (await openDiscrepancies(orderId)).filter(({ kind }) => kind === "refund-at-provider");
  return { discrepancyId: discrepancy?.id ?? "", goods, actor: "kim" };
}
/** Both sides match: nothing is found again, told late, compared or copied, and the reconciliation has no line to look at. */
async function expectAgreement({ stripe, order }: { stripe: StripeShop; order: StripeOrder }) {
  await tellAll(stripe);
  await db.update(payments).set({ compareAt: now.toISOString() }).where(eq(payments.orderId, order.orderId));
  await comparePayments(db, stripe.provider, addDays(now, 1));
  await pollOpenPayments(db, stripe.provider, addDays(now, 1));
  expect(await kindsOf(order.orderId)).toEqual([]);
}

describe("a refund in the provider's dashboard beside a refund of staff", () => {
  it.each(["told before", "told after"])("is one discrepancy, %s the staff's refund was refused", async (told) => {
    const found = await paidOrder();
    await inDashboard(found.stripe, found.order);
    if (told === "told before") await tellAll(found.stripe);
    expect(await cancelled(found)).toBe("refund-pending");
    await tellAll(found.stripe);
    expect(await kindsOf(found.order.orderId)).toEqual(["refund-at-provider"]);
  });

  it("settles the refused refund when it is recorded, once, however many press at once", async () => {
    const found = await paidOrder();
    const { stripe, order } = found;
    await inDashboard(stripe, order);
    await cancelled(found);
    await tellAll(stripe);
    const request = await waiting(order.orderId);
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(() => recordDashboardRefund(db, stripe.provider, request, now)),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(["recorded", "recorded", "recorded", "recorded"]);
    expect((await recordDashboardRefund(db, stripe.provider, request, now)).kind).toBe("recorded");
    expect(await truthOf(db, order.orderId)).toMatchObject({
      order: "refunded",
      payments: ["refunded"],
      refunds: ["succeeded"],
    });
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: order.totalOre }]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, "order.dashboard-refund-recorded"));
    expect(entries.filter(({ subjectId }) => subjectId === order.orderId)).toHaveLength(1);
    await expectAgreement(found);
  });

  it("of a part: counts towards the refused one, whose rest is made at once", async () => {
    const found = await paidOrder();
    const { stripe, order } = found;
    await inDashboard(stripe, order, 700);
    await cancelled(found);
    await tellAll(stripe);
    expect(await kindsOf(order.orderId)).toEqual(["refund-at-provider"]);
    expect((await recordDashboardRefund(db, stripe.provider, await waiting(order.orderId), now)).kind).toBe("recorded");
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "refunded", refunds: ["succeeded"] });
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: order.totalOre }]);
    await expectAgreement(found);
  });

  it("of more than the refused one: the rest is a refund of its own", async () => {
    const found = await paidOrder();
    const { stripe, order } = found;
    await inDashboard(stripe, order);
    await refundOne(db, stripe, order);
    await tellAll(stripe);
    expect((await recordDashboardRefund(db, stripe.provider, await waiting(order.orderId, "cancel"), now)).kind).toBe(
      "recorded",
    );
    const made = await refundsOf(order.orderId);
    expect(made.reduce((sum, { amountOre }) => sum + amountOre, 0)).toBe(order.totalOre);
    expect(made.every(({ status }) => status === "succeeded")).toBe(true);
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "refunded", status: "cancelled" });
    expect(await stockOf(order.orderId)).toBe(10);
    await expectAgreement(found);
  });

  it("waits while the provider is still making the staff's refund", async () => {
    const { stripe, order } = await paidOrder("pm_card_pendingRefund");
    await refundOne(db, stripe, order);
    const rest = order.totalOre - ((await refundsOf(order.orderId))[0]?.amountOre ?? 0);
    await inDashboard(stripe, order, rest);
    await tellAll(stripe);
    const request = await waiting(order.orderId, "keep");
    const { kind } = await recordDashboardRefund(db, stripe.provider, request, now);
    expect(["not-made-yet", "recorded"]).toContain(kind);
    const all = await refundsOf(order.orderId);
    expect(all.reduce((sum, { amountOre }) => sum + amountOre, 0)).toBeLessThanOrEqual(order.totalOre);
  });

  it("never counts money twice when staff refund, try again, record and the job runs at once", async () => {
    for (let round = 0; round < 6; round++) {
      const found = await paidOrder();
      const { stripe, order } = found;
      await inDashboard(stripe, order, 20_000 + round);
      await tellAll(stripe);
      const request = await waiting(order.orderId);
      await Promise.all([
        cancelled(found),
        recordDashboardRefund(db, stripe.provider, request, now),
        tellAll(stripe),
        recordDashboardRefund(db, stripe.provider, { ...request, goods: "cancel" }, now),
        pollOpenPayments(db, stripe.provider, addMinutes(now, 15)),
      ]);
      if ((await kindsOf(order.orderId)).includes("refund-at-provider"))
        await recordDashboardRefund(db, stripe.provider, request, addMinutes(now, 20));
      if ((await truthOf(db, order.orderId)).order !== "refunded") await cancelled(found);
      const all = await refundsOf(order.orderId);
      expect([round, all.reduce((sum, { amountOre }) => sum + amountOre, 0)]).toEqual([round, order.totalOre]);
      expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: order.totalOre }]);
      await expectAgreement(found);
    }
  });
});

describe("a refund in the provider's dashboard alone", () => {
  it("of all cancels the order and puts its items back, as cancelling would", async () => {
    const found = await paidOrder();
    const { stripe, order } = found;
    expect(await stockOf(order.orderId)).toBe(8);
    await inDashboard(stripe, order);
    await tellAll(stripe);
    const { kind, pages } = await recordDashboardRefund(
      db,
      stripe.provider,
      await waiting(order.orderId, "cancel"),
      now,
    );
    expect([kind, Object.keys(pages).length > 0]).toEqual(["recorded", true]);
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "refunded", status: "cancelled" });
    expect(await stockOf(order.orderId)).toBe(10);
    const [refund] = await refundsOf(order.orderId);
    const [row] = await db.select().from(orders).where(eq(orders.id, order.orderId));
    expect(refund).toMatchObject({ amountOre: order.totalOre, taxOre: row?.taxOre, restocked: true });
    await expectAgreement(found);
  });

  it("of money alone leaves the goods, and does not go back again with their units", async () => {
    const found = await paidOrder();
    const { stripe, order } = found;
    await inDashboard(stripe, order, 5_000);
    await tellAll(stripe);
    expect((await recordDashboardRefund(db, stripe.provider, await waiting(order.orderId, "cancel"), now)).kind).toBe(
      "no-such-units",
    );
    expect((await recordDashboardRefund(db, stripe.provider, await waiting(order.orderId), now)).kind).toBe("recorded");
    expect(await truthOf(db, order.orderId)).toMatchObject({ order: "partially-refunded", payments: ["succeeded"] });
    expect(await stockOf(order.orderId)).toBe(8);
    await expectAgreement(found);
    expect(await cancelled(found)).toBe("refunded");
    expect(stripe.money()).toEqual([{ taken: order.totalOre, refunded: order.totalOre }]);
    await expectAgreement(found);
  });

  it("of one unit's price cancels that unit", async () => {
    const { stripe, order } = await paidOrder();
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order.orderId));
    const other = await paidOrder();
    await refundOne(db, other.stripe, other.order);
    const unitOre = (await refundsOf(other.order.orderId))[0]?.amountOre ?? 0;
    await inDashboard(stripe, order, unitOre);
    await tellAll(stripe);
    expect((await recordDashboardRefund(db, stripe.provider, await waiting(order.orderId, "cancel"), now)).kind).toBe(
      "recorded",
    );
    const [after] = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.id, line?.id ?? ""));
    expect(after).toMatchObject({ cancelledQuantity: 1 });
    expect(await stockOf(order.orderId)).toBe(9);
    await expectAgreement({ stripe, order });
  });

  it("that failed there is resolved without money, and one that comes back later is a discrepancy", async () => {
    const failing = await paidOrder();
    await inDashboard(failing.stripe, failing.order);
    await tellAll(failing.stripe);
    const failed = {
      ...failing.stripe.provider,
      readRefund: async (reference: string) => {
        const there = await failing.stripe.provider.readRefund(reference);
        return there && { ...there, status: "failed" as const, reason: "expired card" };
      },
    };
    const request = await waiting(failing.order.orderId);
    expect((await recordDashboardRefund(db, failed, request, now)).kind).toBe("failed-there");
    expect(await refundsOf(failing.order.orderId)).toEqual([]);
    expect(await kindsOf(failing.order.orderId)).toEqual([]);

    const found = await paidOrder();
    await inDashboard(found.stripe, found.order);
    await tellAll(found.stripe);
    await recordDashboardRefund(db, found.stripe.provider, await waiting(found.order.orderId), now);
    const [there] = [...found.stripe.standIn.state.refunds.values()];
    if (there) there.status = "failed";
    await db.update(payments).set({ compareAt: now.toISOString() }).where(eq(payments.orderId, found.order.orderId));
    if (there) found.stripe.standIn.state.charges.get(there.charge)!.amount_refunded = 0;
    await comparePayments(db, found.stripe.provider, addDays(now, 1));
    expect(await kindsOf(found.order.orderId)).toEqual(["refund-failed"]);
  });

  it("refuses what is no such discrepancy, another provider, and rows that would count it again", async () => {
    const { stripe, order } = await paidOrder();
    await inDashboard(stripe, order, 5_000);
    await tellAll(stripe);
    const request = await waiting(order.orderId);
    const unknown = { ...request, discrepancyId: "refund-at-provider:re_other" };
    expect((await recordDashboardRefund(db, stripe.provider, unknown, now)).kind).toBe("unknown-discrepancy");
    expect((await recordDashboardRefund(db, null, request, now)).kind).toBe("other-provider");
    expect((await recordDashboardRefund(db, stripe.provider, request, now)).kind).toBe("recorded");
    const [part] = await db.select().from(dashboardRefunds).where(like(dashboardRefunds.recordedBy, "kim"));
    await expect(db.insert(dashboardRefunds).values({ ...part!, reference: "re_again" })).rejects.toThrow();
  });

  it("is one movement of the reconciliation with the provider's", async () => {
    const found = await paidOrder();
    const { stripe, order } = found;
    await inDashboard(stripe, order, 5_000);
    await tellAll(stripe);
    const request = await waiting(order.orderId);
    await recordDashboardRefund(db, stripe.provider, request, now);
    const moved = { provider: stripe.provider.name, kind: "refund" as const, at: now.toISOString(), amountOre: -5_000 };
    await writeTransaction(db, {
      ...moved,
      paymentId: order.paymentId,
      reference: request.discrepancyId.split(":")[1] ?? "",
    });
    const today = stockholmDay(now);
    const { lines } = await readReconciliation(db, { provider: stripe.provider.name, first: today, last: today });
    expect(lines.filter(({ orderId, kind }) => orderId === order.orderId && kind === "refund")).toEqual([]);
  });
});

import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { refundLines, refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents, orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import { readWithdrawable } from "#app/features/after-sale/cases/withdrawable-order.server.ts";
import { unitsToSend } from "#app/features/selling/orders/order-units.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { readOrderRefunds } from "#app/features/selling/payments/queries.server.ts";
import { recordOutcome } from "#app/features/selling/payments/record-outcome.server.ts";
import { type RefundOutcome, refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import type { RefundRequest } from "#app/features/selling/payments/refund-request.ts";
import { retryRefund } from "#app/features/selling/payments/retry-refund.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { failAt, withFaults } from "#tests/support/failing-bindings.ts";
import { type FakeProvider, fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, unitsLeft } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const later = addMinutes(now, 2);
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

/** 2 × 299 kr + 299 kr, VAT included, 49 kr for shipping or none (897 kr; free shipping needs 899). */
const onePieceOre = 299_00;
const wholeOre = 897_00 + 49_00;

type Choice = Partial<RefundRequest> & { units?: [string, number][] };

async function requestOf(orderId: string, { units = [], ...choice }: Choice = {}): Promise<RefundRequest> {
  const { updatedAt } = await orderRow(db, orderId);
  return {
    id: newId("rfd"),
    orderId,
    cancelled: new Map(units),
    returned: new Map(),
    shipping: 0,
    restock: true,
    reason: "Too small",
    expectedOre: null,
    seen: updatedAt,
    actor: "kim",
    ...choice,
  };
}

/** Refunds as a person does: sees the amount, then agrees to it. */
async function refund(provider: PaymentProvider, orderId: string, choice: Choice): Promise<RefundOutcome> {
  const request = await requestOf(orderId, choice);
  const asked = await refundOrder(db, provider, request, now);
  if (asked.kind !== "to-confirm") return asked;
  return refundOrder(db, provider, { ...request, expectedOre: asked.amount.amountOre }, now);
}

async function truth(orderId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  const { status, paymentStatus, holdsStock } = await orderRow(db, orderId);
  return {
    status,
    paymentStatus,
    holdsStock,
    payment: payment?.status,
    refunds: rows.map((row) => `${row.status} ${row.amountOre}`).toSorted(),
  };
}
const paidBack = ({ money }: FakeProvider) =>
  [...money.values()].reduce((sum, { refundedOre }) => sum + refundedOre, 0);
const soldCount = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]?.soldCount;

describe("a refund of a part of an order", () => {
  it("gives back what was paid for it, its stock by choice, and no longer counts it as sold", async () => {
    const provider = fakeProvider();
    const { orderId, garment, black } = await paidOrder(db, provider);
    expect(await soldCount(garment)).toBe(3);
    const outcome = await refund(provider, orderId, { units: [[black, 1]] });
    expect(outcome).toMatchObject({ kind: "refunded", amountOre: onePieceOre });
    expect(paidBack(provider)).toBe(onePieceOre);
    expect(await truth(orderId)).toMatchObject({
      status: "pending",
      paymentStatus: "partially-refunded",
      payment: "succeeded",
      refunds: [`succeeded ${onePieceOre}`],
    });
    expect(await unitsLeft(db, garment)).toBe(9);
    expect(await soldCount(garment)).toBe(2);

    await refund(provider, orderId, { units: [[black, 1]], restock: false });
    expect(await unitsLeft(db, garment)).toBe(9);
    expect(await soldCount(garment)).toBe(1);
  });

  it("shows the amount first and writes nothing until the person agreed to that amount", async () => {
    const provider = fakeProvider();
    const { orderId, black } = await paidOrder(db, provider);
    const request = await requestOf(orderId, { units: [[black, 2]], shipping: "rest" });
    for (const expectedOre of [null, 1, onePieceOre]) {
      const asked = await refundOrder(db, provider, { ...request, expectedOre }, now);
      expect(asked).toMatchObject({
        kind: "to-confirm",
        amount: { amountOre: 2 * onePieceOre + 49_00, shippingOre: 49_00 },
      });
    }
    expect(provider.calls).not.toContain("refund");
    expect((await truth(orderId)).refunds).toEqual([]);
  });

  it("sent twice, also at once, gives the money back once", async () => {
    const provider = fakeProvider();
    const { orderId, garment, black } = await paidOrder(db, provider);
    const request = await requestOf(orderId, { units: [[black, 1]], expectedOre: onePieceOre });
    const outcomes = await Promise.all([1, 2, 3].map(() => refundOrder(db, provider, request, now)));
    for (const { kind } of outcomes) expect(["refunded", "refund-pending"]).toContain(kind);
    await refundOrder(db, provider, request, later);
    expect(paidBack(provider)).toBe(onePieceOre);
    expect((await truth(orderId)).refunds).toEqual([`succeeded ${onePieceOre}`]);
    expect(await unitsLeft(db, garment)).toBe(9);
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(log.map(({ action }) => action)).toEqual(["order.refunded"]);
    expect(JSON.stringify(log)).not.toMatch(/asa\.oberg|Åsa|Öberg|Too small/);
  });

  it("by two people of the same last unit is made once, and the other is told", async () => {
    const provider = fakeProvider();
    const { orderId, garment, white } = await paidOrder(db, provider);
    const choice = { units: [[white, 1]] as [string, number][], expectedOre: onePieceOre };
    const requests = [
      await requestOf(orderId, { ...choice, actor: "kim" }),
      await requestOf(orderId, { ...choice, actor: "ali" }),
    ];
    const outcomes = await Promise.all(requests.map((request) => refundOrder(db, provider, request, now)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed-meanwhile", "refunded"]);
    expect(paidBack(provider)).toBe(onePieceOre);
    expect(await soldCount(garment)).toBe(2);
  });

  it("made from an old page is refused, so that nobody refunds what they did not see", async () => {
    const provider = fakeProvider();
    const { orderId, black, white } = await paidOrder(db, provider);
    const old = await requestOf(orderId, {
      units: [[white, 1]],
      expectedOre: onePieceOre,
      seen: "2026-01-01T00:00:00.000Z",
    });
    expect((await refundOrder(db, provider, old, now)).kind).toBe("changed-meanwhile");
    const tooMany = await requestOf(orderId, { units: [[black, 3]] });
    expect((await refundOrder(db, provider, tooMany, now)).kind).toBe("changed-meanwhile");
    expect((await refundOrder(db, provider, await requestOf(orderId), now)).kind).toBe("nothing-chosen");
  });

  it("of all parts adds up to what was paid, cancels the order, and ends the payment", async () => {
    const provider = fakeProvider();
    const { orderId, garment, black, white } = await paidOrder(db, provider);
    await refund(provider, orderId, { units: [[black, 1]] });
    await refund(provider, orderId, { units: [[white, 1]], shipping: "rest" });
    await refund(provider, orderId, { units: [[black, 1]] });
    expect(paidBack(provider)).toBe(wholeOre);
    expect(await truth(orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: "refunded",
      payment: "refunded",
      holdsStock: false,
    });
    expect(await unitsLeft(db, garment)).toBe(10);
    expect(await soldCount(garment)).toBe(0);
    expect((await refund(provider, orderId, { shipping: "rest" })).kind).toBe("refunded-before");
  });
});

describe("a refund whose provider fails", () => {
  it.each(["before", "after"] as const)("%s its work is told, and made once by the job", async (fault) => {
    const provider = fakeProvider((method, nth) => (method === "refund" && nth === 1 ? fault : undefined));
    const { orderId, black } = await paidOrder(db, provider);
    expect((await refund(provider, orderId, { units: [[black, 1]] })).kind).toBe("refund-pending");
    expect(await truth(orderId)).toMatchObject({ paymentStatus: "paid", refunds: [`failed ${onePieceOre}`] });
    await pollOpenPayments(db, provider, later);
    await pollOpenPayments(db, provider, addMinutes(now, 10));
    expect(await truth(orderId)).toMatchObject({
      paymentStatus: "partially-refunded",
      refunds: [`succeeded ${onePieceOre}`],
    });
    expect(paidBack(provider)).toBe(onePieceOre);
  });

  it("is tried again by staff, and its units are not refunded a second time meanwhile", async () => {
    const provider = fakeProvider((method, nth) => (method === "refund" && nth <= 2 ? "before" : undefined));
    const { orderId, white } = await paidOrder(db, provider);
    const request = await requestOf(orderId, { units: [[white, 1]], expectedOre: onePieceOre });
    await refundOrder(db, provider, request, now);
    expect((await refund(provider, orderId, { units: [[white, 1]] })).kind).toBe("changed-meanwhile");
    const retry = () => retryRefund(db, provider, { orderId, refundId: request.id, actor: "kim" }, now);
    expect([await retry(), await retry(), await retry()]).toEqual(["refund-pending", "refunded", "refunded"]);
    expect(await retryRefund(db, provider, { orderId: "other", refundId: request.id, actor: "kim" }, now)).toBe(
      "unknown-refund",
    );
    expect(paidBack(provider)).toBe(onePieceOre);
  });

  it.each(["before", "after"] as const)("with D1 failing %s any step is done wholly or not at all", async (fault) => {
    for (let nth = 1; nth <= 8; nth++) {
      const provider = fakeProvider();
      const { orderId, garment, black } = await paidOrder(db, provider);
      const request = await requestOf(orderId, { units: [[black, 1]], expectedOre: onePieceOre });
      await refundOrder(withFaults(shop, failAt("DB", nth, fault)).db, provider, request, now).catch(() => null);
      await pollOpenPayments(db, provider, later);
      const made = (await truth(orderId)).refunds;
      expect([[], [`succeeded ${onePieceOre}`]]).toContainEqual(made);
      expect(paidBack(provider)).toBe(made.length * onePieceOre);
      expect(await unitsLeft(db, garment)).toBe(8 + made.length);
    }
  });
});

describe("cancelling an order whole after a part of it was refunded", () => {
  it("does not put back into stock again what came back of a parcel that nobody recorded", async () => {
    const provider = fakeProvider();
    const { orderId, garment, black } = await paidOrder(db, provider);
    await db.update(orders).set({ status: "shipped" }).where(eq(orders.id, orderId));
    expect((await refund(provider, orderId, { returned: new Map([[black, 1]]) })).kind).toBe("refunded");
    expect(await unitsLeft(db, garment)).toBe(9);
    await setOrderStatus(db, provider, { orderId, status: "processing", actor: "kim" }, later);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.id, black));
    expect(unitsToSend(line!)).toBe(1);
    await setOrderStatus(db, provider, { orderId, status: "cancelled", actor: "kim" }, later);
    expect(await unitsLeft(db, garment)).toBe(10);
  });

  it("gives back exactly what is left, and only the stock that it still holds", async () => {
    const provider = fakeProvider();
    const { orderId, garment, black } = await paidOrder(db, provider);
    await refund(provider, orderId, { units: [[black, 1]], restock: false });
    const { outcome } = await setOrderStatus(db, provider, { orderId, status: "cancelled", actor: "kim" }, now);
    expect(outcome).toBe("refunded");
    expect(paidBack(provider)).toBe(wholeOre);
    expect(await truth(orderId)).toMatchObject({
      paymentStatus: "refunded",
      payment: "refunded",
      refunds: [`succeeded ${onePieceOre}`, `succeeded ${wholeOre - onePieceOre}`].toSorted(),
    });
    // The one that did not go back into stock is lost.
    expect(await unitsLeft(db, garment)).toBe(9);
    expect(await soldCount(garment)).toBe(0);
    expect((await setOrderStatus(db, provider, { orderId, status: "pending", actor: "kim" }, now)).outcome).toBe(
      "refunded-before",
    );
  });

  it("while the part's refund waits for the provider asks for each amount once", async () => {
    const provider = fakeProvider((method, nth) => (method === "refund" && nth === 1 ? "after" : undefined));
    const { orderId, black } = await paidOrder(db, provider);
    await refund(provider, orderId, { units: [[black, 1]] });
    await setOrderStatus(db, provider, { orderId, status: "cancelled", actor: "kim" }, now);
    expect(await truth(orderId)).toMatchObject({ paymentStatus: "partially-refunded", payment: "refunding" });
    await pollOpenPayments(db, provider, later);
    expect(await truth(orderId)).toMatchObject({ paymentStatus: "refunded", payment: "refunded" });
    expect(paidBack(provider)).toBe(wholeOre);
  });
});

describe("no money goes back", () => {
  it("for an order that was never paid, or whose card was declined", async () => {
    const provider = fakeProvider();
    const { orderId, black } = await paidOrder(db, provider, { pay: false });
    expect((await refund(provider, orderId, { units: [[black, 1]] })).kind).toBe("not-paid");
    const created = await createPayment(db, provider, orderId, now);
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, provider, created.paymentId, { token: "test_declined" }, now);
    expect((await refund(provider, orderId, { units: [[black, 1]] })).kind).toBe("not-paid");
    expect(provider.calls).not.toContain("refund");
  });

  it("through another provider than the one that took it, nor without one", async () => {
    const provider = { ...fakeProvider(), name: "stripe" };
    const { orderId, black } = await paidOrder(db, provider);
    const other = { ...provider, name: "other" };
    expect((await refund(other, orderId, { units: [[black, 1]] })).kind).toBe("not-refundable");
    expect((await refundOrder(db, null, await requestOf(orderId, { units: [[black, 1]] }), now)).kind).toBe(
      "not-refundable",
    );
    expect((await truth(orderId)).refunds).toEqual([]);
  });

  it("for an unknown order", async () => {
    const provider = fakeProvider();
    const { orderId } = await paidOrder(db, provider);
    const request = { ...(await requestOf(orderId)), orderId: "ord_unknown" };
    expect((await refundOrder(db, provider, request, now)).kind).toBe("unknown-order");
  });
});

describe("the database itself refuses", () => {
  async function refunded() {
    const provider = fakeProvider();
    const { orderId, black, white } = await paidOrder(db, provider);
    await refund(provider, orderId, { units: [[black, 1]] });
    const [row] = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
    return { orderId, black, white, row: row!, other: await paidOrder(db, provider) };
  }

  it("more money than the payment took, and another order's payment", async () => {
    const { row, other } = await refunded();
    const more = db.insert(refunds).values({ ...row, id: newId("rfd"), amountOre: wholeOre - onePieceOre + 1 });
    await expect(more.run()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/refunds_within_payment/) },
    });
    const strange = db.insert(refunds).values({ ...row, id: newId("rfd"), orderId: other.orderId, amountOre: 1 });
    await expect(strange.run()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/refunds_within_payment/) },
    });
  });

  it("more units than were ordered, and another order's line", async () => {
    const { row, black, other } = await refunded();
    const id = newId("rfd");
    await db.insert(refunds).values({ ...row, id, amountOre: 0, status: "requested" });
    const line = { refundId: id, orderLineId: black, quantity: 2, amountOre: 0 };
    await expect(db.insert(refundLines).values(line).run()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/order_lines_units/) },
    });
    const strange = { ...line, orderLineId: other.black, quantity: 1 };
    await expect(db.insert(refundLines).values(strange).run()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/refund_lines_of_order/) },
    });
    expect((await db.select().from(orderLines).where(eq(orderLines.id, black)))[0]).toMatchObject({
      cancelledQuantity: 1,
    });
  });

  it("another amount of a refund, or to forget it", async () => {
    const { row } = await refunded();
    for (const change of [
      sql`UPDATE refunds SET amount_ore = 1 WHERE id = ${row.id}`,
      sql`DELETE FROM refunds WHERE id = ${row.id}`,
    ]) {
      await expect(db.run(change)).rejects.toMatchObject({ cause: { message: expect.stringMatching(/append-only/) } });
    }
  });
});

describe("an order that was paid twice, whose second payment went back whole", () => {
  async function paidTwice(provider: FakeProvider) {
    const order = await paidOrder(db, provider);
    const [first] = await db.select().from(payments).where(eq(payments.orderId, order.orderId));
    if (!first) throw new Error("The order has no payment");
    const second = {
      ...first,
      id: newId("pay"),
      providerReference: newId("ref"),
      status: "created",
      isOpen: true,
    } as const;
    await db.insert(payments).values({ ...second, takenAt: null });
    const attempt = { id: second.id, orderId: order.orderId, reference: second.providerReference, attempt: null };
    expect(await recordOutcome(db, provider, attempt, { status: "succeeded" }, now)).toEqual({ kind: "refunded" });
    return order;
  }

  it("gives back the shipping of the first one, too, in parts or whole", async () => {
    for (const shipping of ["rest", "share", 49_00] as const) {
      const provider = fakeProvider();
      const { orderId, black, white } = await paidTwice(provider);
      const all: Choice = {
        units: [
          [black, 2],
          [white, 1],
        ],
        shipping,
      };
      expect(await refund(provider, orderId, all)).toMatchObject({ kind: "refunded", amountOre: wholeOre });
      expect(await readOrderRefunds(db, orderId)).toMatchObject({ isRefundable: false, refundedShippingOre: 49_00 });
      expect(await truth(orderId)).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
      expect(paidBack(provider)).toBe(2 * wholeOre);
    }
  });

  it("can be cancelled, which gives back all of the first one", async () => {
    const provider = fakeProvider();
    const { orderId } = await paidTwice(provider);
    const change = { orderId, status: "cancelled", actor: "kim" } as const;
    expect(await setOrderStatus(db, provider, change, now)).toMatchObject({ outcome: "refunded" });
    expect(paidBack(provider)).toBe(2 * wholeOre);
  });

  it("shows its shipping as not given back yet, to staff and in a withdrawal", async () => {
    const provider = fakeProvider();
    const { orderId, black } = await paidTwice(provider);
    expect(await readOrderRefunds(db, orderId)).toMatchObject({ isRefundable: true, refundedShippingOre: 0 });
    expect(await readWithdrawable(db, orderId)).toMatchObject({ refundedShippingOre: 0 });
    await refund(provider, orderId, { units: [[black, 1]], shipping: 10_00 });
    expect(await readOrderRefunds(db, orderId)).toMatchObject({ isRefundable: true, refundedShippingOre: 10_00 });
    expect(await readWithdrawable(db, orderId)).toMatchObject({ refundedShippingOre: 10_00 });
  });

  it("gives back no more shipping by one payment than the order had", async () => {
    const provider = fakeProvider();
    const { orderId, black } = await paidTwice(provider);
    await refund(provider, orderId, { units: [[black, 1]], shipping: 49_00 });
    const [row] = await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.createdBy, "kim")));
    const more = { ...row!, id: newId("rfd"), amountOre: 1, shippingOre: 1 };
    await expect(db.insert(refunds).values(more)).rejects.toThrow();
  });
});

it("an order tells each refund once in its events, with its amount and who asked for it", async () => {
  const provider = fakeProvider();
  const { orderId, white } = await paidOrder(db, provider);
  await refund(provider, orderId, { units: [[white, 1]] });
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  const told = events.filter(({ type }) => type.startsWith("refund"));
  expect(told.map(({ type, actor, data }) => [type, actor, data["amountOre"]])).toEqual([
    ["refund requested", "kim", String(onePieceOre)],
    ["refunded", "system", String(onePieceOre)],
  ]);
});

describe("a sum of the price", () => {
  const told = (refundId: string) =>
    db.all<{ type: string }>(sql`SELECT type FROM email_outbox WHERE cause_id = ${refundId}`);

  it("goes back once when it is pressed twice, is told to the buyer, and lowers what the items give back later", async () => {
    const provider = fakeProvider();
    const { orderId, black, white } = await paidOrder(db, provider);
    const request = await requestOf(orderId, { sumOre: 90_00, restock: false, expectedOre: 90_00, reason: "Late" });
    const outcomes = await Promise.all([1, 2, 3].map(() => refundOrder(db, provider, request, now)));
    expect(outcomes.every(({ kind }) => kind === "refunded" || kind === "refund-pending")).toBe(true);
    expect(paidBack(provider)).toBe(90_00);
    expect(await told(request.id)).toEqual([{ type: "order_refunded" }]);
    expect(await truth(orderId)).toMatchObject({ status: "pending", paymentStatus: "partially-refunded" });
    const [note] = await db.all<{ content: string }>(sql`SELECT content FROM receipts WHERE refund_id = ${request.id}`);
    expect(JSON.parse(note!.content)).toMatchObject({ amountOre: 90_00, taxOre: 18_00, partOre: 90_00, lines: [] });

    expect(await refund(provider, orderId, { units: [[white, 1]] })).toMatchObject({ amountOre: onePieceOre - 30_00 });
    await refund(provider, orderId, { units: [[black, 2]], shipping: "rest" });
    expect(paidBack(provider)).toBe(wholeOre);
  });

  it("is never more than the goods that are left, also when two ask at once, and a cancellation gives back the rest", async () => {
    const provider = fakeProvider();
    const { orderId, white } = await paidOrder(db, provider);
    const tooMuch = await requestOf(orderId, { sumOre: 897_01, units: [], expectedOre: 897_01 });
    expect(await refundOrder(db, provider, tooMuch, now)).toEqual({
      kind: "too-much",
      mostOre: 897_00,
      currency: "SEK",
    });
    const beside = await requestOf(orderId, { sumOre: 599_00, units: [[white, 1]], expectedOre: 898_00 });
    expect(await refundOrder(db, provider, beside, now)).toEqual({
      kind: "too-much",
      mostOre: 598_00,
      currency: "SEK",
    });
    const halves = await Promise.all([1, 2].map(() => requestOf(orderId, { sumOre: 500_00, expectedOre: 500_00 })));
    const outcomes = await Promise.all(halves.map((half) => refundOrder(db, provider, half, now)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed-meanwhile", "refunded"]);
    await setOrderStatus(db, provider, { orderId, status: "cancelled", actor: "kim" }, later);
    expect(paidBack(provider)).toBe(wholeOre);
    expect(await truth(orderId)).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
  });

  it.each(["before", "after"] as const)("is given back once whatever call of D1 fails %s its work", async (fault) => {
    const count = await paidOrder(db, fakeProvider());
    const counted = withFaults(shop, () => undefined);
    const choice = { sumOre: 50_00, expectedOre: 50_00, shipping: "rest" as const };
    const first = { ...(await requestOf(count.orderId, choice)), expectedOre: 99_00 };
    await refundOrder(counted.db, fakeProvider(), first, now);
    for (let nth = 1; nth <= counted.calls.length; nth++) {
      const provider = fakeProvider();
      const { orderId } = await paidOrder(db, provider);
      const request = { ...(await requestOf(orderId, choice)), expectedOre: 99_00 };
      await refundOrder(withFaults(shop, failAt("DB", nth, fault)).db, provider, request, now).catch(() => null);
      await refundOrder(db, provider, request, now);
      await retryRefund(db, provider, { orderId, refundId: request.id, actor: "kim" }, later).catch(() => null);
      expect(paidBack(provider)).toBe(99_00);
      expect(await told(request.id)).toHaveLength(1);
    }
  });
});

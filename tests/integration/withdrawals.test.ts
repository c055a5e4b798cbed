import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { returnLines, returns } from "#app/db/schema/returns.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { withdrawalLines, withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { payDueWithdrawals } from "#app/features/after-sale/cases/pay-due-withdrawals.server.ts";
import { readNotice } from "#app/features/after-sale/cases/read-notice.server.ts";
import { readReceipt } from "#app/features/after-sale/cases/read-withdrawal-receipt.server.ts";
import { type ReceivedNotice, receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";
import { refundWithdrawal } from "#app/features/after-sale/cases/refund-withdrawal.server.ts";
import { readWithdrawable } from "#app/features/after-sale/cases/withdrawable-order.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, unitsLeft } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

/** 2 × 299 kr + 299 kr, VAT included, 49 kr for shipping: as `order-refunds.test.ts`. */
const onePieceOre = 299_00;
const wholeOre = 3 * onePieceOre + 49_00;

type Order = Awaited<ReturnType<typeof paidOrder>>;

/** A notice by the signed link of an order. */
function noticeOf(order: Order, units: [string, number][], more: Partial<ReceivedNotice> = {}): ReceivedNotice {
  return {
    formId: newId(),
    name: "Åsa Öberg",
    reference: order.orderNumber,
    email: "asa.oberg@mail.example",
    items: "",
    channel: "function",
    link: { orderId: order.orderId, units: new Map(units) },
    ...more,
  };
}

async function receive(notice: ReceivedNotice, at = now): Promise<string> {
  const received = await receiveWithdrawal(shop, notice, at);
  await shop.finished();
  if (received.kind !== "received") throw new Error(received.kind);
  return received.id;
}

async function send({ orderId }: Order, units: [string, number][]) {
  const { updatedAt } = await orderRow(db, orderId);
  const parcel = {
    id: newId("ful"),
    orderId,
    units: new Map(units),
    carrier: "postnord",
    trackingId: "",
    actor: "kim",
  } as const;
  const sent = await fulfilOrder(db, { ...parcel, seen: updatedAt }, now);
  if (sent.kind !== "fulfilled") throw new Error(sent.kind);
  return parcel.id;
}

async function noticeRow(id: string) {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return row!;
}
const refundsOf = (id: string) => db.select().from(refunds).where(eq(refunds.withdrawalId, id));
const withdrawnOf = async (line: string) =>
  (await db.select().from(withdrawalLines).where(eq(withdrawalLines.orderLineId, line))).reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  );
const mailsOf = (id: string) => db.select().from(emailOutbox).where(eq(emailOutbox.causeId, id));

describe("a withdrawal from an order that was not sent", () => {
  it("of the whole is cancelled, refunded with the shipping, and back in stock at once; its receipt is in the outbox", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const id = await receive(
      noticeOf(order, [
        [order.black, 2],
        [order.white, 1],
      ]),
    );
    expect(id).toMatch(/^WD-\d{8}$/);
    expect(await noticeRow(id)).toMatchObject({ status: "refunded", refundOre: wholeOre, statutoryUntil: null });
    const [refund] = await refundsOf(id);
    expect(refund).toMatchObject({ amountOre: wholeOre, shippingOre: 49_00, status: "succeeded", restocked: true });
    expect(await orderRow(db, order.orderId)).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
    expect(await unitsLeft(db, order.garment)).toBe(10);
    expect(await mailsOf(id)).toMatchObject([{ type: "withdrawal_receipt", recipient: "asa.oberg@mail.example" }]);
    expect(await db.select().from(returns).where(eq(returns.withdrawalId, id))).toEqual([]);
  });

  it("in two parts gives back as much as the whole", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const first = await receive(noticeOf(order, [[order.white, 1]]));
    expect((await orderRow(db, order.orderId)).status).toBe("pending");
    const second = await receive(noticeOf(order, [[order.black, 2]]));
    const [one, two] = [...(await refundsOf(first)), ...(await refundsOf(second))];
    expect(one!.amountOre + two!.amountOre).toBe(wholeOre);
    expect([(await noticeRow(first)).refundOre, (await noticeRow(second)).refundOre]).toEqual([
      one!.amountOre,
      two!.amountOre,
    ]);
    // Each has its own timeline, of the same order.
    expect((await readNotice(db, first))?.events).toMatchObject([
      { type: "withdrawal", data: { withdrawalId: first } },
    ]);
  });

  it("that is not paid is cancelled, and nothing goes back", async () => {
    const order = await paidOrder(db, sandboxProvider, { pay: false });
    const id = await receive(
      noticeOf(order, [
        [order.black, 2],
        [order.white, 1],
      ]),
    );
    expect(await noticeRow(id)).toMatchObject({ status: "closed", refundOre: 0 });
    expect((await orderRow(db, order.orderId)).status).toBe("cancelled");
    expect(await unitsLeft(db, order.garment)).toBe(10);
  });

  it("by express gives back standard delivery", async () => {
    const order = await paidOrder(db, sandboxProvider, { shippingMethod: "express" });
    expect(await orderRow(db, order.orderId)).toMatchObject({ shippingOre: 99_00, standardShippingOre: 49_00 });
    const id = await receive(
      noticeOf(order, [
        [order.black, 2],
        [order.white, 1],
      ]),
    );
    expect(await refundsOf(id)).toMatchObject([{ shippingOre: 49_00 }]);
  });
});

describe("a withdrawal from an order that was sent", () => {
  it("announces what comes back, and cancels what was not sent", async () => {
    const order = await paidOrder(db, sandboxProvider);
    await send(order, [[order.black, 2]]);
    const id = await receive(
      noticeOf(order, [
        [order.black, 2],
        [order.white, 1],
      ]),
    );
    const [coming] = await db.select().from(returns).where(eq(returns.withdrawalId, id));
    expect(coming).toMatchObject({ kind: "withdrawal", status: "requested", orderId: order.orderId });
    expect(await db.select().from(returnLines).where(eq(returnLines.returnId, coming!.id))).toMatchObject([
      { orderLineId: order.black, quantity: 2 },
    ]);
    expect(await refundsOf(id)).toMatchObject([{ restocked: true }]);
    expect((await noticeRow(id)).status).toBe("open");
    expect(await readReceipt(db, id)).toMatchObject({
      matched: { comesBack: true, wasUnsent: true, refundOre: wholeOre },
    });
  });

  it("waits for the goods or proof of posting, is paid on its last day once one is there, and once", async () => {
    const order = await paidOrder(db, sandboxProvider);
    await send(order, [
      [order.black, 2],
      [order.white, 1],
    ]);
    const id = await receive(noticeOf(order, [[order.black, 1]]));
    expect((await noticeRow(id)).refundDueAt).toBe("2026-12-04T22:59:59.999Z");
    await payDueWithdrawals(shop, addDays(now, 14));
    expect(await refundsOf(id)).toEqual([]);
    await db.update(withdrawals).set({ proofOfPostingAt: now.toISOString() }).where(eq(withdrawals.id, id));
    await payDueWithdrawals(shop, addDays(now, 12));
    expect(await refundsOf(id)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => payDueWithdrawals(shop, addDays(now, 14))));
    // A third of the goods, and so of the 49 kr.
    expect(await refundsOf(id)).toMatchObject([
      { amountOre: onePieceOre + 16_33, shippingOre: 16_33, restocked: false },
    ]);
    expect((await noticeRow(id)).status).toBe("refunded");
  });

  it("is paid once by staff's press, the scan of the parcel and the job together", async () => {
    const order = await paidOrder(db, sandboxProvider);
    await send(order, [
      [order.black, 2],
      [order.white, 1],
    ]);
    const id = await receive(
      noticeOf(order, [
        [order.black, 2],
        [order.white, 1],
      ]),
    );
    await db.update(returns).set({ status: "received" }).where(eq(returns.withdrawalId, id));
    const outcomes = await Promise.all([
      refundWithdrawal(shop, id, { actor: "kim" }, now),
      refundWithdrawal(shop, id, { actor: "alex" }, now),
      payDueWithdrawals(shop, addDays(now, 14)),
      refundWithdrawal(shop, id, { actor: "system" }, now),
    ]);
    expect(outcomes.flatMap((outcome) => (outcome ? [outcome.kind] : []))).toContain("refunded");
    expect(await refundsOf(id)).toMatchObject([{ amountOre: wholeOre }]);
  });

  it("stays open while the provider is down, and is refunded when it answers again", async () => {
    const order = await paidOrder(db, sandboxProvider);
    await send(order, [[order.white, 1]]);
    const id = await receive(noticeOf(order, [[order.white, 1]]));
    const provider = Object.assign(
      fakeProvider(() => "before"),
      { name: "test" as const },
    );
    expect(await refundWithdrawal(shop, id, { actor: "kim", provider }, now)).toEqual({
      kind: "refunded",
      pending: true,
    });
    expect((await noticeRow(id)).status).toBe("open");
    await db.update(refunds).set({ status: "succeeded" }).where(eq(refunds.withdrawalId, id));
    expect((await noticeRow(id)).status).toBe("refunded");
  });
});

describe("a notice", () => {
  it("that is pressed twice or sent from two tabs is one, with one receipt", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const notice = noticeOf(order, [[order.black, 1]]);
    const received = await Promise.all([1, 2, 3].map(() => receiveWithdrawal(shop, notice, now)));
    await shop.finished();
    expect(new Set(received.map((one) => (one.kind === "received" ? one.id : one.kind))).size).toBe(1);
    expect(await withdrawnOf(order.black)).toBe(1);
    expect(await refundsOf(received[0]!.kind === "received" ? received[0]!.id : "")).toHaveLength(1);
  });

  it("takes a unit once, also when different forms race for it", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const race = await Promise.all(
      [1, 2, 3, 4].map(() => receiveWithdrawal(shop, noticeOf(order, [[order.black, 1]]), now)),
    );
    await shop.finished();
    expect(race.map(({ kind }) => kind).toSorted()).toEqual(["received", "received", "units-gone", "units-gone"]);
    expect(await withdrawnOf(order.black)).toBe(2);
  });

  it("cannot name another order's lines, nor more units than are left, nor units that were refunded before", async () => {
    const [order, other] = [await paidOrder(db, sandboxProvider), await paidOrder(db, sandboxProvider)];
    const refused = async (units: [string, number][]) =>
      (await receiveWithdrawal(shop, noticeOf(order, units), now)).kind;
    expect(await refused([[other.black, 1]])).toBe("units-gone");
    expect(await refused([[order.black, 3]])).toBe("units-gone");
    expect(await refused([["constructor", 1]])).toBe("units-gone");
    expect(await refused([])).toBe("units-gone");
    await receive(noticeOf(order, [[order.white, 1]]));
    expect(await refused([[order.white, 1]])).toBe("units-gone");
    expect(await withdrawnOf(other.black)).toBe(0);
  });

  it("of the 200 that one order gets at once, takes each unit once", async () => {
    const order = await paidOrder(db, sandboxProvider);
    for (let round = 0; round < 10; round++)
      await Promise.all(
        Array.from({ length: 20 }, () =>
          receiveWithdrawal(shop, noticeOf(order, [[order.black, 1]]), now).catch(() => null),
        ),
      );
    await shop.finished();
    expect(await withdrawnOf(order.black)).toBe(2);
    const [paid] = await statement<{ ore: number }>(
      db,
      sql`SELECT sum(amount_ore) AS ore FROM refunds WHERE order_id = ${order.orderId}`,
    );
    expect(paid!.ore).toBe(2 * onePieceOre + 32_66);
  });

  it("without a matching order is received and receipted, whatever does not match", async () => {
    const order = await paidOrder(db, sandboxProvider);
    // A day apart: an address gets a few receipts of typed notices in one.
    const typed = (more: Partial<ReceivedNotice>, days: number) =>
      receive(noticeOf(order, [], { link: null, ...more }), addDays(now, days));
    for (const [days, more] of [
      { reference: "PM-00000000" },
      { name: "Someone Else" },
      { email: "else@mail.example" },
      { items: "The tee" },
      { reference: "no idea" },
    ].entries()) {
      const id = await typed(more, days + 1);
      expect(await noticeRow(id)).toMatchObject({ status: "unmatched", orderId: null, refundOre: null });
      expect(await mailsOf(id)).toHaveLength(1);
      expect((await readReceipt(db, id))?.matched).toBeNull();
    }
    expect((await orderRow(db, order.orderId)).status).toBe("pending");
  });

  it("whose number, name and address all match is of the whole order", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const id = await receive(
      noticeOf(order, [], { link: null, name: "  åsa   öberg", reference: order.orderNumber.slice(3) }),
    );
    expect(await noticeRow(id)).toMatchObject({ status: "refunded", orderId: order.orderId });
  });

  it("that comes after both periods is received, and waits for a decision of the staff", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const parcel = await send(order, [
      [order.black, 2],
      [order.white, 1],
    ]);
    await db.run(sql`UPDATE orders SET withdrawal_info_shown_at = created_at WHERE id = ${order.orderId}`);
    await db.run(sql`INSERT INTO deliveries (fulfilment_id, delivered_at, source, recorded_at, recorded_by)
      VALUES (${parcel}, ${now.toISOString()}, 'staff', ${now.toISOString()}, 'kim')`);
    const promised = await receive(noticeOf(order, [[order.white, 1]]), addDays(now, 20));
    const late = await receive(noticeOf(order, [[order.black, 2]]), addDays(now, 31));
    expect(await noticeRow(promised)).toMatchObject({ status: "open", statutoryUntil: "2026-12-04T22:59:59.999Z" });
    expect(await noticeRow(late)).toMatchObject({ status: "late", promiseUntil: "2026-12-20T22:59:59.999Z" });
    expect(await readReceipt(db, promised)).toMatchObject({ matched: { basis: "promise" } });
    expect(await readReceipt(db, late)).toMatchObject({ matched: { basis: "late", comesBack: false } });
    expect(await refundWithdrawal(shop, late, { actor: "kim" }, now)).toEqual({ kind: "not-open" });
  });

  it("is in time after the rest of an order was cancelled: that ends no period backwards", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const parcel = await send(order, [[order.black, 2]]);
    await db.run(sql`UPDATE orders SET withdrawal_info_shown_at = created_at WHERE id = ${order.orderId}`);
    await db.run(sql`INSERT INTO deliveries (fulfilment_id, delivered_at, source, recorded_at, recorded_by)
      VALUES (${parcel}, ${now.toISOString()}, 'staff', ${now.toISOString()}, 'kim')`);
    expect((await readWithdrawable(db, order.orderId))?.period.statutoryUntil).toBeNull();
    const { updatedAt: seen } = await orderRow(db, order.orderId);
    const request = { orderId: order.orderId, cancelled: new Map([[order.white, 1]]), returned: new Map(), seen };
    const asked = {
      id: newId("rfd"),
      shipping: 0,
      restock: true,
      reason: "",
      expectedOre: "any",
      actor: "kim",
    } as const;
    await refundOrder(db, sandboxProvider, { ...request, ...asked }, addDays(now, 40));
    const late = await receive(noticeOf(order, [[order.black, 2]]), addDays(now, 42));
    expect(await noticeRow(late)).toMatchObject({ status: "open", statutoryUntil: "2027-01-13T22:59:59.999Z" });
  });

  it("keeps what it declares: it can be emptied and never changed or deleted", async () => {
    const id = await receive(noticeOf(await paidOrder(db, sandboxProvider), [], { link: null, reference: "lost it" }));
    const change = (set: Partial<typeof withdrawals.$inferInsert>) =>
      db.update(withdrawals).set(set).where(eq(withdrawals.id, id));
    await expect(change({ statementText: "Another" })).rejects.toThrow();
    await expect(change({ receivedAt: now.toISOString().replace("12", "13") })).rejects.toThrow();
    await expect(db.delete(withdrawals).where(eq(withdrawals.id, id))).rejects.toThrow();
    await change({ name: "", receiptEmail: "", typedReference: "", statementText: "" });
    expect((await noticeRow(id)).statementText).toBe("");
  });
});

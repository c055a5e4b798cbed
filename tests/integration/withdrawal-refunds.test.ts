import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { decide, unknownOrder } from "#app/admin/cases/decide-withdrawal.server.ts";
import { fulfilments, refunds } from "#app/db/schema/fulfilments.server.ts";
import { exchanges, returns } from "#app/db/schema/returns.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { decideValueLoss } from "#app/features/after-sale/cases/decide-value-loss.server.ts";
import { decideLate } from "#app/features/after-sale/cases/decide-withdrawal.server.ts";
import { lapseExchanges } from "#app/features/after-sale/cases/lapse-exchanges.server.ts";
import { payDueWithdrawals } from "#app/features/after-sale/cases/pay-due-withdrawals.server.ts";
import { readNotice } from "#app/features/after-sale/cases/read-notice.server.ts";
import { readReturn } from "#app/features/after-sale/cases/read-return.server.ts";
import { recordValueLoss } from "#app/features/after-sale/cases/record-value-loss.server.ts";
import { refundLateGoods } from "#app/features/after-sale/cases/refund-late-goods.server.ts";
import { refundWithdrawal } from "#app/features/after-sale/cases/refund-withdrawal.server.ts";
import { recordDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { giveNotice, type Goods, heldExchange, receiveGoods } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { type FakeProvider, fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, unitsLeft } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

/** 2 × 299 kr + 299 kr, VAT included, 49 kr for shipping. */
const onePieceOre = 299_00;
const wholeOre = 3 * onePieceOre + 49_00;

type Order = Awaited<ReturnType<typeof paidOrder>>;

/** A provider by the name of the shop's own, whose money can be counted. */
const provider = () => Object.assign(fakeProvider(), { name: "test" as const });
const paidBack = ({ money }: FakeProvider) =>
  [...money.values()].reduce((sum, { refundedOre }) => sum + refundedOre, 0);

const withdraw = (order: Order, units: [string, number][], at?: Date) => giveNotice(shop, order, units, at);

/** A notice from one black one as it is right after it was stored, when nothing more was done. */
async function stored({ orderId, black }: Order, id: string, { units = 1, basis = "statutory" } = {}) {
  if (basis === "late")
    for (const { id: fulfilmentId } of await db.select().from(fulfilments).where(eq(fulfilments.orderId, orderId)))
      await recordDelivery(
        db,
        { orderId, fulfilmentId, deliveredAt: now.toISOString(), source: "carrier", actor: "system" },
        now,
      );
  const time = addDays(now, basis === "late" ? 60 : 0).toISOString();
  await db.run(sql`INSERT INTO withdrawals (id, submission_key, order_id, name, receipt_email, typed_reference, statement_text,
    channel, received_at, refund_due_at, status, updated_at)
    VALUES (${id}, ${id}, ${orderId}, '', '', '', '', 'function', ${time}, ${time}, ${basis === "late" ? "late" : "open"}, ${time})`);
  await db.run(sql`INSERT INTO withdrawal_lines VALUES (${id}, ${black}, ${units}, ${basis})`);
}
const paidBy = ({ orderId }: Order, name: string) =>
  db.run(sql`UPDATE payments SET provider = ${name} WHERE order_id = ${orderId}`);
const noticeRow = async (id: string) => (await db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]!;
const refundsOf = (id: string) => db.select().from(refunds).where(eq(refunds.withdrawalId, id));
const returnOf = async (id: string) => (await db.select().from(returns).where(eq(returns.withdrawalId, id)))[0]!;

const scan = (order: Order, returnId: string, goods?: Goods) => receiveGoods(db, order, returnId, goods);

async function byHand(order: Order, units: [string, number][], by: FakeProvider) {
  const { updatedAt: seen } = await orderRow(db, order.orderId);
  const request = {
    orderId: order.orderId,
    cancelled: new Map(),
    returned: new Map(units),
    shipping: 0,
    restock: false,
  };
  const asked = { ...request, id: newId("rfd"), reason: "", expectedOre: "any" as const, seen, actor: "kim" };
  return (await refundOrder(db, by, asked, now)).kind;
}

/** An exchange of one black one whose goods did not come in time. */
async function lapsed(order: Order) {
  const id = await heldExchange(db, order);
  await lapseExchanges(db, addDays(now, 22));
  expect((await db.select().from(exchanges).where(eq(exchanges.returnId, id)))[0]?.status).toBe("lapsed");
  return id;
}

describe("a unit is refunded once", () => {
  it("when staff refund on the order's page what an open notice names, also at the same moment", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const id = await withdraw(order, [[order.black, 1]]);
    expect(await byHand(order, [[order.black, 2]], by)).toBe("changed-meanwhile");
    const race = await Promise.all([
      byHand(order, [[order.black, 2]], by),
      refundWithdrawal(shop, id, { actor: "kim", provider: by }, now),
      byHand(order, [[order.black, 2]], by),
    ]);
    expect(race[1]).toMatchObject({ kind: "refunded" });
    expect([race[0], race[2]]).toEqual(["changed-meanwhile", "changed-meanwhile"]);
    expect(await byHand(order, [[order.black, 1]], by)).toBe("refunded");
    expect(paidBack(by)).toBe(2 * onePieceOre + 16_33);
  });

  it("when it comes back under the label of an exchange that lapsed: the notice pays for it", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const exchange = await lapsed(order);
    const id = await withdraw(order, [[order.black, 1]]);
    const parcelId = newId("rcv");
    const first = await scan(order, exchange, { id: parcelId });
    expect(first).toMatchObject({
      kind: "received",
      after: { kind: "withdrawal", status: "received", withdrawalId: id },
    });
    expect(await scan(order, exchange, { id: parcelId })).toMatchObject({ kind: "received", repeated: true });
    await refundLateGoods(db, by, now);
    expect(await refundsOf(id)).toEqual([]);
    await payDueWithdrawals(shop, addDays(now, 14), by);
    await refundLateGoods(db, by, addDays(now, 14));
    expect(paidBack(by)).toBe(onePieceOre + 16_33);
    expect(await unitsLeft(db, order.garment)).toBe(9);
    expect((await returnOf(id)).status).toBe("refunded");
  });

  it("when its notice was paid on proof of posting, and the goods come under the older label", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const exchange = await lapsed(order);
    const id = await withdraw(order, [[order.black, 1]]);
    await refundWithdrawal(shop, id, { actor: "kim", provider: by }, now);
    expect(await scan(order, exchange)).toMatchObject({ after: { kind: "withdrawal", status: "refunded" } });
    await refundLateGoods(db, by, now);
    expect(paidBack(by)).toBe(onePieceOre + 16_33);
  });

  it("when late goods wait for their refund: neither a notice nor the order's page takes them", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const exchange = await lapsed(order);
    await scan(order, exchange);
    expect(await withdraw(order, [[order.black, 2]])).toBe("units-gone");
    expect(await byHand(order, [[order.black, 2]], by)).toBe("changed-meanwhile");
    await Promise.all([refundLateGoods(db, by, now), refundLateGoods(db, by, now)]);
    expect(paidBack(by)).toBe(onePieceOre + 16_33);
    expect(await withdraw(order, [[order.black, 1]])).toMatch(/^WD-/);
  });

  it("when a late notice names it, which waits for a decision", async () => {
    for (const accept of [true, false]) {
      const by = provider();
      const order = await deliveredOrder(db, by);
      const exchange = await lapsed(order);
      const id = `WD-9000001${Number(accept)}`;
      await stored(order, id, { units: 2, basis: "late" });
      await scan(order, exchange);
      await refundLateGoods(db, by, now);
      expect(paidBack(by)).toBe(0);
      const [waiting] = await db.select().from(returns).where(eq(returns.id, exchange));
      expect(waiting).toMatchObject({ owesRefund: true, refundTrouble: "undecided" });
      expect(await decideLate(shop, { id, accept, actor: "kim" }, now)).toBe("done");
      await refundLateGoods(db, by, now);
      expect(paidBack(by)).toBe(onePieceOre + 16_33);
      expect(await refundsOf(id)).toHaveLength(accept ? 1 : 0);
    }
  });

  it("and the database refuses more for a notice than it names", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const id = await withdraw(order, [[order.black, 1]]);
    await db.run(sql`INSERT INTO refunds (id, order_id, payment_id, amount_ore, created_by, created_at, updated_at, withdrawal_id)
      SELECT 'rfd_x', order_id, id, 100, 'kim', '', '', ${id} FROM payments WHERE order_id = ${order.orderId}`);
    const lines = (quantity: number, line: string) =>
      db.run(
        sql`INSERT INTO refund_lines (refund_id, order_line_id, quantity, returned, amount_ore) VALUES ('rfd_x', ${line}, ${quantity}, ${quantity}, 100)`,
      );
    for (const [quantity, line] of [
      [2, order.black],
      [1, order.white],
    ] as const)
      await expect(lines(quantity, line)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/refund_lines_of_withdrawal/) },
      });
  });
});

describe("the rest of a line", () => {
  it("can be withdrawn from after a notice of it was refunded, or closed because its units went back otherwise", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const first = await withdraw(order, [[order.black, 1]]);
    await refundWithdrawal(shop, first, { actor: "kim", provider: by }, now);
    const second = await withdraw(order, [[order.black, 1]]);
    expect(second).toMatch(/^WD-/);
    expect(await withdraw(order, [[order.black, 1]])).toBe("units-gone");

    const other = await deliveredOrder(db, by);
    await byHand(other, [[other.black, 1]], by);
    // As a notice of before: closed, because its unit was refunded on the order's page.
    await stored(other, "WD-90000001");
    await db.run(sql`UPDATE withdrawals SET status = 'closed' WHERE id = 'WD-90000001'`);
    expect(await withdraw(other, [[other.black, 1]])).toMatch(/^WD-/);
  });
});

describe("a notice of which a part came back", () => {
  it("is paid for that part by staff's press, and for the rest once it is there", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const id = await withdraw(order, [[order.black, 2]]);
    const arrived = () => refundWithdrawal(shop, id, { actor: "kim", provider: by, only: "arrived" }, now);
    expect(await arrived()).toEqual({ kind: "awaits-goods" });
    await scan(order, (await returnOf(id)).id);
    expect((await Promise.all([arrived(), arrived()])).map(({ kind }) => kind)).toContain("refunded");
    expect(paidBack(by)).toBe(onePieceOre + 16_33);
    expect((await noticeRow(id)).status).toBe("open");
    await scan(order, (await returnOf(id)).id);
    await refundWithdrawal(shop, id, { actor: "kim", provider: by }, now);
    expect(paidBack(by)).toBe(2 * onePieceOre + 32_66);
    expect((await noticeRow(id)).status).toBe("refunded");
  });

  it("is paid for that part on the last day by itself, and for all of it once posting was shown", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const id = await withdraw(order, [[order.black, 2]]);
    await scan(order, (await returnOf(id)).id);
    await payDueWithdrawals(shop, addDays(now, 10), by);
    expect(paidBack(by)).toBe(0);
    await payDueWithdrawals(shop, addDays(now, 14), by);
    await payDueWithdrawals(shop, addDays(now, 14), by);
    expect(paidBack(by)).toBe(onePieceOre + 16_33);
    await db.update(withdrawals).set({ proofOfPostingAt: now.toISOString() }).where(eq(withdrawals.id, id));
    await payDueWithdrawals(shop, addDays(now, 15), by);
    expect(paidBack(by)).toBe(2 * onePieceOre + 32_66);
  });
});

describe("goods of a late notice that came under the label of a lapsed exchange", () => {
  for (const order of ["before", "after"] as const)
    it(`count as come for the notice, whose other goods are scanned ${order} they are refunded`, async () => {
      const by = provider();
      const bought = await deliveredOrder(db, by);
      const exchange = await lapsed(bought);
      const id = `WD-9000003${Number(order === "after")}`;
      await stored(bought, id, { units: 2, basis: "late" });
      await scan(bought, exchange);
      await decideLate(shop, { id, accept: true, actor: "kim" }, now);
      const { id: returnId } = await returnOf(id);
      if (order === "after") await refundLateGoods(db, by, now);
      expect(await scan(bought, returnId)).toMatchObject({ kind: "received" });
      await refundLateGoods(db, by, now);
      expect(paidBack(by)).toBe(onePieceOre + 16_33);
      expect(await readNotice(db, id)).toMatchObject({ arrived: 1 });
      const loss = { id: newId("vls"), returnId, orderLineId: bought.black, reason: "Washed", actor: "kim" };
      expect((await readReturn(db, returnId))?.lines).toMatchObject([{ quantity: 2, received: 2, held: 1 }]);
      expect(await recordValueLoss(db, { ...loss, amountOre: 50_00 }, now)).toMatchObject({ kind: "recorded" });
      await payDueWithdrawals(shop, addDays(now, 80), by);
      expect(paidBack(by)).toBe(2 * onePieceOre + 32_66 - 50_00);
      expect((await returnOf(id)).status).toBe("refunded");
      expect((await noticeRow(id)).status).toBe("refunded");
    });
});

describe("staff who press", () => {
  it("refund on what another provider was paid for are told so, and the notice says it from then on", async () => {
    const order = await deliveredOrder(db, provider());
    const id = await withdraw(order, [[order.black, 1]]);
    await paidBy(order, "stripe");
    await db.update(withdrawals).set({ refundTrouble: "failed" }).where(eq(withdrawals.id, id));
    const pressed = await decide(shop, { intent: "refund" }, { id, actor: "kim", units: null }, now);
    expect(pressed).toMatchObject({
      tone: "error",
      text: expect.stringContaining("provider is no longer in use") as string,
    });
    expect((await readNotice(db, id))?.trouble).toBe("other-provider");
  });

  it("match with a number that no order has are told at the field", async () => {
    const decision = { intent: "match", orderNumber: "PM-00000000" } as const;
    expect(await decide(shop, decision, { id: "WD-00000001", actor: "kim", units: null }, now)).toBe(unknownOrder);
  });
});

describe("the job", () => {
  it("says why a refund cannot be made, pays others all the same, and makes it once it can", async () => {
    const by = provider();
    const stuck = await deliveredOrder(db, by);
    const id = await withdraw(stuck, [[stuck.black, 1]]);
    await scan(stuck, (await returnOf(id)).id);
    await paidBy(stuck, "stripe");
    await payDueWithdrawals(shop, addDays(now, 14), by);
    await paidBy(stuck, "test");
    expect(await noticeRow(id)).toMatchObject({ status: "open", refundTrouble: "other-provider" });
    const fine = await deliveredOrder(db, by);
    const paid = await withdraw(fine, [[fine.black, 1]], addDays(now, 1));
    await scan(fine, (await returnOf(paid)).id);
    await db.run(sql`UPDATE withdrawals SET refund_tried_at = '2026-12-04T00:00:00.000Z' WHERE id = ${id}`);
    await payDueWithdrawals(shop, addDays(now, 15), by);
    expect(await noticeRow(paid)).toMatchObject({ status: "refunded", refundTrouble: null });
    expect(await noticeRow(id)).toMatchObject({ status: "refunded" });
  });

  it("pays what came back although an earlier refund of the notice failed", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const id = await withdraw(order, [[order.black, 2]]);
    const { id: returnId } = await returnOf(id);
    await scan(order, returnId);
    const down = Object.assign(
      fakeProvider(() => "before"),
      { name: "test" as const },
    );
    await refundWithdrawal(shop, id, { actor: "kim", provider: down, only: "arrived" }, now);
    expect(await refundsOf(id)).toMatchObject([{ status: "failed" }]);
    await scan(order, returnId);
    await payDueWithdrawals(shop, addDays(now, 14), by);
    expect((await refundsOf(id)).map(({ status }) => status).toSorted()).toEqual(["failed", "succeeded"]);
    expect((await noticeRow(id)).status).toBe("open");
  });

  it("keeps why late goods cannot be refunded, and refunds those of others", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const exchange = await lapsed(order);
    await scan(order, exchange);
    await paidBy(order, "stripe");
    await refundLateGoods(db, by, now);
    await paidBy(order, "test");
    const [row] = await db.select().from(returns).where(eq(returns.id, exchange));
    expect(row).toMatchObject({ owesRefund: true, refundTrouble: "other-provider", status: "lapsed" });
    await refundLateGoods(db, by, now);
    const [done] = await db.select().from(returns).where(eq(returns.id, exchange));
    expect(done).toMatchObject({ owesRefund: false, refundTrouble: null, status: "refunded" });
    expect(paidBack(by)).toBe(onePieceOre + 16_33);
  });
});

describe("an order that is not paid", () => {
  it("stays when a part of it is withdrawn from, and that part goes back once it is paid", async () => {
    const order = await paidOrder(db, provider(), { pay: false });
    const id = await withdraw(order, [[order.white, 1]]);
    expect((await orderRow(db, order.orderId)).status).toBe("pending");
    expect(await noticeRow(id)).toMatchObject({ status: "open", refundOre: 0 });
    const rest = await withdraw(order, [[order.black, 2]]);
    expect((await orderRow(db, order.orderId)).status).toBe("cancelled");
    await payDueWithdrawals(shop, now);
    expect([(await noticeRow(id)).status, (await noticeRow(rest)).status]).toEqual(["closed", "closed"]);
  });
});

describe("an order that staff cancelled", () => {
  it("announces no return for what is refunded already", async () => {
    const by = provider();
    const order = await paidOrder(db, by);
    const id = "WD-90000002";
    await stored(order, id);
    await setOrderStatus(db, by, { orderId: order.orderId, status: "cancelled", actor: "kim" }, now);
    await payDueWithdrawals(shop, addDays(now, 14), by);
    expect(await db.select().from(returns).where(eq(returns.orderId, order.orderId))).toEqual([]);
    expect((await noticeRow(id)).status).toBe("closed");
    expect(paidBack(by)).toBe(wholeOre);
  });

  it("ends its notice whose goods are awaited: the money went back", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const id = await withdraw(order, [[order.black, 1]]);
    await setOrderStatus(db, by, { orderId: order.orderId, status: "cancelled", actor: "kim" }, now);
    await payDueWithdrawals(shop, now, by);
    expect((await noticeRow(id)).status).toBe("closed");
    expect(await scan(order, (await returnOf(id)).id)).toMatchObject({ after: { status: "refunded" } });
    expect(paidBack(by)).toBe(wholeOre);
  });
});

describe("loss of value", () => {
  const lossOf = (order: Order, returnId: string, amountOre: number) => ({
    id: newId("vls"),
    returnId,
    orderLineId: order.black,
    amountOre,
    reason: "Washed",
    actor: "kim",
  });

  it("counts what an exchange paid back, and dropping it gives back no more than was taken off", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    // 100 kr went back for one of the two black ones, as for a cheaper replacement.
    await db.run(sql`INSERT INTO refunds (id, order_id, payment_id, amount_ore, created_by, created_at, updated_at)
      SELECT 'rfd_d', order_id, id, 10000, 'kim', '', '' FROM payments WHERE order_id = ${order.orderId}`);
    await db.run(sql`INSERT INTO refund_corrections VALUES ('rfd_d', ${order.black}, 'exchange-difference', 10000)`);
    const id = await withdraw(order, [[order.black, 2]]);
    expect((await noticeRow(id)).refundOre).toBe(2 * onePieceOre - 100_00 + 32_66);
    const { id: returnId } = await returnOf(id);
    await scan(order, returnId, { quantity: 2 });
    expect(await recordValueLoss(db, lossOf(order, returnId, 2 * onePieceOre), now)).toEqual({
      kind: "too-much",
      mostOre: 2 * onePieceOre - 100_00,
    });
    const loss = lossOf(order, returnId, 300_00);
    await recordValueLoss(db, loss, now);
    // Another 400 kr went back meanwhile: less is left to take the loss off.
    await db.run(sql`INSERT INTO refunds (id, order_id, payment_id, amount_ore, created_by, created_at, updated_at)
      SELECT 'rfd_e', order_id, id, 40000, 'kim', '', '' FROM payments WHERE order_id = ${order.orderId}`);
    await db.run(sql`INSERT INTO refund_corrections VALUES ('rfd_e', ${order.black}, 'exchange-difference', 40000)`);
    await refundWithdrawal(shop, id, { actor: "kim", provider: by }, now);
    const beforeOre = 2 * onePieceOre - 100_00 - 400_00;
    expect(paidBack(by)).toBe(32_66);
    await decideValueLoss(db, by, { id: loss.id, decision: "dropped", actor: "kim" }, now);
    expect(paidBack(by)).toBe(beforeOre + 32_66);
  });

  it("is taken off once where the goods are paid in parts, and not off what was never sent", async () => {
    const by = provider();
    const order = await deliveredOrder(db, by);
    const id = await withdraw(order, [[order.black, 2]]);
    const { id: returnId } = await returnOf(id);
    await scan(order, returnId);
    await recordValueLoss(db, lossOf(order, returnId, 50_00), now);
    await refundWithdrawal(shop, id, { actor: "kim", provider: by, only: "arrived" }, now);
    expect(paidBack(by)).toBe(onePieceOre - 50_00 + 16_33);
    await scan(order, returnId);
    await refundWithdrawal(shop, id, { actor: "kim", provider: by }, now);
    expect(paidBack(by)).toBe(2 * onePieceOre - 50_00 + 32_66);
  });
});

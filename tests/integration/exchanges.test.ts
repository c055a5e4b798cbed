import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { readOrderPage } from "#app/admin/orders/read-order-page.server.ts";
import { statement } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { exchanges, returns } from "#app/db/schema/returns.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { closeReturn } from "#app/features/after-sale/cases/close-return.server.ts";
import { decideLate } from "#app/features/after-sale/cases/decide-withdrawal.server.ts";
import { exchangeEnded, exchangeLapsed } from "#app/features/after-sale/cases/exchange-emails.server.tsx";
import { findReturn } from "#app/features/after-sale/cases/find-return.server.ts";
import { lapseExchanges, remindOfExchanges } from "#app/features/after-sale/cases/lapse-exchanges.server.ts";
import { payDueWithdrawals } from "#app/features/after-sale/cases/pay-due-withdrawals.server.ts";
import { readExchangePage } from "#app/features/after-sale/cases/read-exchange.server.ts";
import { readReturn } from "#app/features/after-sale/cases/read-return.server.ts";
import { refundLateGoods } from "#app/features/after-sale/cases/refund-late-goods.server.ts";
import { refundWithdrawal } from "#app/features/after-sale/cases/refund-withdrawal.server.ts";
import { type ExchangeRequest, requestExchange } from "#app/features/after-sale/cases/request-exchange.server.ts";
import { returnLabel } from "#app/features/after-sale/cases/return-label.server.ts";
import { returnStatements } from "#app/features/after-sale/cases/write-withdrawal.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import {
  exchangeRequest as request,
  type Goods,
  heldExchange,
  receiveGoods,
  sendExchange,
} from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { type FakeProvider, fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { expectLedgerToAddUp } from "#tests/support/stock-ledger.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

/** 299 kr, VAT included; free shipping needs 899 kr, and three cost 897 kr. */
const onePieceOre = 299_00;

type Order = Awaited<ReturnType<typeof deliveredOrder>>;

const held = (order: Order, change?: Partial<ExchangeRequest>) => heldExchange(db, order, change);

const left = async ({ garment }: Pick<Order, "garment">, variant: string) =>
  (
    await statement<{ quantity: number }>(
      db,
      sql`SELECT quantity FROM product_variants WHERE id = ${`${garment}-${variant}`}`,
    )
  )[0]?.quantity;

const stateOf = async (returnId: string) => {
  const [row] = await db
    .select({ exchange: exchanges.status, goods: returns.status })
    .from(exchanges)
    .innerJoin(returns, eq(returns.id, exchanges.returnId))
    .where(eq(exchanges.returnId, returnId));
  return `${row?.exchange} ${row?.goods}`;
};

const statusOf = async (id: string) => (await db.select().from(returns).where(eq(returns.id, id)))[0]?.status;

const mailsOf = async (causeId: string) =>
  (await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, causeId))).map(({ type }) => type).toSorted();

const scanned = (order: Order, returnId: string, goods?: Goods) => receiveGoods(db, order, returnId, goods);

const send = (provider: FakeProvider, returnId: string, id?: string) => sendExchange(db, provider, returnId, id);

const paidBack = ({ money }: FakeProvider) =>
  [...money.values()].reduce((sum, { refundedOre }) => sum + refundedOre, 0);

describe("an exchange", () => {
  it("takes the replacement from stock at once, and sends a label", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    const returnId = await held(order);
    expect(await left(order, "black-l")).toBe(9);
    expect(await stateOf(returnId)).toBe("held requested");
    expect(await mailsOf(returnId)).toEqual(["exchange_requested"]);
    const page = await readExchangePage(db, order.orderId, now);
    expect(page?.exchanges).toMatchObject([{ color: "Black", size: "L", quantity: 1, status: "held" }]);
    expect(page?.exchanges[0]?.number).toMatch(/^RT-\d{8}$/);
    await expectLedgerToAddUp(db);
  });

  it("pressed again, also at once, is one exchange", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    const same = request(order);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => requestExchange(db, same, now)));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ kind: "held", returnId: same.id });
    expect(await left(order, "black-l")).toBe(9);
    expect(await mailsOf(same.id)).toEqual(["exchange_requested"]);
  });

  it("of fifty for the last unit is held exactly once", async () => {
    const provider = fakeProvider();
    const first = await deliveredOrder(db, provider, { stock: 60 });
    await statement(
      db,
      sql`INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, actor, created_at)
        VALUES (${`${first.garment}-white-m`}, ${first.garment}, -59, 1, 'count', 'kim', ${now.toISOString()})`,
    );
    const lines = await manyLines(first, 50);
    const outcomes = await Promise.all(
      lines.map((orderLineId) =>
        requestExchange(db, request(first, { orderLineId, variantId: `${first.garment}-white-m` }), now),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === "held")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "sold-out")).toHaveLength(49);
    expect(await left(first, "white-m")).toBe(0);
    await expectLedgerToAddUp(db);
  });

  it("is refused for more units than the buyer has left to exchange", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    await held(order);
    expect(await requestExchange(db, request(order, { quantity: 2 }), now)).toEqual({ kind: "too-many" });
    const both = await Promise.all([1, 2].map(() => requestExchange(db, request(order), now)));
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["held", "too-many"]);
    expect(await left(order, "black-l")).toBe(8);
  });

  it("is refused for a size of another product, an order that was not sent or is another's, and after our 30 days", async () => {
    const provider = fakeProvider();
    const [order, other, unsent] = [
      await deliveredOrder(db, provider),
      await deliveredOrder(db, provider),
      await paidOrder(db, provider),
    ];
    expect(await requestExchange(db, request(order, { variantId: `${other.garment}-black-l` }), now)).toEqual({
      kind: "unknown-choice",
    });
    expect(await requestExchange(db, request(unsent), now)).toEqual({ kind: "too-many" });
    const known = await held(order);
    expect(await requestExchange(db, request(other, { id: known }), now)).toEqual({ kind: "too-many" });
    await statement(
      db,
      sql`INSERT INTO deliveries (fulfilment_id, delivered_at, source, recorded_at, recorded_by)
        SELECT id, ${now.toISOString()}, 'staff', ${now.toISOString()}, 'kim' FROM fulfilments WHERE order_id = ${other.orderId}`,
    );
    expect((await requestExchange(db, request(other), addDays(now, 29))).kind).toBe("held");
    expect(await requestExchange(db, request(other), addDays(now, 31))).toEqual({ kind: "closed" });
  });

  it("keeps the price that was paid when the product costs more now", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    await db.update(products).set({ priceOre: 399_00 }).where(eq(products.id, order.garment));
    const page = await readExchangePage(db, order.orderId, now);
    expect(page?.lines.map(({ choices }) => choices[0]?.differencesOre)).toEqual([[0, 0], [0]]);
  });

  it("gives the difference back for each unit of a line, and for the same unit only what it fell further", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    await db.update(products).set({ priceOre: 199_00 }).where(eq(products.id, order.garment));
    const one = onePieceOre - 199_00;
    for (const expected of [one, 2 * one]) {
      const returnId = await held(order);
      await scanned(order, returnId);
      await send(provider, returnId);
      expect(paidBack(provider)).toBe(expected);
    }
    const differences = async () =>
      (await readExchangePage(db, order.orderId, now))?.lines[0]?.choices[0]?.differencesOre;
    expect(await differences()).toEqual([0, 0]);
    await db.update(products).set({ priceOre: 99_00 }).where(eq(products.id, order.garment));
    expect(await differences()).toEqual([100_00, 200_00]);
    await db.update(products).set({ priceOre: 399_00 }).where(eq(products.id, order.garment));
    expect(await differences()).toEqual([0, 0]);
  });

  it("counts a sum that went back before as a lower price: it is not paid again as a difference", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const { updatedAt: seen } = await orderRow(db, order.orderId);
    // 100 kr for each of the three.
    const sum = { ...refundOf(order, 0), returned: new Map<string, number>(), sumOre: 300_00, reason: "Late", seen };
    await refundOrder(db, provider, sum, addMinutes(now, 1));
    expect(paidBack(provider)).toBe(300_00);
    const differences = async () =>
      (await readExchangePage(db, order.orderId, now))?.lines[0]?.choices[0]?.differencesOre;
    await db.update(products).set({ priceOre: 249_00 }).where(eq(products.id, order.garment));
    expect(await differences()).toEqual([0, 0]);
    await db.update(products).set({ priceOre: 149_00 }).where(eq(products.id, order.garment));
    expect(await differences()).toEqual([50_00, 100_00]);
  });

  it("gives the difference back when the product costs less now, once, and never pays it a second time", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    await db.update(products).set({ priceOre: 199_00 }).where(eq(products.id, order.garment));
    const returnId = await held(order);
    await scanned(order, returnId);
    const id = newId("ful");
    await Promise.all([send(provider, returnId, id), send(provider, returnId, id)]);
    await send(provider, returnId, id);
    const difference = onePieceOre - 199_00;
    expect(paidBack(provider)).toBe(difference);
    const { updatedAt: seen } = await orderRow(db, order.orderId);
    await refundOrder(
      db,
      provider,
      {
        id: newId("rfd"),
        orderId: order.orderId,
        cancelled: new Map(),
        returned: new Map([[order.black, 2]]),
        shipping: 0,
        restock: false,
        reason: "",
        expectedOre: "any",
        seen,
        actor: "kim",
      },
      now,
    );
    expect(paidBack(provider)).toBe(2 * onePieceOre);
  });
});

describe("the replacement", () => {
  it("is sent once the goods are there, as a parcel of its own that counts no units twice", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order);
    expect(await send(provider, returnId)).toEqual({ kind: "not-received" });
    await scanned(order, returnId);
    expect(await left(order, "black-m")).toBe(9);
    const outcomes = await Promise.all([send(provider, returnId), send(provider, returnId)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed-meanwhile", "sent"]);
    expect(await stateOf(returnId)).toBe("sent sent");
    expect(await mailsOf(returnId)).toEqual(["exchange_requested", "exchange_sent"]);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.id, order.black));
    expect(line).toMatchObject({ fulfilledQuantity: 2, returnedQuantity: 0 });
    expect((await readOrderPage(db, order.orderId))?.parcels.flatMap((parcel) => parcel.replacements)).toMatchObject([
      { returnId, quantity: 1, color: "Black", size: "L" },
    ]);
    expect(paidBack(provider)).toBe(0);
  });

  it("is not sent once its order was cancelled: the buyer has the money back", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order);
    await scanned(order, returnId);
    await db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, order.orderId));
    expect((await send(provider, returnId)).kind).toBe("changed-meanwhile");
    expect(await stateOf(returnId)).toBe("cancelled cancelled");
  });

  it("can be exchanged again, and then it is the replacement that comes back", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const first = await held(order, { quantity: 2 });
    await scanned(order, first, { quantity: 2 });
    await send(provider, first);
    const second = await held(order, { quantity: 2, variantId: `${order.garment}-black-m` });
    expect(await scanned(order, second, { quantity: 2, variant: "black-l" })).toMatchObject({ kind: "received" });
    expect(await left(order, "black-l")).toBe(10);
    await expectLedgerToAddUp(db);
  });
});

describe("an exchange whose goods do not come", () => {
  const day = (days: number) => addMinutes(addDays(now, days), 1);

  it("is reminded of once after 14 days, and lapses after 21: the units are for sale again and nothing is owed", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order);
    await remindOfExchanges(db, day(13));
    expect(await mailsOf(returnId)).toEqual(["exchange_requested"]);
    await Promise.all([remindOfExchanges(db, day(14)), remindOfExchanges(db, day(14))]);
    await lapseExchanges(db, day(20));
    expect(await stateOf(returnId)).toBe("held requested");
    await Promise.all([lapseExchanges(db, day(21)), lapseExchanges(db, day(21))]);
    await refundLateGoods(db, provider, day(21));
    expect(await stateOf(returnId)).toBe("lapsed lapsed");
    expect(await left(order, "black-l")).toBe(10);
    expect(paidBack(provider)).toBe(0);
    expect(await mailsOf(returnId)).toEqual(["exchange_lapsed", "exchange_reminder", "exchange_requested"]);
    await expectLedgerToAddUp(db);
  });

  it("is refunded when they come after all, once and with their share of the shipping", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order);
    await lapseExchanges(db, day(21));
    await scanned(order, returnId, { at: day(22) });
    await Promise.all([refundLateGoods(db, provider, day(22), returnId), refundLateGoods(db, provider, day(22))]);
    await refundLateGoods(db, provider, day(23));
    expect(paidBack(provider)).toBe(onePieceOre + Math.floor(49_00 / 3));
    expect(await stateOf(returnId)).toBe("lapsed refunded");
  });

  it("waits for the provider when it is down, and is refunded by the next run", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order);
    await lapseExchanges(db, day(21));
    await scanned(order, returnId, { at: day(22) });
    await refundLateGoods(db, null, day(22));
    expect(await stateOf(returnId)).toBe("lapsed lapsed");
    await refundLateGoods(db, provider, day(23));
    expect(await stateOf(returnId)).toBe("lapsed refunded");
  });

  it("at the same moment as they come is either held or lapsed, and never both", async () => {
    const provider = fakeProvider();
    for (let round = 0; round < 5; round++) {
      const order = await deliveredOrder(db, provider);
      const returnId = await held(order);
      const at = day(21);
      await Promise.all(
        round % 2 === 0
          ? [lapseExchanges(db, at), scanned(order, returnId, { at })]
          : [scanned(order, returnId, { at }), lapseExchanges(db, at)],
      );
      await refundLateGoods(db, provider, at);
      const state = await stateOf(returnId);
      expect(["held received", "lapsed refunded"]).toContain(state);
      expect(await left(order, "black-l")).toBe(state === "held received" ? 9 : 10);
    }
    await expectLedgerToAddUp(db);
  });

  it("never lapses once all of them are there, however late the replacement is sent", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    const returnId = await held(order);
    await scanned(order, returnId);
    await lapseExchanges(db, day(40));
    expect(await stateOf(returnId)).toBe("held received");
  });

  it("of which a part came lapses for all, and what came is refunded", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order, { quantity: 2 });
    await scanned(order, returnId);
    expect(await send(provider, returnId)).toEqual({ kind: "not-received" });
    await lapseExchanges(db, day(21));
    await refundLateGoods(db, provider, day(21));
    expect(paidBack(provider)).toBe(onePieceOre + Math.floor(49_00 / 3));
    const { text } = (await exchangeLapsed.render(returnId, shop))!;
    expect(text).toContain("We received 1 of 2 items within 21 days");
    expect(text).toContain("you keep the rest");
    expect(await stateOf(returnId)).toBe("lapsed lapsed");
    expect(await left(order, "black-l")).toBe(10);
  });
});

describe("units that are exchanged", () => {
  it("and refunded by staff are not exchanged as well: the replacement goes back to stock", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order, { quantity: 2 });
    await scanned(order, returnId, { quantity: 2 });
    const { updatedAt: seen } = await orderRow(db, order.orderId);
    const refund = refundOrder(
      db,
      provider,
      {
        id: newId("rfd"),
        orderId: order.orderId,
        cancelled: new Map(),
        returned: new Map([[order.black, 1]]),
        shipping: 0,
        restock: false,
        reason: "",
        expectedOre: "any",
        seen,
        actor: "ali",
      },
      now,
    );
    const [refunded, sent] = await Promise.all([refund, send(provider, returnId)]);
    const state = await stateOf(returnId);
    // Whoever is second is refused, or finds the units as the first left them: the goods of a replacement are the buyer's.
    if (sent.kind === "sent") expect(state).toBe("sent sent");
    else {
      expect(refunded.kind).toBe("refunded");
      // One of the two that came back is refunded; staff settle the other one.
      expect(state).toBe("cancelled received");
      expect(await left(order, "black-l")).toBe(10);
    }
    await expectLedgerToAddUp(db);
  });

  it("and then withdrawn from are no longer exchanged: the right goes before our offer", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    const returnId = await held(order, { quantity: 2 });
    await withdrawFrom(order, 1);
    expect(await stateOf(returnId)).toBe("cancelled cancelled");
    expect(await left(order, "black-l")).toBe(10);
    expect(await requestExchange(db, request(order, { quantity: 2 }), now)).toEqual({ kind: "too-many" });
    expect((await requestExchange(db, request(order), now)).kind).toBe("held");
  });

  it("stay exchanged when other units of the line are withdrawn from", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    const returnId = await held(order);
    await withdrawFrom(order, 1);
    expect(await stateOf(returnId)).toBe("held requested");
  });
});

describe("an exchange that ends before its replacement is sent", () => {
  it("because its goods were withdrawn from after they came: they count for the notice, whose money is due at once", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order, { quantity: 2 });
    await scanned(order, returnId, { quantity: 2 });
    const notice = await withdrawFrom(order, 2);
    const announced = await announceReturn(order, notice, 2);
    expect(await stateOf(returnId)).toBe("cancelled cancelled");
    expect(await statusOf(announced)).toBe("received");
    expect((await readReturn(db, announced))?.received).toMatchObject([{ quantity: 2, destination: "stock" }]);
    await payDueWithdrawals(shop, now, provider);
    expect(paidBack(provider)).toBe(2 * onePieceOre + Math.floor((2 * 49_00) / 3));
    expect(await statusOf(announced)).toBe("refunded");
    await expectLedgerToAddUp(db);
  });

  it("when a part had come, waits for the rest alone, and is received under either number", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    const returnId = await held(order, { quantity: 2 });
    await scanned(order, returnId);
    const announced = await announceReturn(order, await withdrawFrom(order, 2), 2);
    expect(await statusOf(announced)).toBe("requested");
    expect((await readReturn(db, announced))?.lines).toMatchObject([{ quantity: 2, received: 1 }]);
    const number = (await readReturn(db, returnId))?.number ?? "";
    expect(await findReturn(db, number)).toBe(announced);
    expect(await scanned(order, returnId)).toEqual({ kind: "changed-meanwhile" });
    expect(await scanned(order, announced, { quantity: 2 })).toEqual({ kind: "changed-meanwhile" });
    expect(await scanned(order, announced)).toMatchObject({ kind: "received" });
    expect(await statusOf(announced)).toBe("received");
    await expectLedgerToAddUp(db);
  });

  it("gives the label of the notice's return from its own link", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    const returnId = await held(order);
    const announced = await announceReturn(order, await withdrawFrom(order, 2), 2);
    const site = await readSiteConfiguration(shop);
    const label = await returnLabel(db, { returnId, size: "A6", site }, now);
    expect(label?.name).toBe(`return-${(await readReturn(db, announced))?.number}.pdf`);
  });

  it("leaves units that are not withdrawn from for staff to settle: refunded once, or closed", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order, { quantity: 2 });
    await scanned(order, returnId, { quantity: 2 });
    const notice = await withdrawFrom(order, 1);
    expect(await statusOf(await announceReturn(order, notice, 1))).toBe("received");
    expect(await stateOf(returnId)).toBe("cancelled received");
    expect(await requestExchange(db, request(order), now)).toEqual({ kind: "too-many" });
    const close = { returnId, refund: true, actor: "kim" };
    const both = await Promise.all([closeReturn(shop, close, now, provider), closeReturn(shop, close, now, provider)]);
    expect(both.map(({ kind }) => kind)).toContain("closed");
    expect(await closeReturn(shop, close, now, provider)).toEqual({ kind: "closed-before" });
    expect(await stateOf(returnId)).toBe("cancelled refunded");
    expect(paidBack(provider)).toBe(onePieceOre + Math.floor(49_00 / 3));
    await refundWithdrawal(shop, notice, { actor: "kim", provider }, now);
    expect(paidBack(provider)).toBe(2 * onePieceOre + Math.floor((2 * 49_00) / 3));
  });

  it("is not ended by a late notice until staff accept it", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    const [one, two] = [await held(order), await held(order)];
    await scanned(order, one);
    const notice = await withdrawFrom(order, 2, "late");
    expect([await stateOf(one), await stateOf(two)]).toEqual(["held received", "held requested"]);
    await decideLate(shop, { id: notice, accept: true, actor: "kim" }, now);
    expect([await stateOf(one), await stateOf(two)]).toEqual(["cancelled cancelled", "cancelled cancelled"]);
    const [announced] = await db.select().from(returns).where(eq(returns.withdrawalId, notice));
    expect((await readReturn(db, announced?.id ?? ""))?.lines).toMatchObject([{ quantity: 2, received: 1 }]);
    expect(await left(order, "black-l")).toBe(10);
  });

  it("hands what is here over to a late notice that staff accept after it had ended, and the job pays it", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order, { quantity: 2 });
    await scanned(order, returnId, { quantity: 2 });
    await staffRefund(order, provider);
    expect(await stateOf(returnId)).toBe("cancelled received");
    const notice = await withdrawFrom(order, 1, "late");
    await decideLate(shop, { id: notice, accept: true, actor: "kim" }, now);
    expect(await stateOf(returnId)).toBe("cancelled cancelled");
    const [announced] = await db.select().from(returns).where(eq(returns.withdrawalId, notice));
    expect(announced?.status).toBe("received");
    await payDueWithdrawals(shop, now, provider);
    expect(await statusOf(announced?.id ?? "")).toBe("refunded");
    expect(await returnedOf(order)).toBe(2);
  });

  it("takes the goods of one that had ended before they came for the late notice that staff accepted", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order, { quantity: 2 });
    await staffRefund(order, provider);
    const notice = await withdrawFrom(order, 1, "late");
    await decideLate(shop, { id: notice, accept: true, actor: "kim" }, now);
    const [announced] = await db.select().from(returns).where(eq(returns.withdrawalId, notice));
    expect(await findReturn(db, (await readReturn(db, returnId))?.number ?? "")).toBe(announced?.id);
    expect(await scanned(order, announced?.id ?? "")).toMatchObject({ kind: "received" });
    expect(await statusOf(announced?.id ?? "")).toBe("received");
  });

  it("is not closed with a refund for the unit that staff refunded on the order's page, also at once", async () => {
    const provider = fakeProvider();
    const [before, meanwhile] = [await deliveredOrder(db, provider), await deliveredOrder(db, provider)];
    const one = await held(before, { quantity: 2 });
    await scanned(before, one);
    await staffRefund(before, provider);
    expect(await stateOf(one)).toBe("cancelled cancelled");
    expect(await closeReturn(shop, { returnId: one, refund: true, actor: "kim" }, now, provider)).not.toEqual({
      kind: "closed",
    });
    const other = await held(meanwhile, { quantity: 2 });
    await scanned(meanwhile, other);
    await withdrawFrom(meanwhile, 1);
    await Promise.all([
      staffRefund(meanwhile, provider),
      closeReturn(shop, { returnId: other, refund: true, actor: "kim" }, now, provider),
    ]);
    // One is the notice's.
    expect(await returnedOf(meanwhile)).toBe(1);
    // The other unit of the first one comes after all.
    expect(await scanned(before, one)).toMatchObject({ kind: "received", after: { status: "received" } });
    expect(await closeReturn(shop, { returnId: one, refund: true, actor: "kim" }, now, provider)).toEqual({
      kind: "closed",
    });
  });

  it("is opened again by goods that come after staff closed it, and each is refunded once", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const { black } = order;
    await db.update(orderLines).set({ quantity: 3, fulfilledQuantity: 3 }).where(eq(orderLines.id, black));
    const returnId = await held(order, { quantity: 3 });
    await scanned(order, returnId, { quantity: 2 });
    await staffRefund(order, provider);
    const close = (refund: boolean) => closeReturn(shop, { returnId, refund, actor: "kim" }, now, provider);
    expect((await readReturn(db, returnId))?.unitsHere).toBe(1);
    expect(await close(true)).toEqual({ kind: "closed" });
    expect(await stateOf(returnId)).toBe("cancelled refunded");
    expect(await scanned(order, returnId)).toMatchObject({ kind: "received", after: { status: "received" } });
    expect((await readReturn(db, returnId))?.unitsHere).toBe(1);
    expect(await returnedOf(order)).toBe(2);
    expect(await close(true)).toEqual({ kind: "closed" });
    expect(await returnedOf(order)).toBe(3);
    expect(await close(true)).toEqual({ kind: "closed-before" });
    expect(await scanned(order, returnId)).toEqual({ kind: "changed-meanwhile" });
  });

  it("is the last of its line that no longer fits: a notice or a refund of one unit leaves the other exchange", async () => {
    const provider = fakeProvider();
    const [withdrawn, refunded] = [await deliveredOrder(db, provider), await deliveredOrder(db, provider)];
    const ofWithdrawn = [await heldAt(withdrawn, 0), await heldAt(withdrawn, 1)];
    const ofRefunded = [await heldAt(refunded, 0), await heldAt(refunded, 1)];
    await withdrawFrom(withdrawn, 1);
    await staffRefund(refunded, provider);
    for (const [kept = "", ended = ""] of [ofWithdrawn, ofRefunded]) {
      expect(await stateOf(kept)).toBe("held requested");
      expect(await stateOf(ended)).toBe("cancelled cancelled");
      expect(await mailsOf(kept)).toEqual(["exchange_requested"]);
      expect(await mailsOf(ended)).toEqual(["exchange_ended", "exchange_requested"]);
    }
    expect(await left(withdrawn, "black-l")).toBe(9);
    await expectLedgerToAddUp(db);
    await withdrawFrom(refunded, 1);
    expect(await stateOf(ofRefunded[0] ?? "")).toBe("cancelled cancelled");
  });

  it("is told to its buyer with why, also when the order was cancelled", async () => {
    const provider = fakeProvider();
    const [withdrawn, cancelled] = [await deliveredOrder(db, provider), await deliveredOrder(db, provider)];
    const [one, other] = [await held(withdrawn, { quantity: 2 }), await held(cancelled)];
    await scanned(withdrawn, one, { quantity: 2 });
    const notice = await withdrawFrom(withdrawn, 1);
    await announceReturn(withdrawn, notice, 1);
    await setOrderStatus(db, provider, { orderId: cancelled.orderId, status: "cancelled", actor: "kim" }, now);
    expect(await mailsOf(other)).toContain("exchange_ended");
    const textOf = async (id: string) => (await exchangeEnded.render(id, shop))!.text;
    expect(await textOf(one)).toContain("You chose a refund for items in this exchange");
    expect(await textOf(one)).toContain(notice);
    expect(await textOf(one)).toContain("We have 1 item from you that we haven't refunded yet");
    expect(await textOf(other)).toContain("Items in this exchange were canceled or refunded");
  });

  it("stays when staff decline the late notice", async () => {
    const order = await deliveredOrder(db, fakeProvider());
    const returnId = await held(order, { quantity: 2 });
    await db.run(sql`INSERT INTO deliveries (fulfilment_id, delivered_at, source, recorded_at, recorded_by)
      SELECT id, created_at, 'carrier', created_at, 'system' FROM fulfilments WHERE order_id = ${order.orderId}`);
    const notice = await withdrawFrom(order, 2, "late", addDays(now, 60));
    expect(await decideLate(shop, { id: notice, accept: false, actor: "kim" }, now)).toBe("done");
    expect(await stateOf(returnId)).toBe("held requested");
  });

  it("because its order was cancelled or its money all went back: what was held is for sale again", async () => {
    const provider = fakeProvider();
    const [cancelled, refunded] = [await deliveredOrder(db, provider), await deliveredOrder(db, provider)];
    const [one, other] = [await held(cancelled), await held(refunded)];
    await scanned(refunded, other);
    const { orderId } = cancelled;
    await setOrderStatus(db, provider, { orderId, status: "cancelled", actor: "kim" }, now);
    await db.update(orders).set({ paymentStatus: "refunded" }).where(eq(orders.id, refunded.orderId));
    expect([await stateOf(one), await stateOf(other)]).toEqual(["cancelled cancelled", "cancelled cancelled"]);
    expect([await left(cancelled, "black-l"), await left(refunded, "black-l")]).toEqual([10, 10]);
    await expectLedgerToAddUp(db);
  });

  it("takes its goods in all the same when they come after that", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const returnId = await held(order);
    await db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, order.orderId));
    expect(await scanned(order, returnId)).toMatchObject({ kind: "received" });
    expect(await left(order, "black-m")).toBe(9);
    expect(await stateOf(returnId)).toBe("cancelled cancelled");
  });
});

describe("units of a line", () => {
  it("that were withdrawn from before they were sent do not count twice against an exchange of the others", async () => {
    const provider = fakeProvider();
    const order = await deliveredOrder(db, provider);
    const notice = await withdrawFrom(order, 1);
    const { updatedAt: seen } = await orderRow(db, order.orderId);
    await refundOrder(db, provider, { ...refundOf(order, 1), withdrawalId: notice, seen }, now);
    await db.update(withdrawals).set({ status: "open" }).where(eq(withdrawals.id, notice));
    expect((await readExchangePage(db, order.orderId, now))?.lines[0]?.units).toBe(1);
    expect((await requestExchange(db, request(order), now)).kind).toBe("held");
  });
});

/** A notice of withdrawal from units of the black ones. */
async function withdrawFrom({ orderId, black }: Order, quantity: number, status = "open", at = now) {
  const id = `WD-${String(Math.floor(10_000_000 + Math.random() * 89_999_999))}`;
  const time = at.toISOString();
  await db.batch([
    statement(
      db,
      sql`INSERT INTO withdrawals (id, submission_key, order_id, name, receipt_email, typed_reference, statement_text, channel,
        received_at, refund_due_at, status, updated_at)
        VALUES (${id}, ${id}, ${orderId}, 'Å', 'a@mail.example', 'PM', 'I withdraw', 'function', ${time}, ${time}, ${status}, ${time})`,
    ),
    statement(db, sql`INSERT INTO withdrawal_lines VALUES (${id}, ${black}, ${quantity}, 'statutory')`),
  ]);
  return id;
}

/** Announces what comes back of a notice, as receiving it does. */
async function announceReturn({ orderId, black }: Order, notice: string, quantity: number) {
  const [first, ...rest] = returnStatements(db, { id: notice, orderId, sent: [[black, quantity]] }, now);
  if (first) await db.batch([first, ...rest]);
  const [announced] = await db.select({ id: returns.id }).from(returns).where(eq(returns.withdrawalId, notice));
  return announced?.id ?? "";
}

/** An exchange of one that is asked for some minutes from now. */
const heldAt = (order: Order, minutes: number) => heldExchange(db, order, {}, addMinutes(now, minutes));

const returnedOf = async ({ black }: Order) =>
  (await db.select().from(orderLines).where(eq(orderLines.id, black)))[0]?.returnedQuantity;

/** Staff refund a black one on the order's page. */
async function staffRefund(order: Order, provider: FakeProvider) {
  const { updatedAt: seen } = await orderRow(db, order.orderId);
  return refundOrder(db, provider, { ...refundOf(order, 1), seen }, addMinutes(now, 1));
}

/** A refund by staff of black ones that were sent. */
function refundOf({ orderId, black }: Order, units: number) {
  return {
    id: newId("rfd"),
    orderId,
    cancelled: new Map<string, number>(),
    returned: new Map([[black, units]]),
    shipping: 0,
    restock: false,
    reason: "",
    expectedOre: "any" as const,
    actor: "ali",
  };
}

/** Lines of an order that was sent, each of one unit, beside those it has. */
async function manyLines({ orderId, black }: Order, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId("lin"));
  await statement(
    db,
    sql`INSERT INTO order_lines (id, order_id, position, product_id, variant_id, name, price_ore, quantity, image, size, color, currency, source, fulfilled_quantity)
      SELECT value, ${orderId}, 10 + key, product_id, variant_id, name, 0, 1, image, size, color, currency, source, 1
      FROM order_lines, json_each(${JSON.stringify(ids)}) WHERE order_lines.id = ${black}`,
  );
  return ids;
}

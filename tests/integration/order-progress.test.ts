import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";
import { refundWithdrawal } from "#app/features/after-sale/cases/refund-withdrawal.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { newId } from "#app/shared/ids.ts";
import { readOrderActions } from "#app/storefront/thank-you-page/read-order-actions.server.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
/** 299 kr, and a third of 49 kr for shipping. */
const blackWithShippingOre = 315_33;
const provider = () => Object.assign(fakeProvider(), { name: "test" as const });

/** What the buyer's page tells of how far their order has come. */
async function progressOf(orderId: string) {
  const order = await readOrder(db, orderId);
  if (!order) throw new Error("There is no such order");
  return (await readOrderActions(shop, order, now)).progress;
}

async function withdraw({ orderId, orderNumber }: { orderId: string; orderNumber: string }, units: [string, number][]) {
  const typed = { name: "Åsa Öberg", reference: orderNumber, email: "asa@mail.example", items: "" };
  const link = { orderId, units: new Map(units) };
  const received = await receiveWithdrawal(shop, { ...typed, formId: newId(), channel: "function", link }, now);
  await shop.finished();
  if (received.kind !== "received") throw new Error(received.kind);
  return received.id;
}

it("has the steps of its delivery, those that are reached with their day", async () => {
  const reached = async (orderId: string) =>
    (await progressOf(orderId)).steps.filter(({ reachedAt }) => reachedAt !== null).map(({ status }) => status);
  const order = await paidOrder(db, provider());
  expect(await reached(order.orderId)).toEqual(["pending"]);
  expect(await reached((await deliveredOrder(db, provider())).orderId)).toEqual(["pending", "processing", "shipped"]);
  await db.run(sql`UPDATE orders SET status = 'cancelled' WHERE id = ${order.orderId}`);
  expect(await reached(order.orderId)).toEqual(["pending", "cancelled"]);
});

it("names what was withdrawn with its units, and what was refunded with its credit note", async () => {
  const by = provider();
  const order = await paidOrder(db, by);
  const id = await withdraw(order, [[order.black, 1]]);
  await refundWithdrawal(shop, id, { actor: "kim", provider: by }, now);
  expect(await progressOf(order.orderId)).toMatchObject({
    withdrawn: [{ number: id, units: [expect.stringMatching(/^1 × .+, Black, M$/)] }],
    refunded: [{ number: expect.stringMatching(/^C-/), amountOre: blackWithShippingOre }],
  });
});

it.each(["late", "declined"])("does not name a notice that is %s", async (status) => {
  const order = await deliveredOrder(db, provider());
  const id = await withdraw(order, [[order.black, 1]]);
  await db.run(sql`UPDATE withdrawals SET status = ${status} WHERE id = ${id}`);
  expect((await progressOf(order.orderId)).withdrawn).toEqual([]);
});

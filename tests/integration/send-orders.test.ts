import { eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";

import { chosenField } from "#app/admin/orders/chosen-orders.ts";
import { sendOrders } from "#app/admin/orders/send-orders.server.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { lastCarrier } from "#app/features/selling/orders/last-carrier.server.ts";
import { readOrdersToSend } from "#app/features/selling/orders/orders-to-send.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const later = addMinutes(now, 1);

/** The fields of the table as a browser sends them, with a change. */
async function formOf(ids: string[], change: Record<string, string> = {}): Promise<Record<string, string>> {
  const { orders } = await readOrdersToSend(db, ids);
  const rows = orders.flatMap(({ id, updatedAt, lines }) => [
    [chosenField(id), "on"],
    [`fulfilment.${id}`, newId("ful")],
    [`seen.${id}`, updatedAt],
    [`lines.${id}`, lines.map((line) => line.id).join(" ")],
    [`carrier.${id}`, "dhl"],
    [`tracking.${id}`, `T${id.slice(-6)}`],
    [`weight.${id}`, "0,75"],
    ...lines.map((line) => [`send.${line.id}`, String(line.left)]),
  ]);
  return { ...Object.fromEntries(rows), ...change };
}
const send = (ids: string[], fields: Record<string, string>) =>
  sendOrders(shop, { ids, fields, actor: "kim", carrier: null });
const parcelsOf = (ids: string[]) => db.select().from(fulfilments).where(inArray(fulfilments.orderId, ids));
const orders = async (count: number) => {
  const ids = [];
  for (let i = 0; i < count; i++) ids.push(await paidOrder(db, sandboxProvider));
  return ids;
};

it("several orders are sent by one form, each with its carrier, number, weight and e-mail, and once by the same form", async () => {
  const ids = (await orders(3)).map(({ orderId }) => orderId);
  const form = await formOf(ids);
  const [one, two] = await Promise.all([send(ids, form), send(ids, form)]);
  for (const { failed } of [one, two]) for (const why of Object.values(failed)) expect(why).toMatch(/Someone else/);
  expect((await send(ids, form)).sent).toHaveLength(3);
  const parcels = await parcelsOf(ids);
  expect(parcels).toHaveLength(3);
  for (const { id, orderId, carrier, trackingId, weightGrams } of parcels) {
    expect({ carrier, trackingId, weightGrams }).toEqual({
      carrier: "dhl",
      trackingId: `T${orderId.slice(-6)}`,
      weightGrams: 750,
    });
    expect(await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, id))).toHaveLength(1);
    expect(await orderRow(db, orderId)).toMatchObject({ status: "shipped" });
  }
  expect(await lastCarrier(db)).toBe("dhl");
  expect(await readOrdersToSend(db, ids)).toMatchObject({
    orders: [],
    refused: ids.map(() => ({ why: "nothing-left" })),
  });
});

it("a row that cannot be sent says why, and keeps no other from being sent", async () => {
  const [changed, wrong, part, good] = await orders(4);
  const ids = [changed, wrong, part, good].map((order) => order!.orderId);
  const form = await formOf(ids, {
    [`tracking.${wrong!.orderId}`]: "<b>",
    [`send.${part!.white}`]: "0",
  });
  await setOrderStatus(db, sandboxProvider, { orderId: changed!.orderId, status: "processing", actor: "ali" }, later);
  const { sent, failed } = await send(ids, form);
  expect(failed).toEqual({
    [changed!.orderId]: expect.stringMatching(/Someone else just changed/),
    [wrong!.orderId]: expect.stringMatching(/Check the numbers/),
  });
  expect(sent.map(({ orderNumber, units }) => [orderNumber, units])).toEqual([
    [part!.orderNumber, 2],
    [good!.orderNumber, 3],
  ]);
  expect(await orderRow(db, part!.orderId)).toMatchObject({ status: "processing", fulfilment: "partial" });
  const [line] = await db.select().from(orderLines).where(eq(orderLines.id, part!.white));
  expect(line).toMatchObject({ fulfilledQuantity: 0 });
});

it("a row never sends the lines of another order, whatever the form says", async () => {
  const [one, other] = await orders(2);
  const form = await formOf([one!.orderId], { [`lines.${one!.orderId}`]: other!.black, [`send.${other!.black}`]: "1" });
  expect((await send([one!.orderId], form)).failed[one!.orderId]).toMatch(/Someone else/);
  expect(await parcelsOf([one!.orderId, other!.orderId])).toEqual([]);
});

it("what is cancelled, not paid or gone is not offered, and says why", async () => {
  const [cancelled] = await orders(1);
  const unpaid = await paidOrder(db, sandboxProvider, { pay: false });
  await setOrderStatus(db, sandboxProvider, { orderId: cancelled!.orderId, status: "cancelled", actor: "kim" }, now);
  const found = await readOrdersToSend(db, [cancelled!.orderId, unpaid.orderId, "ord_none"]);
  expect(found.orders).toEqual([]);
  expect(found.refused.map(({ id, why }) => [id, why])).toEqual(
    expect.arrayContaining([
      [cancelled!.orderId, "cancelled"],
      [unpaid.orderId, "not-paid"],
    ]),
  );
  expect(found.refused).toHaveLength(2);
});

it("with a database that does not answer nothing is sent, and every row says so", async () => {
  const ids = (await orders(2)).map(({ orderId }) => orderId);
  const form = await formOf(ids);
  const failing = withFaults(shop, alwaysFail("DB"));
  const { sent, failed } = await sendOrders(failing, { ids, fields: form, actor: "kim", carrier: null });
  expect(sent).toEqual([]);
  expect(Object.keys(failed)).toEqual(ids);
  expect(await parcelsOf(ids)).toEqual([]);
});

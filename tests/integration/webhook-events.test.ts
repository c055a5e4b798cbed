import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { returns } from "#app/db/schema/returns.server.ts";
import { webhookDeliveries, webhooks } from "#app/db/schema/webhooks.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import { undoSending } from "#app/features/selling/orders/undo-sending.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { eventSchemas } from "#app/features/shop/webhooks/event-schemas.ts";
import { webhookEvents } from "#app/features/shop/webhooks/webhook-events.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { giveNotice, receiveGoods } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;

const webhook = {
  id: "whk_all",
  url: "https://all.example.com/",
  events: webhookEvents,
  secret: "",
  createdBy: "olga",
};

beforeAll(async () => {
  await db.insert(webhooks).values({ ...webhook, createdAt: now.toISOString() });
});
beforeEach(async () => {
  await db.delete(webhookDeliveries);
});

const told = () => db.select().from(webhookDeliveries).orderBy(webhookDeliveries.seq);
const typesOf = async (object: string) =>
  (await told()).filter((delivery) => delivery.object === object).map(({ type }) => type);

async function send(orderId: string, black: string) {
  const id = newId("ful");
  const { updatedAt: seen } = await orderRow(db, orderId);
  const parcel = {
    id,
    orderId,
    units: new Map([[black, 1]]),
    carrier: "dhl",
    trackingId: "D1",
    seen,
    actor: "kim",
  } as const;
  await fulfilOrder(db, parcel, now);
  return id;
}
const setStatus = (orderId: string, status: "delivered" | "cancelled") =>
  setOrderStatus(db, sandboxProvider, { orderId, status, actor: "kim" }, now);

describe("what happens to an order is told in its order", () => {
  it("placed, paid, sent and delivered, with the stock that it took", async () => {
    const { orderId, orderNumber, garment } = await deliveredOrder(db, sandboxProvider);
    await setStatus(orderId, "delivered");
    expect(await typesOf(`order:${orderId}`)).toEqual(["order.placed", "order.paid", "order.sent", "order.delivered"]);
    expect(
      (await told())
        .filter(({ type, data }) => type === "stock.changed" && data["reason"] === "order-placed")
        .map(({ object, data }) => [object, data]),
    ).toEqual([
      [
        `variant:${garment}-black-m`,
        { productId: garment, variantId: `${garment}-black-m`, quantity: 8, change: -2, reason: "order-placed" },
      ],
      [
        `variant:${garment}-white-l`,
        { productId: garment, variantId: `${garment}-white-l`, quantity: 9, change: -1, reason: "order-placed" },
      ],
    ]);
    const [placed] = await told();
    expect(placed).toMatchObject({ data: expect.any(Object), status: "waiting" });
    expect((await told()).find(({ type }) => type === "order.paid")?.data).toEqual({ orderId, orderNumber });
  });

  it("cancelled and refunded", async () => {
    const { orderId } = await paidOrder(db, sandboxProvider);
    await setStatus(orderId, "cancelled");
    expect(await typesOf(`order:${orderId}`)).toEqual([
      "order.placed",
      "order.paid",
      "order.cancelled",
      "order.refunded",
    ]);
    const { totalOre } = await orderRow(db, orderId);
    const refund = (await told()).find(({ type }) => type === "order.refunded");
    expect(refund?.data).toMatchObject({ amount: totalOre / 100, currency: "SEK" });
  });

  it("as sent once it can't be undone, and never when it was", async () => {
    const { orderId, black } = await paidOrder(db, sandboxProvider);
    const parcel = await send(orderId, black);
    const sent = (await told()).find(({ type }) => type === "order.sent");
    expect(sent?.nextAttemptAt).toBe(addMinutes(now, undoMinutes).toISOString());
    expect(sent?.data).toMatchObject({ parcelId: parcel, carrier: "dhl" });
    expect(await undoSending(db, { orderId, fulfilmentId: parcel, actor: "kim" }, addMinutes(now, 4))).toBe("undone");
    expect(await typesOf(`order:${orderId}`)).toEqual(["order.placed", "order.paid"]);
  });

  it("with its returns", async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    await giveNotice(shop, order, [[order.black, 1]]);
    const [back] = await db.select().from(returns).where(eq(returns.orderId, order.orderId));
    await receiveGoods(db, order, back!.id);
    const types = (await typesOf(`order:${order.orderId}`)).filter((type) => type.startsWith("return."));
    expect(types.toSorted()).toEqual(["return.changed", "return.received", "return.requested"]);
    expect(types[0]).toBe("return.requested");
  });
});

describe("what happens to a product is told", () => {
  it("as created, changed once for many changes, and deleted", async () => {
    const id = newId("tee");
    await stockGarment(db, { id });
    expect(await typesOf(`product:${id}`)).toEqual(["product.created"]);
    // Who is told of it as new reads it as it is then.
    await db.update(products).set({ name: "Coat", updatedAt: addMinutes(now, 1).toISOString() });
    expect(await typesOf(`product:${id}`)).toEqual(["product.created"]);
    await db.update(webhookDeliveries).set({ status: "arrived" });
    for (const minutes of [2, 3, 4])
      await db
        .update(products)
        .set({ updatedAt: addMinutes(now, minutes).toISOString() })
        .where(eq(products.id, id));
    expect(await typesOf(`product:${id}`)).toEqual(["product.created", "product.changed"]);
    await db.update(webhookDeliveries).set({ status: "sending" }).where(eq(webhookDeliveries.type, "product.changed"));
    await db
      .update(products)
      .set({ updatedAt: addMinutes(now, 6).toISOString() })
      .where(eq(products.id, id));
    await archiveProduct(db, id, { actor: "anna" }, addMinutes(now, 7));
    expect(await typesOf(`product:${id}`)).toEqual([
      "product.created",
      "product.changed",
      "product.changed",
      "product.deleted",
    ]);
  });

  it("as there again when its deletion was undone before anybody was told, however long deliveries wait", async () => {
    const id = newId("tee");
    await stockGarment(db, { id });
    const set = (minutes: number, archivedAt: string | null = null) =>
      db
        .update(products)
        .set({ archivedAt, updatedAt: addMinutes(now, minutes).toISOString() })
        .where(eq(products.id, id));
    await set(1, addMinutes(now, 1).toISOString());
    await set(2);
    await set(3);
    const once = ["product.created", "product.deleted", "product.changed"];
    expect(await typesOf(`product:${id}`)).toEqual(once);
    await set(4, addMinutes(now, 4).toISOString());
    await set(5);
    expect(await typesOf(`product:${id}`)).toEqual([...once, "product.deleted", "product.changed"]);
  });

  it("and not when only its stock or its sales count changed", async () => {
    const id = newId("tee");
    await stockGarment(db, { id });
    await db.delete(webhookDeliveries);
    await db.update(products).set({ soldCount: 3 }).where(eq(products.id, id));
    expect(await told()).toEqual([]);
  });
});

describe("an event", () => {
  it("names ids and what a machine goes by, as it is documented, and nothing about a person", async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    await giveNotice(shop, order, [[order.black, 1]]);
    const [back] = await db.select().from(returns).where(eq(returns.orderId, order.orderId));
    await receiveGoods(db, order, back!.id);
    await setStatus(order.orderId, "delivered");
    await setStatus((await paidOrder(db, sandboxProvider)).orderId, "cancelled");
    await db.update(webhookDeliveries).set({ status: "arrived" });
    await db.update(products).set({ updatedAt: addMinutes(now, 9).toISOString() });
    await archiveProduct(db, order.garment, { actor: "anna" }, now);
    const deliveries = await told();
    for (const { type, data } of deliveries)
      expect([type, eventSchemas[type as keyof typeof eventSchemas].strict().safeParse(data).error]).toEqual([
        type,
        undefined,
      ]);
    expect(new Set(deliveries.map(({ type }) => type))).toEqual(new Set(webhookEvents));
    expect(JSON.stringify(deliveries)).not.toMatch(/asa\.oberg|Öberg|Storgatan|Trosa|D1/);
  });

  it("is told to those alone that chose it, and nothing is written for a webhook that is off, or by a batch that failed", async () => {
    await db.update(webhooks).set({ events: ["order.paid"] });
    const { orderId } = await paidOrder(db, sandboxProvider);
    expect((await told()).map(({ type }) => type)).toEqual(["order.paid"]);
    const fails = db.batch([
      statement(db, sql`UPDATE orders SET payment_status = 'unpaid' WHERE id = ${orderId}`),
      statement(db, sql`UPDATE orders SET payment_status = 'paid' WHERE id = ${orderId}`),
      statement(db, sql`INSERT INTO batch_guards (reason) VALUES ('on purpose')`),
    ]);
    await expect(fails).rejects.toThrow();
    expect(await told()).toHaveLength(1);
    await db.update(webhooks).set({ state: "disabled" });
    await paidOrder(db, sandboxProvider);
    expect(await told()).toHaveLength(1);
    await db.update(webhooks).set({ events: webhookEvents, state: "active" });
  });
});

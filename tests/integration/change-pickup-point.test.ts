import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { parcelBookings } from "#app/db/schema/fulfilments.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { changeAddress } from "#app/features/selling/orders/change-address.server.ts";
import { changePickupPoint, type PointChange } from "#app/features/selling/orders/change-pickup-point.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { offerAddition } from "#app/features/selling/orders/offer-addition.server.ts";
import { companionsOf } from "#app/features/selling/orders/order-additions.server.ts";
import type { FindPoints } from "#app/features/selling/orders/pick-point.server.ts";
import { placeAddition } from "#app/features/selling/orders/place-addition.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import type { PickupPoint } from "#app/features/shop/pickup-points/pickup-point.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { emails } from "#workers/jobs/emails.ts";

const shop = openTestShop();
const { db } = shop;
const later = addMinutes(now, 1);

const livs: PickupPoint = {
  id: "020001",
  carrier: "postnord",
  kind: "shop",
  name: "Torgets livs",
  street: "Torget 1",
  postalCode: "619 30",
  city: "Trosa",
  distance: 200,
  hours: [],
};
const { distance: _, hours: __, ...kept } = livs;
const provider = fakeProvider();
const near: FindPoints = async () => ({ kind: "found", points: [livs] });

async function changeOf(orderId: string, pickupPointId: string | null = livs.id): Promise<PointChange> {
  const { updatedAt: seen } = await orderRow(db, orderId);
  return { id: newId("evt"), orderId, pickupPointId, seen, actor: "kim" };
}
const mailsOf = (causeId: string) => db.select().from(emailOutbox).where(eq(emailOutbox.causeId, causeId));

/** A paid order, and a paid one that was added to it. */
async function withAddition() {
  const first = await paidOrder(db, fakeProvider());
  const id = newId("add");
  const lines = [{ productId: first.garment, variantId: `${first.garment}-black-l`, quantity: 1 }];
  const { updatedAt: seen } = await orderRow(db, first.orderId);
  await offerAddition(db, { id, orderId: first.orderId, lines, seen, actor: "kim" }, now);
  const taken = { id, paymentMethod: "card", total: 299, informationVersion: null } as const;
  const placed = await placeAddition(db, taken, later, null);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  const payment = await createPayment(db, provider, placed.order.id, later);
  if (payment.kind !== "created") throw new Error(payment.kind);
  await processPayment(db, provider, payment.paymentId, { token: "test_visa" }, later);
  return { first, added: placed.order.id };
}

describe("another pickup point of an order", () => {
  it("is as the carrier tells it, written once, told to the buyer, and kept out of events and log", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const change = await changeOf(orderId);
    const outcomes = await Promise.all([1, 2].map(() => changePickupPoint(db, change, near, later)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["changed", "changed"]);
    expect((await orderRow(db, orderId)).pickupPoint).toEqual(kept);
    expect(await mailsOf(change.id)).toMatchObject([{ type: "order_changed" }]);
    const mail = await emails.order_changed.render(change.id, shop);
    expect(mail?.text).toContain("Torgets livs (service point), Torget 1, 619 30 Trosa");
    const rows = await statement<{ text: string }>(
      db,
      sql`SELECT coalesce(before, '') || coalesce(after, '') AS text FROM audit_log WHERE subject_id = ${orderId}
        UNION ALL SELECT data FROM order_events WHERE order_id = ${orderId}`,
    );
    expect(rows.map(({ text }) => text).join()).not.toContain("Torget");
    const home = await changeOf(orderId, null);
    expect(await changePickupPoint(db, home, near, later)).toMatchObject({ kind: "changed", repeated: false });
    expect((await orderRow(db, orderId)).pickupPoint).toBeNull();
  });

  it("that is made up, of a carrier that is down, or of an express order is refused in words, and nothing changes", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const down: FindPoints = async () => ({ kind: "unreachable" });
    for (const [id, find, words] of [
      ["forged", near, "isn't offered"],
      [livs.id, down, "can't check the pickup point"],
    ] as const)
      expect(await changePickupPoint(db, await changeOf(orderId, id), find, later)).toEqual({
        kind: "refused",
        message: expect.stringContaining(words),
      });
    const express = await paidOrder(db, fakeProvider(), { shippingMethod: "express" });
    expect(await changePickupPoint(db, await changeOf(express.orderId), near, later)).toMatchObject({
      kind: "refused",
    });
    expect((await orderRow(db, orderId)).pickupPoint).toBeNull();
    expect(await changePickupPoint(db, { ...(await changeOf(orderId)), orderId: "ord_none" }, near, later)).toEqual({
      kind: "unknown-order",
    });
  });

  it("is refused from an old page, and once a part was sent", async () => {
    const { orderId, black } = await paidOrder(db, fakeProvider());
    const old = await changeOf(orderId);
    await changePickupPoint(db, await changeOf(orderId), near, later);
    expect(await changePickupPoint(db, { ...old, pickupPointId: null }, near, later)).toEqual({
      kind: "changed-meanwhile",
    });
    const { updatedAt: seen } = await orderRow(db, orderId);
    const parcel = { carrier: "postnord", trackingId: "", seen, actor: "kim" } as const;
    const sent = { id: newId("ful"), orderId, units: new Map([[black, 1]]), ...parcel };
    expect(await fulfilOrder(db, sent, later)).toMatchObject({ kind: "fulfilled" });
    expect(await changePickupPoint(db, await changeOf(orderId, null), near, later)).toEqual({
      kind: "changed-meanwhile",
    });
    expect((await orderRow(db, orderId)).pickupPoint).toEqual(kept);
  });

  it("is that of what was added to it, too", async () => {
    const { first, added } = await withAddition();
    await changePickupPoint(db, await changeOf(first.orderId), near, addMinutes(later, 1));
    expect((await orderRow(db, added)).pickupPoint).toEqual(kept);
  });

  it("parts what was added, once that alone goes elsewhere", async () => {
    const { first, added } = await withAddition();
    expect(await companionsOf(db, [first.orderId])).toMatchObject([{ id: added }]);
    await changePickupPoint(db, await changeOf(added), near, addMinutes(later, 1));
    expect(await companionsOf(db, [first.orderId])).toEqual([]);
    expect(await companionsOf(db, [added])).toEqual([]);
  });

  it("isn't that of what a partner sends", async () => {
    const { first, added } = await withAddition();
    await db.update(orderLines).set({ source: "cj" }).where(eq(orderLines.orderId, added));
    await changePickupPoint(db, await changeOf(first.orderId), near, addMinutes(later, 1));
    expect((await orderRow(db, first.orderId)).pickupPoint).toEqual(kept);
    expect((await orderRow(db, added)).pickupPoint).toBeNull();
  });

  it("is refused where the order goes there already, and nobody is told", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const toDoor = await changeOf(orderId, null);
    expect(await changePickupPoint(db, toDoor, near, later)).toEqual({
      kind: "refused",
      message: "It goes there already.",
    });
    await changePickupPoint(db, await changeOf(orderId), near, later);
    const again = await changeOf(orderId);
    expect(await changePickupPoint(db, again, near, addMinutes(later, 1))).toMatchObject({ kind: "refused" });
    expect(await mailsOf(again.id)).toEqual([]);
  });

  it("keeps the booked label where the point is refused", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const { seen } = await changeOf(orderId);
    const booking = { id: `${orderId}@${seen}`, orderId, service: "shipmondo", askedAt: now.toISOString() };
    await db.insert(parcelBookings).values(booking);
    expect(await changePickupPoint(db, await changeOf(orderId, "forged"), near, later)).toMatchObject({
      kind: "refused",
    });
    expect(await changePickupPoint(db, await changeOf(orderId), near, later)).toEqual({ kind: "booked" });
  });

  it("is forgotten with another postal code, and stays with another street", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    await changePickupPoint(db, await changeOf(orderId), near, later);
    const { firstName, lastName, phone, postalCode, city } = await orderRow(db, orderId);
    const to = { firstName, lastName, phone, postalCode, city, address: "Storgatan 3" };
    const move = async (changed: Partial<typeof to>) => {
      const { updatedAt: seen } = await orderRow(db, orderId);
      const change = { id: newId("evt"), orderId, country: "Sweden", to: { ...to, ...changed }, seen, actor: "kim" };
      expect(await changeAddress(db, { ...change, country: "Sweden" }, addMinutes(later, 1))).toMatchObject({
        kind: "changed",
      });
      return (await orderRow(db, orderId)).pickupPoint;
    };
    expect(await move({})).toEqual(kept);
    expect(await move({ postalCode: "111 43", city: "Stockholm" })).toBeNull();
  });
});

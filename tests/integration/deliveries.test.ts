import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { deliveries } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents, orderLines } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { readDelivery, recordDelivery } from "#app/features/orders/deliveries.server.ts";
import { fulfilOrder } from "#app/features/orders/fulfil-order.server.ts";
import { setOrderStatus } from "#app/features/payments/set-order-status.server.ts";
import type { Environment } from "#app/platform/env.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const { db } = shop;
const later = addDays(now, 3);

async function sendUnits(orderId: string, units: [string, number][]) {
  const { updatedAt: seen } = await orderRow(db, orderId);
  const id = newId("ful");
  const parcel = {
    id,
    orderId,
    units: new Map(units),
    carrier: "postnord",
    trackingId: "",
    seen,
    actor: "kim",
  } as const;
  expect(await fulfilOrder(db, parcel, now)).toMatchObject({ kind: "fulfilled" });
  return id;
}
const arrives = (orderId: string, fulfilmentId: string, at: Date, recorded = later) =>
  recordDelivery(db, { orderId, fulfilmentId, deliveredAt: at.toISOString(), source: "staff", actor: "kim" }, recorded);
const arrivedMails = (orderId: string) =>
  db
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.causeId, orderId))
    .then((mails) => mails.filter(({ type }) => type === "order_delivered"));

/** An order that was sent in two parcels. */
async function inTwoParcels() {
  const order = await paidOrder(db, fakeProvider());
  const first = await sendUnits(order.orderId, [[order.black, 2]]);
  const second = await sendUnits(order.orderId, [[order.white, 1]]);
  return { ...order, first, second };
}

describe("an order in two parcels", () => {
  it("has arrived with the last of them, is delivered then, and is told of once", async () => {
    const { orderId, first, second } = await inTwoParcels();
    expect(await readDelivery(db, orderId)).toEqual({ deliveredAt: null });
    expect(await arrives(orderId, second, addDays(now, 2))).toEqual({ kind: "recorded", outboxId: null });
    expect(await readDelivery(db, orderId)).toEqual({ deliveredAt: null });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "shipped" });

    const told = await arrives(orderId, first, addDays(now, 1));
    expect(told).toEqual({ kind: "recorded", outboxId: expect.stringMatching(/^eml_/) });
    // The last one to arrive counts, whichever was recorded last.
    expect(await readDelivery(db, orderId)).toEqual({ deliveredAt: addDays(now, 2).toISOString() });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "delivered" });
    await setOrderStatus(db, fakeProvider(), { orderId, status: "delivered", actor: "kim" }, later);
    expect(await arrivedMails(orderId)).toHaveLength(1);
  });

  it("keeps the date that was recorded first, on record once, also when two record it at once", async () => {
    const { orderId, first } = await inTwoParcels();
    const told = await Promise.all([1, 2].map((day) => arrives(orderId, first, addDays(now, day))));
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(["known", "recorded"]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(entries.filter(({ action }) => action === "order.parcel-delivered")).toHaveLength(1);
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    expect(events.filter(({ type }) => type === "parcel delivered")).toHaveLength(1);
  });

  it("cannot arrive before it was sent, nor in the future, nor in a parcel of another order", async () => {
    const { orderId, first } = await inTwoParcels();
    expect(await arrives(orderId, first, addMinutes(now, -1))).toEqual({ kind: "impossible-date" });
    expect(await arrives(orderId, first, addMinutes(later, 1))).toEqual({ kind: "impossible-date" });
    const other = await paidOrder(db, fakeProvider());
    expect(await arrives(other.orderId, first, addDays(now, 1))).toEqual({ kind: "unknown-parcel" });
    expect(await db.select().from(deliveries).where(eq(deliveries.fulfilmentId, first))).toEqual([]);
    await arrives(orderId, first, addDays(now, 1));
    await expect(db.update(deliveries).set({ deliveredAt: now.toISOString() })).rejects.toThrow();
    await expect(db.delete(deliveries)).rejects.toThrow();
  });
});

describe("an order that staff set to delivered", () => {
  it("has arrived with all its parcels, whose dates stay when it is set back", async () => {
    const { orderId, first } = await inTwoParcels();
    await arrives(orderId, first, addDays(now, 1));
    const { outboxId } = await setOrderStatus(
      db,
      fakeProvider(),
      { orderId, status: "delivered", actor: "kim" },
      later,
    );
    expect(outboxId).toMatch(/^eml_/);
    expect(await readDelivery(db, orderId)).toEqual({ deliveredAt: later.toISOString() });
    const [recorded] = await db.select().from(deliveries).where(eq(deliveries.fulfilmentId, first));
    expect(recorded?.deliveredAt).toBe(addDays(now, 1).toISOString());
    await setOrderStatus(db, fakeProvider(), { orderId, status: "shipped", actor: "kim" }, later);
    expect(await readDelivery(db, orderId)).toEqual({ deliveredAt: later.toISOString() });
  });

  it("has not arrived as long as a part of it was never sent, and has once that part is cancelled", async () => {
    const provider = fakeProvider();
    const { orderId, black, white } = await paidOrder(db, provider);
    await sendUnits(orderId, [[black, 2]]);
    await setOrderStatus(db, provider, { orderId, status: "delivered", actor: "kim" }, later);
    expect(await readDelivery(db, orderId)).toEqual({ deliveredAt: null });
    expect(await arrivedMails(orderId)).toEqual([]);
    await db.update(orderLines).set({ cancelledQuantity: 1 }).where(eq(orderLines.id, white));
    expect(await readDelivery(db, orderId)).toEqual({ deliveredAt: later.toISOString() });
  });

  it("is nowhere without a recorded parcel: the right to withdraw stays open", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    await setOrderStatus(db, fakeProvider(), { orderId, status: "delivered", actor: "kim" }, later);
    expect(await readDelivery(db, orderId)).toEqual({ deliveredAt: null });
  });
});

it("is told with its dates, and with the links to withdraw, exchange, complain, review and the receipt", async () => {
  const { orderId, first, second } = await inTwoParcels();
  await arrives(orderId, first, addDays(now, 1));
  await arrives(orderId, second, addDays(now, 1));
  const [mail] = await arrivedMails(orderId);
  const send = vi.fn().mockResolvedValue({ messageId: "m1" });
  const mailing = { ...shop, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
  expect(await sendMail(mail?.id ?? "", mailing, later)).toBe(true);
  const { text, html } = (send.mock.lastCall ?? [])[0] as { text: string; html: string };
  expect(text).toContain("Withdraw from contract here");
  expect(text).toContain("A review by this link counts as bought here");
  expect(text).toContain("Delivered: 21 November 2026");
  for (const path of ["/withdraw?", "/exchange?", "/contact?", "/order-receipt.pdf?", "/reviews?"])
    expect(html).toContain(path);
});

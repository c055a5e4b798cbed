import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { arrivals, deliveries, deliveryCorrections, fulfilmentLines } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { orderDelivered } from "#app/features/after-sale/cases/delivered-email.server.tsx";
import { correctDelivery } from "#app/features/selling/orders/correct-delivery.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { readParcels } from "#app/features/selling/orders/order-parcels.server.ts";
import { readDelivery, recordDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { resendOrderMail } from "#app/features/selling/orders/resend-mail.server.ts";
import { undoOrderStatus } from "#app/features/selling/orders/undo-order-change.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { recordOfCause } from "#app/features/shop/mail/resent-cause.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";
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
const arrivalOf = async (fulfilmentId: string) => {
  const [row] = await db.select().from(arrivals).where(eq(arrivals.fulfilmentId, fulfilmentId));
  return row?.deliveredAt;
};
const corrects = (orderId: string, fulfilmentId: string, at: Date | null, recorded = addDays(later, 1)) =>
  correctDelivery(
    db,
    { orderId, fulfilmentId, deliveredAt: at?.toISOString() ?? null, reason: "The neighbor's", actor: "kim" },
    recorded,
  );
const arrivedMails = (orderId: string) =>
  db
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.causeId, orderId))
    .then((mails) => mails.filter(({ type }) => type === "order_delivered"));

const sets = (orderId: string, status: OrderStatus, at: Date) =>
  setOrderStatus(db, fakeProvider(), { orderId, status, actor: "kim" }, at);

/** An order that was sent in two parcels. */
async function inTwoParcels(email?: string) {
  const order = await paidOrder(db, fakeProvider());
  if (email !== undefined) await db.update(orders).set({ email }).where(eq(orders.id, order.orderId));
  const first = await sendUnits(order.orderId, [[order.black, 2]]);
  const second = await sendUnits(order.orderId, [[order.white, 1]]);
  return { ...order, first, second };
}

describe("an order in two parcels", () => {
  it("has arrived with the last of them, is delivered then, and is told of once", async () => {
    const { orderId, first, second } = await inTwoParcels();
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: null });
    expect(await arrives(orderId, second, addDays(now, 2))).toEqual({ kind: "recorded", outboxId: null });
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: null });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "shipped" });

    const told = await arrives(orderId, first, addDays(now, 1));
    expect(told).toEqual({ kind: "recorded", outboxId: expect.stringMatching(/^eml_/) });
    // The last one to arrive counts, whichever was recorded last.
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: addDays(now, 2).toISOString() });
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

describe("a delivery that was recorded wrongly", () => {
  it("is corrected to another day: the newest counts, and what was recorded before is kept with who, when and why", async () => {
    const { orderId, first, second } = await inTwoParcels();
    await arrives(orderId, first, addDays(now, 1));
    await arrives(orderId, second, addDays(now, 1));
    expect(await corrects(orderId, second, addDays(now, 2))).toMatchObject({ kind: "corrected" });
    expect(await corrects(orderId, second, addDays(now, 3), addDays(later, 2))).toMatchObject({ kind: "corrected" });
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: addDays(now, 3).toISOString() });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "delivered" });
    const [recorded] = await db.select().from(deliveries).where(eq(deliveries.fulfilmentId, second));
    expect(recorded?.deliveredAt).toBe(addDays(now, 1).toISOString());
    const kept = await db.select().from(deliveryCorrections).where(eq(deliveryCorrections.fulfilmentId, second));
    expect(kept).toMatchObject([
      { deliveredAt: addDays(now, 2).toISOString(), reason: "The neighbor's", recordedBy: "kim" },
      { deliveredAt: addDays(now, 3).toISOString(), recordedAt: addDays(later, 2).toISOString() },
    ]);
    await expect(db.update(deliveryCorrections).set({ deliveredAt: null })).rejects.toThrow();
    await expect(db.update(deliveryCorrections).set({ reason: "Another" })).rejects.toThrow();
    await expect(db.delete(deliveryCorrections)).rejects.toThrow();
    await db.update(deliveryCorrections).set({ reason: "" }).where(eq(deliveryCorrections.fulfilmentId, second));
  });

  it("has not arrived when staff say so: the period is open, the order is under way, and its day can be recorded again", async () => {
    const { orderId, first, second } = await inTwoParcels();
    await arrives(orderId, first, addDays(now, 1));
    await arrives(orderId, second, addDays(now, 1));
    expect(await corrects(orderId, second, null)).toEqual({ kind: "corrected", outboxId: null });
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: null });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "shipped" });
    expect(await arrives(orderId, second, addDays(now, 4), addDays(later, 2))).toMatchObject({ kind: "recorded" });
    expect(await arrives(orderId, second, addDays(now, 3), addDays(later, 2))).toEqual({ kind: "known" });
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: addDays(now, 4).toISOString() });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "delivered" });
  });

  it("is told anew when the whole order's date changed, each time, and not when it stays", async () => {
    const { orderId, first, second } = await inTwoParcels("corrected@mail.example");
    await arrives(orderId, first, addDays(now, 1));
    await arrives(orderId, second, addDays(now, 3));
    const [told] = await arrivedMails(orderId);
    const textOf = async () => (await orderDelivered.render(orderId, shop))!.text;
    expect(await textOf()).not.toContain("We first gave you a different delivery date");
    const corrected = async (fulfilmentId: string, day: number | null, recorded: number) => {
      const at = day === null ? null : addDays(now, day);
      const outcome = await corrects(orderId, fulfilmentId, at, addMinutes(addDays(later, 1), recorded));
      return outcome.kind === "corrected" ? outcome.outboxId : outcome.kind;
    };
    expect(await corrected(first, 2, 1)).toBeNull();
    expect(await corrected(second, 1, 2)).toMatch(/^eml_/);
    expect(await corrected(second, 3, 3)).toMatch(/^eml_/);
    expect(await corrected(second, 1, 4)).toMatch(/^eml_/);
    expect(await textOf()).toContain("We first gave you a different delivery date");
    expect(await corrected(second, null, 5)).toBeNull();
    const again = await arrives(orderId, second, addDays(now, 4), addDays(later, 2));
    expect(again).toEqual({ kind: "recorded", outboxId: expect.stringMatching(/^eml_/) });
    const causes = (await db.select().from(emailOutbox)).filter(({ causeId }) => recordOfCause(causeId) === orderId);
    expect(causes.filter(({ type }) => type === "order_delivered")).toHaveLength(5);
    expect(causes.map(({ id }) => id)).toContain(told?.id);
  });

  it("is told anew when staff set the order back and it arrived later, and once when they do it twice", async () => {
    const { orderId } = await inTwoParcels("set-back@mail.example");
    const set = (status: "delivered" | "shipped", day: number) =>
      setOrderStatus(db, fakeProvider(), { orderId, status, actor: "kim" }, addDays(later, day));
    expect((await set("delivered", 0)).outboxId).toMatch(/^eml_/);
    expect((await set("shipped", 1)).outboxId).toBeNull();
    expect((await set("delivered", 9)).outboxId).toMatch(/^eml_/);
    expect((await set("delivered", 10)).outboxId).toBeNull();
  });

  it("is corrected once, also by a form sent twice or two at once, and only by what can be", async () => {
    const { orderId, first, second } = await inTwoParcels();
    await arrives(orderId, first, addDays(now, 1));
    expect(await corrects(orderId, second, addDays(now, 1))).toEqual({ kind: "unknown-parcel" });
    expect(await corrects((await inTwoParcels()).orderId, first, null)).toEqual({ kind: "unknown-parcel" });
    expect(await corrects(orderId, first, addMinutes(now, -1))).toEqual({ kind: "impossible-date" });
    expect(await corrects(orderId, first, addDays(later, 9))).toEqual({ kind: "impossible-date" });
    const at = addDays(now, 2);
    const told = await Promise.all([corrects(orderId, first, at), corrects(orderId, first, at)]);
    expect(told.filter(({ kind }) => kind === "corrected")).toHaveLength(1);
    expect(await corrects(orderId, first, at)).toEqual({ kind: "known" });
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(entries.filter(({ action }) => action === "order.delivery-corrected")).toHaveLength(1);
  });
});

describe("an order that staff set to delivered", () => {
  it("has arrived with all its parcels, and has not when it is set back; a date recorded before stays", async () => {
    const { orderId, first, second } = await inTwoParcels();
    await arrives(orderId, first, addDays(now, 1), addDays(now, 2));
    const { outboxId } = await setOrderStatus(
      db,
      fakeProvider(),
      { orderId, status: "delivered", actor: "kim" },
      later,
    );
    expect(outboxId).toMatch(/^eml_/);
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: later.toISOString() });
    const [recorded] = await db.select().from(deliveries).where(eq(deliveries.fulfilmentId, first));
    expect(recorded?.deliveredAt).toBe(addDays(now, 1).toISOString());
    await setOrderStatus(db, fakeProvider(), { orderId, status: "shipped", actor: "kim" }, addMinutes(later, 1));
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: null });
    expect(await arrivalOf(first)).toBe(addDays(now, 1).toISOString());
    expect(await arrivalOf(second)).toBeNull();
    const again = addDays(later, 2);
    await setOrderStatus(db, fakeProvider(), { orderId, status: "delivered", actor: "kim" }, again);
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: again.toISOString() });
    await setOrderStatus(db, fakeProvider(), { orderId, status: "cancelled", actor: "kim" }, again);
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: again.toISOString() });
  });

  it("has not arrived when that is undone in the audit log, and has again when the undo's own change is undone", async () => {
    const { orderId, first, second } = await inTwoParcels();
    await setOrderStatus(db, fakeProvider(), { orderId, status: "delivered", actor: "kim" }, later);
    const undo = async (status: string, at: Date) => {
      const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
      const entry = entries.find(({ action, after }) => action === "order.status" && after?.["status"] === status);
      expect(await undoOrderStatus(shop, entry!, { actor: "kim", now: at })).toBe("undone");
    };
    await undo("delivered", addDays(later, 1));
    expect([await arrivalOf(first), await arrivalOf(second)]).toEqual([null, null]);
    expect(await orderRow(db, orderId)).toMatchObject({ status: "shipped" });

    const again = addDays(later, 2);
    await setOrderStatus(db, fakeProvider(), { orderId, status: "delivered", actor: "kim" }, again);
    await setOrderStatus(db, fakeProvider(), { orderId, status: "processing", actor: "kim" }, addDays(later, 3));
    await undo("processing", addDays(later, 4));
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: addDays(later, 4).toISOString() });
  });

  it("is refused while only a part of it was sent, and arrives once the rest is cancelled", async () => {
    const provider = fakeProvider();
    const { orderId, black, white } = await paidOrder(db, provider);
    await sendUnits(orderId, [[black, 2]]);
    expect(await sets(orderId, "delivered", later)).toMatchObject({ outcome: "partly-sent", outboxId: null });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "processing" });
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: null });
    await db.update(orderLines).set({ cancelledQuantity: 1 }).where(eq(orderLines.id, white));
    expect(await sets(orderId, "delivered", later)).toMatchObject({ outcome: "changed" });
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: later.toISOString() });
  });
});

describe("an order of which no parcel was recorded, set to delivered", () => {
  it("has arrived: its days to withdraw begin, its buyer is told once, and may review it", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const { outboxId } = await sets(orderId, "delivered", later);
    expect(outboxId).toMatch(/^eml_/);
    const time = later.toISOString();
    expect(await readDelivery(db, orderId)).toEqual({ deliveredAt: time, countsFrom: time });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "delivered", fulfilment: "fulfilled" });
    expect((await sets(orderId, "delivered", addDays(later, 1))).outboxId).toBeNull();
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: time });
    const mails = await arrivedMails(orderId);
    expect(mails).toHaveLength(1);
    const { text } = (await orderDelivered.render(orderId, shop))!;
    expect(text).toContain("Delivered: 23 November 2026");
    expect(text).not.toContain("Parcel 1");
    expect(text).toContain("as a verified buyer");
    expect(await readParcels(db, orderId)).toMatchObject([{ deliveredAt: time }]);
  });

  it("has arrived with what was not cancelled", async () => {
    const { orderId, white } = await paidOrder(db, fakeProvider());
    await db.update(orderLines).set({ cancelledQuantity: 1 }).where(eq(orderLines.id, white));
    await sets(orderId, "delivered", later);
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: later.toISOString() });
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect(lines.map(({ fulfilledQuantity }) => fulfilledQuantity)).toEqual([2, 0]);
  });

  it("is on its way again when set back to shipped, and arrives anew with another e-mail", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    await db.update(orders).set({ email: "way@mail.example" }).where(eq(orders.id, orderId));
    await sets(orderId, "delivered", later);
    await sets(orderId, "shipped", addDays(later, 1));
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: null });
    const again = addDays(later, 2);
    expect((await sets(orderId, "delivered", again)).outboxId).toMatch(/^eml_/);
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: again.toISOString() });
    expect(await readParcels(db, orderId)).toHaveLength(1);
  });

  it.each(["at once", "by way of shipped"])("can be sent in a real parcel once set back %s", async (way) => {
    const { orderId, black, white } = await paidOrder(db, fakeProvider());
    await sets(orderId, "delivered", later);
    if (way !== "at once") await sets(orderId, "shipped", addMinutes(later, 1));
    await sets(orderId, "processing", addMinutes(later, 2));
    expect(await orderRow(db, orderId)).toMatchObject({ status: "processing", fulfilment: "unfulfilled" });
    expect(await readParcels(db, orderId)).toEqual([]);
    const parcel = await sendUnits(orderId, [
      [black, 2],
      [white, 1],
    ]);
    expect(await orderRow(db, orderId)).toMatchObject({ status: "shipped", fulfilment: "fulfilled" });
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: null });
    const arrived = addDays(now, 1);
    expect(await arrives(orderId, parcel, arrived, addDays(later, 1))).toMatchObject({ kind: "recorded" });
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: arrived.toISOString() });
    await expect(db.delete(fulfilmentLines).where(eq(fulfilmentLines.fulfilmentId, parcel))).rejects.toThrow();
  });

  it("is as before when that is undone, and has arrived when the undo is undone", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    await sets(orderId, "delivered", later);
    const undoLast = async (at: Date) => {
      const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
      return undoOrderStatus(shop, entries.at(-1)!, { actor: "kim", now: at });
    };
    expect(await undoLast(addDays(later, 1))).toBe("undone");
    expect(await orderRow(db, orderId)).toMatchObject({ status: "pending", fulfilment: "unfulfilled" });
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: null });
    await sets(orderId, "delivered", addDays(later, 2));
    await sets(orderId, "processing", addDays(later, 3));
    expect(await undoLast(addDays(later, 4))).toBe("undone");
    expect(await readDelivery(db, orderId)).toMatchObject({ deliveredAt: addDays(later, 4).toISOString() });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "delivered", fulfilment: "fulfilled" });
  });

  it("arrives once, also when two set it at once", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    await Promise.all([1, 2, 3].map(() => sets(orderId, "delivered", later)));
    expect(await readParcels(db, orderId)).toHaveLength(1);
    expect(await arrivedMails(orderId)).toHaveLength(1);
  });
});

it("is told with its dates, and with the links to withdraw, exchange, complain, review and the receipt", async () => {
  const { orderId, first, second } = await inTwoParcels("told@mail.example");
  await arrives(orderId, first, addDays(now, 1));
  await arrives(orderId, second, addDays(now, 1));
  const [mail] = await arrivedMails(orderId);
  const send = vi.fn().mockResolvedValue({ messageId: "m1" });
  const mailing = { ...shop, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
  expect(await sendMail(mail?.id ?? "", mailing, later)).toBe(true);
  const { text, html } = (send.mock.lastCall ?? [])[0] as { text: string; html: string };
  expect(text).toContain("Withdraw from contract here");
  expect(text).toContain("as a verified buyer");
  expect(text).toContain("Delivered: 21 November 2026");
  expect(text).toContain("Parcel 1: PostNord, delivered 21 November 2026");
  for (const path of ["/withdraw?", "/exchange?", "/complaint?", "/order-receipt.pdf?", "/reviews?"])
    expect(html).toContain(path);
});

it("is told again by staff, with the days that count now, and only while all of it has arrived", async () => {
  const { orderId, first, second } = await inTwoParcels();
  const again = (press: string) =>
    resendOrderMail(
      db,
      { orderId, type: "order_delivered", fulfilmentId: null, press, actor: "kim" },
      addDays(later, 9),
    );
  await arrives(orderId, first, addDays(now, 1));
  expect(await again(newId())).toEqual({ kind: "nothing-to-send" });
  await arrives(orderId, second, addDays(now, 1));
  await corrects(orderId, second, addDays(now, 2));
  const press = newId();
  const sent = await again(press);
  expect(sent).toMatchObject({ kind: "queued" });
  expect(await again(press)).toEqual(sent);
  const send = vi.fn().mockResolvedValue({ messageId: "m1" });
  const mailing = { ...shop, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
  expect(await sendMail("outboxId" in sent ? sent.outboxId : "", mailing, later)).toBe(true);
  expect((send.mock.lastCall ?? [])[0]).toMatchObject({ text: expect.stringContaining("Delivered: 22 November 2026") });
  await corrects(orderId, second, null, addDays(later, 2));
  expect(await again(newId())).toEqual({ kind: "nothing-to-send" });
});

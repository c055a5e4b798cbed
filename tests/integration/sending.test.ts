import { and, eq, like } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { changeStatuses, readChosen } from "#app/admin/orders/change-statuses.server.ts";
import { recordParcelDay } from "#app/admin/orders/record-parcel-day.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { fulfilmentLines, fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { unitsToSend } from "#app/features/selling/orders/order-units.ts";
import { readDelivery, recordDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { resendOrderMail } from "#app/features/selling/orders/resend-mail.server.ts";
import { undoSending } from "#app/features/selling/orders/undo-sending.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { newId } from "#app/shared/ids.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { type StaffCalls, staffCalls } from "#tests/support/staff-calls.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const { db } = shop;
let support: StaffCalls;

beforeAll(async () => {
  support = await staffCalls(shop, "support");
});

const parcelsOf = (orderId: string) => db.select().from(fulfilments).where(eq(fulfilments.orderId, orderId));
const linesOf = (orderId: string) => db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
const mailsOf = (causeId: string) =>
  db
    .select()
    .from(emailOutbox)
    .where(like(emailOutbox.causeId, `${causeId}%`));
const set = (orderId: string, status: OrderStatus, at = now) =>
  setOrderStatus(db, sandboxProvider, { orderId, status, actor: "kim" }, at);

async function send(orderId: string, units: [string, number][], at = now) {
  const id = newId("ful");
  const { updatedAt: seen } = await orderRow(db, orderId);
  const parcel = { id, orderId, units: new Map(units), carrier: "dhl", trackingId: "D1", seen, actor: "kim" } as const;
  const outcome = await fulfilOrder(db, parcel, at);
  return { id, outboxId: outcome.kind === "fulfilled" ? outcome.outboxId : null, kind: outcome.kind };
}

/** What must be true of an order, by whichever way its status was set. */
async function expectSentAsItSays(orderId: string) {
  const order = await orderRow(db, orderId);
  const lines = await linesOf(orderId);
  for (const parcel of await parcelsOf(orderId)) {
    const [packed] = await db.select().from(fulfilmentLines).where(eq(fulfilmentLines.fulfilmentId, parcel.id));
    if (parcel.carrier !== "unrecorded") {
      expect(packed).toBeDefined();
      expect((await mailsOf(parcel.id)).map(({ type }) => type)).toEqual(["order_shipped"]);
    }
  }
  if (order.status !== "shipped" && order.status !== "delivered") return;
  expect(lines.map(unitsToSend)).toEqual(lines.map(() => 0));
  expect(order).toMatchObject({ fulfilment: "fulfilled", reservedUntil: null });
  if (order.status !== "delivered") return;
  expect(await readDelivery(db, orderId)).toEqual({
    deliveredAt: expect.stringMatching(/^\d{4}-/),
    countsFrom: expect.stringMatching(/^\d{4}-/),
  });
  expect((await mailsOf(orderId)).map(({ type }) => type)).toContain("order_delivered");
}

it("by screen, bulk and API, in any order and at once: what is shipped is in a parcel, what is delivered has its day, its e-mail and its period", async () => {
  const status = fc.constantFrom("pending", "processing", "shipped", "delivered", "cancelled");
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ way: fc.constantFrom("screen", "bulk", "api", "field"), status }) },
    fc.record({ way: fc.constantFrom("part", "arrives", "undo") }),
  );
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 8 }), async (pay, steps) => {
      const { orderId, black } = await paidOrder(db, sandboxProvider, { pay });
      const run = async (one: { way: string; status?: OrderStatus }) => {
        const { way, status: to = "shipped" } = one;
        const at = new Date();
        const [parcel] = await parcelsOf(orderId);
        if (way === "screen") await set(orderId, to, at);
        if (way === "bulk")
          await changeStatuses(shop, {
            orders: await readChosen(db, [orderId]),
            status: to,
            actor: "kim",
            mayRefund: true,
          });
        if (way === "api") await support("orders", "--update", { filter: { id: orderId }, update: { status: to } });
        if (way === "field")
          await support("orders", "--update-field", { filter: { id: orderId }, field: "status", value: to });
        if (way === "part") await send(orderId, [[black, 1]], at);
        if (way === "arrives" && parcel)
          await recordParcelDay(shop, { orderId, fulfilmentId: parcel.id, day: stockholmDay(at), actor: "kim" });
        if (way === "undo" && parcel) await undoSending(db, { orderId, fulfilmentId: parcel.id, actor: "kim" }, at);
      };
      for (let i = 0; i < steps.length; i += 2) {
        await Promise.all(steps.slice(i, i + 2).map(run));
        await expectSentAsItSays(orderId);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

describe("an order that is set to shipped", () => {
  it("is sent whole in one parcel with its e-mail, paid or not, and once by two who set it at once", async () => {
    for (const pay of [true, false]) {
      const { orderId } = await paidOrder(db, sandboxProvider, { pay });
      await Promise.all([1, 2, 3].map(() => set(orderId, "shipped")));
      const [parcel, ...more] = await parcelsOf(orderId);
      expect(more).toEqual([]);
      expect(parcel).toMatchObject({ carrier: "other", trackingId: "" });
      expect(await mailsOf(parcel!.id)).toMatchObject([{ type: "order_shipped", status: "queued" }]);
      expect(await orderRow(db, orderId)).toMatchObject({ status: "shipped", fulfilment: "fulfilled" });
      await set(orderId, "shipped");
      expect(await parcelsOf(orderId)).toHaveLength(1);
    }
  });

  it("sends what is left of one that was sent in part", async () => {
    const { orderId, black } = await paidOrder(db, sandboxProvider);
    await send(orderId, [[black, 1]]);
    await set(orderId, "shipped");
    expect(await parcelsOf(orderId)).toHaveLength(2);
    expect((await linesOf(orderId)).map(({ fulfilledQuantity }) => fulfilledQuantity)).toEqual([2, 1]);
  });

  it("by API has the carrier and number that the call names", async () => {
    const { orderId } = await paidOrder(db, sandboxProvider);
    const update = { status: "shipped", carrier: "bring", trackingId: "B 1" };
    expect((await support("orders", "--update", { filter: { id: orderId }, update })).status).toBe(200);
    expect(await parcelsOf(orderId)).toMatchObject([{ carrier: "bring", trackingId: "B 1" }]);
  });

  it("is not when its money went back, and says so", async () => {
    const { orderId } = await paidOrder(db, sandboxProvider);
    await db.update(orders).set({ paymentStatus: "refunded" }).where(eq(orders.id, orderId));
    expect((await set(orderId, "shipped")).outcome).toBe("money-back");
    expect((await set(orderId, "delivered")).outcome).toBe("money-back");
    expect(await orderRow(db, orderId)).toMatchObject({ status: "pending", fulfilment: "unfulfilled" });
  });
});

describe("a status that is brought back from the audit log", () => {
  it("does not say that an order was sent of which no parcel is left", async () => {
    const { orderId } = await paidOrder(db, sandboxProvider);
    await set(orderId, "shipped");
    await set(orderId, "processing", addMinutes(now, 1));
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, orderId), eq(auditLog.action, "order.status")));
    expect(entry?.before).toEqual({ status: "shipped" });
    expect(await undoChange(shop, entry!.id, "kim")).toMatchObject({ tone: "error" });
    await expectSentAsItSays(orderId);
    expect(await orderRow(db, orderId)).toMatchObject({ status: "processing", fulfilment: "unfulfilled" });
  });
});

describe("an order that is set to delivered", () => {
  const arrived = (orderId: string, day: string, at: Date) =>
    setOrderStatus(db, sandboxProvider, { orderId, status: "delivered", actor: "kim", day }, at);

  it("has the day that staff name, in all its parcels, also without one", async () => {
    for (const isSent of [true, false]) {
      const { orderId } = await paidOrder(db, sandboxProvider);
      if (isSent) await set(orderId, "shipped");
      expect((await arrived(orderId, "2026-11-22", addDays(now, 4))).outcome).toBe("changed");
      const { deliveredAt } = await readDelivery(db, orderId);
      expect(stockholmDay(new Date(deliveredAt!))).toBe("2026-11-22");
    }
  });

  it("is refused on a day before it was sent or ordered, and in the future", async () => {
    const { orderId } = await paidOrder(db, sandboxProvider);
    expect((await arrived(orderId, "2026-11-19", addDays(now, 4))).outcome).toBe("impossible-date");
    await set(orderId, "shipped", addDays(now, 2));
    for (const day of ["2026-11-21", "2026-11-25"])
      expect((await arrived(orderId, day, addDays(now, 4))).outcome).toBe("impossible-date");
    expect(await orderRow(db, orderId)).toMatchObject({ status: "shipped" });
    expect((await arrived(orderId, "2026-11-22", addDays(now, 4))).outcome).toBe("changed");
  });
});

describe("undoing a sending", () => {
  const undo = (orderId: string, fulfilmentId: string, at: Date) =>
    undoSending(db, { orderId, fulfilmentId, actor: "ali" }, at);

  it("takes the parcel and its e-mail away, and the order is to be sent as before; a second time changes nothing", async () => {
    const { orderId, black, white } = await paidOrder(db, sandboxProvider);
    const { id } = await send(orderId, [
      [black, 2],
      [white, 1],
    ]);
    const outcomes = await Promise.all([1, 2].map(() => undo(orderId, id, addMinutes(now, 1))));
    expect([...outcomes, await undo(orderId, id, addMinutes(now, 9))]).toEqual(["undone", "undone", "undone"]);
    expect(await orderRow(db, orderId)).toMatchObject({ status: "pending", fulfilment: "unfulfilled" });
    expect(await parcelsOf(orderId)).toEqual([]);
    expect(await mailsOf(id)).toEqual([]);
    const events = await db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.type, "sending undone")));
    expect(events).toMatchObject([{ actor: "ali", data: { fulfilmentId: id, carrier: "dhl", trackingId: "D1" } }]);
    expect((await send(orderId, [[black, 2]], addMinutes(now, 2))).kind).toBe("fulfilled");
  });

  it("leaves what was sent before", async () => {
    const { orderId, black, white } = await paidOrder(db, sandboxProvider);
    const first = await send(orderId, [[black, 2]]);
    const second = await send(orderId, [[white, 1]], addMinutes(now, 1));
    expect(await undo(orderId, second.id, addMinutes(now, 2))).toBe("undone");
    expect(await orderRow(db, orderId)).toMatchObject({ status: "processing", fulfilment: "partial" });
    expect(await parcelsOf(orderId)).toMatchObject([{ id: first.id }]);
    expect(await mailsOf(first.id)).toHaveLength(1);
  });

  it("is what setting the order back does, while nothing has left", async () => {
    const { orderId } = await paidOrder(db, sandboxProvider);
    await set(orderId, "shipped");
    await set(orderId, "processing", addMinutes(now, 1));
    expect(await parcelsOf(orderId)).toEqual([]);
    expect(await orderRow(db, orderId)).toMatchObject({ status: "processing", fulfilment: "unfulfilled" });
    await set(orderId, "shipped", addMinutes(now, 2));
    await set(orderId, "processing", addDays(now, 2));
    expect(await parcelsOf(orderId)).toHaveLength(1);
  });

  it("is too late after some minutes, once its e-mail went out, once it arrived, and once its order is cancelled", async () => {
    const sent = async () => {
      const { orderId, black, white } = await paidOrder(db, sandboxProvider);
      const units: [string, number][] = [
        [black, 2],
        [white, 1],
      ];
      return { orderId, ...(await send(orderId, units)) };
    };
    const late = await sent();
    expect(await undo(late.orderId, late.id, addMinutes(now, 5))).toBe("has-left");
    const mailed = await sent();
    // The e-mails to one address are limited.
    await db.update(orders).set({ email: "left@mail.example" }).where(eq(orders.id, mailed.orderId));
    const again = { type: "order_shipped", fulfilmentId: mailed.id, press: newId(), actor: "kim" } as const;
    const resent = await resendOrderMail(db, { ...again, orderId: mailed.orderId }, now);
    await sendMail("outboxId" in resent ? resent.outboxId : "", shop, now);
    expect(await undo(mailed.orderId, mailed.id, addMinutes(now, 1))).toBe("has-left");
    const arrived = await sent();
    const delivery = { deliveredAt: now.toISOString(), source: "carrier", actor: "system" } as const;
    await recordDelivery(db, { orderId: arrived.orderId, fulfilmentId: arrived.id, ...delivery }, now);
    expect(await undo(arrived.orderId, arrived.id, addMinutes(now, 1))).toBe("has-left");
    const cancelled = await sent();
    await set(cancelled.orderId, "cancelled");
    expect(await undo(cancelled.orderId, cancelled.id, addMinutes(now, 1))).toBe("has-left");
    for (const { orderId } of [late, mailed, arrived, cancelled]) expect(await parcelsOf(orderId)).toHaveLength(1);
    expect(await undo(late.orderId, mailed.id, now)).toBe("unknown-parcel");
  });

  it("is refused by the database itself without its event, or when its e-mail is still there", async () => {
    const { orderId, black } = await paidOrder(db, sandboxProvider);
    const { id } = await send(orderId, [[black, 2]]);
    const removal = () => db.delete(fulfilmentLines).where(eq(fulfilmentLines.fulfilmentId, id));
    await expect(removal().run()).rejects.toThrow();
    await db.delete(emailOutbox).where(eq(emailOutbox.causeId, id));
    await expect(removal().run()).rejects.toThrow();
  });
});

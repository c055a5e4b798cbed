import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { returns } from "#app/db/schema/returns.server.ts";
import { withdrawalLines, withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { decideLate, matchWithdrawal } from "#app/features/after-sale/cases/decide-withdrawal.server.ts";
import { orderDelivered } from "#app/features/after-sale/cases/delivered-email.server.tsx";
import { readNotice } from "#app/features/after-sale/cases/read-notice.server.ts";
import { readReceipt } from "#app/features/after-sale/cases/read-withdrawal-receipt.server.ts";
import { receiveParcel } from "#app/features/after-sale/cases/receive-parcel.server.ts";
import { receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";
import { requestExchange } from "#app/features/after-sale/cases/request-exchange.server.ts";
import { sendReplacement } from "#app/features/after-sale/cases/send-replacement.server.ts";
import { readWithdrawable } from "#app/features/after-sale/cases/withdrawable-order.server.ts";
import { withdrawalNote } from "#app/features/after-sale/cases/withdrawal-email.server.tsx";
import { correctDelivery } from "#app/features/selling/orders/correct-delivery.server.ts";
import { readDelivery, recordDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

type Order = Awaited<ReturnType<typeof deliveredOrder>>;
const day = (days: number) => addDays(now, days);
const arrives = (orderId: string, fulfilmentId: string, at: Date) =>
  recordDelivery(db, { orderId, fulfilmentId, deliveredAt: at.toISOString(), source: "carrier", actor: "system" }, at);

/** An order that arrived on day 0, of whose two black ones one was exchanged; its replacement was sent on day 25. */
async function exchanged() {
  const order = await deliveredOrder(db, sandboxProvider);
  for (const { id } of await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.orderId)))
    await arrives(order.orderId, id, now);
  const returnId = newId("ret");
  const choice = { orderLineId: order.black, quantity: 1 };
  const asked = { id: returnId, orderId: order.orderId, ...choice, variantId: `${order.garment}-black-l` };
  expect(await requestExchange(db, asked, day(10))).toMatchObject({ kind: "held" });
  const units = [
    { ...choice, variantId: `${order.garment}-black-m`, destination: "stock" as const, wasteReason: null },
  ];
  await receiveParcel(db, { id: newId("rcv"), returnId, units, actor: "kim" }, day(20));
  const parcel = { id: newId("ful"), returnId, carrier: "postnord", trackingId: "RR1", actor: "kim" } as const;
  expect(await sendReplacement(db, null, parcel, day(25))).toMatchObject({ kind: "sent" });
  return { ...order, parcel: parcel.id };
}

const noticesOf = ({ orderId }: Order) => db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
const linesOf = async (id: string) =>
  (await db.select().from(withdrawalLines).where(eq(withdrawalLines.withdrawalId, id))).map(
    ({ orderLineId, quantity, basis }) => `${orderLineId} ${quantity} ${basis}`,
  );

async function withdraws({ orderId, orderNumber }: Order, units: [string, number][], at: Date, formId = newId()) {
  const typed = { name: "Åsa Öberg", reference: orderNumber, email: "asa.oberg@mail.example", items: "" };
  const link = { orderId, units: new Map(units) };
  const received = await receiveWithdrawal(shop, { ...typed, formId, channel: "function", link }, at);
  await shop.finished();
  if (received.kind !== "received") throw new Error(received.kind);
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, received.id));
  return row!;
}

describe("an item that was sent in exchange", () => {
  it("can be withdrawn from until 14 days after its own delivery; the rest of the order keeps its end", async () => {
    const order = await exchanged();
    expect((await readDelivery(db, order.orderId)).deliveredAt).toBe(now.toISOString());
    const before = await readWithdrawable(db, order.orderId);
    expect(before?.lines[0]?.replaced).toMatchObject([{ units: 1, size: "L", statutoryUntil: null }]);

    await arrives(order.orderId, order.parcel, day(30));
    const after = await readWithdrawable(db, order.orderId);
    // 20 November and 30 days, 14 days, and a Sunday: 3 January is no working day.
    expect(after?.lines[0]?.replaced).toMatchObject([{ statutoryUntil: "2027-01-04T22:59:59.999Z" }]);
    expect(after?.period.statutoryUntil).toBe("2026-12-04T22:59:59.999Z");
    expect(after?.lines[1]?.replaced).toEqual([]);

    expect(await withdraws(order, [[order.white, 1]], day(40))).toMatchObject({ status: "late" });
    const own = await withdraws(order, [[order.black, 1]], day(40));
    expect(own).toMatchObject({ status: "open", statutoryUntil: "2027-01-04T22:59:59.999Z" });
    expect(await withdraws(order, [[order.black, 1]], day(41))).toMatchObject({ status: "late" });
  });

  it("and exchanged again counts once: the one that came back is no unit any more", async () => {
    const order = await exchanged();
    await arrives(order.orderId, order.parcel, day(26));
    const returnId = newId("ret");
    const choice = { orderLineId: order.black, quantity: 1 };
    const asked = { id: returnId, orderId: order.orderId, ...choice, variantId: `${order.garment}-black-m` };
    expect(await requestExchange(db, asked, day(27))).toMatchObject({ kind: "held" });
    const units = [
      { ...choice, variantId: `${order.garment}-black-l`, destination: "stock" as const, wasteReason: null },
    ];
    await receiveParcel(db, { id: newId("rcv"), returnId, units, actor: "kim" }, day(28));
    expect((await readWithdrawable(db, order.orderId))?.lines[0]?.replaced).toMatchObject([{ units: 1, size: "L" }]);
    const parcel = { id: newId("ful"), returnId, carrier: "postnord", trackingId: "RR2", actor: "kim" } as const;
    expect(await sendReplacement(db, null, parcel, day(29))).toMatchObject({ kind: "sent" });
    const after = await readWithdrawable(db, order.orderId);
    expect(after?.lines[0]?.replaced).toMatchObject([{ units: 1, size: "M", statutoryUntil: null }]);
  });

  it("is still on its way when staff set its order to delivered", async () => {
    const order = await exchanged();
    const shipped = { orderId: order.orderId, status: "shipped", actor: "kim" } as const;
    await setOrderStatus(db, fakeProvider(), shipped, day(26));
    await setOrderStatus(db, fakeProvider(), { ...shipped, status: "delivered" }, day(27));
    const after = await readWithdrawable(db, order.orderId);
    expect(after?.lines[0]?.replaced).toMatchObject([{ statutoryUntil: null }]);
    expect(await arrives(order.orderId, order.parcel, day(30))).toMatchObject({ kind: "recorded" });
  });

  it("is late after its own 14 days, and in time again when its delivery turns out to have been later", async () => {
    const order = await exchanged();
    await arrives(order.orderId, order.parcel, day(30));
    const late = await withdraws(order, [[order.black, 1]], day(46));
    expect(late.status).toBe("late");
    await decideLate(shop, { id: late.id, accept: false, actor: "kim" }, day(46));
    const correction = { orderId: order.orderId, fulfilmentId: order.parcel, reason: "Wrong house", actor: "kim" };
    await correctDelivery(db, { ...correction, deliveredAt: day(40).toISOString() }, day(47));
    expect(await withdraws(order, [[order.black, 1]], day(47))).toMatchObject({ status: "open" });
  });

  it("goes on by itself when its notice also names late units, of its own line or of another; only they wait for staff", async () => {
    for (const both of ["black", "white"] as const) {
      const order = await exchanged();
      await arrives(order.orderId, order.parcel, day(30));
      const second: [string, number] = [order.white, 1];
      const units: [string, number][] = both === "black" ? [[order.black, 2]] : [[order.black, 1], second];
      const [own, again] = await Promise.all([1, 2].map(() => withdraws(order, units, day(40), "form")));
      expect(own).toMatchObject({ status: "open", statutoryUntil: "2027-01-04T22:59:59.999Z", restOf: null });
      expect(again?.id).toBe(own?.id);
      const notices = await noticesOf(order);
      expect(notices).toHaveLength(2);
      const rest = notices.find(({ restOf }) => restOf === own?.id)!;
      expect(rest).toMatchObject({ status: "late", receivedAt: own?.receivedAt, caller: null });
      expect(await linesOf(own!.id)).toEqual([`${order.black} 1 statutory`]);
      expect(await linesOf(rest.id)).toEqual([`${order[both]} 1 late`]);
      expect(await db.select().from(returns).where(eq(returns.orderId, order.orderId))).toHaveLength(2);
      const receipt = await readReceipt(db, own!.id);
      expect(receipt?.matched).toMatchObject({
        lines: [{ id: order.black, quantity: 1 }],
        rest: { id: rest.id, status: "late", lines: [{ id: order[both], quantity: 1 }] },
      });
      const whole = own!.refundOre! + rest.refundOre!;
      expect(own!.refundOre).toBe(299_00 + 16_33);
      expect(whole).toBe(2 * 299_00 + 32_66);
      expect(await decideLate(shop, { id: rest.id, accept: false, actor: "kim" }, day(41))).toBe("done");
      expect((await readReceipt(db, own!.id))?.status).toBe("open");
    }
  });

  it("is parted from the late rest, too, when staff match a typed notice of the whole order", async () => {
    const order = await exchanged();
    await arrives(order.orderId, order.parcel, day(30));
    const typed = { name: "Someone Else", reference: order.orderNumber, email: "else@mail.example", items: "" };
    const received = await receiveWithdrawal(
      shop,
      { ...typed, formId: newId(), channel: "function", link: null },
      day(40),
    );
    const id = received.kind === "received" ? received.id : "";
    const match = () =>
      matchWithdrawal(shop, { id, orderNumber: order.orderNumber, units: null, actor: "kim" }, day(60));
    expect((await Promise.all([match(), match()])).filter((outcome) => outcome === "done")).toHaveLength(1);
    const notices = await noticesOf(order);
    expect(notices.map(({ status, matchedBy }) => `${status} ${matchedBy}`).toSorted()).toEqual([
      "late kim",
      "open kim",
    ]);
    expect(notices.find((notice) => notice.id === id)?.status).toBe("open");
    expect(await linesOf(id)).toEqual([`${order.black} 1 statutory`]);
    const rest = notices.find(({ restOf }) => restOf === id)!;
    expect((await linesOf(rest.id)).toSorted()).toEqual([`${order.black} 1 late`, `${order.white} 1 late`].toSorted());
    const { text } = (await withdrawalNote.render(id, shop))!;
    expect(text).toContain("Returned too late");
    expect(text).toContain(rest.id);
  });

  it("is told with its own end in the e-mail that the order has arrived", async () => {
    const order = await exchanged();
    await arrives(order.orderId, order.parcel, day(30));
    const { text } = (await orderDelivered.render(order.orderId, shop))!;
    expect(text.replaceAll(/\s+/g, " ")).toContain("Black, L (exchange): you can return it until 4 January 2027");
  });
});

describe("a delivery date that is corrected", () => {
  const parcelOf = async ({ orderId }: Order) =>
    (await db.select().from(fulfilments).where(eq(fulfilments.orderId, orderId)))[0]!.id;
  const correct = async (order: Order, to: Date, at: Date) =>
    correctDelivery(
      db,
      {
        orderId: order.orderId,
        fulfilmentId: await parcelOf(order),
        deliveredAt: to.toISOString(),
        reason: "",
        actor: "kim",
      },
      at,
    );

  it("to a later one leaves a notice of before in time: staff see that and cannot decline it", async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    await arrives(order.orderId, await parcelOf(order), now);
    const late = await withdraws(order, [[order.black, 2]], day(45));
    expect(late.status).toBe("late");
    expect(await readNotice(db, late.id)).toMatchObject({ isInTimeNow: false });
    expect(await correct(order, day(40), day(46))).toMatchObject({ kind: "corrected" });
    expect(await readNotice(db, late.id)).toMatchObject({ isInTimeNow: true });
    const decide = (accept: boolean) => decideLate(shop, { id: late.id, accept, actor: "kim" }, day(47));
    expect(await decide(false)).toBe("in-time-part");
    expect(await decide(true)).toBe("done");
  });

  it("to an earlier one takes back no time that the buyer was told", async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    await arrives(order.orderId, await parcelOf(order), day(20));
    const told = (await readWithdrawable(db, order.orderId))?.period;
    await correct(order, day(1), day(21));
    expect((await readDelivery(db, order.orderId)).deliveredAt).toBe(day(1).toISOString());
    expect((await readWithdrawable(db, order.orderId))?.period).toEqual(told);
    expect(await withdraws(order, [[order.black, 1]], day(34))).toMatchObject({ status: "open" });
  });

  it("to a later one and back keeps the later end", async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    await arrives(order.orderId, await parcelOf(order), now);
    await correct(order, day(5), day(6));
    const told = (await readWithdrawable(db, order.orderId))?.period;
    await correct(order, now, day(7));
    expect((await readWithdrawable(db, order.orderId))?.period).toEqual(told);
  });
});

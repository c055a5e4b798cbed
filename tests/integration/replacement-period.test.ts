import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { readSiteConfiguration } from "#app/features/configuration/queries.server.ts";
import { renderMail } from "#app/features/mail/render-mail.server.ts";
import { correctDelivery } from "#app/features/orders/correct-delivery.server.ts";
import { readDelivery, recordDelivery } from "#app/features/orders/deliveries.server.ts";
import { setOrderStatus } from "#app/features/payments/set-order-status.server.ts";
import { testProvider } from "#app/features/payments/test-provider.server.ts";
import { receiveParcel } from "#app/features/returns/receive-parcel.server.ts";
import { requestExchange } from "#app/features/returns/request-exchange.server.ts";
import { sendReplacement } from "#app/features/returns/send-replacement.server.ts";
import { decideLate } from "#app/features/withdrawals/decide-withdrawal.server.ts";
import { orderDelivered } from "#app/features/withdrawals/delivered-email.server.tsx";
import { receiveWithdrawal } from "#app/features/withdrawals/receive-withdrawal.server.ts";
import { readWithdrawable } from "#app/features/withdrawals/withdrawable-order.server.ts";
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
  const order = await deliveredOrder(db, testProvider);
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

async function withdraws({ orderId, orderNumber }: Order, units: [string, number][], at: Date) {
  const typed = { name: "Åsa Öberg", reference: orderNumber, email: "asa.oberg@mail.example", items: "" };
  const link = { orderId, units: new Map(units) };
  const received = await receiveWithdrawal(shop, { ...typed, formId: newId(), channel: "function", link }, at);
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

  it("is not declined with the late rest of its notice", async () => {
    const order = await exchanged();
    await arrives(order.orderId, order.parcel, day(30));
    const units: [string, number][] = [
      [order.black, 1],
      [order.white, 1],
    ];
    const mixed = await withdraws(order, units, day(40));
    expect(mixed.status).toBe("late");
    expect(await decideLate(shop, { id: mixed.id, accept: false, actor: "kim" }, day(41))).toBe("in-time-part");
    expect(await decideLate(shop, { id: mixed.id, accept: true, actor: "kim" }, day(41))).toBe("done");
  });

  it("is told with its own end in the e-mail that the order has arrived", async () => {
    const order = await exchanged();
    await arrives(order.orderId, order.parcel, day(30));
    const site = await readSiteConfiguration(shop);
    const { text } = renderMail(await orderDelivered.compose(order.orderId, { site, shop }));
    expect(text.replaceAll(/\s+/g, " ")).toContain(
      "Black, L, sent in exchange: 14 days of its own, until 4 January 2027",
    );
  });
});

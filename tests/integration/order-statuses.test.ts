import { describe, expect, it } from "vitest";

import { readToday } from "#app/admin/today/read-today.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { listOrders, type OrderQuery } from "#app/features/selling/orders/list-orders.server.ts";
import { trackOrder } from "#app/features/selling/orders/track-order.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { type OrderStatus, orderStatuses, orderStatusFacts, orderSteps } from "#app/shared/order-statuses.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const later = addDays(now, 30);

/** A paid order that staff set to a status. */
async function orderIn(status: OrderStatus) {
  const provider = fakeProvider();
  const order = await paidOrder(db, provider);
  const set = async (next: OrderStatus) =>
    (await setOrderStatus(db, provider, { orderId: order.orderId, status: next, actor: "kim" }, now)).outcome;
  expect(await set(status)).toMatch(/^(changed|refunded)$/);
  return { ...order, set };
}

const isListed = async (orderId: string, filters: OrderQuery["filters"]) => {
  const query = { search: "", sort: "newest", filters, paging: { size: 100 } } as const;
  return (await listOrders(db, query, later)).rows.some(({ id }) => id === orderId);
};

const toPack = async () =>
  (await readToday(db, builtInRoles.owner, later)).tasks.find(({ task }) => task === "to-pack")?.count;

describe.each(orderStatuses)("an order that is %s", (status) => {
  const facts = orderStatusFacts[status];

  it("was set to it, and is seen by staff and its buyer", async () => {
    const { orderId, orderNumber } = await orderIn(status);
    expect(await orderRow(db, orderId)).toMatchObject({ status });
    expect(await isListed(orderId, { status })).toBe(true);
    const tracked = await trackOrder(db, orderNumber);
    expect(tracked?.steps).toContainEqual({ status, reachedAt: expect.any(String) });
  });

  it(`${facts.inWarehouse ? "waits" : "does not wait"} to be sent, in the list and on Today`, async () => {
    const before = await toPack();
    const { orderId } = await orderIn(status);
    expect(await isListed(orderId, { work: "to-send" })).toBe(facts.inWarehouse);
    expect(await isListed(orderId, { work: "to-pack" })).toBe(facts.inWarehouse);
    expect(await toPack()).toBe((before ?? 0) + (facts.inWarehouse ? 1 : 0));
  });

  it(`${facts.isUnderWay ? "may be" : "is never"} overdue`, async () => {
    const { orderId } = await orderIn(status);
    expect(await isListed(orderId, { work: "overdue" })).toBe(facts.isUnderWay);
  });

  it.runIf(facts.isUnderWay)("is left for the next step, and by being cancelled", async () => {
    const next = orderSteps[orderSteps.indexOf(status) + 1]!;
    const moved = await orderIn(status);
    expect(await moved.set(next)).toBe("changed");
    expect(await orderRow(db, moved.orderId)).toMatchObject({ status: next });
    const cancelled = await orderIn(status);
    expect(await cancelled.set("cancelled")).toBe("refunded");
  });

  it.runIf(facts.inWarehouse)("leaves the warehouse with its last parcel", async () => {
    const { orderId, black, white } = await orderIn(status);
    const { updatedAt } = await orderRow(db, orderId);
    const units = new Map([
      [black, 2],
      [white, 1],
    ]);
    const parcel = { id: newId("ful"), orderId, units, carrier: "postnord", trackingId: "", actor: "kim" } as const;
    expect(await fulfilOrder(db, { ...parcel, seen: updatedAt }, now)).toMatchObject({ kind: "fulfilled" });
    const { status: left } = await orderRow(db, orderId);
    expect(orderStatusFacts[left]).toMatchObject({ inWarehouse: false, isUnderWay: true });
  });
});

import { beforeAll, expect, it } from "vitest";

import { orders } from "#app/db/schema/orders.server.ts";
import { confirmationOf } from "#app/features/selling/orders/confirmation.server.ts";
import { receiverText } from "#app/features/selling/orders/own-labels.server.ts";
import type { FindPoints } from "#app/features/selling/orders/pick-point.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import type { FoundPoints } from "#app/features/shop/pickup-points/find-points.server.ts";
import { samplePointsNear } from "#app/features/shop/pickup-points/sample-points.server.ts";
import { newId } from "#app/shared/ids.ts";
import { openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date();
const garment = newId("garment");
beforeAll(() => stockGarment(db, { id: garment, stock: 50 }));

const near: FindPoints = async (country, code) => ({ kind: "found", points: samplePointsNear(country, code) });
const mayWrite = async () => true;
const [first, second] = samplePointsNear("Sweden", "619 30");

const place = (change: object, findNear = near) =>
  placeOrder(db, { ...orderOf(garment), idempotencyKey: newId("key"), ...change }, now, null, null, mayWrite, findNear);

async function placed(change: object, findNear = near) {
  const result = await place(change, findNear);
  if (result.kind !== "placed") throw new Error(`The order was not placed: ${result.kind}`);
  const order = await readOrder(db, result.order.id);
  if (!order) throw new Error("The order is gone");
  return order;
}

it("an order keeps the point that it names, as the carrier tells of it", async () => {
  const order = await placed({ pickupPointId: first?.id });
  const { distance: _, hours: __, ...kept } = first ?? {};
  expect(order.pickupPoint).toEqual(kept);
  expect(confirmationOf(order).shippingAddress).toMatchObject({
    address: expect.stringMatching(new RegExp(`^${first?.name} \\(.+\\), ${first?.street}$`)),
    postalCode: "619 30",
    city: "Trosa",
  });
  expect(order.totalOre).toBe((await placed({})).totalOre);
});

it("an order without one goes to its address, and no carrier is asked", async () => {
  const never: FindPoints = () => Promise.reject(new Error("asked"));
  const order = await placed({}, never);
  expect(order.pickupPoint).toBeNull();
  expect(confirmationOf(order).shippingAddress).toMatchObject({ address: order.address });
});

it.each([
  ["made up", { pickupPointId: "sample-se-61930-99" }],
  ["of another postal code", { pickupPointId: samplePointsNear("Sweden", "111 21")[0]?.id }],
])("a point that is %s is refused in words, and nothing is ordered", async (_, change) => {
  const before = await db.$count(orders);
  expect(await place(change)).toEqual({
    kind: "checkout-refused",
    message: "The pickup point isn't offered for your postal code. Choose another one, or home delivery.",
  });
  expect(await db.$count(orders)).toBe(before);
});

it("express goes to the door alone", async () => {
  const refused = await place({ pickupPointId: first?.id, shippingMethod: "express", total: undefined });
  expect(refused).toMatchObject({
    kind: "checkout-refused",
    message: expect.stringContaining("Choose home delivery."),
  });
});

it.each([
  ["the carrier is down", { kind: "unreachable" }, "We can't check the pickup point right now."],
  ["the shop offers none", { kind: "not-offered" }, "This order can't be sent to a pickup point."],
] as [string, FoundPoints, string][])(
  "while %s, an order to a point is refused, and one to the door is taken",
  async (_, found, told) => {
    expect(await place({ pickupPointId: first?.id }, async () => found)).toMatchObject({
      kind: "checkout-refused",
      message: expect.stringContaining(told),
    });
    expect(await place({}, async () => found)).toMatchObject({ kind: "placed" });
  },
);

it("sent again, it is the same order even when the carrier is down by then; with another point it is another one", async () => {
  const idempotencyKey = newId("key");
  const order = await placed({ idempotencyKey, pickupPointId: first?.id });
  const down: FindPoints = async () => ({ kind: "unreachable" });
  const again = await place({ idempotencyKey, pickupPointId: first?.id }, down);
  expect(again).toMatchObject({ kind: "placed", repeated: true, order: { id: order.id } });
  expect(await place({ idempotencyKey, pickupPointId: second?.id })).toEqual({ kind: "key-reused" });
});

it("its parcel is addressed to the point", async () => {
  const { id, firstName, lastName } = await placed({ pickupPointId: first?.id });
  const order = await readOrder(db, id);
  const parcel = { order } as Parameters<typeof receiverText>[0];
  expect(receiverText(parcel).split("\n").slice(0, 3)).toEqual([
    `${firstName} ${lastName}`,
    expect.stringContaining(first?.name ?? "?"),
    first?.street,
  ]);
});

import { count, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { products } from "#app/db/schema/catalogue.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
import { placeOrder } from "#app/features/orders/place-order.server.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment, terms, unitsLeft } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const place = (input: ReturnType<typeof orderOf>) => placeOrder(db, input, terms, now);
const ordersInAll = async () => (await db.select({ n: count() }).from(orders))[0]?.n;

beforeAll(async () => {
  await db.insert(discountCodes).values({
    code: "WELCOME10",
    discountType: "percentage",
    valueHundredths: 10_00,
    createdAt: now.toISOString(),
  });
});

describe("an order", () => {
  it("takes its stock and stands as a snapshot that adds up", async () => {
    await stockGarment(db, { id: "tee" });
    const result = await place(orderOf("tee", { quantity: 2, total: 73_670 / 100, discountCode: "welcome10" }));
    expect(result).toMatchObject({
      kind: "placed",
      repeated: false,
      order: {
        status: "pending",
        paymentStatus: "unpaid",
        subtotalOre: 598_00,
        discountOre: 59_80,
        shippingOre: 49_00,
        taxOre: 149_50,
        totalOre: 736_70,
      },
    });
    expect(await unitsLeft(db, "tee")).toBe(8);
    if (result.kind !== "placed") return;

    await db.update(products).set({ name: "Renamed", priceOre: 1 }).where(eq(products.id, "tee"));
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, result.order.id));
    expect(lines).toMatchObject([
      { name: "Garment tee", priceOre: 299_00, quantity: 2, size: "M", color: "Black", image: "/media/tee.webp" },
    ]);
    expect(await db.select().from(orderEvents).where(eq(orderEvents.orderId, result.order.id))).toMatchObject([
      { type: "placed", actor: "shopper" },
    ]);
  });

  it("counts and keeps a VAT rate of half a percent, as Finland's", async () => {
    await stockGarment(db, { id: "finnish" });
    const result = await placeOrder(
      db,
      orderOf("finnish"),
      { ...terms, vat: { mode: "added", rateHundredths: 25_50 } },
      now,
    );
    if (result.kind !== "placed") throw new Error(result.kind);
    expect(result.order.taxOre).toBe(76_25);
    const [order] = await db.select().from(orders).where(eq(orders.id, result.order.id));
    expect(order?.vatRateHundredths).toBe(25_50);
  });

  it("is delivered in 3 business days, or 2 by express", async () => {
    await stockGarment(db, { id: "soon" });
    const [standard, express] = [
      await place(orderOf("soon")),
      await place(orderOf("soon", { shippingMethod: "express" })),
    ];
    expect(standard).toMatchObject({ order: { estimatedDelivery: "2026-11-25T12:00:00.000Z" } });
    expect(express).toMatchObject({ order: { estimatedDelivery: "2026-11-24T12:00:00.000Z" } });
  });

  it.each([
    ["variantId", { variantId: "chosen-white-l" }],
    ["colorId and sizeId", { colorId: "white", sizeId: "l" }],
  ])("names its variant by %s", async (by, choice) => {
    const id = "chosen";
    if (by === "variantId") await stockGarment(db, { id });
    const input = orderOf(id);
    expect(
      await place({ ...input, items: [{ productId: id, name: "", price: 299, quantity: 1, ...choice }] }),
    ).toMatchObject({ kind: "placed" });
    const [line] = await db.select().from(orderLines).where(eq(orderLines.productId, id)).limit(1);
    expect(line?.variantId).toBe("chosen-white-l");
  });
});

describe("an order is refused, and nothing is written,", () => {
  it.each([
    ["when the price has changed", { price: 249 }, { problems: [{ problem: "price", priceOre: 299_00 }] }],
    ["when there is less than wished", { quantity: 11 }, { problems: [{ problem: "stock", available: 10 }] }],
    ["when the total differs by an öre", { total: 422.76 }, { kind: "total-changed", totals: { totalOre: 422_75 } }],
    [
      "when the code does not hold",
      { discountCode: "NOPE" },
      { kind: "discount-refused", message: "Discount code not found" },
    ],
  ])("%s", async (what, change, told) => {
    const id = `refused-${what.length}`;
    await stockGarment(db, { id });
    const before = await ordersInAll();
    expect(await place(orderOf(id, change))).toMatchObject(told);
    expect(await unitsLeft(db, id)).toBe(10);
    expect(await ordersInAll()).toBe(before);
  });

  it("when the product is gone, hidden, or its color and size are missing", async () => {
    await stockGarment(db, { id: "hidden", published: false });
    await stockGarment(db, { id: "whole" });
    expect(await place(orderOf("nothing"))).toMatchObject({ problems: [{ problem: "unavailable" }] });
    expect(await place(orderOf("hidden"))).toMatchObject({ problems: [{ problem: "unavailable" }] });
    const unchosen = { productId: "whole", name: "", price: 299, quantity: 1 };
    expect(await place({ ...orderOf("whole"), items: [unchosen] })).toMatchObject({
      problems: [{ problem: "choice-missing", message: "Please select a color and size for Garment whole" }],
    });
  });

  it("when two lines together want more than there is", async () => {
    await stockGarment(db, { id: "twice", stock: 3 });
    const input = orderOf("twice", { quantity: 2 });
    expect(await place({ ...input, items: [...input.items, ...input.items] })).toMatchObject({
      problems: [{ index: 1, problem: "stock", available: 1 }],
    });
    expect(await unitsLeft(db, "twice")).toBe(3);
  });

  it("when any statement of its batch fails", async () => {
    await stockGarment(db, { id: "broken" });
    await db.run(`CREATE TRIGGER break_lines BEFORE INSERT ON order_lines WHEN new.product_id = 'broken'
      BEGIN SELECT RAISE(ABORT, 'broken on purpose'); END`);
    const before = await ordersInAll();
    await expect(place(orderOf("broken"))).rejects.toThrow();
    expect(await ordersInAll()).toBe(before);
    expect(await unitsLeft(db, "broken")).toBe(10);

    await db.run("DROP TRIGGER break_lines");
    await db.run(`CREATE TRIGGER break_stock BEFORE UPDATE ON product_variants WHEN new.product_id = 'broken'
      BEGIN SELECT RAISE(ABORT, 'broken on purpose'); END`);
    await expect(place(orderOf("broken"))).rejects.toThrow();
    expect(await ordersInAll()).toBe(before);
    expect(await unitsLeft(db, "broken")).toBe(10);
  });
});

describe("at the same moment", () => {
  it("200 orders for the last 5 units become exactly 5", async () => {
    await stockGarment(db, { id: "last", stock: 5 });
    const results = await Promise.all(Array.from({ length: 200 }, () => place(orderOf("last"))));
    expect(results.filter((result) => result.kind === "placed")).toHaveLength(5);
    expect(results.filter((result) => result.kind === "lines-changed")).toHaveLength(195);
    expect(await unitsLeft(db, "last")).toBe(0);
    const lines = await db.select().from(orderLines).where(eq(orderLines.productId, "last"));
    expect(lines).toHaveLength(5);
  });

  it("50 requests with one key become one order", async () => {
    await stockGarment(db, { id: "once", stock: 60 });
    const input = orderOf("once", { idempotencyKey: newId("key") });
    const results = await Promise.all(Array.from({ length: 50 }, () => place(input)));
    const ids = new Set(results.map((result) => result.kind === "placed" && result.order.id));
    expect(ids.size).toBe(1);
    expect(results.filter((result) => result.kind === "placed" && !result.repeated)).toHaveLength(1);
    expect(await unitsLeft(db, "once")).toBe(59);
  });

  it("the last unit, asked for twice with one key, is sold once and told twice", async () => {
    await stockGarment(db, { id: "final", stock: 1 });
    const input = orderOf("final", { idempotencyKey: newId("key") });
    const results = await Promise.all([place(input), place(input)]);
    expect(results.map((result) => result.kind)).toEqual(["placed", "placed"]);
    expect(await unitsLeft(db, "final")).toBe(0);
  });

  it("a new try of the same browser does not stand in its own way", async () => {
    await stockGarment(db, { id: "mine", stock: 1 });
    const firstKey = newId("key");
    await place(orderOf("mine", { idempotencyKey: firstKey }));
    const second = await place(
      orderOf("mine", { idempotencyKey: newId("key"), replacesKey: firstKey, shippingMethod: "express" }),
    );
    expect(second).toMatchObject({ kind: "placed", repeated: false });
    expect(await unitsLeft(db, "mine")).toBe(0);
  });
});

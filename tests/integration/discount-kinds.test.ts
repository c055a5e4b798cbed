import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { discountCodes } from "#app/db/schema/customers.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import type { OrderInput } from "#app/features/selling/orders/schemas.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const prices: Record<string, number> = { tights: 599, socks: 99.5, cap: 149 };

beforeAll(async () => {
  for (const [id, price] of Object.entries(prices))
    await stockGarment(db, { id, priceOre: Math.round(price * 100), stock: 500 });
  const code = { createdAt: now.toISOString() };
  const gift = { discountType: "buy-x-get-y", valueHundredths: 100_00, buyQuantity: 2, getQuantity: 1 };
  await db.insert(discountCodes).values([
    { ...code, code: "TIGHTS20", discountType: "percentage", valueHundredths: 20_00, productIds: ["tights"] },
    { ...code, code: "NOTHING", discountType: "percentage", valueHundredths: 20_00, productIds: [] },
    { ...code, code: "FREE", discountType: "free-shipping", valueHundredths: 0 },
    { ...code, code: "THREE4TWO", ...gift, productIds: ["socks", "cap"] },
    { ...code, code: "TWICE", ...gift, maxUses: 2 },
  ]);
});

/** An order of units of products by their id. */
function cart(units: Record<string, number>, change: Partial<OrderInput> = {}): OrderInput {
  const order = orderOf("tights", change);
  const items = Object.entries(units).map(([productId, quantity]) => {
    return { ...order.items[0]!, productId, price: prices[productId]!, quantity };
  });
  return { ...order, customer: { ...order.customer, email: `${newId()}@mail.example` }, items };
}

async function place(input: OrderInput) {
  const placed = await placeOrder(db, input, now);
  if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placed.order.id))
    .orderBy(orderLines.position);
  return { ...placed.order, lines, lineOre: lines.map(({ discountOre }) => discountOre) };
}

async function pay(orderId: string) {
  const created = await createPayment(db, sandboxProvider, orderId, now);
  if (created.kind !== "created") return created;
  return processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, now);
}

/** Refunds units of one line of a paid order; returns what went back, in öre. */
async function refund(orderId: string, lineId: string, units: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const request = { id: newId("rfd"), orderId, cancelled: new Map([[lineId, units]]), returned: new Map() };
  const given = { shipping: 0, restock: true, reason: "", expectedOre: "any", seen: order!.updatedAt } as const;
  const refunded = await refundOrder(db, sandboxProvider, { ...request, ...given, actor: "kim" }, now);
  if (refunded.kind !== "refunded") throw new Error(JSON.stringify(refunded));
  return refunded.amountOre;
}

describe("an order with a code for chosen products", () => {
  it("pays less for those alone, and gets back for each line what was paid for it", async () => {
    const order = await place(cart({ socks: 2, tights: 1 }, { discountCode: "TIGHTS20", total: 727.2 }));
    expect(order).toMatchObject({ subtotalOre: 798_00, discountOre: 119_80, shippingOre: 49_00, totalOre: 727_20 });
    expect(order.lineOre).toEqual([0, 119_80]);
    await pay(order.id);
    const [socks, tights] = order.lines;
    expect(await refund(order.id, socks!.id, 1)).toBe(99_50);
    expect(await refund(order.id, tights!.id, 1)).toBe(479_20);
    expect(await refund(order.id, socks!.id, 1)).toBe(99_50);
  });

  it("is told when none of them is in the cart, also of a code whose products are all gone", async () => {
    const told = { kind: "discount-refused", message: "Discount code doesn't apply to anything in your cart" };
    expect(await placeOrder(db, cart({ socks: 1 }, { discountCode: "TIGHTS20" }), now)).toEqual(told);
    expect(await placeOrder(db, cart({ socks: 1 }, { discountCode: "NOTHING" }), now)).toEqual(told);
  });

  it("is told the new total when the shopper saw the whole cart lowered", async () => {
    const seen = cart({ socks: 2, tights: 1 }, { discountCode: "TIGHTS20", total: 687.4 });
    expect(await placeOrder(db, seen, now)).toMatchObject({ kind: "total-changed", totals: { totalOre: 727_20 } });
  });

  it("as an export bears its discount on the same line, without the VAT", async () => {
    const home = cart({ socks: 2, tights: 1 }, { discountCode: "TIGHTS20" });
    const order = await place({ ...home, customer: { ...home.customer, country: "Norway", postalCode: "0150" } });
    expect(order.lineOre[0]).toBe(0);
    expect(order.lineOre[1]).toBe(order.discountOre);
  });
});

describe("an order with a code for free shipping", () => {
  it("pays no standard delivery", async () => {
    const order = await place(cart({ socks: 1 }, { discountCode: "FREE", total: 99.5 }));
    expect(order).toMatchObject({ discountOre: 0, shippingOre: 0, totalOre: 99_50 });
    const [stored] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(stored).toMatchObject({ discountCode: "FREE", standardShippingOre: 0 });
  });

  it("pays express in full", async () => {
    const express = cart({ socks: 1 }, { discountCode: "FREE", shippingMethod: "express", total: 198.5 });
    expect(await place(express)).toMatchObject({ shippingOre: 99_00, totalOre: 198_50 });
  });
});

describe("an order with buy 2, get 1", () => {
  it("gets the cheapest of every three for nothing, and back what was paid for it", async () => {
    const order = await place(cart({ cap: 2, tights: 1, socks: 4 }, { discountCode: "THREE4TWO" }));
    expect(order).toMatchObject({ discountOre: 199_00 });
    expect(order.lineOre).toEqual([0, 0, 199_00]);
    await pay(order.id);
    const [cap, , socks] = order.lines;
    expect(await refund(order.id, cap!.id, 2)).toBe(298_00);
    // Four pairs, two of them free: each comes to half its price.
    expect(await refund(order.id, socks!.id, 1)).toBe(49_75);
    expect(await refund(order.id, socks!.id, 3)).toBe(149_25);
  });

  it("is told how many are missing", async () => {
    expect(await placeOrder(db, cart({ socks: 2, tights: 3 }, { discountCode: "THREE4TWO" }), now)).toEqual({
      kind: "discount-refused",
      message: "Add 1 more item this code is for",
    });
  });

  it("is used no more often than it may be by orders paid at the same moment", async () => {
    const placed = await Promise.all(
      Array.from({ length: 5 }, () => place(cart({ socks: 3 }, { discountCode: "TWICE" }))),
    );
    const kinds = await Promise.all(placed.map(async ({ id }) => (await pay(id)).kind));
    expect(kinds.toSorted()).toEqual([...Array<string>(3).fill("code-used-up"), "succeeded", "succeeded"]);
    const taken = await db.select().from(payments).where(eq(payments.status, "succeeded"));
    expect(taken.filter(({ orderId }) => placed.some(({ id }) => id === orderId))).toHaveLength(2);
  });
});

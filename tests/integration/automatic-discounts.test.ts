import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { receipts } from "#app/db/schema/documents.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import type { CodeFields } from "#app/features/selling/discounts/code-form.ts";
import { createCode, deleteCode, editCode, readCode } from "#app/features/selling/discounts/save-code.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import type { OrderInput } from "#app/features/selling/orders/schemas.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { codeUsesStatement } from "#app/features/selling/sales/offers-used.server.ts";
import { salesPeriod } from "#app/features/selling/sales/sales-period.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();
const { db } = shop;
const actor = "astrid";
const prices: Record<string, number> = { tights: 600, socks: 100 };
const halfPrice = "AUTO-HALF";
const title = "Buy 2 tights, get 1 half price";

const fields: CodeFields = {
  method: "automatic",
  title,
  discountType: "buy-x-get-y",
  valueHundredths: 50_00,
  minOrderOre: 0,
  maxDiscountOre: null,
  startsAt: null,
  expiryDate: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  description: "",
  isActive: true,
  productIds: ["tights"],
  buyQuantity: 2,
  market: null,
  getQuantity: 1,
};
const create = (code: string, change: Partial<CodeFields> = {}) =>
  createCode(shop, { code, fields: { ...fields, ...change }, actor }, now);
const edit = async (code: string, change: Partial<Omit<CodeFields, "method">>) => {
  const known = await readCode(db, code);
  return editCode(shop, { code, fields: change, basedOn: known!.updatedAt, actor }, new Date());
};
const code = (change: Partial<CodeFields>): Partial<CodeFields> => ({
  method: "code",
  title: "",
  productIds: null,
  discountType: "fixed",
  buyQuantity: null,
  getQuantity: null,
  market: null,
  ...change,
});

let stocked = false;
beforeEach(async () => {
  if (!stocked)
    for (const [id, price] of Object.entries(prices)) await stockGarment(db, { id, priceOre: price * 100, stock: 500 });
  stocked = true;
  await db.delete(discountCodes);
  await create(halfPrice);
});

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
  const [order] = await db.select().from(orders).where(eq(orders.id, placed.order.id));
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placed.order.id))
    .orderBy(orderLines.position);
  return { ...order!, lines };
}

async function pay(orderId: string) {
  const created = await createPayment(db, sandboxProvider, orderId, now);
  if (created.kind !== "created") throw new Error(created.kind);
  await processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, now);
}

async function refund(orderId: string, lineId: string, units: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const request = { id: newId("rfd"), orderId, cancelled: new Map([[lineId, units]]), returned: new Map() };
  const given = { shipping: 0, restock: true, reason: "", expectedOre: "any", seen: order!.updatedAt } as const;
  const refunded = await refundOrder(db, sandboxProvider, { ...request, ...given, actor }, now);
  if (refunded.kind !== "refunded") throw new Error(JSON.stringify(refunded));
  return refunded.amountOre;
}

async function ask(body: object) {
  const response = await handleApi(
    new Request("https://shop.example/api/discount/apply", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ code: null, cartTotal: 1800, items: itemsOf(3), ...body }),
    }),
    shop,
  );
  await shop.finished();
  return response.json<Record<string, unknown>>();
}
const itemsOf = (quantity: number) => [{ productId: "tights", price: 600, quantity }];

describe("an order that an automatic discount applies to", () => {
  it("pays less without a code, keeps the title, counts the use, and gets back what was paid for each line", async () => {
    const order = await place(cart({ socks: 1, tights: 3 }, { total: 1600 }));
    expect(order).toMatchObject({ discountCode: halfPrice, discountTitle: title, discountOre: 300_00 });
    expect(order.lines.map(({ discountOre }) => discountOre)).toEqual([0, 300_00]);
    await pay(order.id);
    expect(await readCode(db, halfPrice)).toMatchObject({ timesUsed: 1, givenOre: 300_00 });
    const [receipt] = await db.select().from(receipts).where(eq(receipts.orderId, order.id));
    expect(receipt?.content).toMatchObject({ discountTitle: title });
    const [socks, tights] = order.lines;
    expect(await refund(order.id, socks!.id, 1)).toBe(100_00);
    expect(await refund(order.id, tights!.id, 1)).toBe(500_00);
    expect(await deleteCode(shop, { code: halfPrice, actor }, now)).toBe("used");
  });

  it("is not changed by what the discount becomes", async () => {
    const order = await place(cart({ tights: 3 }));
    await edit(halfPrice, { title: "Another title", valueHundredths: 100_00 });
    const [stored] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(stored).toMatchObject({ discountTitle: title, discountOre: 300_00, totalOre: 1500_00 });
  });

  it("is told the new total when the discount ended or began after its cart was counted, and then pays that", async () => {
    const seen = cart({ tights: 3 }, { total: 1500 });
    await edit(halfPrice, { expiryDate: "2026-11-20T11:00:00Z" });
    const ended = { kind: "total-changed", totals: { discountOre: 0, totalOre: 1800_00 } };
    expect(await placeOrder(db, seen, now)).toMatchObject(ended);
    expect(await place({ ...seen, total: 1800 })).toMatchObject({ discountCode: null, discountTitle: null });

    await edit(halfPrice, { expiryDate: null });
    const began = { kind: "total-changed", totals: { discountOre: 300_00, totalOre: 1500_00 } };
    expect(await placeOrder(db, cart({ tights: 3 }, { total: 1800 }), now)).toMatchObject(began);
  });

  it("keeps the total that was placed when the same purchase is sent again after the discount ended", async () => {
    const input = cart({ tights: 3 }, { total: 1500, idempotencyKey: newId("key") });
    const first = await place(input);
    await edit(halfPrice, { isActive: false });
    expect(await placeOrder(db, input, now)).toMatchObject({
      kind: "placed",
      repeated: true,
      order: { id: first.id, totalOre: 1500_00 },
    });
  });

  it("has the best of several, whatever their order, and free delivery by what it saves with the chosen one", async () => {
    await create("AUTO-TEN", {
      title: "10% off",
      discountType: "percentage",
      valueHundredths: 10_00,
      productIds: null,
    });
    await create("AUTO-SHIP", { title: "Free shipping", discountType: "free-shipping", productIds: null });
    expect(await place(cart({ tights: 3 }))).toMatchObject({ discountTitle: title });
    expect(await place(cart({ tights: 1 }))).toMatchObject({ discountTitle: "10% off" });
    expect(await place(cart({ socks: 1 }))).toMatchObject({ discountTitle: "Free shipping", shippingOre: 0 });
    const express = cart({ socks: 1 }, { shippingMethod: "express" });
    expect(await place(express)).toMatchObject({ discountTitle: "10% off", shippingOre: 99_00 });
  });
});

describe("a code beside an automatic discount", () => {
  beforeEach(async () => {
    await create("LESS", code({ valueHundredths: 299_00 }));
    await create("SAME", code({ valueHundredths: 300_00 }));
    await create("ONCE", code({ valueHundredths: 1_00, maxUses: 1 }));
  });

  it("applies when it saves as much, and is neither applied nor used up when it saves less", async () => {
    expect(await place(cart({ tights: 3 }, { discountCode: "SAME" }))).toMatchObject({
      discountCode: "SAME",
      discountTitle: null,
    });
    const order = await place(cart({ tights: 3 }, { discountCode: "ONCE", total: 1500 }));
    expect(order).toMatchObject({ discountCode: halfPrice, discountTitle: title });
    await pay(order.id);
    expect(await readCode(db, "ONCE")).toMatchObject({ timesUsed: 0 });
    expect(await place(cart({ tights: 1 }, { discountCode: "ONCE" }))).toMatchObject({ discountCode: "ONCE" });
  });

  it("is told which of the two applies, and why", async () => {
    expect(await ask({ code: "less" })).toMatchObject({
      valid: true,
      code: "LESS",
      title,
      discountAmount: 300,
      description: `Your code saves less than “${title}”, so we kept that.`,
    });
    const same = await ask({ code: "SAME" });
    expect(same).toMatchObject({ valid: true, code: "SAME", discountAmount: 300 });
    expect(same["title"]).toBeUndefined();
    expect(await ask({ code: "LESS", items: itemsOf(1) })).toMatchObject({ code: "LESS", description: "" });
  });

  it("that does not hold is refused with its own text, and so is the id of an automatic discount", async () => {
    expect(await ask({ code: "NOBODYS" })).toMatchObject({ valid: false, error: "Discount code not found" });
    expect(await ask({ code: halfPrice })).toMatchObject({ valid: false, error: "Discount code not found" });
    const typed = cart({ tights: 3 }, { discountCode: halfPrice });
    expect(await placeOrder(db, typed, now)).toEqual({
      kind: "discount-refused",
      message: "Discount code not found",
    });
  });

  it("is not there for a shop whose discounts are all automatic", async () => {
    await db.delete(discountCodes).where(eq(discountCodes.method, "code"));
    expect(await ask({ code: "X" })).toMatchObject({ error: "No discount codes found in database" });
  });
});

describe("what a cart is answered without a code", () => {
  it("is the automatic discount that applies now, and no error without one", async () => {
    expect(await ask({})).toMatchObject({ valid: true, code: "", title, discountAmount: 300, finalTotal: 1500 });
    const none = await ask({ items: itemsOf(2) });
    expect(none).toMatchObject({ valid: false, code: "", finalTotal: 1200 });
    expect(none).not.toHaveProperty("error");
  });

  it("follows each change of the discounts, also undone", async () => {
    // One that no order names, so that it can be deleted.
    const fresh = "AUTO-FRESH";
    await db.delete(discountCodes);
    await create(fresh);
    expect(await ask({})).toMatchObject({ valid: true });
    await edit(fresh, { isActive: false });
    expect(await ask({})).toMatchObject({ valid: false });
    const [edited] = (await db.select().from(auditLog)).filter(({ action }) => action === "discount.edited").slice(-1);
    expect(edited).toMatchObject({ subjectName: title });
    await undoChange(shop, edited!.id, actor);
    expect(await ask({})).toMatchObject({ valid: true });
    await deleteCode(shop, { code: fresh, actor }, now);
    expect(await ask({})).toMatchObject({ valid: false });
    const [deleted] = (await db.select().from(auditLog))
      .filter(({ action }) => action === "discount.deleted")
      .slice(-1);
    await undoChange(shop, deleted!.id, actor);
    expect(await ask({})).toMatchObject({ valid: true, title });
  });
});

describe("staff", () => {
  it("make one discount by a form that is sent twice, and one of two edits at once", async () => {
    expect(await create(halfPrice)).toBe("taken");
    expect(await db.select().from(discountCodes)).toHaveLength(1);
    const known = await readCode(db, halfPrice);
    const change = (name: string) =>
      editCode(shop, { code: halfPrice, fields: { title: name }, basedOn: known!.updatedAt, actor }, new Date());
    const kinds = (await Promise.all([change("One"), change("Two")])).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["conflict", "saved"]);
  });

  it("read its title among the discounts of a period", async () => {
    const order = await place(cart({ tights: 3 }));
    await pay(order.id);
    const period = salesPeriod(new URLSearchParams(), "2026-11-20");
    const [used] = await codeUsesStatement(db, period, "SEK");
    expect(used).toMatchObject({ title });
  });
});

import { count, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { productMedia, products } from "#app/db/schema/catalogue.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { cancelExpiredOrders } from "#app/features/selling/orders/cancel-order.server.ts";
import { orderLimits } from "#app/features/selling/orders/order-limits.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { orderInputSchema } from "#app/features/selling/orders/schemas.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { configurationCopy } from "#app/features/shop/content/configuration-copy.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const place = (input: ReturnType<typeof orderOf>) => placeOrder(db, input, now);
/** Stores a section of the site configuration as staff would. */
async function configure(section: string, content: unknown) {
  const row = { content, updatedAt: now.toISOString(), updatedBy: "kim" };
  await db
    .insert(siteConfiguration)
    .values({ section, ...row })
    .onConflictDoUpdate({ target: siteConfiguration.section, set: row });
}
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
  it("remembers the days to return that it was promised, whatever staff change them to later", async () => {
    await stockGarment(db, { id: "promised" });
    await configure("promotions", { returnDays: 60 });
    await place(orderOf("promised"));
    await configure("promotions", { returnDays: 14 });
    await place(orderOf("promised", { customer: { ...orderOf("promised").customer, email: "second@mail.example" } }));
    await db.delete(siteConfiguration);
    const stored = await db.select({ days: orders.returnDays }).from(orders).orderBy(orders.returnDays);
    expect(stored.map(({ days }) => days)).toEqual([14, 60]);
  });

  it("shows each line in the color that was ordered", async () => {
    await stockGarment(db, { id: "pictured" });
    await db.insert(productMedia).values({
      id: "pictured-white",
      productId: "pictured",
      colorId: "white",
      position: 1,
      url: "/media/pictured-white.webp",
      alt: "",
    });
    const white = { productId: "pictured", colorId: "white", sizeId: "m", name: "", price: 299, quantity: 1 };
    await place(orderOf("pictured", { items: [white] }));
    await place(orderOf("pictured"));
    const lines = await db.select({ color: orderLines.color, image: orderLines.image }).from(orderLines);
    expect(lines).toContainEqual({ color: "White", image: "/media/pictured-white.webp" });
    expect(lines).toContainEqual({ color: "Black", image: "/media/pictured.webp" });
  });

  it("is billed to Germany and sent in Sweden, by the postal code that each country has", async () => {
    await stockGarment(db, { id: "billed" });
    const billing = { address: "Invalidenstraße 1", city: "Berlin", postalCode: "D-10115", country: "Germany" };
    const { customer, ...order } = orderOf("billed");
    const placed = await place(orderInputSchema.parse({ ...order, customer, billing }));
    expect(placed).toMatchObject({ kind: "placed" });
    const [stored] = await db.select().from(orders).where(eq(orders.billingCountry, "Germany"));
    expect(stored).toMatchObject({ country: "Sweden", billingCity: "Berlin", billingPostalCode: "10115" });

    const refused = orderInputSchema.safeParse({ ...order, customer, billing: { ...billing, country: "Poland!" } });
    expect(refused.success).toBe(false);
    expect(orderInputSchema.safeParse({ ...order, customer: { ...customer, country: "Germany" } }).success).toBe(false);
  });

  it("tells of each line what the discount took off it, together the order's, at home and as an export", async () => {
    await stockGarment(db, { id: "odd-tee", priceOre: 199_99 });
    await stockGarment(db, { id: "odd-cap", priceOre: 33_33 });
    for (const country of ["Sweden", "Norway"] as const) {
      const order = orderOf("odd-tee", { price: 199.99, quantity: 2, discountCode: "WELCOME10" });
      const customer = { ...order.customer, country, postalCode: country === "Norway" ? "0150" : "619 30" };
      const items = [...order.items, { ...order.items[0]!, productId: "odd-cap", price: 33.33, quantity: 1 }];
      const result = await place({ ...order, customer, items });
      if (result.kind !== "placed") throw new Error(JSON.stringify(result));
      const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, result.order.id));
      const kept = lines.map(({ discountOre }) => discountOre ?? 0);
      expect(kept.reduce((sum, ore) => sum + ore, 0)).toBe(result.order.discountOre);
      expect(kept.every((ore) => ore > 0)).toBe(true);
    }
  });

  it("takes its stock and stands as a snapshot that adds up", async () => {
    await stockGarment(db, { id: "tee" });
    const result = await place(orderOf("tee", { quantity: 2, total: 587.2, discountCode: "welcome10" }));
    expect(result).toMatchObject({
      kind: "placed",
      repeated: false,
      order: {
        status: "pending",
        paymentStatus: "unpaid",
        subtotalOre: 598_00,
        discountOre: 59_80,
        shippingOre: 49_00,
        taxOre: 117_44,
        totalOre: 587_20,
      },
    });
    expect(await unitsLeft(db, "tee")).toBe(8);
    if (result.kind !== "placed") return;

    await expect(
      db.update(orderLines).set({ discountOre: 0 }).where(eq(orderLines.orderId, result.order.id)),
    ).rejects.toThrow();
    await db.update(products).set({ name: "Renamed", priceOre: 1 }).where(eq(products.id, "tee"));
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, result.order.id));
    expect(lines).toMatchObject([
      { name: "Garment tee", priceOre: 299_00, quantity: 2, size: "M", color: "Black", image: "/media/tee.webp" },
    ]);
    expect(lines.map(({ discountOre }) => discountOre)).toEqual([59_80]);
    expect(await db.select().from(orderEvents).where(eq(orderEvents.orderId, result.order.id))).toMatchObject([
      { type: "placed", actor: "shopper" },
    ]);
  });

  it("counts and keeps a VAT rate of half a percent, as Finland's", async () => {
    await stockGarment(db, { id: "finnish" });
    await configure("vat", { mode: "added", rateHundredths: 25_50 });
    const result = await place(orderOf("finnish"));
    await db.delete(siteConfiguration);
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

  it("is expected later abroad and from a partner, and is refused by express where that is not kept", async () => {
    await stockGarment(db, { id: "far" });
    await stockGarment(db, { id: "partners" });
    await db.update(products).set({ source: "cjdropshipping" }).where(eq(products.id, "partners"));
    const to = (country: "Norway" | "Denmark", postalCode: string) => ({
      ...orderOf("far").customer,
      country,
      postalCode,
    });
    const expected = (order: Awaited<ReturnType<typeof place>>) =>
      order.kind === "placed" ? order.order.estimatedDelivery.slice(0, 10) : order;
    expect(expected(await place(orderOf("far", { customer: to("Norway", "0154") })))).toBe("2026-11-30");
    expect(expected(await place(orderOf("partners")))).toBe("2026-12-03");
    const express = { shippingMethod: "express" } as const;
    expect(expected(await place(orderOf("far", { ...express, customer: to("Denmark", "2100") })))).toBe("2026-11-25");
    expect(await place(orderOf("far", { ...express, customer: to("Norway", "0154") }))).toEqual({
      kind: "checkout-refused",
      message: "We don't offer express delivery to Norway. Please choose standard delivery.",
    });
    expect(await place(orderOf("partners", express))).toEqual({
      kind: "checkout-refused",
      message: "Items from our partner can't ship express. Please choose standard delivery.",
    });
  });

  it("is paid by Swish where an address is Swedish, and refused elsewhere", async () => {
    await stockGarment(db, { id: "swished" });
    const customer = { ...orderOf("swished").customer, country: "Norway", postalCode: "0154" } as const;
    const swish = (change = {}) => place(orderOf("swished", { paymentMethod: "swish", ...change }));
    expect(await swish()).toMatchObject({ kind: "placed" });
    expect(await swish({ customer })).toEqual({
      kind: "checkout-refused",
      message: "Swish isn't available in Norway. Please choose another way to pay.",
    });
    const billing = { address: "Storgatan 1", city: "Trosa", postalCode: "619 30", country: "Sweden" };
    expect(await swish({ customer, billing })).toMatchObject({ kind: "placed" });
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
    ["when the total differs by an öre", { total: 348.01 }, { kind: "total-changed", totals: { totalOre: 348_00 } }],
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

describe("an idempotency key", () => {
  const sent = (id: string, change = {}) => place({ ...orderOf(id), ...change });

  it("with another content is refused, and tells nothing of its order", async () => {
    await stockGarment(db, { id: "bound" });
    const idempotencyKey = newId("key");
    await sent("bound", { idempotencyKey });
    const { customer } = orderOf("bound");
    for (const change of [{ shippingMethod: "express" }, { customer: { ...customer, email: "eve@mail.example" } }]) {
      expect(await sent("bound", { idempotencyKey, ...change })).toEqual({ kind: "key-reused" });
    }
    expect(await unitsLeft(db, "bound")).toBe(9);
  });

  it("answers the same order when only the key it replaces differs", async () => {
    await stockGarment(db, { id: "again" });
    const idempotencyKey = newId("key");
    await sent("again", { idempotencyKey, replacesKey: newId("key") });
    expect(await sent("again", { idempotencyKey })).toMatchObject({ kind: "placed", repeated: true });
  });

  it("that replaces a paid order answers the paid one, and nothing new is placed", async () => {
    await stockGarment(db, { id: "answered" });
    const replacesKey = newId("key");
    const first = await sent("answered", { idempotencyKey: replacesKey });
    if (first.kind !== "placed") throw new Error(first.kind);
    const created = await createPayment(db, sandboxProvider, first.order.id, now);
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, now);

    const second = await sent("answered", { idempotencyKey: newId("key"), replacesKey, newsletterSubscription: true });
    expect(second).toMatchObject({
      kind: "placed",
      repeated: true,
      order: { id: first.order.id, paymentStatus: "paid" },
    });
    expect(await unitsLeft(db, "answered")).toBe(9);
  });

  describe("that replaces an order", () => {
    const { customer } = orderOf("any");
    const eve = { ...customer, email: "eve@mail.example", firstName: "Eve" };
    const corrected = { ...customer, email: "asa.oberg@post.example" };
    const earlier = async (id: string, { isPaid = false } = {}) => {
      await stockGarment(db, { id, stock: 2 });
      const replacesKey = newId("key");
      const first = await sent(id, { idempotencyKey: replacesKey });
      if (first.kind !== "placed") throw new Error(first.kind);
      const created = await createPayment(db, sandboxProvider, first.order.id, now);
      if (created.kind !== "created") throw new Error(created.kind);
      if (isPaid) await processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, now);
      return { id: first.order.id, replacesKey };
    };
    const statusOf = async (id: string) =>
      (await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;

    it("of another person leaves that one alone and is an order of its own, paid or not, however often it is sent", async () => {
      for (const isPaid of [true, false]) {
        const garment = newId("garment");
        const { id, replacesKey } = await earlier(garment, { isPaid });
        const again = { idempotencyKey: newId("key"), replacesKey, customer: eve };
        const first = await sent(garment, again);
        expect(first).toMatchObject({ kind: "placed", repeated: false, order: { paymentStatus: "unpaid" } });
        expect(first.kind === "placed" && first.order.id).not.toBe(id);
        expect(await sent(garment, again)).toMatchObject({ kind: "placed", repeated: true });
        expect(await statusOf(id)).toBe("pending");
        expect(await unitsLeft(db, garment)).toBe(0);
      }
    });

    it("of the same person under an e-mail address with a typo takes its place while it is unpaid", async () => {
      const { id, replacesKey } = await earlier("typo");
      expect(await sent("typo", { idempotencyKey: newId("key"), replacesKey, customer: corrected })).toMatchObject({
        kind: "placed",
        repeated: false,
      });
      expect(await statusOf(id)).toBe("cancelled");
      expect(await unitsLeft(db, "typo")).toBe(1);
    });

    it("that was paid under an e-mail address with a typo is told as paid, and nothing of it", async () => {
      const { replacesKey } = await earlier("mistyped", { isPaid: true });
      const again = { idempotencyKey: newId("key"), replacesKey, customer: corrected };
      for (const _ of [1, 2]) expect(await sent("mistyped", again)).toEqual({ kind: "earlier-order-paid" });
      expect(await unitsLeft(db, "mistyped")).toBe(1);
    });

    it("that was paid more than an hour ago is told as paid: who comes back later may mean another purchase", async () => {
      const { replacesKey } = await earlier("later", { isPaid: true });
      const again = orderOf("later", { idempotencyKey: newId("key"), replacesKey, shippingMethod: "express" });
      expect(await placeOrder(db, again, addMinutes(now, 59))).toMatchObject({ kind: "placed", repeated: true });
      expect(await placeOrder(db, again, addMinutes(now, 61))).toEqual({ kind: "earlier-order-paid" });
      expect(await unitsLeft(db, "later")).toBe(1);
    });
  });

  it("that replaces an order whose payment is under way places nothing", async () => {
    await stockGarment(db, { id: "under-way" });
    const replacesKey = newId("key");
    const first = await sent("under-way", { idempotencyKey: replacesKey });
    if (first.kind !== "placed") throw new Error(first.kind);
    const created = await createPayment(db, sandboxProvider, first.order.id, now);
    if (created.kind !== "created") throw new Error(created.kind);
    const provider: PaymentProvider = {
      ...sandboxProvider,
      process: async () => {
        const second = await sent("under-way", { idempotencyKey: newId("key"), replacesKey });
        expect(second).toEqual({ kind: "payment-under-way", orderId: first.order.id });
        return { status: "succeeded" };
      },
    };
    expect(await processPayment(db, provider, created.paymentId, { token: "test_visa" }, now)).toMatchObject({
      kind: "succeeded",
    });
    expect(await unitsLeft(db, "under-way")).toBe(9);
  });
});

describe("an order's terms", () => {
  it("are those that staff saved last, whatever copy of them is kept", async () => {
    await stockGarment(db, { id: "fresh" });
    const { key } = await configurationCopy(shop);
    await shop.env.CONFIG_CACHE.put(key, JSON.stringify({ vat: { mode: "added", rateHundredths: 0 } }));
    expect((await readSiteConfiguration(shop)).vat.mode).toBe("added");
    await configure("vat", { mode: "included", rateHundredths: 25_00 });
    await configure("shipping", { standardOre: 10_00 });
    const result = await place(orderOf("fresh"));
    await db.delete(siteConfiguration);
    await shop.env.CONFIG_CACHE.delete(key);
    expect(result).toMatchObject({ order: { vatMode: "included", shippingOre: 10_00, totalOre: 309_00 } });
  });

  it("are never guessed: with broken ones nothing is sold", async () => {
    await stockGarment(db, { id: "unpriced" });
    await configure("vat", { mode: "sometimes" });
    await expect(place(orderOf("unpriced"))).rejects.toThrow();
    await db.delete(siteConfiguration);
    expect(await unitsLeft(db, "unpriced")).toBe(10);
  });
});

describe("the currency of an order", () => {
  const cap = { productId: "cap-in-euro", colorId: "black", sizeId: "m", name: "", price: 29, quantity: 1 };
  beforeAll(async () => {
    await stockGarment(db, { id: "in-kronor" });
    await stockGarment(db, { id: "cap-in-euro", priceOre: 29_00, currency: "EUR" });
  });

  it("is one: a mix is refused in words", async () => {
    const before = await ordersInAll();
    const input = orderOf("in-kronor");
    expect(await place({ ...input, items: [...input.items, cap] })).toEqual({
      kind: "mixed-currencies",
      message:
        "An order can only be in one currency. Garment in-kronor is priced in SEK, Garment cap-in-euro is priced in EUR.",
    });
    expect(await ordersInAll()).toBe(before);
  });

  it("is its products' own, also for shipping and VAT", async () => {
    expect(await place({ ...orderOf("cap-in-euro"), items: [cap] })).toMatchObject({
      order: { currency: "EUR", subtotalOre: 29_00, shippingOre: 4_90, taxOre: 6_78, totalOre: 33_90 },
    });
  });

  it("is the one the price was shown in, or the shopper is told", async () => {
    const items = [{ ...cap, currency: "SEK" as const }];
    expect(await place({ ...orderOf("cap-in-euro"), items })).toMatchObject({
      problems: [{ problem: "price", priceOre: 29_00, currency: "EUR" }],
    });
  });

  it("is SEK for a code with an amount, and any for a plain percentage", async () => {
    const code = { isActive: true, valueHundredths: 10_00, createdAt: now.toISOString() };
    await db.insert(discountCodes).values([
      { ...code, code: "FIXED10", discountType: "fixed" },
      { ...code, code: "TENTH", discountType: "percentage" },
    ]);
    const input = { ...orderOf("cap-in-euro"), items: [cap] };
    expect(await place({ ...input, discountCode: "FIXED10" })).toEqual({
      kind: "discount-refused",
      message: "Discount code is for orders in SEK only",
    });
    expect(await place({ ...input, discountCode: "TENTH" })).toMatchObject({ order: { discountOre: 2_90 } });
  });
});

describe("a discount code with limits", () => {
  const buyer = (email: string) => ({ ...orderOf("coded").customer, email });
  const use = (code: string, email: string) =>
    place({ ...orderOf("coded"), customer: buyer(email), discountCode: code });
  beforeAll(async () => {
    await stockGarment(db, { id: "coded", stock: 200 });
    const code = { discountType: "percentage", valueHundredths: 10_00, createdAt: now.toISOString() };
    await db.insert(discountCodes).values([
      { ...code, code: "FIRST", maxUsesPerCustomer: 1 },
      { ...code, code: "THREE", maxUses: 3 },
      { ...code, code: "TWO", maxUses: 2 },
    ]);
  });

  const placedWith = async (code: string, email: string) => {
    const result = await use(code, email);
    if (result.kind !== "placed") throw new Error(result.kind);
    return result.order.id;
  };
  const pay = async (orderId: string) => {
    const created = await createPayment(db, sandboxProvider, orderId, now);
    if (created.kind !== "created") throw new Error(created.kind);
    return processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, now);
  };
  const kinds = (results: readonly { kind: string }[]) => results.map(({ kind }) => kind).toSorted();

  it("holds once for an e-mail address, however it is written, and is refused in words after that", async () => {
    await pay(await placedWith("FIRST", "anna@mail.example"));
    expect(await use("first", "Anna@Mail.example")).toEqual({
      kind: "discount-refused",
      message: "You have already used this discount code",
    });
    expect(await use("FIRST", "bo@mail.example")).toMatchObject({ kind: "placed" });
  });

  it("is not used up, in all or for a customer, by orders that nobody pays", async () => {
    for (let i = 0; i < 5; i++) await placedWith("THREE", `stranger${i}@mail.example`);
    await placedWith("FIRST", "cilla@mail.example");
    expect(await pay(await placedWith("THREE", "cilla@mail.example"))).toMatchObject({ kind: "succeeded" });
    expect(await pay(await placedWith("FIRST", "cilla@mail.example"))).toMatchObject({ kind: "succeeded" });
  });

  it("is not exceeded by orders paid at the same moment; one too many takes no money and gives its stock back", async () => {
    const mine = await Promise.all(Array.from({ length: 6 }, () => placedWith("FIRST", "dan@mail.example")));
    const left = await unitsLeft(db, "coded");
    const paid = await Promise.all(mine.map(pay));
    expect(kinds(paid)).toEqual([...Array<string>(5).fill("code-used-up"), "succeeded"]);
    expect(await unitsLeft(db, "coded")).toBe((left ?? 0) + 5);

    const many = await Promise.all(Array.from({ length: 6 }, (_, i) => placedWith("TWO", `p${i}@mail.example`)));
    expect(kinds(await Promise.all(many.map(pay)))).toEqual([
      ...Array<string>(4).fill("code-used-up"),
      ...Array<string>(2).fill("succeeded"),
    ]);
    expect(await use("TWO", "late@mail.example")).toEqual({
      kind: "discount-refused",
      message: "Discount code has been used up",
    });
  });
});

describe("what one order may hold", () => {
  it("is at most so many of one variant, told with what can be had", async () => {
    await stockGarment(db, { id: "hoarded", stock: 500 });
    const { unitsPerVariant } = orderLimits;
    expect(await place(orderOf("hoarded", { quantity: 1_000 }))).toMatchObject({
      problems: [
        {
          problem: "stock",
          available: unitsPerVariant,
          message: `Garment hoarded, M Black: You can order up to ${unitsPerVariant} at a time`,
        },
      ],
    });
    expect(await unitsLeft(db, "hoarded")).toBe(500);
  });

  it("is at most so many lines and pieces", async () => {
    const [line] = orderOf("hoarded").items;
    const lines = (length: number, quantity: number) =>
      place({ ...orderOf("hoarded"), items: Array.from({ length }, () => ({ ...line!, quantity })) });
    expect(await lines(orderLimits.linesPerOrder + 1, 1)).toMatchObject({ kind: "too-large" });
    expect(await lines(6, 10)).toMatchObject({ kind: "too-large" });
    expect(await unitsLeft(db, "hoarded")).toBe(500);
  });

  it("lasts a few minutes until its payment is begun, then the configured time from its placing", async () => {
    await stockGarment(db, { id: "short" });
    const result = await place(orderOf("short"));
    if (result.kind !== "placed") throw new Error(result.kind);
    const until = async () =>
      (await db.select({ until: orders.reservedUntil }).from(orders).where(eq(orders.id, result.order.id)))[0]?.until;
    expect(await until()).toBe(addMinutes(now, orderLimits.minutesUntilPayment).toISOString());
    await createPayment(db, sandboxProvider, result.order.id, addMinutes(now, 4));
    await createPayment(db, sandboxProvider, result.order.id, addMinutes(now, 20), "swish");
    expect(await until()).toBe(addMinutes(now, 30).toISOString());
  });

  it("is counted with the other unpaid orders of its caller, also when they come at once", async () => {
    await stockGarment(db, { id: "caller", stock: 1_000 });
    // Each by another buyer: the same content from one caller is one order.
    const order = () => {
      const { customer, ...content } = orderOf("caller", { quantity: 10 });
      const buyer = { ...customer, email: `${newId("buyer")}@mail.example` };
      return placeOrder(db, { ...content, customer: buyer }, now, "caller-a");
    };
    const results = await Promise.all(Array.from({ length: 30 }, order));
    const placed = results.filter((result) => result.kind === "placed");
    expect(placed).toHaveLength(orderLimits.openUnitsPerCaller / 10);
    expect(await order()).toEqual({ kind: "too-many-open-orders" });
    expect(await placeOrder(db, orderOf("caller"), now, "caller-b")).toMatchObject({ kind: "placed" });

    await cancelExpiredOrders(db, addMinutes(now, 6));
    expect(await order()).toMatchObject({ kind: "placed" });
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

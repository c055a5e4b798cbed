import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { discountCodes } from "#app/db/schema/customers.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { confirmationOf } from "#app/features/selling/orders/confirmation.server.ts";
import { offerAddition } from "#app/features/selling/orders/offer-addition.server.ts";
import { placeAddition } from "#app/features/selling/orders/place-addition.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { readAdditionPage } from "#app/features/selling/orders/read-addition-page.server.ts";
import { orderInputSchema } from "#app/features/selling/orders/schemas.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { newId } from "#app/shared/ids.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow } from "#tests/support/paid-order.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

/** Orders to Norway of a shop that is registered for VOEC, at a krone for a krona: the limit is 3,750.00 kr with VAT. */
const { db } = openTestShop();
const prices: Record<string, number> = { tee: 349, "just-below": 3749.99, "at-limit": 3750, above: 4000 };

beforeAll(async () => {
  for (const [id, price] of Object.entries(prices))
    await stockGarment(db, { id, priceOre: Math.round(price * 100), stock: 1_000 });
  await stockGarment(db, { id: "partners", priceOre: 349_00, stock: 1_000 });
  await db.run(sql`UPDATE products SET source = 'cjdropshipping' WHERE id = 'partners'`);
  await db
    .insert(discountCodes)
    .values({ code: "TENTH", discountType: "percentage", valueHundredths: 10_00, createdAt: now.toISOString() });
});
beforeEach(() => register(true));

async function register(isRegistered: boolean, number = "2012345") {
  const content = { mode: "included", rateHundredths: 25_00, voec: { isRegistered, number, nokPerSek: 1_00_00 } };
  const row = { content, updatedAt: now.toISOString(), updatedBy: "kim" };
  await db
    .insert(siteConfiguration)
    .values({ section: "vat", ...row })
    .onConflictDoUpdate({ target: siteConfiguration.section, set: row });
}

function inputOf(ids: readonly string[], change: object = {}) {
  const customer = { ...orderOf("tee").customer, email: `${newId()}@mail.example`, country: "Norway" };
  return orderInputSchema.parse({
    customer: { ...customer, postalCode: "0150" },
    items: ids.map((productId) => ({
      productId,
      colorId: "black",
      sizeId: "m",
      name: "",
      price: prices[productId] ?? 349,
      quantity: 1,
    })),
    shippingMethod: "standard",
    ...change,
  });
}

async function placed(ids: readonly string[], change: object = {}) {
  const result = await placeOrder(db, inputOf(ids, change), now);
  if (result.kind !== "placed") throw new Error(JSON.stringify(result));
  return orderRow(db, result.order.id);
}

describe("an order to Norway by VOEC", () => {
  const sold = { vatCountry: "Norway", vatRateHundredths: 25_00, voecNumber: "2012345" };
  const exported = { vatCountry: "Sweden", vatRateHundredths: 0, taxOre: 0, voecNumber: null };

  it.each([
    // [what, items, total in kronor, code] → order
    ["below the limit", ["tee"], 398, null, { ...sold, taxOre: 79_60 }],
    ["below it, with a discount", ["tee"], 363.1, "TENTH", { ...sold, discountOre: 34_90, taxOre: 72_62 }],
    ["an öre below it", ["just-below"], 3749.99, null, { ...sold, taxOre: 750_00 }],
    ["at it", ["at-limit"], 3000, null, exported],
    ["with one item above it", ["tee", "above"], 3479.2, null, exported],
    ["with a partner's goods", ["tee", "partners"], 597.6, null, exported],
  ] as const)("is charged what was told, to the öre: %s", async (_, ids, total, discountCode, charged) => {
    expect(await placed(ids, { total, discountCode })).toMatchObject({ ...charged, totalOre: Math.round(total * 100) });
  });

  it("is refused at a total of before the shop was registered, or of before it no longer was, and tells the new one", async () => {
    const count = async () => (await db.select().from(orders)).length;
    const before = await count();
    const early = inputOf(["tee"], { total: 318.4 });
    expect(await placeOrder(db, early, now)).toMatchObject({ kind: "total-changed", totals: { totalOre: 398_00 } });
    await register(false);
    const late = inputOf(["tee"], { total: 398 });
    expect(await placeOrder(db, late, now)).toMatchObject({
      kind: "total-changed",
      totals: { totalOre: 318_40, taxOre: 0 },
    });
    expect(await count()).toBe(before);
  });

  it("is one order when it is sent again after the shop's registration ended, as it was charged first", async () => {
    const input = inputOf(["tee"], { total: 398, idempotencyKey: "voec-again-0123456789" });
    const first = await placeOrder(db, input, now);
    await register(false);
    const second = await placeOrder(db, input, now);
    if (first.kind !== "placed" || second.kind !== "placed") throw new Error("It was not placed");
    expect([second.repeated, second.order.id]).toEqual([true, first.order.id]);
    expect(await orderRow(db, first.order.id)).toMatchObject({ ...sold, totalOre: 398_00 });
  });

  it("is whole, however the setting is saved beside it: charged as told, or refused", async () => {
    const inputs = Array.from({ length: 12 }, () => inputOf(["tee"], { total: 398 }));
    const saves = [false, true, false, true].map((on) => register(on));
    const results = await Promise.all([...inputs.map((input) => placeOrder(db, input, now)), ...saves]);
    for (const result of results) {
      if (!result || result.kind === "total-changed") continue;
      if (result.kind !== "placed") throw new Error(result.kind);
      expect(await orderRow(db, result.order.id)).toMatchObject({ ...sold, totalOre: 398_00, taxOre: 79_60 });
    }
  });

  it("is refunded by its own VAT after the registration ended, a unit first and then all that is left", async () => {
    const order = await placed(["tee", "just-below"], { total: 4098.99, discountCode: null });
    const provider = fakeProvider();
    const created = await createPayment(db, provider, order.id, now);
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, provider, created.paymentId, { token: "test_visa" }, now);
    await register(false);
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const [tee, coat] = lines.toSorted((a, b) => a.position - b.position);
    for (const line of [tee, coat]) {
      const request = {
        id: newId("rfd"),
        orderId: order.id,
        cancelled: new Map([[line?.id ?? "", 1]]),
        returned: new Map<string, number>(),
        shipping: "rest" as const,
        restock: true,
        reason: "",
        expectedOre: "any" as const,
        seen: (await orderRow(db, order.id)).updatedAt,
        actor: "kim",
      };
      await refundOrder(db, provider, request, now);
    }
    const back = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(new Map(back.map(({ amountOre, taxOre }) => [amountOre, taxOre]))).toEqual(
      new Map([
        [349_00, 69_80],
        [3_749_99, 750_00],
      ]),
    );
    expect(back.reduce((sum, { taxOre }) => sum + taxOre, 0)).toBe(order.taxOre);
  });

  it("tells its buyer that nothing is due, and never the shop's number", async () => {
    const { id } = await placed(["tee"], { total: 398 });
    const order = await readOrder(db, id);
    if (!order) throw new Error("It is gone");
    const told = confirmationOf(order);
    expect(told).toMatchObject({ isVoec: true, isExport: false, vatIncluded: true });
    expect(JSON.stringify(told)).not.toContain("2012345");
  });
});

describe("what is added to an order to Norway", () => {
  const separately = "includes Norwegian VAT. Please order them separately.";

  async function paid(ids: readonly string[]) {
    const order = await placed(ids);
    const provider = fakeProvider();
    const created = await createPayment(db, provider, order.id, now);
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, provider, created.paymentId, { token: "test_visa" }, now);
    return orderRow(db, order.id);
  }
  async function offered(first: { id: string; updatedAt: string }, productId: string) {
    const id = newId("add");
    const lines = [{ productId, variantId: `${productId}-black-l`, quantity: 1 }];
    return {
      id,
      outcome: await offerAddition(db, { id, orderId: first.id, lines, seen: first.updatedAt, actor: "kim" }, now),
    };
  }
  const take = (id: string, total: number) =>
    placeAddition(db, { id, paymentMethod: "card", total, informationVersion: null }, now, null);
  async function taken(id: string, total: number) {
    const result = await take(id, total);
    return result.kind === "placed" ? orderRow(db, result.order.id) : result;
  }

  it("is sold by VOEC where its first order was", async () => {
    const { id, outcome } = await offered(await paid(["tee"]), "tee");
    expect(outcome).toMatchObject({ kind: "offered" });
    expect(await taken(id, 349)).toMatchObject({ vatCountry: "Norway", totalOre: 349_00, voecNumber: "2012345" });
  });

  it("is an export where its first order is one, though it could be sold by VOEC", async () => {
    const { id } = await offered(await paid(["at-limit"]), "tee");
    expect(await taken(id, 349)).toMatchObject({ kind: "total-changed", totals: { totalOre: 279_20, taxOre: 0 } });
    expect(await taken(id, 279.2)).toMatchObject({ vatCountry: "Sweden", vatRateHundredths: 0, voecNumber: null });
  });

  it.each(["at-limit", "partners"])(
    "is refused where it would be an export in a parcel by VOEC: %s",
    async (productId) => {
      const { outcome } = await offered(await paid(["tee"]), productId);
      expect(outcome).toMatchObject({ kind: "checkout-refused", message: expect.stringContaining(separately) });
    },
  );

  it("is refused to its buyer, too, once the shop is registered no more, and told as the page opens", async () => {
    const first = await paid(["tee"]);
    const { id } = await offered(first, "tee");
    await register(false);
    const page = await readAdditionPage(db, id, now);
    expect(page?.open?.order).toMatchObject({ kind: "refused", problems: [expect.stringContaining(separately)] });
    expect(await take(id, 279.2)).toMatchObject({ kind: "checkout-refused" });
    expect(await take(id, 349)).toMatchObject({ kind: "checkout-refused" });
    await register(true);
    expect(await taken(id, 349)).toMatchObject({ vatCountry: "Norway" });
  });

  it("is one parcel of one kind, when two are taken at once", async () => {
    const first = await paid(["tee"]);
    const offers = [(await offered(first, "tee")).id, (await offered(await orderRow(db, first.id), "tee")).id];
    const added = await Promise.all(offers.map((id) => taken(id, 349)));
    expect(added).toMatchObject([{ vatCountry: "Norway" }, { vatCountry: "Norway" }]);
    const twice = await Promise.all([take(offers[0] ?? "", 349), take(offers[0] ?? "", 349)]);
    expect(new Set(twice.map((result) => result.kind === "placed" && result.order.id)).size).toBe(1);
  });

  it("is what its first order was, when staff offer two at once", async () => {
    const first = await paid(["tee"]);
    const both = await Promise.all([offered(first, "tee"), offered(first, "above")]);
    expect(both.map(({ outcome }) => outcome.kind)).toEqual(["offered", "checkout-refused"]);
  });
});

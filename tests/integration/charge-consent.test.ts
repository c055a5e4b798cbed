import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { discountCodes } from "#app/db/schema/customers.server.ts";
import { marketPrices, markets as marketRows } from "#app/db/schema/markets.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { offerAddition } from "#app/features/selling/orders/offer-addition.server.ts";
import { orderRefusals } from "#app/features/selling/orders/order-refusals.texts.ts";
import { placeAddition } from "#app/features/selling/orders/place-addition.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readAdditionPage } from "#app/features/selling/orders/read-addition-page.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow } from "#tests/support/paid-order.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { origin } from "#tests/support/staff-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

/** Who is asked before the charge in Denmark's market, and that the answer is kept. */
const shop = openTestShop();
const { db } = shop;
const provider = fakeProvider();
const later = addMinutes(now, 1);
const notAgreed = { kind: "checkout-refused", message: orderRefusals("da").agreeToCharge };
let tee = "";

const inDanish = <T>(run: () => Promise<T>) => inLanguage("da", run);

beforeEach(async () => {
  tee = newId("tee");
  await stockGarment(db, { id: tee, priceOre: 299_00 });
  const updatedAt = now.toISOString();
  await db.insert(marketPrices).values({ id: `dk:${tee}`, market: "dk", productId: tee, priceOre: 229_00, updatedAt });
  await db.update(marketRows).set({ isOpen: true, openedAt: updatedAt }).where(eq(marketRows.id, "dk"));
});

const order = (change: object = {}) =>
  inDanish(() => {
    const input = orderOf(tee, { price: 229, idempotencyKey: newId("key") });
    return placeOrder(db, { ...input, customer: { ...input.customer, country: "Denmark" }, ...change }, now);
  });

/** A paid Danish order, and an offer to add another piece to it. */
async function offered(at = now) {
  const placed = await order({ agreesToCharge: true });
  if (placed.kind !== "placed") throw new Error(placed.kind);
  const orderId = placed.order.id;
  const created = await createPayment(db, provider, orderId, now);
  if (created.kind !== "created") throw new Error(created.kind);
  await processPayment(db, provider, created.paymentId, { token: "test_visa" }, now);
  const { updatedAt: seen } = await orderRow(db, orderId);
  const id = newId("add");
  const lines = [{ productId: tee, variantId: `${tee}-black-l`, quantity: 1 }];
  const outcome = await offerAddition(db, { id, orderId, lines, seen, actor: "kim" }, at);
  expect(outcome).toMatchObject({ kind: "offered" });
  return id;
}

const add = (id: string, agreesToCharge?: boolean) =>
  inDanish(() =>
    placeAddition(db, { id, paymentMethod: "card", total: 229, informationVersion: null, agreesToCharge }, later, null),
  );

describe("what is added to an order in Denmark", () => {
  it("has a page that tells its price and its market, before anybody agreed", async () => {
    const page = await readAdditionPage(db, await offered(), later);
    expect(page?.open).toMatchObject({ market: "dk", order: { kind: "ok", totals: { totalOre: 229_00 } } });
  });

  it("is refused without the box, in words and without an order, and keeps when its buyer agreed", async () => {
    const id = await offered();
    for (const agrees of [undefined, false]) expect(await add(id, agrees)).toEqual(notAgreed);
    const placedOf = sql`${orders.idempotencyKey} LIKE ${`${id}:%`}`;
    expect(await db.select().from(orders).where(placedOf)).toEqual([]);
    const placed = await add(id, true);
    const [added] = await db.select().from(orders).where(placedOf);
    expect(placed).toMatchObject({ kind: "placed", repeated: false, order: { id: added?.id } });
    expect(added?.chargeAgreedAt).toBe(later.toISOString());
  });

  it("asks each tab: one that hasn't agreed is refused what another one ordered", async () => {
    const id = await offered();
    expect(await add(id, true)).toMatchObject({ kind: "placed" });
    expect(await add(id)).toEqual(notAgreed);
    expect(await add(id, true)).toMatchObject({ kind: "placed", repeated: true });
  });

  it("is refused by the API without the box, and taken with it", async () => {
    // The API has the clock's own time.
    const id = await offered(new Date());
    const key = await signLink("addition-link", id, shop.env.LINK_SECRET, new Date());
    const ask = (agreement: object) =>
      handleApi(
        new Request(`${origin}/api/orders/additions`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Origin: origin },
          body: JSON.stringify({ id, key, paymentMethod: "card", total: 229, ...agreement }),
        }),
        shop,
      );
    const refused = await ask({});
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining(orderRefusals("en").agreeToCharge),
    ]);
    expect((await ask({ agreesToCharge: true })).status).toBe(201);
  });
});

describe("an order in Denmark that costs nothing", () => {
  beforeEach(async () => {
    await db.delete(discountCodes);
    const createdAt = now.toISOString();
    await db
      .insert(discountCodes)
      .values({ code: "GRATIS", discountType: "percentage", valueHundredths: 100_00, createdAt });
    const content = { otherCurrencies: { DKK: { standardOre: 0 } } };
    await db
      .insert(siteConfiguration)
      .values({ section: "shipping", content, updatedAt: createdAt, updatedBy: "kim" })
      .onConflictDoNothing();
  });

  it("is placed without the box, and keeps no consent, also where one was sent", async () => {
    for (const agreesToCharge of [undefined, true]) {
      const placed = await order({ discountCode: "GRATIS", agreesToCharge });
      if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
      expect(await orderRow(db, placed.order.id)).toMatchObject({ totalOre: 0, chargeAgreedAt: null });
    }
  });

  it("is refused without the box once it costs something", async () => {
    await db.update(discountCodes).set({ valueHundredths: 50_00 });
    expect(await order({ discountCode: "GRATIS" })).toEqual(notAgreed);
  });
});

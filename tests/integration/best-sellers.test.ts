import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { bestSellers, productFacets, products } from "#app/db/schema/catalogue.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { relatedStatement } from "#app/features/catalogue/products/best-sellers.server.ts";
import { countBestSellers } from "#app/features/selling/orders/count-best-sellers.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { shopListing } from "#app/storefront/listing/shop-listing.server.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const { db, env } = openTestShop();
const place = {
  category: "bestsellers",
  search: null,
  choice: emptyChoice,
  sort: "featured",
  page: 1,
  layout: "grid",
} as const;

/** Units of a product in an order of its own; paid and placed now unless said otherwise. */
async function sell(productId: string, quantity: number, change: Partial<typeof orders.$inferInsert> = {}) {
  const placed = await placeOrder(db, orderOf(productId, { quantity }), now);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  await db
    .update(orders)
    .set({ paymentStatus: "paid", ...change })
    .where(eq(orders.id, placed.order.id));
  return placed.order.id;
}
const taken = (orderId: string, change: { cancelledQuantity?: number; returnedQuantity?: number }) =>
  db.update(orderLines).set(change).where(eq(orderLines.orderId, orderId));
const counted = async () =>
  Object.fromEntries((await db.select().from(bestSellers)).map(({ productId, units }) => [productId, units]));
const garment = async (stock = 100) => {
  const id = newId("hit");
  await stockGarment(db, { id, stock });
  return id;
};

// Every test ranks its own products alone.
beforeEach(async () => {
  await db.delete(bestSellers);
  await db.delete(productFacets);
});

describe("best sellers", () => {
  it("count the units of paid orders of 30 days, less what was cancelled, refunded, or is too old", async () => {
    const hit = await garment();
    await sell(hit, 9);
    await taken(await sell(hit, 9), { returnedQuantity: 2 });
    await taken(await sell(hit, 9), { cancelledQuantity: 3 });
    await sell(hit, 9, { paymentStatus: "unpaid" });
    await sell(hit, 9, { paymentStatus: "refunded" });
    await sell(hit, 9, { status: "cancelled" });
    await sell(hit, 9, { createdAt: addDays(now, -31).toISOString() });
    expect(await countBestSellers(db, now)).toEqual([hit]);
    expect(await counted()).toEqual({ [hit]: 22 });
  });

  it("need 20 units, and are no longer any when goods come back", async () => {
    const hit = await garment();
    await sell(hit, 10);
    const second = await sell(hit, 9);
    expect(await countBestSellers(db, now)).toEqual([]);
    await sell(hit, 1);
    expect(await countBestSellers(db, now)).toEqual([hit]);
    await taken(second, { returnedQuantity: 1 });
    // Named once more: its pages must be made again.
    expect(await countBestSellers(db, now)).toEqual([hit]);
    expect(await counted()).toEqual({});
  });

  it("are the first tenth of what is offered", async () => {
    const ids = [];
    for (let i = 0; i < 11; i++) ids.push(await garment());
    for (const [index, id] of ids.slice(0, 3).entries()) for (const units of [10, 10, 5 - index]) await sell(id, units);
    await countBestSellers(db, now);
    // Of eleven products a tenth is two, rounded up.
    expect(await counted()).toEqual({ [ids[0] ?? ""]: 25, [ids[1] ?? ""]: 24 });
  });

  it("stand alone under their name; what fills the page up are picks of ours", async () => {
    const [hit, other, hidden] = [await garment(), await garment(), await garment()];
    for (const units of [10, 10]) await sell(hit, units);
    await countBestSellers(db, now);
    const listing = await shopListing(db, place, 1);
    expect(listing.products.map(({ id, soldRecently }) => [id, soldRecently])).toEqual([[hit, 20]]);
    expect(listing.bestSellers?.countedAt).toBe(now.toISOString());
    expect(listing.bestSellers?.picks.map(({ id }) => id)).toEqual(expect.arrayContaining([other, hidden]));
    expect(listing.bestSellers?.picks.map(({ id }) => id)).not.toContain(hit);

    const page = await readProductPage(db, other);
    expect(page).toMatchObject({ bestSeller: null, related: { title: "Our picks" } });
    expect(await readProductPage(db, hit)).toMatchObject({ bestSeller: { units: 20, countedAt: now.toISOString() } });

    // Withdrawn from sale since the night.
    await db.update(products).set({ published: false }).where(eq(products.id, hit));
    expect((await shopListing(db, place, 1)).products).toEqual([]);
  });
});

it("what stands beside a product is read without its listing while there are enough best sellers", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 25; i++) ids.push(await garment());
  const counts = ids.slice(0, 5).map((productId) => ({ productId, units: 9, countedAt: now.toISOString() }));
  await db.insert(bestSellers).values(counts);
  // Their cards are known then, and only the choice of them is read.
  const cards = await relatedStatement(db, "another", 4);
  expect(cards.map(({ card }) => card.id).toSorted()).toEqual(ids.slice(0, 5).toSorted());
  const { sql: query, params } = relatedStatement(db, "another", 4).getQuery();
  const { meta } = await env.DB.prepare(query)
    .bind(...params)
    .all();
  expect(meta.rows_read).toBeLessThan(ids.length + 15);
});

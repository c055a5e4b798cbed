import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { applyImport } from "#app/admin/files/apply-import.server.ts";
import { startImport } from "#app/admin/files/start-import.server.ts";
import { staffSave } from "#app/admin/products/save-product.server.ts";
import { statement } from "#app/db/client.server.ts";
import { productFacets, products } from "#app/db/schema/catalogue.server.ts";
import { reviews } from "#app/db/schema/customers.server.ts";
import { filterProducts } from "#app/db/schema/filters.server.ts";
import { planCampaign } from "#app/features/catalogue/campaigns/save-campaign.server.ts";
import { startAndEndCampaigns } from "#app/features/catalogue/campaigns/start-and-end-campaigns.server.ts";
import { forgetIndex, knownIndex } from "#app/features/catalogue/filters/cached-index.server.ts";
import { checkFilterRows, fillFilterRows } from "#app/features/catalogue/filters/fill-rows.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { partReaders, readRow } from "#app/features/catalogue/filters/filter-row.ts";
import { type FilterRow, filterRowColumns, rowText } from "#app/features/catalogue/filters/filter-rows.server.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import { changeStock } from "#app/features/catalogue/inventory/change-stock.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { setPrices, setStates } from "#app/features/catalogue/products/bulk-edit.server.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { publishScheduled } from "#app/features/catalogue/products/publish-scheduled.server.ts";
import { updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { moderateReview } from "#app/features/catalogue/reviews/moderate.server.ts";
import { cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { findJob } from "#app/features/shop/files/jobs.server.ts";
import { newId } from "#app/shared/ids.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { filterReference } from "#tests/support/filter-reference.ts";
import { now, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const { shop, deliver } = openFileShop();
const { db } = shop;
const later = new Date(now.getTime() + 60_000);
const by = { actor: "anna" };
let made = 0;
/** A garment of each test. */
let id = "";

/** What the rows say, filled or not, in the order of ids. */
async function rows() {
  const read = partReaders();
  const found = await statement<FilterRow>(
    db,
    sql`SELECT f.product_id AS id, ${filterRowColumns} FROM filter_products f ORDER BY f.product_id`,
  );
  return found.flatMap((row) => readRow(read, row.id, rowText(row)) ?? []);
}
const listAll = () => filteredListing(db, { base: { facet: "all" }, choice: emptyChoice, sort: "featured", page: 1 });
/** What this isolate knows after a listing, which follows it to the state of the database. */
async function known() {
  await listAll();
  const { products: all } = await knownIndex(db);
  return [...all.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function saveOver(fields: Partial<ProductInput>) {
  const product = (await readProductForStaff(db, id))!;
  const options = { ...staffSave(db, "anna", later), expectedUpdatedAt: product.updatedAt };
  expect(await updateProduct(db, id, { ...product.fields, ...fields }, options, later)).toMatchObject({
    kind: "saved",
  });
}
async function order() {
  const placed = await placeOrder(db, orderOf(id), now);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  return placed.order.id;
}
const count = (quantity: number) =>
  changeStock(db, [{ variantId: `${id}-black-m`, to: quantity }], { reason: "count", actor: "kim" }, now);

async function importFile(text: string) {
  const job = newId("job");
  const file = new File([text], "products.csv");
  await startImport(shop, { id: job, kind: "products", file, options: {}, actor: "anna" }, now);
  await deliver();
  await applyImport(shop, (await findJob(db, job))!, "anna", now);
  await deliver();
}

/** A pending review that is checked by an order. */
async function pendingReview(): Promise<string> {
  const { orderId, garment } = await deliveredOrder(db, fakeProvider());
  const reviewId = newId("rev");
  await db.insert(reviews).values({
    id: reviewId,
    productId: garment,
    email: "asa@mail.example",
    name: "Åsa",
    location: "Trosa",
    rating: 4,
    comment: "Warm.",
    uploadKey: newId(),
    isVerified: true,
    orderId,
    createdAt: now.toISOString(),
  });
  return reviewId;
}
const decide = (reviewId: string, decision: "approve" | "reject") =>
  moderateReview(
    db,
    { reviewId, decision, reason: decision === "reject" ? "offensive" : null, actor: "astrid", seenPictures: [] },
    now,
  );

async function plan(startsAt: Date, endsAt: Date) {
  await setPrices(db, [id], { kind: "set", priceOre: 300_00 }, by, new Date(now.getTime() - 90 * 86_400_000));
  const campaign = {
    name: "Autumn",
    market: "se" as const,
    percent: 20,
    priceOre: null,
    facet: null,
    productIds: [id],
  };
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  await planCampaign(db, newId("cmp"), { ...campaign, ...times }, { ...by, now: new Date(startsAt.getTime() - 1) });
}

beforeEach(async () => {
  id = `step-${++made}`;
  await stockGarment(db, { id, stock: 1 });
});

interface Writer {
  before?: () => Promise<unknown>;
  write: (prepared: any) => Promise<unknown>;
}
const hour = 3_600_000;
const writers: Record<string, Writer> = {
  "a garment that is added": { write: () => stockGarment(db, { id: `${id}-new` }) },
  "a save of price, type and sports": {
    write: () => saveOver({ priceOre: 111_00, productType: "Hoodie", sports: ["yoga"], fit: "slim" }),
  },
  "a save of the composition": {
    write: () => saveOver({ components: [{ part: "whole", fibre: "wool", percent: 100 }] }),
  },
  "a save that takes a color out of sale": {
    write: async () => {
      const { fields } = (await readProductForStaff(db, id))!;
      await saveOver({ colors: fields.colors.map((color) => ({ ...color, available: color.id !== "black" })) });
    },
  },
  "a save that takes a size out of sale": {
    write: async () => {
      const { fields } = (await readProductForStaff(db, id))!;
      await saveOver({ sizes: fields.sizes.map((size) => ({ ...size, available: size.id !== "m" })) });
    },
  },
  "a save that renames a size": {
    write: async () => {
      const { fields } = (await readProductForStaff(db, id))!;
      await saveOver({ sizes: fields.sizes.map((size) => ({ ...size, name: size.id === "m" ? "XL" : size.name })) });
    },
  },
  "a save that says it is out of stock": { write: () => saveOver({ inStock: false }) },
  "a save that marks it as new and featured": { write: () => saveOver({ isNew: true, featured: true }) },
  "a save that takes its pictures away": { write: () => saveOver({ media: [] }) },
  "a save that makes it an accessory": { write: () => saveOver({ category: "Accessories" }) },
  "a bulk edit of prices": { write: () => setPrices(db, [id], { kind: "set", priceOre: 55_00 }, by, later) },
  "a bulk edit that hides": { write: () => setStates(db, [id], "private", by, later) },
  "a product whose time has come": {
    before: () => saveOver({ state: "scheduled", publishAt: new Date(later.getTime() + hour).toISOString() }),
    write: () => publishScheduled(db, new Date(later.getTime() + 2 * hour)),
  },
  "an archive": { write: () => archiveProduct(db, id, by, later) },
  "a campaign that starts": {
    before: () => plan(later, new Date(later.getTime() + hour)),
    write: () => startAndEndCampaigns(db, later),
  },
  "a campaign that ends": {
    before: async () => {
      await plan(later, new Date(later.getTime() + hour));
      await startAndEndCampaigns(db, later);
    },
    write: () => startAndEndCampaigns(db, new Date(later.getTime() + hour)),
  },
  "an order of the last unit": { write: order },
  "a cancelled order that gives it back": {
    before: order,
    write: (orderId: string) => cancelUnpaidOrder(db, orderId, "not paid in time", now),
  },
  "a stock count that finds none": { write: () => count(0) },
  "a stock count that finds some": { before: () => count(0), write: () => count(3) },
  "a review that is approved": { before: pendingReview, write: (review: string) => decide(review, "approve") },
  "a review that is rejected after all": {
    before: async () => {
      const review = await pendingReview();
      await decide(review, "approve");
      return review;
    },
    write: (review: string) => decide(review, "reject"),
  },
  "an import": { write: () => importFile(`Handle,Title,Variant Price\n${id},Warm hoodie,749.50\n`) },
};
describe("what filters know", () => {
  it.each(Object.entries(writers))("follows %s", async (_, { before, write }) => {
    const prepared = await before?.();
    await fillFilterRows(db);
    const then = await known();
    await write(prepared);

    const reference = await filterReference(db);
    expect(reference).not.toEqual(then);
    expect(await rows()).toEqual(reference);
    expect(await known()).toEqual(reference);
    forgetIndex();
    expect(await known()).toEqual(reference);
    await fillFilterRows(db);
    expect(await rows()).toEqual(reference);
  });

  it("stays as it is by a sale that is not of the last unit", async () => {
    await count(5);
    await fillFilterRows(db);
    await order();
    const empty = await db
      .select()
      .from(filterProducts)
      .where(sql`${filterProducts.summary} IS NULL`);
    expect(empty).toEqual([]);
  });

  it("is put right where a row is wrong or missing", async () => {
    await fillFilterRows(db);
    await known();
    const [first, second] = await db.select().from(filterProducts).orderBy(asc(filterProducts.productId));
    const wrong = second!.summary!.replace("t-shirts", "jackets");
    await db.update(filterProducts).set({ summary: wrong }).where(eq(filterProducts.productId, second!.productId));
    await db.delete(filterProducts).where(eq(filterProducts.productId, first!.productId));
    expect(await rows()).not.toEqual(await filterReference(db));

    await checkFilterRows(db);
    expect(await rows()).toEqual(await filterReference(db));
    expect(await known()).toEqual(await filterReference(db));
    await fillFilterRows(db);
    expect(await rows()).toEqual(await filterReference(db));
  });

  it("keeps a row empty that changed while it was being filled", async () => {
    let changed = false;
    const slow = Object.assign(Object.create(db) as typeof db, {
      batch: async (statements: never) => {
        const answer = await db.batch(statements);
        if (!changed) {
          changed = true;
          await db.update(products).set({ priceOre: 77_00 }).where(eq(products.id, id));
        }
        return answer;
      },
    });
    await db.update(products).set({ priceOre: 66_00 }).where(eq(products.id, id));
    await fillFilterRows(slow);
    expect(await rows()).toEqual(await filterReference(db));
  });

  // The last one: the ids of its rows are free again afterwards.
  it("forgets a product that is deleted whole", async () => {
    const time = now.toISOString();
    await db.insert(products).values({ id: "~bare", name: "Bare", priceOre: 1, createdAt: time, updatedAt: time });
    const facet = { facet: "all", productId: "~bare", priceOre: 1, createdAt: time, featured: 2 };
    await db.insert(productFacets).values(facet);
    expect((await known()).at(-1)).toMatchObject({ id: "~bare" });
    await db.delete(productFacets).where(eq(productFacets.productId, "~bare"));
    await db.delete(products).where(eq(products.id, "~bare"));
    expect(await known()).toEqual(await filterReference(db));
    expect(await rows()).toEqual(await filterReference(db));
  });
});

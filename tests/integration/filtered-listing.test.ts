import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { type Database, openDatabase } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { filterChanges } from "#app/db/schema/filters.server.ts";
import { rowCounts } from "#app/db/schema/row-counts.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { forgetIndex, knownIndex } from "#app/features/catalogue/filters/cached-index.server.ts";
import type { FilteredListingRequest } from "#app/features/catalogue/filters/counted-listing.ts";
import { fillFilterRows } from "#app/features/catalogue/filters/fill-rows.server.ts";
import { emptyChoice, type FilterChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import { changeStock } from "#app/features/catalogue/inventory/change-stock.server.ts";
import { setPrices } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { sortOrders } from "#app/features/catalogue/products/listing.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { filterReference } from "#tests/support/filter-reference.ts";
import { entriesOf } from "#tests/support/search-entries.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { tableScans } from "#tests/support/table-scans.ts";

const { REPLICA, TEST_MIGRATIONS } = env as unknown as { REPLICA: D1Database; TEST_MIGRATIONS: D1Migration[] };
const shop = openTestShop();
const { db } = shop;
const by = { actor: "anna" };
type Request = Partial<Omit<FilteredListingRequest, "choice">> & { choice?: Partial<FilterChoice> };
const listIn = (database: Database, { choice, ...request }: Request = {}) =>
  filteredListing(database, {
    base: { facet: "all" },
    sort: "featured",
    page: 1,
    ...request,
    choice: { ...emptyChoice, ...choice },
  });
const list = (request?: Request) => listIn(db, request);
const totalOf = async (request?: Request) => (await list(request)).total;
const idsOf = async (request?: Request) => (await list(request)).products.map(({ id }) => id);

/** A database of which each batch is noted, and other work can come before one. */
function watched(before: (batch: number) => Promise<unknown> = async () => undefined) {
  let batches = 0;
  const database = Object.assign(Object.create(db) as typeof db, {
    batch: async (statements: never) => {
      batches += 1;
      await before(batches);
      return db.batch(statements);
    },
  });
  return { database, batches: () => batches };
}

beforeAll(async () => {
  await stockGarment(db, { id: "cheap", priceOre: 100_00 });
  await stockGarment(db, { id: "dear", priceOre: 900_00 });
  await stockGarment(db, { id: "gone", priceOre: 500_00, stock: 0 });
  await stockGarment(db, { id: "hidden", published: false });
});
beforeEach(() => forgetIndex());

describe("a listing", () => {
  it("comes with what can be chosen", async () => {
    const { counts, total } = await list();
    expect(total).toBe(3);
    expect(counts).toMatchObject({
      size: [
        { id: "m", label: "M", count: 2, chosen: false },
        { id: "l", label: "L", count: 2, chosen: false },
      ],
      color: [
        { id: "black", label: "Black", hex: "#26282b", count: 2 },
        { id: "white", count: 2 },
      ],
      kind: [{ id: "t-shirts", count: 3 }],
      fabric: [{ id: "cotton", count: 3 }],
      price: { minOre: 100_00, maxOre: 900_00 },
      inStock: { count: 2, chosen: false },
      isNew: null,
      rating: [],
    });
  });

  it("of a size lists where it can be bought, in the order asked for", async () => {
    expect(await idsOf({ choice: { size: ["m"] }, sort: "price-high" })).toEqual(["dear", "cheap"]);
    expect(await idsOf({ choice: { size: ["m"] }, sort: "price-low" })).toEqual(["cheap", "dear"]);
  });

  it("of the hits of a search keeps their order unless another is chosen, and leaves out what is not for sale", async () => {
    const base = { entries: await entriesOf(db, ["gone", "hidden", "dear", "unheard-of", "cheap"]) };
    expect(await list({ base, sort: null })).toMatchObject({ total: 3 });
    expect(await idsOf({ base, sort: null })).toEqual(["gone", "dear", "cheap"]);
    expect(await idsOf({ base, sort: "price-low" })).toEqual(["cheap", "gone", "dear"]);
    expect(await idsOf({ base, sort: null, choice: { inStock: true }, size: 1, page: 2 })).toEqual(["cheap"]);
  });

  it("follows the VAT mode without a row being written", async () => {
    await list();
    const content = { mode: "added", rateHundredths: 25_00 };
    await db
      .insert(siteConfiguration)
      .values({ section: "vat", content, updatedAt: now.toISOString(), updatedBy: "anna" });
    expect((await list()).counts?.price).toEqual({ minOre: 125_00, maxOre: 1125_00 });
    expect(await idsOf({ choice: { maxOre: 125_00 } })).toEqual(["cheap"]);
    await db.delete(siteConfiguration).where(eq(siteConfiguration.section, "vat"));
    expect((await list()).counts?.price).toEqual({ minOre: 100_00, maxOre: 900_00 });
  });
});

describe("what an isolate knows", () => {
  const choice = { size: ["m"], color: ["black"] };

  it("costs one round trip once it is there, filtered or not", async () => {
    await list();
    for (const request of [{}, { choice }]) {
      const { database, batches } = watched();
      await listIn(database, request);
      expect(batches()).toBe(1);
    }
  });

  it("costs no more where nothing is left, and says what each thing taken away leaves", async () => {
    await list();
    const size = ["m", ...Array.from({ length: 40 }, (_, index) => `${index}`)];
    const nothing = { ...emptyChoice, size, kind: ["bags"], sport: ["yoga"] };
    const waysOut = () => [{ ...nothing, size: ["m"] }, { ...nothing, kind: [], sport: [] }, { ...emptyChoice }];
    const { database, batches } = watched();
    const { total, leaves } = await listIn(database, { choice: nothing, waysOut });
    expect([total, leaves]).toEqual([0, [0, await totalOf({ choice: { size } }), await totalOf()]]);
    expect(batches()).toBe(1);
    expect((await list({ choice: { size }, waysOut })).leaves).toEqual([]);
  });

  it("is never older than the database: a unit sold before the page is read is not in it", async () => {
    await stockGarment(db, { id: "single", stock: 1 });
    await list({ choice });
    expect(await idsOf({ choice })).toContain("single");
    await placeOrder(db, orderOf("single"), now);
    const { database, batches } = watched();
    const { products: cards, counts } = await listIn(database, { choice });
    expect(cards.map(({ id }) => id)).not.toContain("single");
    expect(counts?.size.find(({ id }) => id === "m")?.count).toBe(2);
    expect(batches()).toBe(2);
  });

  it("ends with what it saw last when something changes at every turn", async () => {
    await list();
    let price = 10_00;
    const { database, batches } = watched(async () =>
      setPrices(db, ["cheap"], { kind: "set", priceOre: ++price }, by, now),
    );
    const { total } = await listIn(database, { choice: { size: ["m"] } });
    expect(total).toBe((await list({ choice: { size: ["m"] } })).total);
    expect(batches()).toBe(3);
    await setPrices(db, ["cheap"], { kind: "set", priceOre: 100_00 }, by, now);
  });

  it("is loaded once for requests at the same time", async () => {
    const { database, batches } = watched();
    await Promise.all(Array.from({ length: 10 }, () => listIn(database)));
    // One load, and a batch of each request.
    expect(batches()).toBe(11);
  });

  it("is loaded by another request when the first one's load never ends", async () => {
    const { database } = watched(() => new Promise(() => undefined));
    void listIn(database).catch(() => undefined);
    expect((await list()).counts).not.toBeNull();
  });

  it("is as parallel requests and changes leave it, whichever comes first", async () => {
    await list();
    const sold = ["cheap", "dear"].map((id) =>
      changeStock(db, [{ variantId: `${id}-white-l`, to: 0 }], { reason: "count", actor: "kim" }, now),
    );
    await Promise.all([...sold, ...Array.from({ length: 8 }, () => list({ choice }))]);
    await list();
    const known = [...(await knownIndex(db)).products.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(known).toEqual(await filterReference(db));
  });

  it("is read again from a database with another history", async () => {
    await applyD1Migrations(REPLICA, TEST_MIGRATIONS);
    const other = openDatabase(REPLICA);
    await stockGarment(other, { id: "elsewhere", priceOre: 1_00 });
    await list();
    expect(await listIn(other, { choice })).toMatchObject({ total: 1, products: [{ id: "elsewhere" }] });
    expect((await list({ choice })).products.map(({ id }) => id)).not.toContain("elsewhere");
  });

  it("is read again when the database was restored, and came as far by other changes", async () => {
    await list();
    const { version } = (await knownIndex(db)).at;
    // Another price, under the same number as the last change that is known.
    await db.update(products).set({ priceOre: 908_00 }).where(eq(products.id, "dear"));
    await db.delete(filterChanges).where(sql`version > ${version}`);
    await db.update(filterChanges).set({ token: "after the restore" }).where(eq(filterChanges.version, version));
    expect((await list()).counts?.price?.maxOre).toBe(908_00);
  });

  it("stays when a replica has not seen all of it, and goes when the database stays behind: it was restored", async () => {
    await db.update(products).set({ priceOre: 901_00 }).where(eq(products.id, "dear"));
    await list();
    const known = await knownIndex(db);
    await db.delete(filterChanges).where(sql`version = (SELECT max(version) FROM filter_changes)`);
    const { database, batches } = watched();
    expect((await listIn(database, { choice })).counts).not.toBeNull();
    expect(batches()).toBe(1);
    expect(await knownIndex(db)).toBe(known);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    await list().finally(() => vi.useRealTimers());
    expect(await knownIndex(db)).not.toBe(known);
    await db.update(products).set({ priceOre: 900_00 }).where(eq(products.id, "dear"));
    expect((await list()).counts?.price?.maxOre).toBe(900_00);
  });

  it("is read whole, not followed, when more changed than a page should wait for", async () => {
    await list();
    const known = await knownIndex(db);
    await db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2_500)
      INSERT INTO filter_changes (product_id) SELECT 'dear' FROM n`);
    const { database, batches } = watched();
    expect((await listIn(database)).counts?.price?.maxOre).toBe(900_00);
    // The page, and the whole index; then nothing is new.
    expect(batches()).toBe(2);
    expect((await knownIndex(db)).at.version).toBe(known.at.version + 2_500);
    await list({ choice });
    expect((await knownIndex(db)).followed).toBe(0);
  });

  it("is read whole once it followed so many changes: what it parsed for products that changed is let go", async () => {
    await list();
    for (let round = 1; round <= 6; round++) {
      await db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1_900)
        INSERT INTO filter_changes (product_id) SELECT 'dear' FROM n`);
      await list();
      expect((await knownIndex(db)).followed).toBe(round === 6 ? 0 : round * 1_900);
    }
  });

  it("is followed when its changes were dropped meanwhile", async () => {
    await list();
    await db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
      INSERT INTO filter_changes (product_id) SELECT 'dear' FROM n`);
    await db.update(products).set({ priceOre: 905_00 }).where(eq(products.id, "dear"));
    await fillFilterRows(db);
    expect(await db.$count(filterChanges)).toBeLessThanOrEqual(1_001);
    expect((await list()).counts?.price?.maxOre).toBe(905_00);
  });
});

describe("without the index of filters", () => {
  it.each<{ hits?: string[]; request?: Request }>([
    {},
    { request: { choice: { size: ["m"] } } },
    { hits: ["dear", "cheap"] },
  ])("a listing (%o) comes without filters and their numbers", async ({ hits, request = {} }) => {
    const { database } = watched(async (batch) => {
      if (batch === 1) throw new Error("The index failed on purpose");
    });
    const found: Request = hits ? { base: { entries: await entriesOf(db, hits) }, sort: null } : {};
    const listing = await listIn(database, { ...request, ...found });
    expect(listing.counts).toBeNull();
    expect(listing.total).toBe(hits ? 2 : (await list()).total);
    expect(listing.products.length).toBe(listing.total);
  });

  it("so does that of a shop too large to be held", async () => {
    const [before] = await db.select().from(rowCounts).where(eq(rowCounts.name, "products"));
    await db.update(rowCounts).set({ total: 50_001 }).where(eq(rowCounts.name, "products"));
    expect(await list()).toMatchObject({ counts: null });
    await db.update(rowCounts).set({ total: before!.total }).where(eq(rowCounts.name, "products"));
    expect((await list()).counts).not.toBeNull();
  });

  it("fails when the database does", async () => {
    await expect(listIn(withFaults(shop, alwaysFail("DB")).db)).rejects.toThrow();
  });
});

describe("the statements of a listing", () => {
  it("look through no table of products, but for the narrow rows that a new isolate loads", async () => {
    const requests: Request[] = [
      ...sortOrders.map(({ id }) => ({ sort: id, page: 2 })),
      { choice: { size: ["m"] } },
      { base: { entries: await entriesOf(db, ["dear"]) }, sort: null },
    ];
    await list();
    await db.update(products).set({ priceOre: 902_00 }).where(eq(products.id, "dear"));
    // The four markets, for what changed.
    for (const request of requests) expect(await tableScans(shop.env, () => list(request))).toEqual(["markets"]);
    forgetIndex();
    // The snapshot; its rows when there is none.
    expect(await tableScans(shop.env, () => list())).toEqual(["filter_products", "filter_snapshots", "markets"]);
  });
});

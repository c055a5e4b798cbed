import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { type Database, statement } from "#app/db/client.server.ts";
import { productFacets, products } from "#app/db/schema/catalogue.server.ts";
import { filterChanges, filterSnapshots } from "#app/db/schema/filters.server.ts";
import { rowCounts } from "#app/db/schema/row-counts.server.ts";
import { forgetIndex, knownIndex } from "#app/features/catalogue/filters/cached-index.server.ts";
import { fillFilterRows } from "#app/features/catalogue/filters/fill-rows.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import { loadIndex } from "#app/features/catalogue/filters/load-index.server.ts";
import { refreshSnapshot, writeSnapshot } from "#app/features/catalogue/filters/snapshot.server.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { filterReference } from "#tests/support/filter-reference.ts";
import { entriesOf } from "#tests/support/search-entries.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { statementsOf } from "#tests/support/statements.ts";

const shop = openTestShop();
const { db, env } = shop;

/** What a new isolate knows, and whether it began with the snapshot. */
async function known() {
  const { index, isOfSnapshot } = await loadIndex(db);
  return { isOfSnapshot, products: [...index.products.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}
const truth = () => filterReference(db);
const snapshot = () => db.select().from(filterSnapshots);
const rename = (id: string, name: string) => db.update(products).set({ name }).where(eq(products.id, id));
const noteChanges = (count: number) =>
  statement(
    db,
    sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO filter_changes (product_id) SELECT 'wool' FROM n`,
  );

beforeAll(async () => {
  await stockGarment(db, { id: "wool", priceOre: 100_00 });
  await stockGarment(db, { id: "linen", priceOre: 900_00 });
  await stockGarment(db, { id: "gone", stock: 0 });
  await stockGarment(db, { id: "hidden", published: false });
});
beforeEach(async () => {
  forgetIndex();
  await fillFilterRows(db);
  await writeSnapshot(db);
});

describe("a new isolate", () => {
  it("knows by the snapshot what the whole tables tell", async () => {
    expect(await known()).toEqual({ isOfSnapshot: true, products: await truth() });
  });

  it("follows what changed since: renamed, sold out, listed, hidden and gone", async () => {
    await rename("wool", "Wool Hat");
    await db.update(products).set({ inStock: false }).where(eq(products.id, "linen"));
    await stockGarment(db, { id: "new" });
    expect(await known()).toEqual({ isOfSnapshot: true, products: await truth() });
    await db.delete(productFacets).where(eq(productFacets.productId, "new"));
    const after = await known();
    expect(after).toEqual({ isOfSnapshot: true, products: await truth() });
    expect(after.products.map(({ id }) => id)).not.toContain("new");
    await db.update(products).set({ inStock: true }).where(eq(products.id, "linen"));
  });

  it("finds products by the numbers of a search, those added since too, and none by another number", async () => {
    await stockGarment(db, { id: "added" });
    const { index, isOfSnapshot } = await loadIndex(db);
    expect(isOfSnapshot).toBe(true);
    const ids = ["added", "wool", "linen"];
    expect((await entriesOf(db, ids)).map((entry) => index.ofEntry(entry)?.id)).toEqual(ids);
    expect(index.ofEntry(777_777)).toBeUndefined();
  });

  it.each<[string, () => Promise<unknown>]>([
    ["is missing", () => db.delete(filterSnapshots)],
    ["is torn", () => db.update(filterSnapshots).set({ parts: 2 })],
    ["lacks its beginning", () => db.update(filterSnapshots).set({ part: 1, parts: 2 })],
    [
      "has parts of two times",
      () => db.insert(filterSnapshots).values({ part: 1, parts: 1, version: 1, token: "x", content: "" }),
    ],
    ["is cut off", () => db.update(filterSnapshots).set({ content: sql`substr(content, 1, 50)` })],
    [
      "is of an older release",
      () => db.update(filterSnapshots).set({ content: sql`replace(content, '"format":4', '"format":3')` }),
    ],
    ["is of another history", () => db.update(filterSnapshots).set({ token: "of another database" })],
    ["is newer than the database", () => db.update(filterSnapshots).set({ version: 1_000_000 })],
    [
      "is so old that changes were dropped",
      async () => {
        await noteChanges(1_500);
        await fillFilterRows(db);
      },
    ],
    ["is behind by more than is followed", () => noteChanges(2_001)],
  ])("reads the products when the snapshot %s, and the job writes it anew", async (_, damage) => {
    await damage();
    expect(await known()).toEqual({ isOfSnapshot: false, products: await truth() });
    await refreshSnapshot(db);
    expect(await known()).toEqual({ isOfSnapshot: true, products: await truth() });
  });

  it("has a listing that is true at once", async () => {
    await rename("wool", "Wool Cap");
    const choice = { ...emptyChoice, inStock: true };
    const { total, counts } = await filteredListing(db, { base: { facet: "all" }, choice, sort: "featured", page: 1 });
    const inStock = (await truth()).filter(({ buyable }) => buyable.length > 0);
    expect(total).toBe(inStock.length);
    expect(counts?.inStock?.count).toBe(inStock.length);
  });

  it("has no filters in a shop that is too large for them, and the job drops its snapshot", async () => {
    const [before] = await db.select().from(rowCounts).where(eq(rowCounts.name, "products"));
    await db.update(rowCounts).set({ total: 50_001 }).where(eq(rowCounts.name, "products"));
    await expect(knownIndex(db)).rejects.toThrow("too many products");
    await refreshSnapshot(db);
    expect(await snapshot()).toEqual([]);
    await db.update(rowCounts).set({ total: before!.total }).where(eq(rowCounts.name, "products"));
  });

  it("fails when the database does, and begins again", async () => {
    await expect(knownIndex(withFaults(shop, alwaysFail("DB")).db)).rejects.toThrow();
    expect((await knownIndex(db)).products.size).toBeGreaterThan(0);
  });
});

describe("the job", () => {
  it("leaves a snapshot that little changed since, and writes it anew after more", async () => {
    const versions = async () => (await snapshot()).map(({ version }) => version);
    const before = await versions();
    await noteChanges(200);
    await refreshSnapshot(db);
    expect(await versions()).toEqual(before);
    await noteChanges(1);
    await refreshSnapshot(db);
    const [newest] = await db.select({ version: sql<number>`max(${filterChanges.version})` }).from(filterChanges);
    expect(await versions()).toEqual([newest!.version]);
  });

  it("leaves the old snapshot whole when it fails", async () => {
    const before = await snapshot();
    const failing = Object.assign(Object.create(db) as Database, {
      batch: async (statements: never[]) => {
        const isWriting = statements.length === 2;
        return db.batch((isWriting ? [...statements, statement(db, sql`SELECT no_such_column`)] : statements) as never);
      },
    });
    await noteChanges(300);
    await expect(writeSnapshot(failing)).rejects.toThrow();
    expect(await snapshot()).toEqual(before);
  });
});

describe("what a new isolate reads", () => {
  it("does not grow with the shop, and is cut into rows that the database takes", async () => {
    const rowsRead = async () => {
      let rows = 0;
      for (const { query, values } of await statementsOf(env, () => loadIndex(db))) {
        const { meta } = await env.DB.prepare(query)
          .bind(...values)
          .all();
        rows += meta.rows_read;
      }
      return rows;
    };
    await addProducts(20_000);
    await fillFilterRows(db);
    await writeSnapshot(db);
    const parts = await snapshot();
    expect(parts.length).toBeGreaterThan(1);
    for (const { content } of parts) expect(content.length).toBeLessThanOrEqual(1_000_000);
    expect((await knownIndex(db)).products.size).toBeGreaterThan(20_000);
    // The parts, their version, and the changes an index remembers.
    expect(await rowsRead()).toBeLessThan(300);
  });
});

/** Products that stand in listings, in rows that are filled. */
async function addProducts(count: number): Promise<void> {
  const numbers = sql`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
  const time = now.toISOString();
  await statement(
    db,
    sql`${numbers} INSERT INTO products (id, name, price_ore, created_at, updated_at, published)
      SELECT 'a-product-with-a-long-id-' || n, 'Sock', 100, ${time}, ${time}, 0 FROM numbers`,
  );
  const summary = ["100", "1759123187269", "0", "", '["all"]', "{}", "{}"].join("\t");
  await statement(db, sql`UPDATE filter_products SET summary = ${summary} WHERE summary IS NULL OR summary = ''`);
}

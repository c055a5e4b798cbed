import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { undoByAction } from "#app/admin/audit/undo.server.ts";
import { setStock } from "#app/admin/products/bulk-stock.server.ts";
import { staffSave } from "#app/admin/products/save-product.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { priceHistory, productFacets, products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { setPrices, setStates } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { createProduct, updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { runScheduledJobs } from "#workers/jobs/scheduled.ts";

const shop = openTestShop();
const { db } = shop;
const later = new Date(now.getTime() + 60_000);
const evenLater = new Date(now.getTime() + 120_000);

async function garments(name: string, count: number, priceOre = 299_00): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, i) => `${name}-${String(i).padStart(3, "0")}`);
  for (const id of ids) await stockGarment(db, { id, priceOre, stock: 5 });
  return ids;
}

const rowsOf = (ids: string[]) => db.select().from(products).where(inArray(products.id, ids)).orderBy(asc(products.id));
const lastEntry = async () =>
  (
    await db
      .select()
      .from(auditLog)
      .orderBy(desc(sql`rowid`))
      .limit(1)
  )[0]!;
async function undo(entry: typeof auditLog.$inferSelect) {
  return undoByAction[entry.action as "products.state"]!(shop, entry, { actor: "bo", now: evenLater });
}

describe("editing many products", () => {
  it("sets the state of five hundred at once, takes them out of every listing, and is undone at once", async () => {
    const ids = Array.from({ length: 500 }, (_, i) => `many-${i}`);
    const time = now.toISOString();
    const json = JSON.stringify(ids);
    await db.run(sql`INSERT INTO products (id, name, price_ore, is_complete, created_at, updated_at)
      SELECT value, value, 10000, 1, ${time}, ${time} FROM json_each(${json})`);
    await db.run(sql`INSERT INTO product_facets (facet, product_id, price_ore, created_at, featured)
      SELECT 'all', value, 10000, ${time}, 0 FROM json_each(${json})`);
    expect(await setStates(db, ids, "draft", { actor: "anna" }, later)).toMatchObject({ kind: "changed", count: 500 });
    expect(new Set((await rowsOf(ids.slice(0, 90))).map(({ state }) => state))).toEqual(new Set(["draft"]));
    const listed = async () =>
      (await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM product_facets WHERE product_id LIKE 'many-%'`))[0]?.n;
    expect(await listed()).toBe(0);

    expect(await setStates(db, ids, "draft", { actor: "anna" }, evenLater)).toMatchObject({
      kind: "changed",
      count: 0,
    });
    expect(await undo(await lastEntry())).toBe("undone");
    expect(await listed()).toBe(500);
  });

  it("leaves out products that are unknown or deleted", async () => {
    const ids = await garments("gone", 2);
    await archiveProduct(db, ids[0]!, { actor: "anna" }, later);
    expect(await setStates(db, [...ids, "unheard-of"], "private", { actor: "anna" }, evenLater)).toMatchObject({
      count: 1,
    });
  });

  it("lowers prices as a sale, records each price once, and ends the sale again", async () => {
    const ids = await garments("sale", 3);
    await setPrices(db, ids, { kind: "set", priceOre: 300_00 }, { actor: "anna" }, now);
    const edit = { kind: "percent", percent: -20, asSale: true } as const;
    expect(await setPrices(db, ids, edit, { actor: "anna" }, later)).toMatchObject({ kind: "changed", count: 3 });
    expect(await rowsOf(ids)).toMatchObject(ids.map(() => ({ priceOre: 240_00, earlierPriceOre: 300_00 })));
    const history = await db.select().from(priceHistory).where(eq(priceHistory.productId, ids[0]!));
    expect(history.map(({ priceOre }) => priceOre)).toEqual([300_00, 240_00]);
    const facets = await db.select().from(productFacets).where(eq(productFacets.productId, ids[0]!));
    expect(facets).toEqual(expect.arrayContaining([expect.objectContaining({ facet: "sale", priceOre: 240_00 })]));

    expect(await setPrices(db, ids, { kind: "end-sale" }, { actor: "anna" }, evenLater)).toMatchObject({ count: 3 });
    expect(await rowsOf(ids)).toMatchObject(ids.map(() => ({ priceOre: 300_00, earlierPriceOre: null })));
  });

  it("makes a relative change once, however often its form is sent, also at once", async () => {
    const ids = await garments("press", 2);
    const edit = { kind: "percent", percent: -20, asSale: false } as const;
    const by = { actor: "anna", entryId: newId("aud") };
    const results = await Promise.all([1, 2].map(() => setPrices(db, ids, edit, by, later)));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["changed", "repeated"]);
    expect(await setPrices(db, ids, edit, by, evenLater)).toEqual({ kind: "repeated" });
    expect((await rowsOf(ids)).map(({ priceOre }) => priceOre)).toEqual([239_00, 239_00]);

    const more = { actor: "anna", entryId: newId("aud") };
    const add = { kind: "add", units: 3 } as const;
    expect(await setStock(db, ids, add, more, later)).toMatchObject({ kind: "changed", count: 2 });
    expect(await setStock(db, ids, add, more, evenLater)).toEqual({ kind: "repeated" });
    const units = await db.select().from(productVariants).where(inArray(productVariants.productId, ids));
    expect(new Set(units.map(({ quantity }) => quantity))).toEqual(new Set([8]));
  });

  it("keeps a price that somebody set afterwards: the undo is refused as a whole", async () => {
    const ids = await garments("since", 2);
    await setPrices(db, ids, { kind: "set", priceOre: 199_00 }, { actor: "anna" }, later);
    const entry = await lastEntry();
    await setPrices(db, [ids[1]!], { kind: "set", priceOre: 149_00 }, { actor: "bo" }, evenLater);
    expect(await undo(entry)).toBe("changed-since");
    expect((await rowsOf(ids)).map(({ priceOre }) => priceOre)).toEqual([199_00, 149_00]);
  });

  it("tells a form that was open meanwhile of the newer version", async () => {
    const [id = ""] = await garments("open", 1);
    const seen = (await readProductForStaff(db, id))!;
    await setPrices(db, [id], { kind: "set", priceOre: 1_00 }, { actor: "anna" }, now);
    const options = { ...staffSave(db, "bo", later), expectedUpdatedAt: seen.updatedAt };
    expect(await updateProduct(db, id, seen.fields, options, later)).toMatchObject({ kind: "conflict" });
  });

  it("changes the units of every variant through the ledger, and never below none", async () => {
    const ids = await garments("units", 2);
    expect(await setStock(db, ids, { kind: "add", units: -7 }, { actor: "anna" }, later)).toMatchObject({ count: 2 });
    expect((await rowsOf(ids)).map(({ stockTotal }) => stockTotal)).toEqual([0, 0]);
    expect(await undo(await lastEntry())).toBe("undone");
    expect((await rowsOf(ids)).map(({ stockTotal }) => stockTotal)).toEqual([20, 20]);
    const reasons = await db.all<{ reason: string }>(
      sql`SELECT DISTINCT reason FROM stock_movements WHERE product_id = ${ids[0]} ORDER BY reason`,
    );
    expect(reasons.map(({ reason }) => reason)).toEqual(["bulk-edit", "opening"]);
  });

  it("refuses to take units back that were sold", async () => {
    const [id = ""] = await garments("sold", 1);
    await setStock(db, [id], { kind: "add", units: 3 }, { actor: "anna" }, later);
    const entry = await lastEntry();
    expect((await placeOrder(db, orderOf(id, { quantity: 7 }), now)).kind).toBe("placed");
    expect(await undo(entry)).toBe("changed-since");
    const left = await db.select().from(productVariants).where(eq(productVariants.productId, id));
    expect(left.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([1, 8, 8, 8]);
  });
});

describe("undoing", () => {
  it("sets changed fields back, once, with the colors they had", async () => {
    const [id = ""] = await garments("fields", 1);
    const { fields, updatedAt } = (await readProductForStaff(db, id))!;
    const changed = {
      ...fields,
      name: "Renamed",
      colors: fields.colors.slice(0, 1),
      variants: fields.variants.filter((v) => v.colorId === "black"),
    };
    await updateProduct(db, id, changed, { ...staffSave(db, "anna", later), expectedUpdatedAt: updatedAt }, later);
    const entry = await lastEntry();
    expect(await Promise.all([undo(entry), undo(entry)])).toContain("undone");
    const undone = (await readProductForStaff(db, id))!;
    expect(undone.fields).toMatchObject({ name: `Garment ${id}`, colors: [{ id: "black" }, { id: "white" }] });
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries.filter(({ action }) => action === "audit.undone")).toHaveLength(1);
  });

  it("brings a deleted product back into the shop, and its page answers again", async () => {
    const [id = ""] = await garments("back", 1);
    await archiveProduct(db, id, { actor: "anna" }, later);
    expect(await readProductPage(db, id)).toMatchObject({ kind: "gone" });
    const entry = await lastEntry();
    expect(await undo(entry)).toBe("undone");
    expect(await readProductPage(db, id)).toMatchObject({ kind: "found" });
    const facets = await db.select().from(productFacets).where(eq(productFacets.productId, id));
    expect(facets.map(({ facet }) => facet)).toContain("mens");
  });
});

describe("a scheduled product", () => {
  it("is published by the five-minute job when its time has come, with listings, price and log", async () => {
    await stockGarment(db, { id: "planned-copy" });
    const { fields } = (await readProductForStaff(db, "planned-copy"))!;
    const at = later.toISOString();
    const media = fields.media.map(({ id: _, ...picture }) => picture);
    const scheduled = { ...fields, media, state: "scheduled" as const, publishAt: at };
    await createProduct(db, scheduled, { ...staffSave(db, "anna", now), id: "planned" }, now);
    const state = async () => (await readProductForStaff(db, "planned"))?.fields.state;

    await runScheduledJobs(shop, now, "*/5 * * * *");
    expect(await state()).toBe("scheduled");
    expect(await readProductPage(db, "planned")).toMatchObject({ kind: "gone" });

    await runScheduledJobs(shop, evenLater, "*/5 * * * *");
    expect(await state()).toBe("published");
    expect(await readProductPage(db, "planned")).toMatchObject({ kind: "found" });
    const prices = await db.select().from(priceHistory).where(eq(priceHistory.productId, "planned"));
    expect(prices).toMatchObject([{ validFrom: evenLater.toISOString() }]);
    expect(await db.select().from(productFacets).where(eq(productFacets.productId, "planned"))).not.toEqual([]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, "planned"));
    expect(entries.map(({ actor, action }) => [actor, action])).toContainEqual(["schedule", "product.published"]);

    // Set back to a time that has passed, the next run would publish it again.
    const published = entries.find(({ action }) => action === "product.published")!;
    expect(await undo(published)).toBe("undone-as-draft");
    await runScheduledJobs(shop, addMinutes(evenLater, 10), "*/5 * * * *");
    expect((await readProductForStaff(db, "planned"))?.fields).toMatchObject({ state: "draft", publishAt: null });
    expect((await lastEntry()).after).toMatchObject({ state: "draft", publishAt: null });
  });

  it("is a draft, too, when an edit of many or a deletion is undone after its time", async () => {
    const ids = await garments("late", 2);
    const at = later.toISOString();
    await db.update(products).set({ published: false, publishAt: at }).where(inArray(products.id, ids));
    await setStates(db, ids, "published", { actor: "anna" }, now);
    expect(await undo(await lastEntry())).toBe("undone-as-draft");
    expect((await rowsOf(ids)).map(({ state, publishAt }) => [state, publishAt])).toEqual([
      ["draft", null],
      ["draft", null],
    ]);

    await db.update(products).set({ published: false, publishAt: at }).where(eq(products.id, ids[0]!));
    await archiveProduct(db, ids[0]!, { actor: "anna" }, now);
    expect(await undo(await lastEntry())).toBe("undone-as-draft");
    expect((await rowsOf(ids)).map(({ state }) => state)).toEqual(["draft", "draft"]);
  });
});

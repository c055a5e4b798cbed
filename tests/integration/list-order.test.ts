import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { saveOrderForm } from "#app/admin/products/save-list-order.server.ts";
import { staffSave } from "#app/admin/products/save-product.server.ts";
import { statement } from "#app/db/client.server.ts";
import { checkFilterRows, fillFilterRows } from "#app/features/catalogue/filters/fill-rows.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { readListOrder, saveListOrder } from "#app/features/catalogue/products/list-order.server.ts";
import { longestPage, pageSize } from "#app/features/catalogue/products/listing.ts";
import type { OrderedList } from "#app/features/catalogue/products/ordered-lists.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { now, stockGarment } from "#tests/support/shop-fixture.ts";

const { shop } = openFileShop();
const { db } = shop;
const anna = { actor: "anna", now };
let made = 0;
const newEntry = () => `aud_test${++made}`;

const save = (
  ids: string[],
  basedOn: string[],
  { list = "shop", entryId = newEntry() }: { list?: OrderedList; entryId?: string } = {},
) => saveListOrder(db, { list, name: list, ids, basedOn, entryId }, anna);

async function change(id: string, fields: Partial<ProductInput>) {
  const product = (await readProductForStaff(db, id))!;
  const options = { ...staffSave(db, "anna", now), expectedUpdatedAt: product.updatedAt };
  expect(await updateProduct(db, id, { ...product.fields, ...fields }, options, now)).toMatchObject({ kind: "saved" });
}

/** The ids of a listing's pages, one after another, once from the database and once from the index in memory. */
async function pages(facet = "all", size = 100) {
  const inStock = { ...emptyChoice, inStock: true };
  const read = async (choice: typeof emptyChoice) => {
    const ids: string[] = [];
    for (let page = 1; ; page++) {
      const { products } = await filteredListing(db, { base: { facet }, choice, sort: "featured", page, size });
      if (products.length === 0) return ids;
      ids.push(...products.map(({ id }) => id));
    }
  };
  const [whole, chosen] = [await read(emptyChoice), await read(inStock)];
  expect(chosen).toEqual(whole);
  return whole;
}

beforeEach(async () => {
  await db.batch([statement(db, sql`DELETE FROM list_positions`), statement(db, sql`DELETE FROM product_facets`)]);
  await statement(db, sql`UPDATE products SET archived_at = '2026-01-01T00:00:00.000Z' WHERE archived_at IS NULL`);
});

/** Garments of this test, in the shop's own order. */
async function garments(count: number) {
  const ids = Array.from({ length: count }, (_, i) => `g${String(++made).padStart(4, "0")}-${i}`);
  for (const id of ids) await stockGarment(db, { id });
  return ids;
}

it("is on one page if hardly more than a page long, whether or not it is filtered", async () => {
  const ids = await garments(longestPage);
  const read = (choice: typeof emptyChoice, page: number) =>
    filteredListing(db, { base: { facet: "all" }, choice, sort: "featured", page });
  for (const choice of [emptyChoice, { ...emptyChoice, inStock: true }]) {
    expect((await read(choice, 1)).products.map(({ id }) => id)).toEqual(ids);
    expect((await read(choice, 2)).products).toEqual([]);
  }
  ids.push(...(await garments(1)));
  for (const choice of [emptyChoice, { ...emptyChoice, inStock: true }]) {
    const both = [await read(choice, 1), await read(choice, 2)];
    expect(both.map(({ products }) => products.length)).toEqual([pageSize, ids.length - pageSize]);
    expect(both.flatMap(({ products }) => products.map(({ id }) => id))).toEqual(ids);
  }
});

describe("the order in which a list begins", () => {
  it("is what staff placed, in their order, then the shop's own, with each product once across the pages", async () => {
    const ids = await garments(7);
    const [a, b, c, d, e, f, g] = ids as [string, string, string, string, string, string, string];
    expect(await pages()).toEqual(ids);
    expect(await save([f, b, g], [])).toBe("saved");
    for (const size of [1, 2, 3, 100])
      expect(await pages("all", size), `${size} a page`).toEqual([f, b, g, a, c, d, e]);
  });

  it("is each list's own: a collection's is not the shop's, and chips follow their list", async () => {
    const [a, b, c] = (await garments(3)) as [string, string, string];
    for (const id of [a, b, c]) await change(id, { category: "Mens Collection", productType: "Hoodie" });
    await save([c], [], { list: "mens" });
    await save([b], [], { list: "shop" });
    expect(await pages("all")).toEqual([b, a, c]);
    expect(await pages("shop/hoodies")).toEqual(await pages("all"));
    expect(await pages("mens")).toEqual([c, a, b]);
    expect(await pages("mens/hoodies")).toEqual([c, a, b]);
  });

  it("outlives a save of the product, and what fills the rows of filters", async () => {
    const [a, b] = (await garments(2)) as [string, string];
    await save([b], []);
    await change(b, { name: "Another name" });
    await change(a, { featured: true });
    await fillFilterRows(db);
    await checkFilterRows(db);
    expect(await pages()).toEqual([b, a]);
  });

  it("passes over a deleted product, which is gone from staff's order, too", async () => {
    const [a, b, c] = (await garments(3)) as [string, string, string];
    await save([c, b], []);
    await archiveProduct(db, c, { actor: "anna" }, now);
    expect(await pages()).toEqual([b, a]);
    const order = await readListOrder(db, "shop");
    expect(order.placed.map(({ id }) => id)).toEqual([b]);
    // Its place is part of what is based on, so that a save is no conflict.
    expect(await save([b, a], order.basedOn)).toBe("saved");
    expect(await pages()).toEqual([b, a]);
  });

  it("keeps the place of a draft, which shoppers do not see", async () => {
    const [a, b] = (await garments(2)) as [string, string];
    await save([b], []);
    await change(b, { state: "draft" });
    expect(await pages()).toEqual([a]);
    expect((await readListOrder(db, "shop")).placed).toMatchObject([{ id: b, listed: 0 }]);
    await change(b, { state: "published" });
    expect(await pages()).toEqual([b, a]);
  });
});

describe("a save of the order", () => {
  it("that is based on an older one is refused, and told with both orders", async () => {
    const [a, b] = (await garments(2)) as [string, string];
    expect(await save([b], [])).toBe("saved");
    const sent = {
      list: "shop",
      name: "Shop all",
      fields: { [`at:${a}`]: "1" },
      basedOn: [],
      entryId: newEntry(),
    } as const;
    const { answer, status } = await saveOrderForm(shop, { ...sent, basedOn: [] }, anna);
    expect(status).toBe(409);
    expect(answer.conflict).toMatchObject({ yours: [{ id: a }], basedOn: [b] });
    expect((await readListOrder(db, "shop")).basedOn).toEqual([b]);
    expect(await save([a], answer.conflict!.basedOn)).toBe("saved");
    expect(await pages()).toEqual([a, b]);
  });

  it("that is sent twice is one, and one without a change is none", async () => {
    const [a] = (await garments(1)) as [string];
    const entryId = newEntry();
    expect(await Promise.all([save([a], [], { entryId }), save([a], [], { entryId })])).toEqual(["saved", "saved"]);
    expect(await save([a], [a])).toBe("unchanged");
    const entries = await statement(
      db,
      sql`SELECT id FROM audit_log WHERE action = 'products.order' AND id = ${entryId}`,
    );
    expect(entries).toHaveLength(1);
  });

  it("is undone once, unless the order changed since", async () => {
    const [a, b] = (await garments(2)) as [string, string];
    const [first, second] = [newEntry(), newEntry()];
    await save([b], [], { entryId: first });
    await save([b, a], [b], { entryId: second });
    expect(await undoChange(shop, first, "bo")).toMatchObject({ tone: "error", text: /changed again since/ });
    const undone = await Promise.all([undoChange(shop, second, "bo"), undoChange(shop, second, "anna")]);
    expect(undone.map(({ text }) => text)).toEqual(["Undone.", "Undone."]);
    expect((await readListOrder(db, "shop")).basedOn).toEqual([b]);
    expect(await undoChange(shop, first, "bo")).toMatchObject({ text: "Undone." });
    expect(await pages()).toEqual([a, b]);
  });

  it("is undone by its page, and no change of another kind", async () => {
    const [a] = (await garments(1)) as [string];
    await change(a, { name: "Renamed" });
    const [renamed] = await statement<{ id: string }>(
      db,
      sql`SELECT id FROM audit_log WHERE action = 'product.updated' AND subject_id = ${a}`,
    );
    expect(await undoChange(shop, renamed!.id, "bo", "products.order")).toMatchObject({ tone: "error" });
    expect((await readProductForStaff(db, a))!.fields.name).toBe("Renamed");
  });

  it("leaves out an id that no product has", async () => {
    const [a] = (await garments(1)) as [string];
    expect(await save(["no-such-product", a], [])).toBe("saved");
    expect((await readListOrder(db, "shop")).basedOn).toEqual([a]);
  });
});

it("finds what is not placed by a part of its name", async () => {
  const [a, b] = (await garments(2)) as [string, string];
  await change(b, { name: "Kväll Hoodie" });
  expect((await readListOrder(db, "shop", "kvall")).rest.map(({ id }) => id)).toEqual([b]);
  expect((await readListOrder(db, "shop")).rest.map(({ id }) => id)).toEqual([a, b]);
});

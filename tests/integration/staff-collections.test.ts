import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { staffSave } from "#app/admin/products/save-product.server.ts";
import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { productFacets } from "#app/db/schema/catalogue.server.ts";
import { collectionFields, type CollectionInput } from "#app/features/catalogue/collections/collection-input.ts";
import { readConditions } from "#app/features/catalogue/collections/conditions.ts";
import { readCollection, readShownCollection } from "#app/features/catalogue/collections/read-collections.server.ts";
import { rebuildCollection, rebuildCollections } from "#app/features/catalogue/collections/rebuild.server.ts";
import {
  createCollection,
  deleteCollection,
  editCollection,
  unknownProducts,
} from "#app/features/catalogue/collections/save-collection.server.ts";
import { storeMenuCollections } from "#app/features/catalogue/collections/store-menu-collections.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import { storeMenu } from "#app/features/catalogue/filters/store-menu.server.ts";
import { changeStock } from "#app/features/catalogue/inventory/change-stock.server.ts";
import { collectionFacet } from "#app/features/catalogue/products/collection-facet.ts";
import { saveListOrder } from "#app/features/catalogue/products/list-order.server.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { noDetails } from "#app/features/catalogue/products/variant-details.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";
import { findRedirect } from "#app/features/catalogue/redirects/find-redirect.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { newId } from "#app/shared/ids.ts";
import { sitemap } from "#app/storefront/frame/sitemap.server.ts";
import { suggest } from "#app/storefront/search/suggest.server.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const change = { actor: "astrid", now };

const fieldsOf = (fields: Partial<CollectionInput>): CollectionInput => ({
  ...collectionFields.parse({ title: "Runs", kind: fields.kind ?? "rule", published: "on" }),
  conditions: [],
  ...fields,
});
async function make(fields: Partial<CollectionInput>): Promise<string> {
  const id = newId("col");
  const input = fieldsOf({ handle: id.replace("_", "-"), ...fields });
  expect(await createCollection(db, { id, input }, change)).toBe("saved");
  return id;
}
async function edit(id: string, fields: Partial<CollectionInput>) {
  const { updatedAt, products, ...current } = (await readCollection(db, id))!;
  return editCollection(db, { id, input: { ...current, products, ...fields }, basedOn: updatedAt }, change);
}
const idsIn = async (id: string) =>
  (
    await db
      .select()
      .from(productFacets)
      .where(eq(productFacets.facet, collectionFacet(id)))
  )
    .map(({ productId }) => productId)
    .toSorted();
async function saveProduct(id: string, fields: Partial<ProductInput>) {
  const product = (await readProductForStaff(db, id))!;
  const options = { ...staffSave(db, "anna", now), expectedUpdatedAt: product.updatedAt };
  expect(await updateProduct(db, id, { ...product.fields, ...fields }, options, now)).toMatchObject({ kind: "saved" });
}
async function list(
  handle: string,
  { page = 1, size = 3, choice = {}, sort }: { page?: number; size?: number; choice?: object; sort?: "price-low" } = {},
) {
  const shown = (await readShownCollection(db, handle))!;
  const base = { facet: collectionFacet(shown.id), first: shown.placed };
  const request = { base, choice: { ...emptyChoice, ...choice }, sort: sort ?? shown.sort, page, size };
  return (await filteredListing(db, request)).products.map(({ id }) => id);
}

beforeAll(async () => {
  for (const [i, id] of ["a", "b", "c", "d", "e"].entries()) await stockGarment(db, { id, priceOre: (i + 1) * 100_00 });
  await stockGarment(db, { id: "hidden", published: false });
  await saveProduct("a", { tags: ["Running", "sale items"] });
  await saveProduct("b", { tags: ["running"], productType: "Tights" });
});

describe("what is in a collection", () => {
  it("by hand is what staff chose, as far as it is for sale", async () => {
    const id = await make({ kind: "hand", products: ["c", "a", "hidden", "unknown"] });
    expect(await idsIn(id)).toEqual(["a", "c"]);
    expect(await edit(id, { products: ["b"] })).toBe("saved");
    expect(await idsIn(id)).toEqual(["b"]);
  });

  it.each<[string, Partial<CollectionInput>, string[]]>([
    ["a tag, whatever its case", { conditions: [{ field: "tag", value: "RUNNING" }] }, ["a", "b"]],
    ["a type", { conditions: [{ field: "type", value: "tights" }] }, ["b"]],
    [
      "a price, ends included",
      {
        conditions: [
          { field: "price-from", value: 200_00 },
          { field: "price-to", value: 400_00 },
        ],
      },
      ["b", "c", "d"],
    ],
    [
      "any of several conditions",
      {
        match: "any",
        conditions: [
          { field: "type", value: "Tights" },
          { field: "price-from", value: 500_00 },
        ],
      },
      ["b", "e"],
    ],
    ["nothing without a condition", { conditions: [] }, []],
  ])("by a rule is %s", async (_, fields, expected) => {
    expect(await idsIn(await make(fields))).toEqual(expected);
  });

  it("by a price is by the lowest of its variants, as lists show it", async () => {
    const id = await make({ conditions: [{ field: "price-to", value: 50_00 }] });
    await stockGarment(db, { id: "cheap-size", priceOre: 900_00 });
    const { fields } = (await readProductForStaff(db, "cheap-size"))!;
    const key = variantKey({ colorId: fields.colors[0]!.id, sizeId: fields.sizes[0]!.id });
    await saveProduct("cheap-size", { variantDetails: { [key]: { ...noDetails, priceOre: 40_00 } } });
    expect(await idsIn(id)).toEqual(["cheap-size"]);
    expect(await edit(id, { conditions: [{ field: "price-to", value: 39_00 }] })).toBe("saved");
    expect(await idsIn(id)).toEqual([]);
    await saveProduct("cheap-size", { state: "draft" });
  });

  it("follows each save of a product", async () => {
    const id = await make({ conditions: [{ field: "tag", value: "yoga" }] });
    await saveProduct("c", { tags: ["yoga"] });
    expect(await idsIn(id)).toEqual(["c"]);
    await saveProduct("c", { state: "draft" });
    expect(await idsIn(id)).toEqual([]);
    await saveProduct("c", { state: "published", tags: [] });
    expect(await idsIn(id)).toEqual([]);
    expect((await db.select().from(productFacets).where(eq(productFacets.productId, "c"))).length).toBeGreaterThan(1);
  });

  it("follows stock: the last unit that is sold takes it out, and another brings it back", async () => {
    await stockGarment(db, { id: "last", stock: 0 });
    await changeStock(db, [{ variantId: "last-black-m", delta: 1 }], { reason: "received", actor: "kim" }, now);
    const id = await make({
      conditions: [
        { field: "stock", value: "in" },
        { field: "price-to", value: 299_00 },
      ],
    });
    const soldOut = await make({ conditions: [{ field: "stock", value: "out" }] });
    expect(await idsIn(id)).toContain("last");
    await placeOrder(db, orderOf("last"), now, "a caller");
    expect(await idsIn(id)).not.toContain("last");
    expect(await idsIn(soldOut)).toEqual(["last"]);
    await changeStock(db, [{ variantId: "last-black-m", delta: 1 }], { reason: "received", actor: "kim" }, now);
    expect(await idsIn(id)).toContain("last");
    expect(await idsIn(soldOut)).toEqual([]);
  });
});

describe("the order of a collection", () => {
  it("is the one that staff arranged, then the shop's, on every page and whatever is filtered", async () => {
    const id = await make({ handle: "arranged", kind: "hand", products: ["a", "b", "c", "d", "e"] });
    const order = { list: collectionFacet(id), name: "Arranged", ids: ["d", "b"], basedOn: [], entryId: newId("aud") };
    expect(await saveListOrder(db, order, change)).toBe("saved");
    await saveListOrder(db, { list: "shop", name: "Shop", ids: ["e"], basedOn: [], entryId: newId("aud") }, change);
    const all = [...(await list("arranged")), ...(await list("arranged", { page: 2 }))];
    expect(all.slice(0, 3)).toEqual(["d", "b", "e"]);
    expect(all.toSorted()).toEqual(["a", "b", "c", "d", "e"]);
    expect(await list("arranged", { size: 5 })).toEqual(all);
    expect(await list("arranged", { size: 5, choice: { maxOre: 400_00 } })).toEqual(all.filter((one) => one !== "e"));
    await saveListOrder(db, { list: "shop", name: "Shop", ids: [], basedOn: ["e"], entryId: newId("aud") }, change);
  });

  it("is its own sort until a shopper chooses another", async () => {
    await make({ handle: "dear-first", kind: "hand", products: ["a", "b", "c"], sort: "price-high" });
    expect(await list("dear-first")).toEqual(["c", "b", "a"]);
    expect(await list("dear-first", { sort: "price-low" })).toEqual(["a", "b", "c"]);
  });
});

describe("a collection", () => {
  it("is shown and in the sitemap once it is published", async () => {
    const id = await make({ handle: "drafted", kind: "hand", products: ["a"], published: false });
    expect(await readShownCollection(db, "drafted")).toBeNull();
    expect(await sitemap(db, "https://shop.example")).not.toContain("/collections/drafted");
    await edit(id, { published: true });
    expect(await readShownCollection(db, "drafted")).toMatchObject({ title: "Runs" });
    expect(await sitemap(db, "https://shop.example")).toContain("https://shop.example/collections/drafted<");
  });

  it("that gets another address is found at the old one, there and back again", async () => {
    const leads = (path: string) => findRedirect(db, new URL(path, "https://shop.example"));
    const id = await make({ handle: "first", kind: "hand" });
    await edit(id, { handle: "second" });
    expect(await leads("/collections/first")).toBe("/collections/second");
    await edit(id, { handle: "third" });
    expect(await leads("/collections/first")).toBe("/collections/third");
    await edit(id, { handle: "first" });
    expect(await leads("/collections/second")).toBe("/collections/first");
    expect(await leads("/collections/first")).toBeNull();
  });

  it("is created once by a form that is sent twice, has an address of its own, and is edited over its version alone", async () => {
    const id = newId("col");
    const input = fieldsOf({ handle: "once" });
    const outcomes = await Promise.all([1, 2].map(() => createCollection(db, { id, input }, change)));
    expect(outcomes).toEqual(["saved", "saved"]);
    expect(await createCollection(db, { id, input: { ...input, title: "Other" } }, change)).toBe("created-before");
    expect((await readCollection(db, id))!.title).toBe(input.title);
    expect(await createCollection(db, { id: newId("col"), input }, change)).toBe("handle-taken");
    const { updatedAt } = (await readCollection(db, id))!;
    expect(await edit(id, { title: "Theirs" })).toBe("saved");
    expect(await editCollection(db, { id, input, basedOn: updatedAt }, change)).toBe("conflict");
    await Promise.all([deleteCollection(db, id, change), deleteCollection(db, id, change)]);
    expect(await edit(id, {}).catch(() => "gone")).toBe("gone");
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries.map(({ action }) => action)).toEqual([
      "collection.created",
      "collection.edited",
      "collection.deleted",
    ]);
  });

  it("is not said to be saved when its form is sent again with another picture, unless the picture itself came along", async () => {
    const id = newId("col");
    const input = fieldsOf({ handle: "pictured", picture: "/media/products/first.jpg" });
    const again = (picture: string | null, isPictureSent?: boolean) =>
      createCollection(db, { id, input: { ...input, picture }, ...(isPictureSent && { isPictureSent }) }, change);
    expect(await again(input.picture)).toBe("saved");
    expect(await again(input.picture)).toBe("saved");
    expect(await again("/media/products/second.jpg")).toBe("created-before");
    expect(await again(null)).toBe("created-before");
    expect(await again("/media/products/first-sent-again.jpg", true)).toBe("saved");
    expect((await readCollection(db, id))?.picture).toBe(input.picture);
  });

  it("takes its list and its order along when it is deleted, and no product", async () => {
    const id = await make({ kind: "hand", products: ["a"] });
    await deleteCollection(db, id, change);
    expect(await idsIn(id)).toEqual([]);
    expect(await readProductForStaff(db, "a")).not.toBeNull();
  });
});

it("the products of a large shop are listed in steps, which go on where they were left", async () => {
  const ids = JSON.stringify(Array.from({ length: 2_500 }, (_, i) => `many-${10_000 + i}`));
  await statement(
    db,
    sql`INSERT INTO products (id, name, price_ore, tags, created_at, updated_at)
      SELECT value, 'Many', 10000, '["bulk"]', ${now.toISOString()}, ${now.toISOString()} FROM json_each(${ids})`,
  );
  const id = await make({ conditions: [{ field: "tag", value: "bulk" }] });
  expect(await idsIn(id)).toHaveLength(2_500);
  await statement(
    db,
    sql`UPDATE staff_collections SET conditions = '[{"field":"tag","value":"none"}]', rebuild_after = '' WHERE id = ${id}`,
  );
  expect(await rebuildCollection(db, id, 2)).toBe(false);
  const left = (await idsIn(id)).length;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(2_500);
  expect(await rebuildCollections(db)).toEqual({ listings: true });
  expect(await idsIn(id)).toEqual([]);
  expect(await rebuildCollections(db)).toEqual({});
});

it("the menu leads to the published ones that staff put there, in their order, and says nothing of collections otherwise", async () => {
  const stored = async () => {
    const [row] = await statement<{ content: string }>(
      db,
      sql`SELECT content FROM site_configuration WHERE section = 'menu'`,
    );
    return row ? (JSON.parse(row.content) as { mens: string; collections?: { path: string; name: string }[] }) : null;
  };
  const [first, second] = [
    await make({ title: 'Été, "låg" sol', inMenu: true, menuPlace: 2 }),
    await make({ title: "B" }),
  ];
  expect(await storeMenuCollections(db, now), "before the menu was counted").toBe(false);
  await edit(first, { published: false });
  await storeMenu(db, now);
  expect(await storeMenuCollections(db, now)).toBe(false);
  expect(await stored()).not.toHaveProperty("collections");
  await edit(first, { published: true });
  await edit(second, { inMenu: true, menuPlace: 1 });
  expect(await storeMenuCollections(db, now)).toBe(true);
  expect(await storeMenuCollections(db, now)).toBe(false);
  expect(await storeMenu(db, now), "counting leaves them").toBe(false);
  expect((await stored())?.collections).toEqual([
    { path: `/collections/${second.replace("_", "-")}`, name: "B" },
    { path: `/collections/${first.replace("_", "-")}`, name: 'Été, "låg" sol' },
  ]);
  await deleteCollection(db, second, change);
  await edit(first, { inMenu: false });
  expect(await storeMenuCollections(db, now)).toBe(true);
  expect(await stored()).not.toHaveProperty("collections");
});

it("a form's conditions are read as staff write them", () => {
  const fields = {
    "condition.0.field": "price-to",
    "condition.0.value": "299,50",
    "condition.1.field": "stock",
    "condition.1.value": "sold out",
    "condition.2.field": "tag",
    "condition.2.value": " ",
    "condition.3.field": "constructor",
    "condition.3.value": "x",
  };
  expect(readConditions(fields)).toEqual([
    { field: "price-to", value: 299_50 },
    { field: "stock", value: "out" },
  ]);
  expect(readConditions({ "condition.0.field": "price-to", "condition.0.value": "cheap" })).toHaveProperty("problem");
});

it("knows which products of a list there are not", async () => {
  await stockGarment(db, { id: "known-tee" });
  expect(await unknownProducts(db, ["known-tee", "nope", "known-tee"])).toEqual(["nope"]);
});

describe("the search", () => {
  it("offers a published collection by its title, or from one of its words on, before the shop's own", async () => {
    await make({ title: "Your winter hoodies", handle: "winter-hoodies" });
    const draft = await make({ title: "Your summer hoodies", handle: "summer-hoodies" });
    await edit(draft, { published: false });
    const offered = async (text: string) => (await suggest(db, text)).collections.map(({ path }) => path);
    for (const text of ["winter", "Winter hoodies", "your winter hoodies under 500 kr"])
      expect([text, (await offered(text))[0]]).toEqual([text, "/collections/winter-hoodies"]);
    const hoodies = await offered("hoodies");
    expect(hoodies[0]).toBe("/collections/winter-hoodies");
    expect(hoodies).toContain("/shop?category=hoodies");
    expect(hoodies).not.toContain("/collections/summer-hoodies");
    expect(await offered("socks")).not.toContain("/collections/winter-hoodies");
  });
});

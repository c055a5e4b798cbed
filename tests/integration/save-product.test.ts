import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { staffSave } from "#app/admin/products/save-product.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { priceHistory, productFacets, products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { archiveProduct, duplicateProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { setPrices, setStates } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { colorNamed, sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import { type ProductInput, productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { publishScheduled } from "#app/features/catalogue/products/publish-scheduled.server.ts";
import { createProduct, productIdFor, updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff, type StaffProduct } from "#app/features/catalogue/products/staff-product.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { addTestMaker, complete, now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const save = staffSave(db, "anna", now);
const later = new Date(now.getTime() + 60_000);
let id = "";
let made = 0;

/** A tee as the form sends it. */
function tee(change: Partial<ProductInput> = {}): ProductInput {
  return productInputSchema.parse({
    name: "Test Tee",
    description: "Light and quick to dry.",
    priceOre: 299_00,
    category: "Mens Collection",
    productType: "T-Shirt",
    tags: ["running"],
    fit: "regular",
    sports: ["running", "training"],
    colors: [colorNamed("Black"), colorNamed("White")],
    sizes: [sizeNamed("M"), sizeNamed("L")],
    variants: [
      { colorId: "black", sizeId: "m", quantity: 4 },
      { colorId: "white", sizeId: "l", quantity: 2 },
    ],
    media: [{ url: "/media/tee.webp", alt: "The tee", colorId: "black" }],
    ...complete,
    // The text follows from the components.
    texts: { materials: ["Cotton"], materialComposition: "100% cotton", deliveryTime: "1-3 days" },
    ...change,
  });
}

async function staffProduct(productId = id): Promise<StaffProduct> {
  const product = await readProductForStaff(db, productId);
  if (!product) throw new Error(`There is no ${productId}`);
  return product;
}

/** Saves some fields over the newest version. */
async function saveOver(fields: Partial<ProductInput>, at = later) {
  const current = await staffProduct();
  return updateProduct(db, id, { ...current.fields, ...fields }, { ...save, expectedUpdatedAt: current.updatedAt }, at);
}

const pricesOf = (productId: string) =>
  db.select().from(priceHistory).where(eq(priceHistory.productId, productId)).orderBy(priceHistory.validFrom);
const facetsOf = async (productId: string) =>
  (await db.select().from(productFacets).where(eq(productFacets.productId, productId))).map(({ facet }) => facet);
const entriesOf = (subjectId: string) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(sql`rowid`);
const totalOf = async (productId: string) =>
  (await db.select().from(products).where(eq(products.id, productId)))[0]?.stockTotal;

beforeAll(() => addTestMaker(db));
beforeEach(async () => {
  id = `tee-${++made}`;
  expect(await createProduct(db, tee(), { ...save, id }, now)).toMatchObject({ kind: "saved", id });
});

describe("creating a product", () => {
  it("writes every field so that staff read back what they wrote and shoppers see it", async () => {
    const { fields, variants, prices } = await staffProduct();
    expect(fields).toMatchObject({
      ...tee(),
      variants: expect.any(Array),
      media: [{ url: "/media/tee.webp", alt: "The tee", colorId: "black" }],
    });
    expect(variants.map(({ colorId, sizeId, quantity }) => `${colorId} ${sizeId} ${quantity}`).toSorted()).toEqual([
      "black m 4",
      "white l 2",
    ]);
    expect(prices).toEqual([
      {
        priceOre: 299_00,
        currency: "SEK",
        validFrom: now.toISOString(),
        isReduced: false,
        vatAddedHundredths: 0,
      },
    ]);
    expect(await totalOf(id)).toBe(6);
    expect(await facetsOf(id)).toEqual(expect.arrayContaining(["all", "mens", "shop/t-shirts"]));
    expect(await readProductPage(db, id)).toMatchObject({ kind: "found", product: { name: "Test Tee" } });
    expect(await entriesOf(id)).toMatchObject([{ actor: "anna", action: "product.created", subjectName: "Test Tee" }]);
  });

  it("tells a repeat of the same request from a new product", async () => {
    const wanted = productIdFor("Test Tee", "abcdefgh");
    expect(await createProduct(db, tee(), { ...save, id: wanted }, now)).toMatchObject({ kind: "saved" });
    expect(await createProduct(db, tee(), { ...save, id: productIdFor("Test Tee", "abcdefgh") }, now)).toEqual({
      kind: "id-taken",
      id: wanted,
    });
  });

  it.each(["draft", "private"] as const)(
    "shows a %s product to no shopper, and records no price for it",
    async (state) => {
      const hidden = `${id}-${state}`;
      await createProduct(db, tee({ state }), { ...save, id: hidden }, now);
      expect(await readProductPage(db, hidden)).toMatchObject({ kind: "gone" });
      expect(await facetsOf(hidden)).toEqual([]);
      expect(await pricesOf(hidden)).toEqual([]);
    },
  );
});

describe("changing a product", () => {
  it("keeps what changed, as it was and as it became, and nothing else", async () => {
    expect(await saveOver({ name: "Better Tee", tags: ["gym"] })).toMatchObject({
      kind: "saved",
      pages: { products: [id], listings: true },
    });
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      action: "product.updated",
      before: { name: "Test Tee", tags: ["running"] },
      after: { name: "Better Tee", tags: ["gym"] },
    });
  });

  it("shows a changed fit or sport in the listings, which are narrowed by them", async () => {
    expect(await saveOver({ fit: "relaxed" })).toMatchObject({ pages: { listings: true } });
    expect(await saveOver({ sports: ["yoga"] }, new Date(later.getTime() + 1))).toMatchObject({
      pages: { listings: true },
    });
    expect((await staffProduct()).fields).toMatchObject({ fit: "relaxed", sports: ["yoga"] });
  });

  it.each([
    ["renamed", { name: "Renamed Tee" }],
    ["no longer shown", { state: "draft" }],
    ["of another collection", { category: "Womens Collection" }],
  ] as const)("renews the pages of reviews, which name it, when it is %s and not otherwise", async (_, change) => {
    expect(await saveOver(change)).toMatchObject({ pages: { reviews: true } });
    await saveOver({ state: "published" }, new Date(later.getTime() + 1));
    const described = await saveOver({ description: "Other words." }, new Date(later.getTime() + 2));
    expect(described).toMatchObject({ pages: { products: [id] } });
    expect(described).not.toHaveProperty("pages.reviews");
  });

  it("renews the pages of reviews when many are hidden or shown, and when one is published by its time", async () => {
    const hidden = await setStates(db, [id], "draft", save, later);
    expect(hidden).toMatchObject({ pages: { products: [id], reviews: true } });
    const soon = new Date(later.getTime() + 60_000);
    await saveOver({ state: "scheduled", publishAt: soon.toISOString() }, new Date(later.getTime() + 1));
    expect(await publishScheduled(db, soon)).toMatchObject({ products: [id], reviews: true });
    const repriced = await setPrices(db, [id], { kind: "set", priceOre: 199_00 }, save, soon);
    expect(repriced).not.toHaveProperty("pages.reviews");
  });

  it("writes nothing when nothing differs", async () => {
    const before = await staffProduct();
    expect(await saveOver({})).toMatchObject({ kind: "saved", updatedAt: before.updatedAt, pages: {} });
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it("records a price only when it changes", async () => {
    await saveOver({ description: "Other words." });
    expect(await pricesOf(id)).toHaveLength(1);
    await saveOver({ priceOre: 249_00, earlierPriceOre: 299_00 }, new Date(later.getTime() + 1000));
    expect((await pricesOf(id)).map(({ priceOre }) => priceOre)).toEqual([299_00, 249_00]);
    expect(await facetsOf(id)).toContain("sale");
  });

  it("records the price of a draft once it is for sale", async () => {
    await saveOver({ state: "draft" });
    await saveOver({ priceOre: 499_00 }, new Date(later.getTime() + 1000));
    expect(await pricesOf(id)).toHaveLength(1);
    await saveOver({ state: "published" }, new Date(later.getTime() + 2000));
    expect((await pricesOf(id)).map(({ priceOre }) => priceOre)).toEqual([299_00, 499_00]);
  });

  it("refuses an edit of an older version, tells the newer one, and overwrites nothing", async () => {
    const seen = await staffProduct();
    await saveOver({ name: "Theirs" });
    const result = await updateProduct(
      db,
      id,
      { ...seen.fields, name: "Mine" },
      { ...save, expectedUpdatedAt: seen.updatedAt },
      later,
    );
    expect(result).toMatchObject({ kind: "conflict", current: { fields: { name: "Theirs" } } });
    expect((await staffProduct()).fields.name).toBe("Theirs");
  });

  it("lets one of several parallel saves of the same version through, in the same millisecond too", async () => {
    const seen = await staffProduct();
    const results = await Promise.all(
      ["One", "Two", "Three", "Four"].map((name) =>
        updateProduct(db, id, { ...seen.fields, name }, { ...save, expectedUpdatedAt: seen.updatedAt }, now),
      ),
    );
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["conflict", "conflict", "conflict", "saved"]);
    expect((await entriesOf(id)).filter(({ action }) => action === "product.updated")).toHaveLength(1);
  });

  it("knows no product that is not there or was deleted", async () => {
    const options = { ...save, expectedUpdatedAt: null };
    expect(await updateProduct(db, "unheard-of", tee(), options, later)).toEqual({ kind: "unknown-product" });
    await archiveProduct(db, id, save, later);
    expect(await updateProduct(db, id, tee(), options, later)).toEqual({ kind: "unknown-product" });
  });
});

describe("the stock of a product that is saved", () => {
  const blackM = async () => (await staffProduct()).variants.find((v) => v.colorId === "black" && v.sizeId === "m");

  it("changes by the difference to what the editor saw, so that units sold meanwhile stay sold", async () => {
    const seen = await staffProduct();
    expect((await placeOrder(db, orderOf(id, { quantity: 3 }), now)).kind).toBe("placed");
    const variants = seen.fields.variants.map((v) => (v.colorId === "black" ? { ...v, quantity: 10 } : v));
    const options = { ...save, expectedUpdatedAt: seen.updatedAt };
    expect(await updateProduct(db, id, { ...seen.fields, variants }, options, later)).toMatchObject({ kind: "saved" });
    expect((await blackM())?.quantity).toBe(7);
    expect(await totalOf(id)).toBe(9);
    const moves = await db.select().from(stockMovements).where(eq(stockMovements.productId, id));
    expect(moves.at(-1)).toMatchObject({ delta: 6, reason: "product-form", actor: "anna" });
  });

  it("is not taken below what was sold meanwhile: that is a conflict", async () => {
    const seen = await staffProduct();
    await placeOrder(db, orderOf(id, { quantity: 3 }), now);
    const variants = seen.fields.variants.map((v) => (v.colorId === "black" ? { ...v, quantity: 1 } : v));
    const options = { ...save, expectedUpdatedAt: seen.updatedAt };
    expect(
      await updateProduct(db, id, { ...seen.fields, name: "Not written", variants }, options, later),
    ).toMatchObject({ kind: "conflict" });
    expect((await staffProduct()).fields.name).toBe("Test Tee");
  });

  it("keeps a variant that an order has, empty and unavailable, and deletes one that none has", async () => {
    await placeOrder(db, orderOf(id, { quantity: 1 }), now);
    expect(await saveOver({ colors: [], sizes: [], variants: [] })).toMatchObject({ kind: "saved" });
    const { fields, variants } = await staffProduct();
    expect(variants).toMatchObject([{ colorId: "black", sizeId: "m", quantity: 0, ordered: true }]);
    expect(fields.colors).toMatchObject([{ id: "black", available: false }]);
    expect(fields.sizes).toMatchObject([{ id: "m", available: false }]);
    expect(await db.select().from(productVariants).where(eq(productVariants.productId, id))).toHaveLength(1);
  });
});

describe("deleting a product", () => {
  it("takes it out of the shop for good, once, and leaves its orders as they are", async () => {
    const placed = await placeOrder(db, orderOf(id), now);
    expect(await archiveProduct(db, id, save, later)).toMatchObject({
      kind: "archived",
      name: "Test Tee",
      pages: { products: [id], listings: true, reviews: true },
    });
    expect(await archiveProduct(db, id, save, later)).toEqual({ kind: "unknown-product" });
    expect(await readProductPage(db, id)).toMatchObject({ kind: "gone" });
    expect(await facetsOf(id)).toEqual([]);
    expect(placed.kind).toBe("placed");
    expect((await entriesOf(id)).filter(({ action }) => action === "product.deleted")).toHaveLength(1);
  });
});

describe("duplicating a product", () => {
  it("makes a draft with everything but the stock", async () => {
    const copy = await duplicateProduct(db, id, { ...save, key: "copycopy" }, later);
    if (copy.kind !== "saved") throw new Error(copy.kind);
    const { fields, variants } = await staffProduct(copy.id);
    expect(fields).toMatchObject({
      name: "Test Tee (copy)",
      state: "draft",
      texts: tee().texts,
      tags: ["running"],
      fit: "regular",
      sports: ["running", "training"],
    });
    expect(variants.map(({ quantity }) => quantity)).toEqual([0, 0]);
    expect(fields.media).toMatchObject([{ url: "/media/tee.webp" }]);
    expect(fields.media[0]?.id).not.toBe((await staffProduct()).fields.media[0]?.id);
  });

  it("knows no product that is not there", async () => {
    expect(await duplicateProduct(db, "unheard-of", save, later)).toEqual({ kind: "unknown-product" });
  });
});

it("adds up the units of a garment however they change", async () => {
  await stockGarment(db, { id: `${id}-sum`, stock: 5 });
  expect(await totalOf(`${id}-sum`)).toBe(20);
  await placeOrder(db, orderOf(`${id}-sum`, { quantity: 2 }), now);
  expect(await totalOf(`${id}-sum`)).toBe(18);
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { productDetails, products } from "#app/db/schema/catalogue.server.ts";
import { readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { searchProducts } from "#app/features/catalogue/search/queries.server.ts";
import { shopPlaceOf } from "#app/storefront/listing/listing-place.ts";
import { shopListing } from "#app/storefront/listing/shop-listing.server.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const listing = (query: string) => {
  const place = shopPlaceOf(new URLSearchParams(query));
  return shopListing(db, place, place.page);
};
const found = async (query: string) => (await listing(query)).products.map((product) => product.id);

beforeAll(async () => {
  await stockGarment(db, { id: "loparjacka", priceOre: 1299_00 });
  await stockGarment(db, { id: "tromso-tee", priceOre: 299_00 });
  await stockGarment(db, { id: "plain-tee", priceOre: 199_00, stock: 0 });
  await stockGarment(db, { id: "hidden", published: false });
  await db
    .update(products)
    .set({ name: "Löparjacka 50%", description: "Vindtät" })
    .where(eq(products.id, "loparjacka"));
  await db
    .update(products)
    .set({ name: "Tromsø Tee", tags: ["reflective"] })
    .where(eq(products.id, "tromso-tee"));
  await db.update(products).set({ description: "Tee up to 4XL" }).where(eq(products.id, "plain-tee"));
});

describe("a listing", () => {
  it.each([
    ["sort=price-low", ["plain-tee", "tromso-tee", "loparjacka"]],
    ["sort=price-high", ["loparjacka", "tromso-tee", "plain-tee"]],
    ["category=t-shirts&sort=price-low", ["plain-tee", "tromso-tee", "loparjacka"]],
    ["category=hoodies", []],
    ["category=sale", []],
    ["page=9", []],
  ])("of %s is %o", async (query, ids) => {
    expect(await found(query)).toEqual(ids);
  });

  it("marks what is sold out", async () => {
    const { products: cards, total } = await listing("sort=price-low");
    expect(cards.map((card) => card.soldOut)).toEqual([true, false, false]);
    expect(total).toBe(3);
  });
});

describe("a search", () => {
  it.each([
    ["lopar", ["loparjacka"]],
    ["LÖPAR", ["loparjacka"]],
    ["tromso", ["tromso-tee"]],
    ["Tromsø", ["tromso-tee"]],
    ["vindtat", ["loparjacka"]],
    ["reflect", ["tromso-tee"]],
    ["tr", ["tromso-tee"]],
    ["4xl", ["plain-tee"]],
    ["4XL tee", ["plain-tee"]],
    // A size is a size: no part of another one.
    ["xl", []],
    // Two letters begin a word: as a middle they would be in nearly every text.
    ["LÖ", ["loparjacka"]],
    ["ÖP", []],
    ["qz", []],
    ["re tr", ["tromso-tee"]],
    ["flectiv", ["tromso-tee"]],
    ["q", []],
    ["t", ["tromso-tee"]],
    ["%_", []],
    ['""', []],
    ["reflect\0", ["tromso-tee"]],
    ["跑步鞋".repeat(30), []],
    ["跑步", []],
    ["Löparjacka 50%", ["loparjacka"]],
    ["garment hidden", []],
    ['"', []],
    ["NEAR(", []],
    ["%", []],
    ["   ", []],
  ])("for %s finds %o", async (text, ids) => {
    expect((await searchProducts(db, text)).products.map((product) => product.id)).toEqual(ids);
  });
});

describe("a product as it can be bought", () => {
  it("tells its options, its stock and where it comes from", async () => {
    expect(await readBuyableProduct(db, "tromso-tee")).toMatchObject({
      source: "local",
      colors: [{ id: "black", name: "Black" }, { id: "white" }],
      variants: expect.arrayContaining([
        {
          id: "tromso-tee-black-m",
          colorId: "black",
          sizeId: "m",
          quantity: 10,
          priceOre: 299_00,
          earlierPriceOre: null,
        },
      ]),
    });
  });

  it("has no stock while staff took it off sale, and is not told once it is hidden or unknown", async () => {
    await db.update(products).set({ inStock: false }).where(eq(products.id, "loparjacka"));
    const offSale = await readBuyableProduct(db, "loparjacka");
    await db.update(products).set({ inStock: true }).where(eq(products.id, "loparjacka"));
    expect(offSale?.variants.map(({ quantity }) => quantity)).toEqual([0, 0, 0, 0]);
    expect(await readBuyableProduct(db, "hidden")).toBeNull();
    expect(await readBuyableProduct(db, "nothing")).toBeNull();
  });
});

describe("a product's page", () => {
  it("has everything of the product, and others to go on to", async () => {
    const page = await readProductPage(db, "tromso-tee");
    expect(page).toMatchObject({
      kind: "found",
      product: { name: "Tromsø Tee", colors: [{ id: "black" }, { id: "white" }], sizes: [{ id: "m" }, { id: "l" }] },
    });
    if (page.kind === "found") expect(page.related.products.map((product) => product.id)).not.toContain("tromso-tee");
  });

  it("has the texts there are, whichever of them are missing, and empty ones for a product without any", async () => {
    const texts = { materials: ["Wool"], warrantyInfo: "Two years" };
    await db.update(productDetails).set(texts).where(eq(productDetails.productId, "tromso-tee"));
    const textsOf = async (id: string) => {
      const page = await readProductPage(db, id);
      return page.kind === "found" ? page.product.texts : null;
    };
    const empty = { sizeFitDescription: null, materials: [], careInstructions: [], warrantyInfo: null };
    expect(await textsOf("tromso-tee")).toMatchObject({ ...empty, materials: ["Wool"], warrantyInfo: "Two years" });
    expect(await textsOf("plain-tee")).toMatchObject(empty);
    expect(Object.keys((await textsOf("tromso-tee")) ?? {})).toEqual(Object.keys((await textsOf("plain-tee")) ?? {}));
  });

  it("offers what is like it and in stock only when it is sold out", async () => {
    const soldOut = await readProductPage(db, "plain-tee");
    const inStock = await readProductPage(db, "tromso-tee");
    if (soldOut.kind !== "found" || inStock.kind !== "found") throw new Error("The products are not there");
    expect(soldOut.similar.map(({ id }) => id)).toEqual(["loparjacka", "tromso-tee"]);
    expect(inStock.similar).toEqual([]);
  });

  it("that is no longer sold offers what is like it", async () => {
    const gone = await readProductPage(db, "hidden");
    expect(gone.kind === "gone" ? gone.similar.map(({ id }) => id) : null).toEqual(["loparjacka", "tromso-tee"]);
  });

  it.each([
    ["nothing", "unknown"],
    ["hidden", "gone"],
  ])("of %s is %s", async (id, kind) => {
    expect((await readProductPage(db, id)).kind).toBe(kind);
  });
});

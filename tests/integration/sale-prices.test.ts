import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import {
  priceHistory,
  productColors,
  productFacets,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";
import { priorPrice } from "#app/features/catalogue/products/price-history.ts";
import { readProductRecords } from "#app/features/catalogue/products/product-records.server.ts";
import { listProducts, listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { searchProducts } from "#app/features/catalogue/search/queries.server.ts";
import { suggestHits } from "#app/features/catalogue/search/suggestions.server.ts";
import { toKronor } from "#app/shared/money.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

import { demoProducts } from "../../scripts/demo/catalogue/products.ts";
import { productRows } from "../../scripts/demo/seeding/product-rows.ts";

const { db } = openTestShop();
const announced = demoProducts.filter((demo) => demo.earlierPrice !== undefined || demo.raisedTo !== undefined);
const onSale = demoProducts.filter(({ earlierPrice }) => earlierPrice !== undefined);

beforeAll(async () => {
  for (const demo of announced) {
    // Its pictures' files aren't here.
    const rows = productRows({ ...demo, looks: null }, 0, () => "", now);
    await db.batch([
      db.insert(products).values(rows.product),
      db.insert(productColors).values(rows.colors),
      db.insert(productSizes).values(rows.sizes),
      db.insert(productVariants).values(rows.variants[0]!),
      db.insert(priceHistory).values(rows.prices),
      ...rows.facets.map((facet) => db.insert(productFacets).values(facet)),
    ]);
  }
});

/** What every surface strikes through of a product, in öre. */
async function struckThrough(id: string, name: string): Promise<Record<string, number | null | undefined>> {
  const of = (cards: readonly { id: string; earlierPriceOre: number | null }[]) =>
    cards.find((card) => card.id === id)?.earlierPriceOre;
  const page = await readProductPage(db, id);
  const [record] = await readProductRecords(db, { id, limit: 1, skip: 0 });
  const earlier = record?.earlierPrice as number | null;
  return {
    listing: of((await listProducts(db, { facet: "all", sort: "newest", size: 200 })).products),
    cards: of(await listProductsById(db, [id])),
    search: of((await searchProducts(db, name)).products),
    suggestions: of((await suggestHits(db, name)).products),
    page: page.kind === "found" ? page.product.earlierPriceOre : undefined,
    record: earlier === null ? null : Math.round(earlier * 100),
  };
}

describe("a product on sale", () => {
  it("stands among the sale items exactly when shoppers see it as reduced", async () => {
    const { products: listed } = await listProducts(db, { facet: "sale", sort: "newest", size: 200 });
    expect(listed.map(({ id }) => id).toSorted()).toEqual(onSale.map(({ id }) => id).toSorted());
    const { products: all } = await listProducts(db, { facet: "all", sort: "newest", size: 200 });
    expect(all.filter((card) => card.earlierPriceOre !== null)).toHaveLength(onSale.length);
  });

  it.each(onSale)("$id strikes the same lawful price through on every surface", async ({ id, name }) => {
    const history = await db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(priceHistory.validFrom);
    const lawful = priorPrice(history, { ...history.at(-1)!, earlierPriceOre: 9_999_00 });
    expect(lawful).not.toBeNull();
    expect(new Set(Object.values(await struckThrough(id, name)))).toEqual(new Set([lawful]));
  });

  it("strikes nothing through anywhere when its history proves no lower price", async () => {
    const name = "Garment unproved";
    await stockGarment(db, { id: "unproved", priceOre: 299_00 });
    await db.update(products).set({ earlierPriceOre: 599_00 }).where(eq(products.id, "unproved"));
    expect(new Set(Object.values(await struckThrough("unproved", name)))).toEqual(new Set([null]));
    const at = (priceOre: number, validFrom: string) => ({
      priceOre,
      validFrom,
      currency: "SEK" as const,
      productId: "unproved",
    });
    await db.insert(priceHistory).values([
      { id: "prc_1", ...at(299_00, "2026-01-01T00:00:00.000Z") },
      { id: "prc_2", ...at(599_00, "2026-11-01T00:00:00.000Z") },
      { id: "prc_3", ...at(299_00, "2026-11-10T00:00:00.000Z"), isReduced: true },
    ]);
    expect(new Set(Object.values(await struckThrough("unproved", name)))).toEqual(new Set([null]));
  });

  it("tells a shopper in kronor what it strikes through", async () => {
    const [first] = onSale;
    const [record] = await readProductRecords(db, { id: first!.id, limit: 1, skip: 0 });
    expect(record).toMatchObject({ price: first!.price, earlierPrice: toKronor(first!.earlierPrice! * 100) });
  });
});

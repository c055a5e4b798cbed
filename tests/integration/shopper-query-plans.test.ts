import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { askToBeNotified } from "#app/features/catalogue/back-in-stock/ask.server.ts";
import { forgetIndex } from "#app/features/catalogue/filters/cached-index.server.ts";
import { writeSnapshot } from "#app/features/catalogue/filters/snapshot.server.ts";
import { readStockLevels } from "#app/features/catalogue/inventory/stock-levels.server.ts";
import { readProductRecords } from "#app/features/catalogue/products/product-records.server.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { readReviewsPage } from "#app/features/catalogue/reviews/queries.server.ts";
import { searchProducts } from "#app/features/catalogue/search/queries.server.ts";
import { recordSearch } from "#app/features/catalogue/search/search-log.server.ts";
import { subscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import { goesWith } from "#app/features/selling/bought-together/goes-with.server.ts";
import { readCartCopy } from "#app/features/selling/cart/cart-copy.server.ts";
import { findDiscountCode } from "#app/features/selling/discounts/queries.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { trackOrder } from "#app/features/selling/orders/track-order.server.ts";
import { readTexts } from "#app/features/shop/content/queries.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { readHome } from "#app/storefront/home/read-home.server.ts";
import { shopPlaceOf } from "#app/storefront/listing/listing-place.ts";
import { shopListing } from "#app/storefront/listing/shop-listing.server.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { suggest } from "#app/storefront/search/suggest.server.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { tableScans } from "#tests/support/table-scans.ts";

const shop = openTestShop();
const { db, env } = shop;

/** What may be read from end to end, as it stays short however many products and orders there are. */
const short = new Set([
  "best_sellers",
  "filter_snapshots",
  "markets",
  // One of a language.
  "legal_readings",
  "search_colors",
  "search_synonyms",
  "site_configuration",
  "staff_collections",
]);

/** What else may be, and why. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Read only when there is no snapshot, as the outer loop says.
  "a listing": ["filter_products"],
  "a listing of a new isolate": ["filter_products"],
  // One row: whether the shop has codes at all.
  "a discount code": ["discount_codes"],
  // The same; and what refers to lines is looked through only while a reference to one is broken, which it is not.
  "an order": ["discount_codes", "fulfilment_lines", "refund_lines", "return_lines", "value_losses"],
  // Walked along the index of its order, as far as the page that is asked for.
  "the API's products": ["products"],
};

const listing = (query: string, page = 1) => shopListing(db, shopPlaceOf(new URLSearchParams(query)), page);
const reviews = (asked: Partial<Parameters<typeof readReviewsPage>[1]>) => readReviewsPage(db, { page: 1, ...asked });

beforeAll(async () => {
  for (const id of ["coat", "cape"]) await stockGarment(db, { id });
  await stockGarment(db, { id: "gone", stock: 0 });
  await writeSnapshot(db);
});

const asked: [string, () => Promise<unknown>][] = [
  ["the home page", () => readTexts(shop, ["hero", "mindset", "newsletter", "display"])],
  ["what the home page shows of the catalogue", () => readHome(db, 12)],
  ["a listing", () => listing("")],
  ["a further page of a listing", () => listing("", 2)],
  [
    "a listing of a new isolate",
    () => {
      forgetIndex();
      return listing("");
    },
  ],
  ["a listing by price", () => listing("sort=price-low")],
  ["a filtered listing", () => listing("size=m&color=black&min=100&stock=1")],
  ["best sellers", () => listing("category=bestsellers")],
  ["new products", () => listing("category=new")],
  ["a search", () => listing("search=black+coat")],
  ["a filtered search", () => listing("search=coat&size=m")],
  ["a misspelt search", () => listing("search=blak+cots")],
  ["a search of one letter", () => listing("search=c")],
  ["a search for what is reduced", () => listing("search=sale")],
  ["a search in Swedish", () => inLanguage("sv", () => listing("search=jacka+gran"))],
  ["a misspelt search in Swedish", () => inLanguage("sv", () => listing("search=naturgumi+jakca"))],
  ["suggestions", () => suggest(db, "co")],
  ["suggestions within a price", () => suggest(db, "coat under 500 kr")],
  ["suggestions before anything is typed", () => suggest(db, "")],
  ["counting a search", () => recordSearch(db, { words: "coat", count: 2, rank: 1 }, now)],
  ["a product page", () => readProductPage(db, "coat")],
  ["a product page that is gone", () => readProductPage(db, "never")],
  ["what is bought together", () => goesWith(db, ["coat"], 4)],
  ["the sizes of a card", () => readBuyableProduct(db, "coat")],
  ["cards by id", () => listProductsById(db, ["coat", "cape"])],
  ["a cart's stock", () => readStockLevels(db, ["coat", "cape"])],
  ["a cart that is kept", () => readCartCopy(db, "usr_1")],
  ["a discount code", () => findDiscountCode(db, "WELCOME")],
  ["an order", () => placeOrder(db, orderOf("coat"), now, "a caller")],
  ["an order's confirmation", () => readOrder(db, "ord_1")],
  ["an order's state", () => trackOrder(db, "PM-12345678")],
  ["the reviews", () => reviews({})],
  ["the reviews of a product", () => reviews({ product: "coat", stars: 5, order: "lowest" })],
  ["the reviews by their stars", () => reviews({ order: "highest" })],
  ["the reviews of a category with so many stars", () => reviews({ category: "mens", stars: 2 })],
  ["subscribing", () => subscribe(shop, { email: "a@mail.example", consentSource: "footer" }, now)],
  [
    "asking to be told when a size is back",
    () => askToBeNotified(db, { variant: "gone-m-black", email: "a@mail.example" }, now),
  ],
  ["the API's product", () => readProductRecords(db, { id: "coat", limit: 1, skip: 0 })],
  ["the API's products", () => readProductRecords(db, { limit: 20, skip: 20 })],
  ["the API's search", () => searchProducts(db, "coat")],
];

const most = (counts: number[]) => Math.max(0, ...counts);

/** How many arguments each call of a function has that makes JSON. */
function argumentCounts(query: string): number[] {
  const text = query.replaceAll(/'[^']*'/g, "''");
  return [...text.matchAll(/\bjson_(?:object|array|insert|set)\(/g)].map(({ index, 0: name }) => {
    let depth = 1;
    let count = 1;
    for (let at = index + name.length; depth > 0; at++) {
      if (text[at] === "(") depth++;
      else if (text[at] === ")") depth--;
      else if (text[at] === "," && depth === 1) count++;
    }
    return count;
  });
}

describe("the statements of shoppers", () => {
  it.each(asked)("of %s look through no table that grows", async (name, work) => {
    const allowedHere = new Set([...short, ...(allowed[name] ?? [])]);
    expect((await tableScans(env, work)).filter((table) => !allowedHere.has(table))).toEqual([]);
  });

  // The short statements of Drizzle's own `limit()` keep a bare value.
  it.each(asked)("of %s are not compiled anew for their limits", async (_, work) => {
    const made = await statementsOf(env, work);
    expect(made.filter(({ query }) => /\bLIMIT \?(?! \+)/.test(query))).toEqual([]);
  });

  // The local D1 takes more than the real one (https://developers.cloudflare.com/d1/platform/limits/).
  it.each(asked)("of %s call no function with more arguments than D1 takes", async (_, work) => {
    const made = await statementsOf(env, work);
    for (const { query } of made) expect([most(argumentCounts(query)) <= 32, query]).toEqual([true, query]);
    expect(most(argumentCounts("json_object('a', max(1, 2), 'b', (SELECT 1, 2, 3), 'c', '1, 2')"))).toBe(6);
  });

  it("would be told of a table without an index, by whatever name a statement calls it", async () => {
    const byName = (query: SQL) => tableScans(env, () => statement(db, query));
    expect(await byName(sql`SELECT p.id FROM products p WHERE p.short_description = ${"a"}`)).toEqual(["products"]);
    expect(await byName(sql`SELECT email FROM "orders" WHERE order_number || ${""} = ${"a"}`)).toEqual(["orders"]);
    expect(await byName(sql`SELECT id FROM products WHERE id = ${"a"}`)).toEqual([]);
  });
});

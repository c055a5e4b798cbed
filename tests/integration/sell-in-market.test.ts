import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { marketsInTheWay } from "#app/admin/settings/markets-in-the-way.server.ts";
import { statement } from "#app/db/client.server.ts";
import { productColors, productVariants } from "#app/db/schema/catalogue.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { marketPrices, markets as marketRows } from "#app/db/schema/markets.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { readStockLevels } from "#app/features/catalogue/inventory/stock-levels.server.ts";
import { countMissingPrices, listMarketPrices } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import { readMarketStates, setMarketOpen } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { saveMarketPrices } from "#app/features/catalogue/market-prices/save-prices.server.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { suggestHits } from "#app/features/catalogue/search/suggestions.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readQuote } from "#app/features/selling/orders/read-quote.server.ts";
import { siteSections } from "#app/features/shop/content/configuration.server.ts";
import { readCurrentDocuments } from "#app/features/shop/documents/current-documents.server.ts";
import { type Market, marketOf } from "#app/features/shop/markets/markets.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/language/languages.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { shopPlaceOf } from "#app/storefront/listing/listing-place.ts";
import { shopListing } from "#app/storefront/listing/shop-listing.server.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
let made = 0;
/** A garment of each test, and one that costs less in kronor. */
let tee = "";
let cap = "";

const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** Saves prices of a market, by the ids of products. */
async function price(id: MarketId, prices: Record<string, [number, number | null]>, at = now) {
  const market = marketOf(id) as Market;
  const rows = await listMarketPrices(db, market);
  const wanted = Object.entries(prices).map(([product, [priceOre, earlierPriceOre]]) => {
    const seen = rows.find((row) => row.id === `${id}:${product}`);
    if (!seen) throw new Error(`no price of ${product}`);
    return { seen, priceOre, earlierPriceOre };
  });
  expect(await saveMarketPrices(db, market, wanted, { actor: "astrid", now: at })).toMatchObject({ kind: "saved" });
}
async function open(id: MarketId, isOpen = true, at = now) {
  const seen = (await readMarketStates(db)).get(id)?.updatedAt ?? "";
  expect(await setMarketOpen(db, marketOf(id) as Market, isOpen, { actor: "astrid", now: at, seen })).toBe("saved");
}
const card = (language: Language, id = tee) => inLanguage(language, async () => (await listProductsById(db, [id]))[0]);
const listed = (language: Language, change: Partial<Parameters<typeof filteredListing>[1]> = {}) =>
  inLanguage(language, () =>
    filteredListing(db, { base: { facet: "all" }, choice: emptyChoice, sort: "price-low", page: 1, ...change }),
  );
const orderIn = (language: Language, kronor: number, country: "Sweden" | "Norway" | "Denmark", more = {}) =>
  inLanguage(language, () => {
    const order = orderOf(tee, { price: kronor, idempotencyKey: newId("key"), agreesToCharge: true, ...more });
    return placeOrder(db, { ...order, customer: { ...order.customer, country } }, now);
  });

beforeEach(async () => {
  made++;
  tee = `tee-${made}`;
  cap = `cap-${made}`;
  await db.delete(marketPrices);
  await db.update(marketRows).set({ isOpen: false });
  await statement(db, sql`UPDATE products SET published = 0`);
  await statement(db, sql`DELETE FROM product_facets`);
  await stockGarment(db, { id: tee, priceOre: 299_00 });
  await stockGarment(db, { id: cap, priceOre: 199_00 });
});

describe("a market", () => {
  it("shows the shop's own prices in its language until it opens, and again once it is closed", async () => {
    await price("no", { [tee]: [369_00, null], [cap]: [399_00, null] });
    expect(await card("nb")).toMatchObject({ priceOre: 299_00, currency: "SEK" });
    await open("no");
    expect(await card("nb")).toMatchObject({ priceOre: 369_00, currency: "NOK" });
    await open("no", false, daysLater(1));
    expect(await card("nb")).toMatchObject({ priceOre: 299_00, currency: "SEK" });
  });

  it("changes nothing on the pages of the others", async () => {
    await price("no", { [tee]: [369_00, null], [cap]: [399_00, null] });
    await open("no");
    for (const language of ["en", "sv", "da", "fi"] as const)
      expect(await card(language)).toMatchObject({ priceOre: 299_00, currency: "SEK" });
  });

  it("has one price on a card, a page, in the cart and in an order", async () => {
    await price("dk", { [tee]: [229_00, null], [cap]: [149_00, null] });
    await open("dk");
    const page = await inLanguage("da", () => readBuyableProduct(db, tee));
    expect(page).toMatchObject({ currency: "DKK" });
    expect(new Set(page?.variants.map(({ priceOre }) => priceOre))).toEqual(new Set([229_00]));
    const [level] = await inLanguage("da", () => readStockLevels(db, [tee]));
    expect(level).toMatchObject({ price: 229, currency: "DKK" });
    const { quote } = await inLanguage("da", () =>
      readQuote(
        db,
        {
          lines: [{ variantId: `${tee}-black-m`, quantity: 1 }],
          country: "Denmark",
          shippingMethod: "standard",
          code: null,
        },
        now,
      ),
    );
    expect(quote).toMatchObject({ kind: "quoted", currency: "DKK", totals: { subtotalOre: 229_00 }, problems: [] });
  });

  it("sells what has a price in it alone", async () => {
    await price("no", { [tee]: [369_00, null] });
    await open("no");
    expect(await card("nb", cap)).toBeUndefined();
    expect(await inLanguage("nb", () => readBuyableProduct(db, cap))).toBeNull();
    expect(await inLanguage("nb", () => readStockLevels(db, [cap]))).toEqual([]);
    expect((await listed("nb")).products.map(({ id }) => id)).toEqual([tee]);
    expect((await listed("nb")).total).toBe(1);
    const order = await inLanguage("nb", async () => sellableProducts(await sellableProductsStatement(db, [tee, cap])));
    expect([...order.keys()]).toEqual([tee]);
  });

  it("is told to a product's page where it doesn't sell it, from every other market and only while it is open", async () => {
    const unsoldIn = async (language: Language) => {
      const found = await inLanguage(language, () => readProductPage(db, tee));
      return found.kind === "found" ? found.unsoldIn : null;
    };
    await price("dk", { [cap]: [149_00, null] });
    expect(await unsoldIn("en")).toEqual([]);
    await open("dk");
    expect([await unsoldIn("en"), await unsoldIn("fi")]).toEqual([["dk"], ["dk"]]);
    await price("dk", { [tee]: [229_00, null] });
    expect(await unsoldIn("en")).toEqual([]);
  });

  it("sells a variant with a price of its own at the market's, and not without one", async () => {
    const dear = `${tee}-white-l`;
    await db.update(productVariants).set({ priceOre: 349_00 }).where(eq(productVariants.id, dear));
    await price("no", { [tee]: [369_00, null], [cap]: [249_00, null] });
    await open("no");
    const variants = async () =>
      (await inLanguage("nb", () => readBuyableProduct(db, tee)))?.variants.map((one) => [one.id, one.priceOre]);
    expect((await variants())?.map(([id]) => id)).not.toContain(dear);
    await price("no", { [`${tee}:${dear}`]: [429_00, null] });
    expect(await variants()).toContainEqual([dear, 429_00]);
    expect(await card("nb")).toMatchObject({ priceOre: 369_00, isFrom: true });
  });

  it("tells the price from which the variants on offer can be had", async () => {
    const cheap = `${tee}-white-l`;
    await db.update(productVariants).set({ priceOre: 199_00 }).where(eq(productVariants.id, cheap));
    await price("no", { [tee]: [369_00, null], [cap]: [249_00, null], [`${tee}:${cheap}`]: [229_00, null] });
    await open("no");
    const told = async () => (await inLanguage("nb", () => readStockLevels(db, [tee])))[0];
    expect(await told()).toMatchObject({ price: 229, currency: "NOK" });
    await db.update(productColors).set({ available: false }).where(eq(productColors.productId, tee));
    await statement(db, sql`UPDATE product_colors SET available = 1 WHERE product_id = ${tee} AND id = 'black'`);
    expect(await told()).toMatchObject({ price: 369 });
    expect((await told())?.prices).toContainEqual({ variantId: cheap, price: 229 });
  });

  it("sells what is priced by its variants alone in those that have a price", async () => {
    const dear = `${tee}-white-l`;
    await db.update(productVariants).set({ priceOre: 349_00 }).where(eq(productVariants.id, dear));
    await price("no", { [`${tee}:${dear}`]: [429_00, null] });
    await open("no");
    const page = await inLanguage("nb", () => readBuyableProduct(db, tee));
    expect(page?.variants.map((one) => [one.id, one.priceOre])).toEqual([[dear, 429_00]]);
    expect(await card("nb")).toMatchObject({ priceOre: 429_00, currency: "NOK" });
    const order = await inLanguage("nb", async () => sellableProducts(await sellableProductsStatement(db, [tee])));
    expect(order.get(tee)?.variants.map(({ id }) => id)).toEqual([dear]);
    // Without a price of its own in the shop, it has none in the market.
    await db.update(productVariants).set({ priceOre: null }).where(eq(productVariants.id, dear));
    expect(await card("nb")).toBeUndefined();
    expect(await db.select().from(marketPrices)).toEqual([]);
  });

  it("of Norway leaves out what VOEC doesn't take, as soon as its price does: it would be charged without the VAT it shows", async () => {
    await price("no", { [tee]: [3_749_00, null], [cap]: [3_750_00, null] });
    await open("no");
    const sold = () =>
      inLanguage("nb", async () => [...sellableProducts(await sellableProductsStatement(db, [tee, cap])).keys()]);
    expect(await card("nb")).toMatchObject({ priceOre: 3_749_00, currency: "NOK" });
    expect(await card("nb", cap)).toBeUndefined();
    expect((await listed("nb")).products.map(({ id }) => id)).toEqual([tee]);
    expect(await sold()).toEqual([tee]);
    // A cart that was filled before the price rose: the order is refused, and its line told.
    await price("no", { [tee]: [3_800_00, null] }, daysLater(1));
    expect(await sold()).toEqual([]);
    expect(await orderIn("nb", 3_749, "Norway")).toMatchObject({ kind: "lines-changed" });
    const rows = await listMarketPrices(db, marketOf("no") as Market);
    expect(rows.find(({ productId }) => productId === tee)?.whyNotSold).toBe(
      "Not sold in Norway: from 3\u00a0750\u00a0NOK",
    );
  });

  it("of Norway doesn't sell what a partner sends, nor ask staff for its price, while other markets do", async () => {
    await statement(db, sql`UPDATE products SET source = 'cjdropshipping' WHERE id = ${cap}`);
    await price("no", { [tee]: [369_00, null] });
    await price("dk", { [tee]: [229_00, null], [cap]: [149_00, null] });
    await open("no");
    await open("dk");
    expect((await countMissingPrices(db)).get("no")).toBeUndefined();
    await price("no", { [cap]: [199_00, null] });
    expect(await card("nb", cap)).toBeUndefined();
    expect(await card("da", cap)).toMatchObject({ priceOre: 149_00 });
  });

  it("keeps the settings of VAT that its prices were made with", async () => {
    await open("dk");
    const vat = siteSections.vat.parse({ oss: true });
    const identity = { vatNumber: "SE556000000001" };
    expect(await marketsInTheWay(db, vat, identity)).toBeNull();
    for (const change of [{ mode: "added" as const }, { oss: false }])
      expect(await marketsInTheWay(db, { ...vat, ...change }, identity)).toContain("Close Denmark first");
    await open("dk", false, daysLater(1));
    expect(await marketsInTheWay(db, { ...vat, oss: false }, identity)).toBeNull();
  });

  it("strikes through what it cost in that market, by its own 30 days", async () => {
    await price("no", { [tee]: [369_00, null], [cap]: [249_00, null] });
    await open("no");
    await price("no", { [tee]: [299_00, 399_00] }, daysLater(3));
    expect(await card("nb")).toMatchObject({ priceOre: 299_00, earlierPriceOre: 369_00 });
    expect((await listed("nb", { base: { facet: "sale" } })).products.map(({ id }) => id)).toEqual([tee]);
    expect(await card("en")).toMatchObject({ priceOre: 299_00, earlierPriceOre: null });
    expect((await listed("en", { base: { facet: "sale" } })).products).toEqual([]);
  });
});

describe("a list of a market", () => {
  it("is sorted and narrowed by the market's prices", async () => {
    await price("no", { [tee]: [369_00, null], [cap]: [399_00, null] });
    await open("no");
    const ids = async (language: Language, choice = {}) =>
      (await listed(language, { choice: { ...emptyChoice, ...choice } })).products.map(({ id }) => id);
    expect(await ids("en")).toEqual([cap, tee]);
    expect(await ids("nb")).toEqual([tee, cap]);
    expect(await ids("nb", { maxOre: 380_00 })).toEqual([tee]);
    expect(await ids("en", { maxOre: 250_00 })).toEqual([cap]);
    await price("no", { [cap]: [349_00, null] }, daysLater(1));
    expect(await ids("nb")).toEqual([cap, tee]);
  });
});

describe("a search for what is on sale in a market", () => {
  /** What a search lists, and what is offered while one types it. */
  const found = (language: Language, search: string) =>
    inLanguage(language, async () => {
      const { products } = await shopListing(db, { ...shopPlaceOf(new URLSearchParams({ search })), search }, 1);
      const offered = await suggestHits(db, search);
      expect(offered.products.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
      return products.map(({ id }) => id);
    });

  it("finds by its own word what is reduced at the market's prices, alone and beside other words", async () => {
    await price("no", { [tee]: [369_00, null], [cap]: [249_00, null] });
    await open("no");
    await price("no", { [tee]: [299_00, 399_00] }, daysLater(3));
    expect(await found("nb", "salg")).toEqual([tee]);
    expect(await found("nb", "sale")).toEqual([tee]);
    expect(await found("nb", "garment salg")).toEqual([tee]);
    expect(await found("sv", "rea")).toEqual([]);
    expect(await found("en", "sale")).toEqual([]);
    // A closed market has the shop's own prices.
    await open("no", false, daysLater(4));
    expect(await found("nb", "salg")).toEqual([]);
  });

  it.each([
    ["sv", "rea"],
    ["nb", "tilbud"],
    ["da", "udsalg"],
    ["fi", "ale"],
    ["fi", "alennus"],
    ["en", "sale"],
  ] as const)(
    "finds what is reduced in the shop itself while the others are closed, in %s by '%s'",
    async (language, word) => {
      await statement(
        db,
        sql`INSERT INTO product_facets (facet, product_id, price_ore, created_at, featured)
          SELECT 'sale', product_id, price_ore, created_at, featured FROM product_facets WHERE facet = 'all' AND product_id = ${tee}`,
      );
      expect(await found(language, word)).toEqual([tee]);
    },
  );
});

describe("an order in a market", () => {
  beforeEach(async () => {
    await price("dk", { [tee]: [229_00, null], [cap]: [149_00, null] });
    await open("dk");
  });

  it("is charged in its money and keeps which market it was", async () => {
    const placed = await orderIn("da", 229, "Denmark");
    expect(placed).toMatchObject({ kind: "placed" });
    const id = placed.kind === "placed" ? placed.order.id : "";
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({
      market: "dk",
      currency: "DKK",
      subtotalOre: 229_00,
      country: "Denmark",
      locale: "da",
    });
    expect((order?.subtotalOre ?? 0) + (order?.shippingOre ?? 0)).toBe(order?.totalOre);
  });

  it("takes a code of its market, whose amounts are in its money, and is refused that of another", async () => {
    const common = { discountType: "fixed", valueHundredths: 50_00, createdAt: now.toISOString() };
    await db.delete(discountCodes);
    await db.insert(discountCodes).values([
      { ...common, code: "DANMARK", market: "dk" },
      { ...common, code: "NORGE", market: "no" },
      { ...common, code: "ALLA", discountType: "percentage", valueHundredths: 10_00 },
    ]);
    expect(await orderIn("da", 229, "Denmark", { discountCode: "NORGE" })).toMatchObject({ kind: "discount-refused" });
    const pay = async (discountCode: string) => {
      const placed = await orderIn("da", 229, "Denmark", { discountCode });
      if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
      await db.update(orders).set({ paymentStatus: "paid" }).where(eq(orders.id, placed.order.id));
      return placed.order.id;
    };
    const id = await pay("DANMARK");
    await pay("ALLA");
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ currency: "DKK", discountOre: 50_00, subtotalOre: 229_00 });
    const codeOf = async (code: string) =>
      (await db.select().from(discountCodes).where(eq(discountCodes.code, code)))[0];
    expect(await codeOf("DANMARK")).toMatchObject({ timesUsed: 1, givenOre: 50_00 });
    // What a code for all took off is told in kronor of Sweden: other money isn't added to it.
    expect(await codeOf("ALLA")).toMatchObject({ timesUsed: 1, givenOre: 0 });
    await db.update(discountCodes).set({ market: "dk" }).where(eq(discountCodes.code, "ALLA"));
    expect(await codeOf("ALLA")).toMatchObject({ timesUsed: 1, givenOre: 22_90 });
    await db.update(orders).set({ paymentStatus: "refunded" }).where(eq(orders.id, id));
    expect(await codeOf("DANMARK")).toMatchObject({ timesUsed: 0, givenOre: 0 });
  });

  it("has the automatic discount of its market, and not that of another", async () => {
    const common = { discountType: "fixed", method: "automatic" as const, createdAt: now.toISOString() };
    await db.delete(discountCodes);
    await db.insert(discountCodes).values([
      { ...common, code: "AUTO-1", title: "Danmark", valueHundredths: 20_00, market: "dk" },
      { ...common, code: "AUTO-2", title: "Sverige", valueHundredths: 90_00, market: "se" },
    ]);
    const placed = await orderIn("da", 229, "Denmark");
    const id = placed.kind === "placed" ? placed.order.id : "";
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ discountCode: "AUTO-1", discountOre: 20_00 });
    await db.delete(discountCodes);
  });

  it("is charged at once only when its buyer agreed to it, and keeps when", async () => {
    const key = newId("key");
    for (const agreesToCharge of [false, undefined])
      expect(await orderIn("da", 229, "Denmark", { agreesToCharge, idempotencyKey: key })).toMatchObject({
        kind: "checkout-refused",
        message: "Sæt kryds i feltet ved bestillingsknappen for at acceptere, at du betaler nu.",
      });
    const placed = await orderIn("da", 229, "Denmark", { idempotencyKey: key });
    // The same press twice is one order with one consent.
    expect(await orderIn("da", 229, "Denmark", { idempotencyKey: key })).toMatchObject({
      kind: "placed",
      repeated: true,
    });
    const id = placed.kind === "placed" ? placed.order.id : "";
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order?.chargeAgreedAt).toBe(now.toISOString());
  });

  it("of a market that doesn't ask is placed without, and keeps none", async () => {
    const placed = await orderIn("en", 299, "Denmark", { agreesToCharge: undefined });
    const id = placed.kind === "placed" ? placed.order.id : "";
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ market: "se", chargeAgreedAt: null });
  });

  it("is told of a price of another market, and not placed at it", async () => {
    const refused = await orderIn("da", 299, "Denmark");
    expect(refused).toMatchObject({ kind: "lines-changed", problems: [{ priceOre: 229_00, currency: "DKK" }] });
    const sameNumber = await orderIn("en", 229, "Denmark");
    expect(sameNumber).toMatchObject({ kind: "lines-changed", problems: [{ priceOre: 299_00, currency: "SEK" }] });
  });

  it("is delivered in its country alone, while the shop's own market goes on delivering there", async () => {
    expect(await orderIn("da", 229, "Sweden")).toMatchObject({ kind: "checkout-refused" });
    expect(await orderIn("en", 299, "Denmark")).toMatchObject({ kind: "placed" });
  });

  it("that was placed before it closed is added to at its prices", async () => {
    await open("dk", false, daysLater(1));
    const read = async (...market: [] | [MarketId]) =>
      sellableProducts(await sellableProductsStatement(db, [tee], ...market)).get(tee);
    expect(await read("dk")).toMatchObject({ market: "dk", currency: "DKK" });
    expect(await inLanguage("da", () => read())).toMatchObject({ market: "se", currency: "SEK" });
  });

  it("is placed under terms that tell its shipping in its money", async () => {
    const textOf = async (language: Language) => JSON.stringify(await readCurrentDocuments(db, language));
    expect(await textOf("da")).toContain("39\u00a0kr.");
    expect(await textOf("da")).toContain("Alle priser er i danske kroner");
    expect(await textOf("da")).toContain("Vi leverer til privatpersoner i Danmark.");
    expect(await textOf("sv")).toContain("49\u00a0kr");
  });
});

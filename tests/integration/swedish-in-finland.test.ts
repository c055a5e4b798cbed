import { eq, sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { readMarkets } from "#app/admin/markets/read-markets.server.ts";
import { statement } from "#app/db/client.server.ts";
import { receipts } from "#app/db/schema/documents.server.ts";
import { legalReadings, marketPrices, markets as marketRows } from "#app/db/schema/markets.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { readOpenLocales } from "#app/features/shop/content/queries.server.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { readCurrentDocuments } from "#app/features/shop/documents/current-documents.server.ts";
import { orderDocuments } from "#app/features/shop/documents/order-documents.server.ts";
import { documentPdf } from "#app/features/shop/documents/print-document.server.ts";
import { receiptPdf } from "#app/features/shop/documents/receipts.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Locale } from "#app/shared/language/languages.ts";
import { alternateLinks } from "#app/storefront/frame/alternate-links.server.ts";
import { sitemap } from "#app/storefront/frame/sitemap.server.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow } from "#tests/support/paid-order.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { robots } from "#workers/feeds/robots.ts";
import { emails } from "#workers/jobs/emails.ts";
import { handlePage } from "#workers/pages.ts";

const shop: Shop = { ...openTestShop(), languages: ["sv", "fi"] };
const { db } = shop;
let made = 0;
let tee = "";

/** Opens Finland's market, or closes it, as staff's form does, after somebody read its documents in these locales. */
async function setOpen(isOpen: boolean, read: readonly Locale[] = ["fi", "sv-fi"]) {
  await db
    .update(marketRows)
    .set({ isOpen, openedAt: isOpen ? now.toISOString() : null, returnAddress: "Bulevarden 1\n00120 Helsingfors" })
    .where(eq(marketRows.id, "fi"));
  await db.delete(legalReadings);
  await db.insert(legalReadings).values(
    read.map((language) => ({
      language,
      documents: "0",
      reader: "Advokat Lind",
      confirmedBy: "astrid",
      confirmedAt: now.toISOString(),
    })),
  );
  invalidatePages(shop, { everything: true });
}

const card = (locale: Locale) => inLanguage(locale, async () => (await listProductsById(db, [tee]))[0]);
const priceOf = async (locale: Locale) => {
  const shown = await card(locale);
  return shown && [shown.priceOre, shown.currency];
};

beforeAll(async () => {
  const content = { mode: "included", rateHundredths: 25_00, oss: true };
  await db
    .insert(siteConfiguration)
    .values({ section: "vat", content, updatedAt: now.toISOString(), updatedBy: "astrid" });
});

beforeEach(async () => {
  made++;
  tee = `tee-${made}`;
  await db.delete(marketPrices);
  await statement(db, sql`UPDATE products SET published = 0`);
  await stockGarment(db, { id: tee, priceOre: 299_00 });
  await db
    .insert(marketPrices)
    .values({ id: `fi:${tee}`, market: "fi", productId: tee, priceOre: 27_90, updatedAt: now.toISOString() });
  await setOpen(true);
});

describe("Swedish in Finland", () => {
  it("has Finland's prices, and Sweden's Swedish its own, whichever was asked for first, and again", async () => {
    for (const locale of ["sv", "sv-fi", "fi", "sv", "sv-fi"] as const)
      expect([locale, await priceOf(locale)]).toEqual([locale, locale === "sv" ? [299_00, "SEK"] : [27_90, "EUR"]]);
    const pages = await Promise.all(
      (["sv", "sv-fi", "sv", "sv-fi"] as const).map((locale) => inLanguage(locale, () => readBuyableProduct(db, tee))),
    );
    expect(pages.map((page) => page?.currency)).toEqual(["SEK", "EUR", "SEK", "EUR"]);
    const listings = await Promise.all(
      (["sv-fi", "sv", "sv-fi"] as const).map((locale) =>
        inLanguage(locale, () =>
          filteredListing(db, { base: { facet: "all" }, choice: emptyChoice, sort: "price-low", page: 1 }),
        ),
      ),
    );
    expect(listings.map(({ products }) => products[0]?.currency)).toEqual(["EUR", "SEK", "EUR"]);
  });

  it("tells Finland's terms in Swedish", async () => {
    const textOf = async (locale: Locale) => JSON.stringify(await readCurrentDocuments(db, locale));
    const [inFinland, inSweden] = [await textOf("sv-fi"), await textOf("sv")];
    expect(inFinland).toContain("Vi levererar till privatpersoner i Finland");
    expect(inFinland).toContain("€");
    expect(inFinland).not.toBe(inSweden);
    expect(inSweden).not.toContain("€");
    const facts = await inLanguage("sv-fi", () => readSiteFacts(shop));
    expect(facts.shipping).toMatchObject({ market: "fi", returnAddress: "Bulevarden 1\n00120 Helsingfors" });
    expect((await inLanguage("sv", () => readSiteFacts(shop))).shipping.market).toBeUndefined();
  });

  it("takes an order in Swedish of Finland's market, whose e-mail, receipt and terms lead back to its pages", async () => {
    const { order, provider } = await inLanguage("sv-fi", async () => {
      const given = orderOf(tee, { price: 27.9, idempotencyKey: newId("key") });
      const placed = await placeOrder(
        db,
        { ...given, customer: { ...given.customer, country: "Finland", postalCode: "00120" } },
        now,
      );
      if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
      return { order: placed.order, provider: fakeProvider() };
    });
    const created = await createPayment(db, provider, order.id, now);
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, provider, created.paymentId, { token: "test_visa" }, now);

    const row = await orderRow(db, order.id);
    expect(row).toMatchObject({ locale: "sv-fi", market: "fi", currency: "EUR", vatRateHundredths: 25_50 });
    // A member of staff or a job sends it, in no language of a shopper.
    const mail = await emails.order_confirmation.render(order.id, shop, "en");
    expect(mail?.text).toContain("/sv-fi/thank-you?");
    expect(mail?.subject).toMatch(/^Beställning/);
    expect(mail?.html).toContain('lang="sv-FI"');

    const [receipt] = await db.select().from(receipts).where(eq(receipts.orderId, order.id));
    expect(receipt?.content).toMatchObject({ locale: "sv-fi", currency: "EUR" });
    const printed = await pdfText((await receiptPdf(db, order.id))?.content ?? new Uint8Array());
    expect(printed).toContain("Kvitto");

    const { terms } = await orderDocuments(db, row);
    expect(terms).toMatchObject({ locale: "sv-fi" });
    const pdf = await documentPdf(terms, shop.env.PUBLIC_ORIGIN);
    expect(await pdfText(pdf?.content ?? new Uint8Array())).toContain("Finland");
  });

  it("has its documents read apart from Sweden's before the market opens, once the shop is built in Swedish", async () => {
    const finland = async (languages: Shop["languages"]) =>
      (await readMarkets({ ...shop, languages: languages ?? [] })).find(({ market }) => market.id === "fi");
    const both = await finland(["sv", "fi"]);
    expect(both?.readings.map(({ locale }) => locale)).toEqual(["fi", "sv-fi"]);
    expect(both?.checks.find(({ name }) => name === "Languages")?.text).toBe("Built in Finnish and Swedish.");
    expect(both?.checks.find(({ name }) => name === "Legal texts")?.text).toContain("Finnish and Swedish");
    const one = await finland(["fi"]);
    expect(one?.readings.map(({ locale }) => locale)).toEqual(["fi"]);
    expect(one?.checks.find(({ name }) => name === "Languages")).toMatchObject({
      isMet: true,
      text: "Built in Finnish.",
    });
  });
});

describe("the address of Finland's Swedish pages", () => {
  const visit = async (path: string, at = shop) => {
    const request = new Request(`https://shop.example${path}`, { headers: { Host: "shop.example" } });
    const answer = await handlePage(request, new URL(request.url), at, [], () =>
      Promise.resolve(new Response("rendered")),
    );
    return [answer.status, answer.headers.get("Location"), answer.headers.get("Cache-Control")];
  };

  it("is there while the market is open, and told to search engines as that country's", async () => {
    expect(await visit("/sv-fi/cart")).toEqual([200, null, null]);
    expect(await readOpenLocales(shop)).toEqual(["sv", "fi", "sv-fi"]);
    expect((await readSiteFacts(shop)).locales).toEqual(["sv", "fi", "sv-fi"]);
    const links = alternateLinks(
      new RouterContextProvider(),
      "https://shop.example",
      { pathname: "/sv-fi/shop", search: "" },
      ["sv", "fi", "sv-fi"],
    );
    expect(links).toContain('<https://shop.example/sv-fi/shop>; rel="alternate"; hreflang="sv-FI"');
    expect(links).toContain('<https://shop.example/sv/shop>; rel="alternate"; hreflang="sv"');
    const robotsText = await (await robots(new Request("https://shop.example/robots.txt"), shop)).text();
    expect(robotsText).toContain("/sv-fi/sitemap.xml");
    expect(await sitemap(db, "https://shop.example", "sv-fi")).toContain(
      `<loc>https://shop.example/sv-fi/product/${tee}</loc>`,
    );
  });

  it("leads to Sweden's Swedish pages while the market is closed, and is told to nobody", async () => {
    await setOpen(false);
    expect(await visit("/sv-fi/product/tee?size=m")).toEqual([307, "/sv/product/tee?size=m", "no-store"]);
    expect(await visit("/sv-fi")).toEqual([307, "/sv", "no-store"]);
    expect(await visit("/sv-fi//evil.example/x")).toEqual([307, "/sv/evil.example/x", "no-store"]);
    expect(await readOpenLocales(shop)).toEqual(["sv", "fi"]);
    expect((await readSiteFacts(shop)).locales).toEqual(["sv", "fi"]);
    // Whoever had the page open meanwhile sees the shop's own prices, as on every page of a closed market.
    expect(await priceOf("sv-fi")).toEqual([299_00, "SEK"]);
    await setOpen(true);
    expect(await visit("/sv-fi/cart")).toEqual([200, null, null]);
  });

  it("leads there too until somebody has read its documents: the shop may be built in Swedish after the market opened", async () => {
    await setOpen(true, ["fi"]);
    expect(await visit("/sv-fi/cart")).toEqual([307, "/sv/cart", "no-store"]);
    expect(await readOpenLocales(shop)).toEqual(["sv", "fi"]);
    expect((await readSiteFacts(shop)).locales).toEqual(["sv", "fi"]);
    expect(await (await robots(new Request("https://shop.example/robots.txt"), shop)).text()).not.toContain(
      "/sv-fi/sitemap.xml",
    );
    const legal = (await readMarkets(shop))
      .find(({ market }) => market.id === "fi")
      ?.checks.find(({ name }) => name === "Legal texts");
    expect(legal).toMatchObject({ isMet: false, text: expect.stringContaining("Swedish") });
    await setOpen(true);
    expect(await visit("/sv-fi/cart")).toEqual([200, null, null]);
  });

  it("leads to English where the shop isn't built in Swedish, and to the staff's pages without a language", async () => {
    expect(await visit("/sv-fi/cart", { ...shop, languages: ["fi"] })).toEqual([307, "/cart", "no-store"]);
    expect(await readOpenLocales({ ...shop, languages: ["fi"] })).toEqual(["fi"]);
    expect(await visit("/sv-fi/admin/orders")).toEqual([307, "/admin/orders", "no-store"]);
  });
});

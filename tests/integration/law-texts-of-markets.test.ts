import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { readMarkets } from "#app/admin/markets/read-markets.server.ts";
import { statement } from "#app/db/client.server.ts";
import { claims, productGuarantees, productWarnings } from "#app/db/schema/compliance.server.ts";
import { marketPrices, markets as marketRows } from "#app/db/schema/markets.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { listMarketPrices } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import { missingFrom } from "#app/features/catalogue/market-prices/market-checks.ts";
import { setMarketOpen } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { saveMarketPrices } from "#app/features/catalogue/market-prices/save-prices.server.ts";
import { readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { warningKindNames } from "#app/features/catalogue/products/warning-kinds.texts.ts";
import { readItem } from "#app/features/catalogue/translations/read-translations.server.ts";
import { saveTranslations } from "#app/features/catalogue/translations/save-translations.server.ts";
import { currentDocuments, documentSourcesStatement } from "#app/features/shop/documents/current-documents.server.ts";
import {
  confirmReading,
  readDocumentsOnceOpen,
  readLegalDocuments,
} from "#app/features/shop/documents/legal-readings.server.ts";
import { type Market, marketOf } from "#app/features/shop/markets/markets.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { sha256 } from "#app/platform/http/sha256.ts";
import type { Language, PrefixedLanguage } from "#app/shared/language/languages.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { now, openTestShop, stockGarment, testMaker } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
let made = 0;
/** A garment of each test that warns of its drawcord. */
let hoodie = "";
const cord = "The hood has a drawcord. Not for children under 14.";

async function open(id: MarketId, priceOre: number) {
  const market = marketOf(id) as Market;
  const wanted = (await listMarketPrices(db, market))
    .filter(({ productId }) => productId === hoodie)
    .map((seen) => ({ seen, priceOre, earlierPriceOre: null }));
  await saveMarketPrices(db, market, wanted, { actor: "astrid", now });
  await db.update(marketRows).set({ isOpen: true }).where(eq(marketRows.id, id));
}
/** Saves texts of the garment, as its translator does, of the English of today. */
async function translate(language: PrefixedLanguage, texts: Record<string, string>) {
  const item = { kind: "product", itemId: hoodie } as const;
  const known = await readItem(db, item, language);
  const fields = Object.entries(texts).map(([field, text]) => {
    const one = known.find((other) => other.field === field);
    if (!one) throw new Error(`no text ${field}`);
    return { field, text, source: one.english, seen: one.version, before: one.text };
  });
  const saved = await saveTranslations(db, [{ ...item, name: "Hoodie", language, fields }], { actor: "ebba", now });
  expect(saved).toEqual([true]);
}
/** Whether it is on a page of its own, in lists and in an order. */
const soldIn = (language: Language) =>
  inLanguage(language, async () => {
    const list = await filteredListing(db, { base: { facet: "all" }, choice: emptyChoice, sort: "price-low", page: 1 });
    return [
      (await readBuyableProduct(db, hoodie)) !== null,
      list.products.some(({ id }) => id === hoodie),
      sellableProducts(await sellableProductsStatement(db, [hoodie])).has(hoodie),
    ];
  });
const everywhere = [true, true, true];
const nowhere = [false, false, false];
const warn = (text: string) => db.update(productWarnings).set({ text }).where(eq(productWarnings.productId, hoodie));
const checkOf = async (id: MarketId, languages: readonly PrefixedLanguage[] = ["sv", "nb", "da", "fi"]) => {
  const found = (await readMarkets({ ...shop, languages })).find(({ market }) => market.id === id);
  return found?.checks.find(({ name }) => name === "Warnings");
};

/** What its page tells of it. */
const factsIn = (language: Language) =>
  inLanguage(language, async () => {
    const page = await readProductPage(db, hoodie, undefined, now);
    return page.kind === "found" ? page.facts : null;
  });

beforeEach(async () => {
  hoodie = `hoodie-${++made}`;
  await db.delete(marketPrices);
  await db.update(marketRows).set({ isOpen: false });
  await statement(db, sql`UPDATE products SET published = 0`);
  await stockGarment(db, { id: hoodie, priceOre: 599_00 });
  await db.insert(productWarnings).values({ productId: hoodie, position: 0, kind: "strangulation", text: cord });
});

describe("a warning in English alone", () => {
  it("keeps its product out of an open market until it is translated into the country's language", async () => {
    await open("dk", 449_00);
    expect(await soldIn("da")).toEqual(nowhere);
    expect(await soldIn("en")).toEqual(everywhere);
    await translate("sv", { warnings: "Dragsko i huvan: inte för barn under 14 år." });
    expect(await soldIn("da")).toEqual(nowhere);
    await translate("da", { warnings: "Snor i hætten: ikke til børn under 14 år." });
    expect(await soldIn("da")).toEqual(everywhere);
  });

  it("takes it out again when the English says something else, until that is translated", async () => {
    await open("dk", 449_00);
    await translate("da", { warnings: "Snor i hætten: ikke til børn under 14 år." });
    await warn("The hood has a drawcord. Not for children under 16.");
    expect(await soldIn("da")).toEqual(nowhere);
    await translate("da", { warnings: "Snor i hætten: ikke til børn under 16 år." });
    expect(await soldIn("da")).toEqual(everywhere);
  });

  it("is wanted in both languages of Finland", async () => {
    await open("fi", 59_95);
    await translate("fi", { warnings: "Hupun kiristysnyöri: ei alle 14-vuotiaille." });
    expect(await soldIn("fi")).toEqual(nowhere);
    expect((await checkOf("fi"))?.text).toBe(
      `Warnings or guarantees are to be translated in Swedish for Garment ${hoodie}. They aren't sold in Finland until then.`,
    );
    await translate("sv", { warnings: "Dragsko i huvan: inte för barn under 14 år." });
    expect(await soldIn("fi")).toEqual(everywhere);
  });

  it("is told to staff by the name of its product, with the way to its translation", async () => {
    expect(await checkOf("dk")).toEqual({
      name: "Warnings",
      text: `Warnings or guarantees are to be translated in Danish for Garment ${hoodie}. They aren't sold in Denmark until then.`,
      isMet: false,
      to: `/admin/translations/item?language=da&kind=product&id=${hoodie}`,
    });
    await translate("da", { warnings: "Snor i hætten: ikke til børn under 14 år." });
    expect(await checkOf("dk")).toMatchObject({ isMet: true });
  });

  it("closes nothing of the shop's own market, which has its English pages", async () => {
    expect(await checkOf("se", [])).toMatchObject({ isMet: true });
    expect(await soldIn("sv")).toEqual(everywhere);
  });
});

describe("the conditions of a guarantee in English alone", () => {
  it("keep its product out of the market, too", async () => {
    await statement(db, sql`DELETE FROM product_warnings WHERE product_id = ${hoodie}`);
    await db
      .insert(productGuarantees)
      .values({ productId: hoodie, years: 5, guarantorId: testMaker.id, conditions: "The whole product." });
    await open("dk", 449_00);
    expect(await soldIn("da")).toEqual(nowhere);
    await translate("da", { guaranteeConditions: "Hele produktet." });
    expect(await soldIn("da")).toEqual(everywhere);
  });
});

describe("a product's page", () => {
  it("tells warnings, guarantee and claims in its language, and in English what isn't translated", async () => {
    const id = `clm_${hoodie}`;
    const time = now.toISOString();
    await db
      .insert(productWarnings)
      .values({ productId: hoodie, position: 1, kind: "use", text: "Keep away from open flames." });
    await db.insert(claims).values({
      id,
      productId: hoodie,
      text: "Knitted in Falkenberg",
      kind: "origin",
      attribute: "origin",
      issuer: "Falkens Trikå AB",
      documentUrl: "https://evidence.example/a.pdf",
      validFrom: "2026-01-01",
      validTo: "2027-01-01",
      checkedBy: "astrid",
      checkedAt: time,
      createdBy: "astrid",
      createdAt: time,
      updatedAt: time,
    });
    expect((await factsIn("fi"))?.claims.map(({ text }) => text)).toEqual(["Knitted in Falkenberg"]);
    expect((await factsIn("fi"))?.warnings.map(({ text }) => text)).toEqual([cord, "Keep away from open flames."]);
    await translate("fi", {
      warnings: "Hupun kiristysnyöri: ei alle 14-vuotiaille.\nPidä kaukana avotulesta.",
      [`claim.${id}`]: "Neulottu Falkenbergissa",
    });
    expect((await factsIn("fi"))?.claims.map(({ text }) => text)).toEqual(["Neulottu Falkenbergissa"]);
    expect((await factsIn("fi"))?.warnings.map(({ text }) => text)).toEqual([
      "Hupun kiristysnyöri: ei alle 14-vuotiaille.",
      "Pidä kaukana avotulesta.",
    ]);
    expect((await factsIn("en"))?.warnings.map(({ text }) => text)).toEqual([cord, "Keep away from open flames."]);
    // What staff write anew is told in their words, not in a translation of what it said.
    await statement(
      db,
      sql`UPDATE product_warnings SET text = 'Flammable.' WHERE product_id = ${hoodie} AND position = 1`,
    );
    expect((await factsIn("fi"))?.warnings.map(({ text }) => text)).toEqual([cord, "Flammable."]);
  });
});

describe("a product's page in Finland", () => {
  const fi = "Hupun kiristysnyöri: ei alle 14-vuotiaille.";
  const sv = "Dragsko i huvan: inte för barn under 14 år.";
  const warningsIn = async (language: Language) => (await factsIn(language))?.warnings;

  it("warns in Finnish, and then in Swedish, which the law wants too, each marked as what it is", async () => {
    await translate("fi", { warnings: fi });
    await translate("sv", { warnings: sv });
    expect(await warningsIn("fi")).toEqual([
      { kind: warningKindNames("fi").strangulation, text: fi },
      { kind: warningKindNames("sv").strangulation, text: sv, language: "sv" },
    ]);
    for (const [language, texts] of [
      ["sv", [sv]],
      ["da", [cord]],
      ["en", [cord]],
    ] as const)
      expect((await warningsIn(language))?.map(({ text }) => text)).toEqual(texts);
  });

  it("says nothing in Swedish that isn't translated as it is today", async () => {
    await translate("sv", { warnings: sv });
    await warn("The hood has a drawcord. Not for children under 16.");
    expect((await warningsIn("fi"))?.map(({ text }) => text)).toEqual([
      "The hood has a drawcord. Not for children under 16.",
    ]);
  });
});

describe("Denmark", () => {
  const denmark = marketOf("dk") as Market;
  const built = { ...shop, languages: ["sv", "nb", "da", "fi"] as const, siteDraft: { vat: { oss: true } } };
  const readDenmark = async () => {
    const found = (await readMarkets(built)).find(({ market }) => market.id === "dk");
    if (!found) throw new Error("no Denmark");
    return found;
  };

  /** Notes the reading of what the documents say, or said. */
  const confirm = async (documents?: string) => {
    const [danish] = (await readDenmark()).readings;
    const named = {
      locale: "da",
      documents: documents ?? danish?.documents ?? "",
      reader: "Advokat Bo Holm",
    } as const;
    return confirmReading(shop, { ...named, actor: "astrid" }, now);
  };

  it("has its documents to be read again when they say something else, and nobody confirms what they haven't seen", async () => {
    const [before] = (await readDenmark()).readings;
    expect(before).toMatchObject({ locale: "da", reading: null });
    expect(await confirm("other words")).toBe(false);
    // Twice is one reading, and one entry of the audit log.
    expect(await Promise.all([confirm(), confirm()])).toEqual([true, true]);
    const entries = await statement<{ actor: string }>(
      db,
      sql`SELECT actor FROM audit_log WHERE action = 'documents.read'`,
    );
    expect(entries).toEqual([{ actor: "astrid" }]);
    expect((await readDenmark()).readings[0]?.reading).toMatchObject({
      reader: "Advokat Bo Holm",
      confirmedBy: "astrid",
    });
    // The market's own opening changes no word of what was read.
    await db.update(marketRows).set({ isOpen: true }).where(eq(marketRows.id, "dk"));
    expect((await readDenmark()).readings[0]?.documents).toBe(before?.documents);
    await statement(
      db,
      sql`INSERT INTO site_configuration (section, content, updated_at, updated_by)
        VALUES ('promotions', '{"returnDays":60}', ${now.toISOString()}, 'astrid')`,
    );
    expect((await readDenmark()).readings[0]?.reading).toBeNull();
    await statement(db, sql`DELETE FROM site_configuration`);
    await statement(db, sql`DELETE FROM legal_readings`);
  });

  it("opens once its warnings are in Danish and its documents read, beside prices, rate, registers and return address", async () => {
    await db
      .update(marketRows)
      .set({ rateMillionths: 1_520_000, returnAddress: "Returvej 1\n2300 København S", packagingNumber: "DK-12345" })
      .where(eq(marketRows.id, "dk"));
    const seen = (await listMarketPrices(db, denmark)).filter(({ productId }) => productId === hoodie);
    await saveMarketPrices(
      db,
      denmark,
      seen.map((one) => ({ seen: one, priceOre: 449_00, earlierPriceOre: null })),
      { actor: "astrid", now },
    );
    expect(missingFrom((await readDenmark()).checks)).toEqual([
      "Nobody has confirmed that a lawyer read the terms and the information on withdrawal as they are today in Danish.",
      expect.stringContaining("translated in Danish"),
    ]);
    await confirm();
    await translate("da", { warnings: "Snor i hætten: ikke til børn under 14 år." });
    const { checks, state } = await readDenmark();
    expect(missingFrom(checks)).toEqual([]);
    const change = { actor: "astrid", now, seen: state.updatedAt };
    // Pressed twice at once, it opens once.
    const opened = await Promise.all([1, 2].map(() => setMarketOpen(db, denmark, true, change)));
    expect(opened.toSorted()).toEqual(["changed", "saved"]);
    expect(await soldIn("da")).toEqual(everywhere);
  });
});

describe("the legal documents that are read before a market opens", () => {
  it.each(["da", "sv-fi"] as const)("of %s are those that the reading is of, in its market's money", async (locale) => {
    const { terms, withdrawalInformation } = await readDocumentsOnceOpen(db, locale);
    const read = (await readLegalDocuments(shop)).find((one) => one.locale === locale);
    expect(read?.documents).toBe(await sha256(`${terms.id} ${withdrawalInformation.id}`));
    const closed = await inLanguage(locale, async () => currentDocuments(await documentSourcesStatement(db, locale)));
    expect(terms.id).not.toBe(closed.terms.id);
    expect(JSON.stringify(terms.content)).toContain({ da: "danske kroner", "sv-fi": "euro" }[locale]);
  });
});

import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { productColors, productDetails, products } from "#app/db/schema/catalogue.server.ts";
import { translations } from "#app/db/schema/translations.server.ts";
import { forgetCards } from "#app/features/catalogue/products/card-memory.ts";
import { searchHits } from "#app/features/catalogue/search/search-hits.server.ts";
import { suggestHits } from "#app/features/catalogue/search/suggestions.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { type Language, type PrefixedLanguage, prefixedLanguages } from "#app/shared/language/languages.ts";
import { suggest } from "#app/storefront/search/suggest.server.ts";
import { idsOfEntries } from "#tests/support/search-entries.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

import { demoProducts } from "../../scripts/demo/catalogue/products.ts";
import { localQueries } from "./search-relevance/queries/in-languages.ts";
import { seedGarments } from "./search-relevance/seed-garments.ts";

const { db } = openTestShop();

const found = (language: Language, text: string) =>
  inLanguage(language, async () => idsOfEntries(db, (await searchHits(db, text)).entries));

beforeAll(() => seedGarments(db, now), 60_000);

describe("a search on a page of a language", () => {
  it.each(prefixedLanguages)("puts what was asked for first: %s", async (language) => {
    expect(localQueries[language].length).toBeGreaterThanOrEqual(10);
    const wrong: string[] = [];
    for (const [text, isRight] of localQueries[language]) {
      const [first] = await found(language, text);
      const product = demoProducts.find(({ id }) => id === first);
      if (!product || !isRight({ ...product, isReduced: false })) wrong.push(`${text}: ${first ?? "nothing"}`);
    }
    expect(wrong).toEqual([]);
  });

  it("finds nothing by another language's texts", async () => {
    expect(await found("fi", "suklaalevy")).toEqual(["langpass-singlet"]);
    for (const language of ["en", "sv", "nb", "da"] as const)
      expect(await found(language, "suklaalevy"), language).toEqual([]);
  });

  it("offers the same while one types, with the color asked for, and collections by their translated titles", async () => {
    const answer = await inLanguage("da", () => suggest(db, "blomme hættetrøje"));
    expect(answer.products[0]).toMatchObject({ id: "tung-boxy-hoodie", colorId: expect.any(String) as string });
    const { collections } = await inLanguage("fi", () => suggest(db, "viitosesi"));
    expect(collections).toContainEqual({ name: "Ensimmäinen viitosesi", path: "/collections/ensimmainen-viitosesi" });
    const inEnglish = await inLanguage("fi", () => suggest(db, "first 5k"));
    expect(inEnglish.collections).toContainEqual({
      name: "Ensimmäinen viitosesi",
      path: "/collections/ensimmainen-viitosesi",
    });
    expect((await suggest(db, "viitosesi")).collections).toEqual([]);
  });

  it("corrects a slip to the language's own word", async () => {
    const answer = await inLanguage("sv", () => searchHits(db, "naturgumi"));
    expect(answer.correctedTo).toBe("naturgummi");
    expect((await searchHits(db, "naturgumi")).correctedTo).not.toBe("naturgummi");
  });
});

describe("what a translation is found by", () => {
  let id = "";
  let made = 0;
  const translate = (language: PrefixedLanguage, field: string, text: string, source = "Steel", itemId = id) =>
    db
      .insert(translations)
      .values({
        kind: itemId === id ? "product" : "option",
        itemId,
        field,
        language,
        text,
        source,
        updatedAt: now.toISOString(),
        updatedBy: "ebba",
      })
      .onConflictDoUpdate({
        target: [translations.kind, translations.itemId, translations.field, translations.language],
        set: { text, source },
      });

  beforeEach(async () => {
    id = `found-by-words-${++made}`;
    await stockGarment(db, { id });
    await db.update(products).set({ description: "A thing." }).where(eq(products.id, id));
    await db
      .insert(productDetails)
      .values({ productId: id, materialComposition: "Steel" })
      .onConflictDoUpdate({ target: productDetails.productId, set: { materialComposition: "Steel" } });
    forgetCards();
  });

  it("follows a translation that is made, changed and taken away", async () => {
    await translate("sv", "description", "En kvarnsten.");
    expect(await found("sv", "kvarnsten")).toEqual([id]);
    await translate("sv", "description", "En slipsten.");
    expect(await found("sv", "kvarnsten")).toEqual([]);
    expect(await found("sv", "slipsten")).toEqual([id]);
    await db.delete(translations).where(eq(translations.itemId, id));
    expect(await found("sv", "slipsten")).toEqual([]);
  });

  it("is no composition that is out of date, as it is not shown", async () => {
    await translate("fi", "materialComposition", "Kvartsiteräs");
    expect(await found("fi", "kvartsiteräs")).toEqual([id]);
    await db.update(productDetails).set({ materialComposition: "Iron" }).where(eq(productDetails.productId, id));
    expect(await found("fi", "kvartsiteräs")).toEqual([]);
  });

  it("is no text of which English says nothing any more", async () => {
    await translate("da", "description", "En møllesten.");
    expect(await found("da", "møllesten")).toEqual([id]);
    await db.update(products).set({ description: "" }).where(eq(products.id, id));
    expect(await found("da", "møllesten")).toEqual([]);
  });

  it("is no product that is not for sale, and again one that is", async () => {
    await translate("nb", "description", "En kvernstein.");
    await db.update(products).set({ published: false }).where(eq(products.id, id));
    expect(await found("nb", "kvernstein")).toEqual([]);
    await db.update(products).set({ published: true }).where(eq(products.id, id));
    expect(await found("nb", "kvernstein")).toEqual([id]);
  });

  it("is the name of a color at once, with every product that has it, and the card in that color", async () => {
    await db.update(productColors).set({ name: "Quartzite" }).where(eq(productColors.productId, id));
    expect(await found("sv", "kvartsit")).toEqual([]);
    await translate("sv", "name", "Kvartsit", "Quartzite", "Quartzite");
    expect(await found("sv", "kvartsit")).toEqual([id]);
    expect(await found("sv", "quartzite")).toEqual([id]);
    expect(await found("sv", "kvartist")).toEqual([id]);
    const { products: shown } = await inLanguage("sv", () => suggestHits(db, "kvartsit"));
    expect(shown[0]?.colorId).toBeDefined();
    expect(await found("en", "kvartsit")).toEqual([]);
  });

  it("leaves what English finds as it is", async () => {
    await translate("sv", "description", "En hoodie av järn.");
    await translate("sv", "materials", "Hoodiejärn");
    await db
      .update(productDetails)
      .set({ materials: ["Iron"] })
      .where(eq(productDetails.productId, id));
    expect(await found("en", "hoodie")).not.toContain(id);
    expect(await found("en", "hoodiejärn")).toEqual([]);
    expect(await found("sv", "hoodiejärn")).toEqual([id]);
  });
});

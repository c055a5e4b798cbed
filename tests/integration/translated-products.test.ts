import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { translations } from "#app/db/schema/translations.server.ts";
import { forgetCards } from "#app/features/catalogue/products/card-memory.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { forgetProducts, productOf, productStatement } from "#app/features/catalogue/products/read-product.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import type { Language, PrefixedLanguage } from "#app/shared/language/languages.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
let made = 0;
let id = "";

const translate = (language: PrefixedLanguage, field: string, text: string, itemId = id, source = "what it was") =>
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
const page = (language: Language) =>
  inLanguage(language, async () => {
    const stored = await productStatement(db, id);
    return stored && productOf(stored, { evenHidden: true });
  });
const card = (language: Language) => inLanguage(language, async () => (await listProductsById(db, [id]))[0]);

beforeEach(async () => {
  id = `translated-${++made}`;
  await stockGarment(db, { id });
  await statement(db, sql`UPDATE products SET description = 'A tee.', short_description = 'Light.' WHERE id = ${id}`);
  await statement(
    db,
    sql`INSERT INTO product_details (product_id, fit_guide, materials, care_instructions, warranty_info) VALUES (${id}, 'Close', '["Polyester"]', '["Wash", "Dry"]', NULL)
      ON CONFLICT DO UPDATE SET fit_guide = 'Close', materials = '["Polyester"]', care_instructions = '["Wash", "Dry"]', warranty_info = NULL`,
  );
  await statement(db, sql`DELETE FROM translations`);
  forgetCards();
  forgetProducts();
});

describe("a product's page in another language", () => {
  it("has the texts that are translated, lists by their lines, and the others in English", async () => {
    await translate("fi", "description", "Paita.");
    await translate("fi", "careInstructions", "Pese\n\n Kuivaa ");
    expect(await page("fi")).toMatchObject({
      description: "Paita.",
      shortDescription: "Light.",
      texts: { fitGuide: "Close", materials: ["Polyester"], careInstructions: ["Pese", "Kuivaa"] },
    });
  });

  it("keeps languages apart, also in memory, and English as it is", async () => {
    await translate("fi", "description", "Paita.");
    await translate("sv", "description", "En tröja.");
    for (let time = 0; time < 2; time++) {
      expect((await page("en"))?.description).toBe("A tee.");
      expect((await page("fi"))?.description).toBe("Paita.");
      expect((await page("sv"))?.description).toBe("En tröja.");
      expect((await page("nb"))?.description).toBe("A tee.");
    }
  });

  it("shows nothing where English says nothing any more", async () => {
    await translate("fi", "warrantyInfo", "Takuu.");
    expect((await page("fi"))?.texts.warrantyInfo).toBeNull();
  });

  it("shows a translation that is saved, changed or deleted at once, though it was in memory", async () => {
    expect((await page("fi"))?.description).toBe("A tee.");
    await translate("fi", "description", "Paita.");
    expect((await page("fi"))?.description).toBe("Paita.");
    await translate("fi", "description", "Uusi paita.");
    expect((await page("fi"))?.description).toBe("Uusi paita.");
    await db.delete(translations);
    expect((await page("fi"))?.description).toBe("A tee.");
  });

  it("shows what was translated from another English text until it is translated anew", async () => {
    await translate("fi", "description", "Paita.");
    await statement(db, sql`UPDATE products SET description = 'A better tee.' WHERE id = ${id}`);
    expect((await page("fi"))?.description).toBe("Paita.");
    expect((await page("en"))?.description).toBe("A better tee.");
  });

  it("is in English as soon as what the shop promises says something else than was translated", async () => {
    await statement(db, sql`UPDATE product_details SET warranty_info = 'Two years.' WHERE product_id = ${id}`);
    await translate("fi", "warrantyInfo", "Kaksi vuotta.", id, "Two years.");
    expect((await page("fi"))?.texts.warrantyInfo).toBe("Kaksi vuotta.");
    await statement(db, sql`UPDATE product_details SET warranty_info = 'One year.' WHERE product_id = ${id}`);
    expect((await page("fi"))?.texts.warrantyInfo).toBe("One year.");
  });
});

describe("the name of a color", () => {
  it("is in the page's language on the page and the card of every product that has it, as soon as it is saved", async () => {
    const name = (await card("en"))?.colors[0]?.name ?? "";
    expect([(await card("fi"))?.colors[0]?.name, (await page("fi"))?.colors[0]?.name]).toEqual([name, name]);
    await translate("fi", "name", "Musta", name);
    expect([(await card("fi"))?.colors[0]?.name, (await page("fi"))?.colors[0]?.name]).toEqual(["Musta", "Musta"]);
    expect([(await card("fi"))?.colors[0]?.english, (await page("fi"))?.colors[0]?.english]).toEqual([name, name]);
    expect([(await card("en"))?.colors[0]?.name, (await page("sv"))?.colors[0]?.name]).toEqual([name, name]);
  });
});

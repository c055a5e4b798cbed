import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { staffSave } from "#app/admin/products/save-product.server.ts";
import { statement } from "#app/db/client.server.ts";
import { translations } from "#app/db/schema/translations.server.ts";
import { duplicateProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { forgetCards } from "#app/features/catalogue/products/card-memory.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import {
  forgetProducts,
  productOf,
  productsStatement,
  productStatement,
  readBuyableProduct,
} from "#app/features/catalogue/products/read-product.server.ts";
import { updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import type { Language, PrefixedLanguage } from "#app/shared/language/languages.ts";
import type { TranslationKind } from "#app/shared/translations.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
let made = 0;
let id = "";

const translate = (
  language: PrefixedLanguage,
  field: string,
  text: string,
  itemId = id,
  source = "what it was",
  kind: TranslationKind = itemId === id ? "product" : "option",
) =>
  db
    .insert(translations)
    .values({
      kind,
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

describe("a size", () => {
  const sizes = async (language: Language) =>
    (await page(language))?.sizes.map(({ name, description }) => [name, description]);
  const describeSizes = (description: string) =>
    statement(db, sql`UPDATE product_sizes SET description = ${description} WHERE product_id = ${id}`);

  it("is described in the page's language, for each product that says the same, as soon as that is saved", async () => {
    await describeSizes("Chest 84–92 cm");
    const english = await sizes("fi");
    expect(english?.length).toBeGreaterThan(0);
    expect(english?.every(([, text]) => text === "Chest 84–92 cm")).toBe(true);
    await translate("fi", "text", "Rinta 84–92 cm", "Chest 84–92 cm", "Chest 84–92 cm", "size");
    expect((await sizes("fi"))?.map(([, text]) => text)).toEqual(english?.map(() => "Rinta 84–92 cm"));
    const chosen = await inLanguage("fi", () => readBuyableProduct(db, id));
    expect(chosen?.sizes.map(({ description }) => description)).toEqual(english?.map(() => "Rinta 84–92 cm"));
    expect(await sizes("en")).toEqual(english);
    expect(await sizes("sv")).toEqual(english);
    await translate("fi", "text", "Rinnanympärys 84–92 cm", "Chest 84–92 cm", "Chest 84–92 cm", "size");
    expect((await sizes("fi"))?.[0]?.[1]).toBe("Rinnanympärys 84–92 cm");
    await db.delete(translations);
    expect(await sizes("fi")).toEqual(english);
  });

  it("is described as staff translated it, though words of sizes stand in it or its English is any name", async () => {
    for (const [english, finnish] of [
      ["One size, adjustable 54–60 cm", "One size, säädettävä 54–60 cm"],
      ["Regular", "Tavallinen"],
      ["constructor", "Rakentaja"],
    ] as const) {
      await describeSizes(english);
      await translate("fi", "text", finnish, english, english, "size");
      expect((await sizes("fi"))?.[0]?.[1]).toBe(finnish);
    }
  });

  it("is described in English where it isn't translated, whatever that is, but for a word that all sizes know", async () => {
    for (const english of ["constructor", "__proto__", "One size, adjustable 54–60 cm"]) {
      await describeSizes(english);
      expect((await sizes("sv"))?.[0]?.[1]).toBe(english);
    }
    await describeSizes("One size");
    expect((await sizes("fi"))?.[0]?.[1]).toBe("Yksi koko");
  });

  it("is described in English again once that says something else", async () => {
    await describeSizes("Chest 84–92 cm");
    await translate("fi", "text", "Rinta 84–92 cm", "Chest 84–92 cm", "Chest 84–92 cm", "size");
    await describeSizes("Chest 86–94 cm");
    expect((await sizes("fi"))?.[0]?.[1]).toBe("Chest 86–94 cm");
  });

  it("isn't described by what a color of the same name is called", async () => {
    await describeSizes("Black");
    await translate("fi", "name", "Musta", "Black");
    expect((await sizes("fi"))?.[0]?.[1]).toBe("Black");
  });

  it("has its measures named in the page's language, and found by the names that staff entered", async () => {
    const table = { M: { chest: 100, length: 72, collar: 40 } };
    await statement(
      db,
      sql`UPDATE product_details SET size_measurements = ${JSON.stringify({ cm: table, inches: table })} WHERE product_id = ${id}`,
    );
    const shown = await page("fi");
    expect(shown?.measureNames).toEqual({ chest: "Rinta", length: "Pituus" });
    expect(shown?.texts.sizeMeasurements?.cm).toEqual(table);
    expect(await page("en")).not.toHaveProperty("measureNames");
  });
});

describe("what a picture shows", () => {
  const alts = async (language: Language) => ({
    page: (await page(language))?.pictures.map(({ alt }) => alt),
    card: (await card(language))?.pictures.map(({ alt }) => alt),
    choice: (await inLanguage(language, () => readBuyableProduct(db, id)))?.pictures.map(({ alt }) => alt),
  });
  const all = (...texts: string[]) => ({
    page: texts,
    card: [texts[0], ...texts.slice(1).map(() => "")],
    choice: texts,
  });
  const addPicture = (pictureId: string, alt: string) =>
    statement(
      db,
      sql`INSERT INTO product_media (id, product_id, url, alt, position) VALUES (${pictureId}, ${id}, ${`/media/${pictureId}.webp`}, ${alt}, 1)`,
    );
  const english = () => `Garment ${id}`;
  const edit = async (change: (media: ProductInput["media"]) => ProductInput["media"]) => {
    const { fields } = (await readProductForStaff(db, id))!;
    const saving = { ...staffSave(db, "ebba", now), expectedUpdatedAt: null };
    expect(await updateProduct(db, id, { ...fields, media: change(fields.media) }, saving, now)).toMatchObject({
      kind: "saved",
    });
  };
  const fields = async () => (await db.select().from(translations)).map(({ field }) => field).toSorted();

  it("is said in the page's language by its page, its card and the choice of its size, as soon as it is saved", async () => {
    await addPicture(`a-${id}`, "From behind");
    expect(await alts("fi")).toEqual(all(english(), "From behind"));
    await translate("fi", `picture.${id}-1`, "Vaate");
    expect(await alts("fi")).toEqual(all("Vaate", "From behind"));
    await translate("fi", `picture.a-${id}`, "Takaa");
    expect(await alts("fi")).toEqual(all("Vaate", "Takaa"));
    for (const language of ["en", "sv", "da"] as const)
      expect(await alts(language)).toEqual(all(english(), "From behind"));
    await db.delete(translations);
    expect(await alts("fi")).toEqual(all(english(), "From behind"));
  });

  it("is in the files of the whole catalogue, too", async () => {
    await translate("fi", `picture.${id}-1`, "Vaate");
    const [product] = await inLanguage("fi", () => productsStatement(db, sql`SELECT ${id}`));
    expect(product?.pictures[0]?.alt).toBe("Vaate");
  });

  it("is nothing where English says nothing, and what was translated while English says something else", async () => {
    await translate("fi", `picture.${id}-1`, "Vaate", id, english());
    await edit(([picture]) => [{ ...picture!, alt: "Another garment" }]);
    expect(await alts("fi")).toEqual(all("Vaate"));
    await edit(([picture]) => [{ ...picture!, alt: "" }]);
    expect(await alts("fi")).toEqual(all(""));
  });

  it("stays with its picture wherever that moves, and when it is saved by its address alone", async () => {
    await addPicture(`a-${id}`, "From behind");
    await translate("fi", `picture.${id}-1`, "Vaate");
    await translate("fi", `picture.a-${id}`, "Takaa");
    await edit((media) => media.toReversed());
    expect(await alts("fi")).toEqual(all("Takaa", "Vaate"));
    await edit((media) => media.toReversed().map(({ id: _, ...picture }) => picture));
    expect(await alts("fi")).toEqual(all("Vaate", "Takaa"));
  });

  it("goes with its picture, and no other text does", async () => {
    await addPicture(`a-${id}`, "From behind");
    for (const field of [`picture.${id}-1`, `picture.a-${id}`, "description"]) await translate("fi", field, "Vaate");
    await translate("sv", `picture.a-${id}`, "Bakifrån");
    await edit(([first]) => [first!]);
    expect(await fields()).toEqual(["description", `picture.${id}-1`]);
    // Another picture in its place is another one.
    await edit(([first]) => [{ url: "/media/other.webp", alt: first!.alt, colorId: null }]);
    expect(await alts("fi")).toEqual(all(english()));
    expect(await fields()).toEqual(["description"]);
  });

  it("goes when a client sends another file under its picture's id, and follows its file when two change places", async () => {
    await addPicture(`a-${id}`, "From behind");
    await translate("fi", `picture.${id}-1`, "Vaate");
    await translate("fi", `picture.a-${id}`, "Takaa");
    await edit(([first, second]) => [
      { ...first!, url: second!.url, alt: second!.alt },
      { ...second!, url: first!.url, alt: first!.alt },
    ]);
    expect(await alts("fi")).toEqual(all("Takaa", "Vaate"));
    await edit(([first, second]) => [{ ...first!, url: "/media/other.webp" }, second!]);
    expect(await alts("fi")).toEqual(all("From behind", "Vaate"));
    expect(await fields()).toEqual([`picture.${id}-1`]);
    // The client says it again, by the id that it knows.
    await edit(([, second]) => [
      { id: `a-${id}`, url: "/media/other.webp", alt: "From behind", colorId: null },
      second!,
    ]);
    expect(await alts("fi")).toEqual(all("From behind", "Vaate"));
  });

  it("stays whole where a save is refused", async () => {
    await translate("fi", `picture.${id}-1`, "Vaate");
    const { fields: stored } = (await readProductForStaff(db, id))!;
    const stale = { ...staffSave(db, "ebba", now), expectedUpdatedAt: new Date(0).toISOString() };
    expect(await updateProduct(db, id, { ...stored, media: [] }, stale, now)).toMatchObject({ kind: "conflict" });
    expect(await fields()).toEqual([`picture.${id}-1`]);
  });

  it("is English in a copy of the product, as its other texts are, and stays in the original", async () => {
    await translate("fi", `picture.${id}-1`, "Vaate");
    const copy = await duplicateProduct(db, id, staffSave(db, "ebba", now), now);
    const copyId = "id" in copy ? copy.id : "";
    const shown = await inLanguage("fi", async () =>
      productOf((await productStatement(db, copyId))!, { evenHidden: true }),
    );
    expect(shown?.pictures.map(({ alt }) => alt)).toEqual([english()]);
    expect(await alts("fi")).toEqual(all("Vaate"));
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

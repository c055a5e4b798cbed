import { inArray, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { translations } from "#app/db/schema/translations.server.ts";
import { importTranslations } from "#app/features/catalogue/translations/import-translations.server.ts";
import { readTranslatedPictures } from "#app/features/catalogue/translations/read-pictures.server.ts";
import {
  countDone,
  type ItemField,
  listItems,
  nextItem,
  readFields,
  readItem,
  readProgress,
} from "#app/features/catalogue/translations/read-translations.server.ts";
import { saveTranslations } from "#app/features/catalogue/translations/save-translations.server.ts";
import { writeTranslationFile } from "#app/features/catalogue/translations/translation-file.ts";
import { prefixedLanguages } from "#app/shared/language/languages.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const change = { actor: "ebba", now };
const item = { kind: "product", itemId: "tee", name: "Tee" } as const;
const all = { language: "fi", kind: null, state: null } as const;
const ofTee = { kind: "product", itemId: "tee" } as const;

const save = (texts: Record<string, string>, read: readonly ItemField[], actor = "ebba") =>
  saveTranslations(
    db,
    [
      {
        ...item,
        language: "fi",
        fields: Object.entries(texts).map(([field, text]) => {
          const known = read.find((one) => one.field === field);
          return { field, text, source: known?.english ?? "", seen: known?.version ?? "", before: known?.text ?? null };
        }),
      },
    ],
    { ...change, actor },
  );
const bytes = (text: string) => new TextEncoder().encode(text);
const fileWith = async (text: (field: ItemField) => string | null) => {
  const fields = await readFields(db, { ...all, kind: "product" });
  return writeTranslationFile(
    fields.map((field) => ({ ...field, text: text(field) })),
    "fi",
  );
};
const read = () => readItem(db, ofTee, "fi");
const textOf = async (field: string) => (await read()).find((one) => one.field === field)?.text;

beforeAll(() => stockGarment(db, { id: "tee" }));
beforeEach(async () => {
  await statement(db, sql`DELETE FROM translations`);
  await statement(
    db,
    sql`UPDATE products SET name = 'Tee', description = 'A tee.', short_description = 'Light.' WHERE id = 'tee'`,
  );
  await statement(
    db,
    sql`INSERT INTO product_details (product_id, care_instructions) VALUES ('tee', '["Wash", "Dry"]')
      ON CONFLICT DO UPDATE SET care_instructions = '["Wash", "Dry"]'`,
  );
});

describe("what there is to translate", () => {
  it("is each text that English has, lists as lines, and the colors of products once", async () => {
    expect((await read()).map(({ field, english, text }) => [field, english, text])).toEqual([
      ["description", "A tee.", null],
      ["shortDescription", "Light.", null],
      ["careInstructions", "Wash\nDry", null],
      ["slug", "tee", null],
      ["picture.tee-1", "Garment tee", null],
    ]);
    const colors = (await readFields(db, { ...all, kind: "option" })).map(({ itemId }) => itemId);
    expect(colors.length).toBeGreaterThan(0);
    expect(new Set(colors).size).toBe(colors.length);
  });

  it("is what describes sizes, once for all products, but for what only repeats a name", async () => {
    await statement(db, sql`UPDATE product_sizes SET description = 'Chest 84–92 cm'`);
    const texts = async () =>
      (await readFields(db, { ...all, kind: "size" })).map(({ itemId, field, english }) => [itemId, field, english]);
    expect(await texts()).toEqual([["Chest 84–92 cm", "text", "Chest 84–92 cm"]]);
    await statement(db, sql`UPDATE product_sizes SET description = name`);
    expect(await texts()).toEqual([]);
  });

  it("has the texts of the site that staff have edited, by their places", async () => {
    await statement(
      db,
      sql`INSERT INTO site_configuration (section, content, updated_at, updated_by)
        VALUES ('announcement', '{"lines":[{"text":"Free shipping"}]}', ${now.toISOString()}, 'ebba')`,
    );
    const fields = await readItem(db, { kind: "section", itemId: "announcement" }, "fi");
    expect(fields.map(({ field, english }) => [field, english])).toEqual([["lines.0.text", "Free shipping"]]);
    await statement(db, sql`DELETE FROM site_configuration WHERE section = 'announcement'`);
  });

  it("has what each picture shows, in the order of the gallery after the other texts, and none that shows nothing", async () => {
    await statement(
      db,
      sql`INSERT INTO product_media (id, product_id, url, alt, position)
        VALUES ('b', 'tee', '/media/b.webp', 'Back', 1), ('a', 'tee', '/media/a.webp', 'Close up', 2), ('c', 'tee', '/media/c.webp', '', 3)`,
    );
    const pictures = ["picture.tee-1", "picture.b", "picture.a"];
    expect((await read()).slice(-3).map(({ field }) => field)).toEqual(pictures);
    expect(await readTranslatedPictures(db, ofTee)).toMatchObject({
      "picture.tee-1": { url: "/media/tee.webp", number: 1 },
      "picture.a": { url: "/media/a.webp", number: 3 },
    });
    const rows = await readFields(db, { ...all, kind: "product" });
    expect(rows.filter(({ field }) => field.startsWith("picture.")).map(({ field }) => field)).toEqual(pictures);
    await statement(db, sql`DELETE FROM product_media WHERE id IN ('a', 'b', 'c')`);
  });

  it("is out of date once a picture is told otherwise", async () => {
    await save({ "picture.tee-1": "T-paita" }, await read());
    await statement(db, sql`UPDATE product_media SET alt = 'A tee in black' WHERE product_id = 'tee'`);
    const changed = await readFields(db, { ...all, kind: "product", state: "changed" });
    expect(changed.map(({ field, source, english }) => [field, source, english])).toEqual([
      ["picture.tee-1", "Garment tee", "A tee in black"],
    ]);
    await statement(db, sql`UPDATE product_media SET alt = 'Garment tee' WHERE product_id = 'tee'`);
  });

  it("is counted by language, as missing, changed since and done", async () => {
    await save({ description: "Paita.", shortDescription: "Kevyt." }, await read());
    await statement(db, sql`UPDATE products SET description = 'A better tee.' WHERE id = 'tee'`);
    const known = await readProgress(db);
    expect(known.filter(({ kind }) => kind === "option").map(({ language }) => language)).toEqual(prefixedLanguages);
    const progress = known.filter(({ kind }) => kind === "product");
    expect(progress.find(({ language }) => language === "fi")).toMatchObject({ total: 4, missing: 2, changed: 1 });
    expect(progress.find(({ language }) => language === "sv")).toMatchObject({ total: 4, missing: 4, changed: 0 });
  });
});

describe("a translation", () => {
  it("is out of date while the English is another than it was made from, and says which that was", async () => {
    await save({ description: "Paita." }, await read());
    await statement(db, sql`UPDATE products SET description = 'A better tee.' WHERE id = 'tee'`);
    expect((await read())[0]).toMatchObject({ text: "Paita.", source: "A tee.", english: "A better tee." });
    const names = async (state: "changed" | "done" | "missing") =>
      (await listItems(db, { ...all, kind: "product", state }, 1)).rows.map(({ itemId }) => itemId);
    expect(await names("changed")).toEqual(["tee"]);
    await save(
      {
        description: "Parempi paita.",
        shortDescription: "Kevyt.",
        careInstructions: "Pese\nKuivaa",
        "picture.tee-1": "T-paita",
      },
      await read(),
    );
    expect([await names("changed"), await names("missing"), await names("done")]).toEqual([[], [], ["tee"]]);
    expect(await countDone(db, ofTee)).toBe(1);
  });

  it("of two editors is the first one's; the second is told, and nothing of theirs is half saved", async () => {
    const seen = await read();
    expect(await save({ description: "Paita." }, seen)).toEqual([true]);
    expect(await save({ description: "T-paita.", shortDescription: "Kevyt." }, seen, "olle")).toEqual([false]);
    expect([await textOf("description"), await textOf("shortDescription")]).toEqual(["Paita.", null]);
    expect(await save({ description: "T-paita." }, await read(), "olle")).toEqual([true]);
    expect(await textOf("description")).toBe("T-paita.");
  });

  it("of two editors at the same moment is saved once", async () => {
    const seen = await read();
    const saved = await Promise.all([save({ description: "Yksi." }, seen), save({ description: "Kaksi." }, seen)]);
    expect(saved.flat().filter((isSaved) => isSaved)).toHaveLength(1);
  });

  it("that is emptied is English again", async () => {
    await save({ description: "Paita." }, await read());
    expect(await save({ description: "" }, await read())).toEqual([true]);
    expect(await textOf("description")).toBeNull();
    expect(await db.select().from(translations)).toEqual([]);
  });

  it("is in the audit log as it was and as it became, and not when it was refused", async () => {
    const seen = await read();
    await save({ description: "Paita." }, seen, "astrid");
    await save({ description: "Toinen." }, seen, "birk");
    const entries = await db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.actor, ["astrid", "birk"]));
    expect(entries).toMatchObject([
      {
        actor: "astrid",
        action: "translation.saved",
        subjectName: "Tee, Suomi",
        before: { description: null },
        after: { description: "Paita." },
      },
    ]);
  });

  it("leads on to the next item with something to translate, from the last to the first", async () => {
    await stockGarment(db, { id: "coat" });
    await statement(db, sql`UPDATE products SET name = 'Coat', description = 'A coat.' WHERE id = 'coat'`);
    const only = { language: "fi", kind: "product" } as const;
    expect(await nextItem(db, only, { kind: "product", itemId: "coat", name: "Coat" })).toMatchObject({
      itemId: "tee",
    });
    expect(await nextItem(db, only, { kind: "product", itemId: "tee", name: "Tee" })).toMatchObject({ itemId: "coat" });
    await statement(db, sql`UPDATE products SET archived_at = ${now.toISOString()} WHERE id = 'coat'`);
    expect(await nextItem(db, only, { kind: "product", itemId: "tee", name: "Tee" })).toBeNull();
  });
});

describe("a file of translations", () => {
  const translated: Record<string, string> = {
    description: "Paita.",
    shortDescription: '=Kevyt, "ja" nopea',
    careInstructions: "Pese\nKuivaa",
    slug: "kevyt-paita",
    "picture.tee-1": "T-paita mustana",
  };

  it("goes out and comes back in, as it was written, and a second time changes nothing", async () => {
    const file = await fileWith(({ field }) => translated[field] ?? null);
    expect(await importTranslations(db, bytes(file), change)).toMatchObject({ saved: 5, same: 0, broken: [] });
    expect((await read()).map(({ field, text }) => [field, text])).toEqual(Object.entries(translated));
    expect(await importTranslations(db, bytes(file), change)).toMatchObject({ saved: 0, same: 5, broken: [] });
  });

  it("asks again for an address that another item had, once that is free", async () => {
    await statement(
      db,
      sql`INSERT INTO slugs (kind, slug, language, item_id, is_current) VALUES ('product', 'varattu-paita', 'fi', 'another', 1)`,
    );
    const file = await fileWith(({ field }) => (field === "slug" ? "varattu-paita" : null));
    const slug = async () => (await read()).find(({ field }) => field === "slug")?.slug;
    expect(await importTranslations(db, bytes(file), change)).toMatchObject({ saved: 1 });
    expect(await slug()).toBe("varattu-paita-2");
    await statement(db, sql`UPDATE slugs SET is_current = 0 WHERE item_id = 'another'`);
    expect(await importTranslations(db, bytes(file), change)).toMatchObject({ saved: 1, same: 0 });
    expect(await slug()).toBe("varattu-paita");
    expect(await importTranslations(db, bytes(file), change)).toMatchObject({ saved: 0, same: 1 });
    await statement(db, sql`DELETE FROM slugs WHERE item_id = 'another'`);
  });

  it("keeps what has no translation in it as it is", async () => {
    await save({ description: "Paita." }, await read());
    const file = await fileWith(() => null);
    expect(await importTranslations(db, bytes(file), change)).toMatchObject({ saved: 0, empty: 5, broken: [] });
    expect(await textOf("description")).toBe("Paita.");
  });

  it("is told row by row what can't be saved, while the other rows are", async () => {
    const head = "Kind,Id,Name,Field,Language,English,Translation,Version\n";
    const rows = [
      "product,tee,Tee,description,fi,A tee.,Paita.,",
      "product,nobody,X,description,fi,A tee.,Paita.,",
      "product,tee,Tee,name,fi,Tee,Paita,",
      "product,tee,Tee,shortDescription,de,Light.,Leicht.,",
      "people,tee,Tee,shortDescription,fi,Light.,Kevyt.,",
      "product,tee,Tee,shortDescription,fi,Heavy.,Painava.,",
      'product,tee,Tee,careInstructions,fi,"Wash\nDry",Pese,',
      "product,tee,Tee,description,fi,A tee.,Toinen.,",
    ];
    const outcome = await importTranslations(db, bytes(head + rows.join("\n")), change);
    expect(outcome).toMatchObject({ saved: 1, same: 0, empty: 0 });
    expect(typeof outcome === "string" ? outcome : outcome.broken).toEqual([
      { line: 3, reason: "There is no such text to translate" },
      { line: 4, reason: "There is no such text to translate" },
      { line: 5, reason: "Unknown language: de. Use sv, nb, da, fi" },
      { line: 6, reason: "Unknown kind: people" },
      { line: 7, reason: "The English changed since the file was exported. Export it again" },
      { line: 8, reason: "Use 2 lines, as in English" },
      { line: 10, reason: "The text is in the file twice" },
    ]);
    expect([await textOf("description"), await textOf("shortDescription")]).toEqual(["Paita.", null]);
  });

  it("does not replace what somebody translated since it was exported", async () => {
    const file = await fileWith(({ field }) => (field === "description" ? "Vanha." : null));
    await save({ description: "Paita." }, await read());
    expect(await importTranslations(db, bytes(file), change)).toMatchObject({
      saved: 0,
      broken: [{ reason: "Someone translated it since the file was exported. Export it again" }],
    });
    expect(await textOf("description")).toBe("Paita.");
  });

  it("is shown step by step: what was saved before D1 failed, and what may have been as it did", async () => {
    const colors = Array.from({ length: 31 }, (_, index) => `Shade ${index}`);
    for (const [index, name] of colors.entries())
      await statement(
        db,
        sql`INSERT INTO product_colors (product_id, id, name, hex, position) VALUES ('tee', ${`c${index}`}, ${name}, '#000000', ${index + 50})`,
      );
    await statement(
      db,
      sql`CREATE TRIGGER fails BEFORE INSERT ON translations WHEN new.item_id = 'Shade 30' BEGIN SELECT RAISE(ABORT, 'lost'); END`,
    );
    const head = "Kind,Id,Name,Field,Language,English,Translation,Version\n";
    const file = head + colors.map((name) => `option,${name},X,name,fi,${name},Sävy,`).join("\n");
    const shown: string[][] = [];
    const show = async (items: readonly { itemId: string }[]) => void shown.push(items.map(({ itemId }) => itemId));
    await expect(importTranslations(db, bytes(file), change, show)).rejects.toThrow();
    expect(shown).toEqual([colors.slice(0, 30), colors.slice(30)]);
    await statement(db, sql`DROP TRIGGER fails`);
    expect(await importTranslations(db, bytes(file), change, show)).toMatchObject({ saved: 1, same: 30, broken: [] });
    expect(shown.at(-1)).toEqual(["Shade 30"]);
    await statement(db, sql`DELETE FROM product_colors WHERE name LIKE 'Shade %'`);
  });

  it("is checked by the rules of the English for the texts of the site", async () => {
    await statement(
      db,
      sql`INSERT INTO site_configuration (section, content, updated_at, updated_by)
        VALUES ('announcement', '{"lines":[{"text":"Free shipping"}]}', ${now.toISOString()}, 'ebba')`,
    );
    const file = `Kind,Id,Name,Field,Language,English,Translation,Version\nsection,announcement,X,lines.0.text,fi,Free shipping,${"x".repeat(61)},`;
    expect(await importTranslations(db, bytes(file), change)).toMatchObject({
      saved: 0,
      broken: [{ line: 2, reason: "At most 60 characters" }],
    });
    await statement(db, sql`DELETE FROM site_configuration WHERE section = 'announcement'`);
  });

  it.each([
    ["that is none", "\u0000\u0001"],
    ["without its columns", "Name,Text\nTee,Paita\n"],
  ])("%s is refused as a whole", async (_, file) => {
    expect(await importTranslations(db, bytes(file), change)).toEqual(expect.any(String));
  });
});

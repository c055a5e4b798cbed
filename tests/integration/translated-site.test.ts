import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { readShownCollection } from "#app/features/catalogue/collections/read-collections.server.ts";
import { storeMenuCollections } from "#app/features/catalogue/collections/store-menu-collections.server.ts";
import { menuOf, readPageText, readSiteConfiguration, readTexts } from "#app/features/shop/content/queries.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import type { Language } from "#app/shared/language/languages.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const time = now.toISOString();

const store = (section: string, content: unknown) =>
  statement(
    db,
    sql`INSERT INTO site_configuration (section, content, updated_at, updated_by) VALUES (${section}, ${JSON.stringify(content)}, ${time}, 'ebba')
      ON CONFLICT DO UPDATE SET content = excluded.content`,
  );
const translate = (kind: "section" | "collection", itemId: string, field: string, source: string, text: string) =>
  statement(
    db,
    sql`INSERT INTO translations (kind, item_id, field, language, text, source, updated_at, updated_by)
      VALUES (${kind}, ${itemId}, ${field}, 'fi', ${text}, ${source}, ${time}, 'ebba')`,
  );
const lines = (language: Language) =>
  inLanguage(language, async () =>
    (await readTexts(shop, ["announcement"])).announcement.lines.map(({ text }) => text),
  );

beforeEach(async () => {
  await statement(db, sql`DELETE FROM translations`);
  await statement(db, sql`DELETE FROM site_configuration`);
  await statement(db, sql`DELETE FROM staff_collections`);
  invalidatePages(shop, { everything: true });
});

describe("a text of the site that staff have edited", () => {
  it("is in the page's language where it is translated, with its values filled in, and English elsewhere", async () => {
    await store("announcement", { lines: [{ text: "Open until {returnDays}" }, { text: "New drop" }] });
    await translate("section", "announcement", "lines.0.text", "Open until {returnDays}", "Auki {returnDays} asti");
    invalidatePages(shop, { everything: true });
    expect(await lines("fi")).toEqual(["Auki 30 asti", "New drop"]);
    expect(await lines("en")).toEqual(["Open until 30", "New drop"]);
    expect(await lines("sv")).toEqual(["Open until 30", "New drop"]);
  });

  it("is English as soon as staff change it, for it may say something else", async () => {
    await store("announcement", { lines: [{ text: "Open today" }] });
    await translate("section", "announcement", "lines.0.text", "Closed today", "Suljettu tänään");
    invalidatePages(shop, { everything: true });
    expect(await lines("fi")).toEqual(["Open today"]);
  });

  it("is translated on a page of its own too", async () => {
    await store("faq", { intro: "Ask us.", entries: [{ question: "Why?", answer: "So." }] });
    await translate("section", "faq", "entries.0.question", "Why?", "Miksi?");
    expect(await inLanguage("fi", () => readPageText(shop, "faq"))).toEqual({
      intro: "Ask us.",
      entries: [{ question: "Miksi?", answer: "So." }],
    });
  });
});

describe("a collection of staff", () => {
  it("is in the page's language where it is translated, in the menu too", async () => {
    await statement(
      db,
      sql`INSERT INTO staff_collections (id, handle, title, text, kind, published, in_menu, created_at, updated_at)
        VALUES ('col_runs', 'runs', 'Runs', '', 'hand', 1, 1, ${time}, ${time})`,
    );
    await store("menu", { mens: "", womens: "", accessories: "" });
    await translate("collection", "col_runs", "title", "Runs", "Juoksut");
    await translate("collection", "col_runs", "text", "Gone", "Poissa");
    await storeMenuCollections(db, now);
    invalidatePages(shop, { everything: true });
    const read = (language: Language) =>
      inLanguage(language, async () => {
        const shown = await readShownCollection(db, "runs");
        return [shown?.title, shown?.text, menuOf(await readSiteConfiguration(shop)).collections];
      });
    expect(await read("fi")).toEqual(["Juoksut", "", [{ path: "/collections/runs", name: "Juoksut" }]]);
    expect(await read("en")).toEqual(["Runs", "", [{ path: "/collections/runs", name: "Runs" }]]);
  });
});

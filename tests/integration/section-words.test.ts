import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { readItem } from "#app/features/catalogue/translations/read-translations.server.ts";
import { saveTranslations } from "#app/features/catalogue/translations/save-translations.server.ts";
import { resetSiteSection, saveSiteSection, undoSettings } from "#app/features/shop/content/commands.server.ts";
import { readTexts } from "#app/features/shop/content/queries.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const later = new Date(now.getTime() + 60_000);

const version = async () => {
  const [row] = await statement<{ updatedAt: string }>(
    db,
    sql`SELECT updated_at AS updatedAt FROM site_configuration WHERE section = 'announcement'`,
  );
  return row?.updatedAt ?? null;
};
const say = async (...lines: string[]) =>
  saveSiteSection(
    shop,
    "announcement",
    { lines: lines.map((text) => ({ text })) },
    { actor: "ebba", now: later, basedOn: await version() },
  );
const translate = (place: number, source: string, text: string, updatedAt = now) =>
  statement(
    db,
    sql`INSERT INTO translations (kind, item_id, field, language, text, source, updated_at, updated_by)
      VALUES ('section', 'announcement', ${`lines.${place}.text`}, 'fi', ${text}, ${source}, ${updatedAt.toISOString()}, 'ebba')`,
  );
const rows = async () => {
  const all = await statement<{ field: string; source: string; text: string }>(
    db,
    sql`SELECT field, source, text FROM translations ORDER BY field`,
  );
  return all.map(({ field, source, text }) => [Number(field.split(".")[1]), source, text]);
};
const shown = () => {
  invalidatePages(shop, { everything: true });
  return inLanguage("fi", async () =>
    (await readTexts(shop, ["announcement"])).announcement.lines.map(({ text }) => text),
  );
};
const save = async (place: number, text: string) => {
  const field = `lines.${place}.text`;
  const read = await readItem(db, { kind: "section", itemId: "announcement" }, "fi");
  const known = read.find((one) => one.field === field);
  if (!known) throw new Error(`There is no ${field}`);
  const { english: source, version: seen, text: before } = known;
  const fields = [{ field, text, source, seen, before }];
  return () =>
    saveTranslations(db, [{ kind: "section", itemId: "announcement", name: "announcement", language: "fi", fields }], {
      actor: "olle",
      now: later,
    });
};

beforeEach(async () => {
  await statement(db, sql`DELETE FROM translations`);
  await statement(db, sql`DELETE FROM site_configuration`);
});

describe("of two translations of the same English", () => {
  it.each([
    ["first", later, now],
    ["last", now, later],
  ])("the newest is shown, where it stands %s too", async (_, first, second) => {
    await say("Sale", "Sale");
    await translate(0, "Sale", first === later ? "Ale" : "Myynti", first);
    await translate(1, "Sale", second === later ? "Ale" : "Myynti", second);
    expect(await shown()).toEqual(["Ale", "Ale"]);
  });
});

describe("as staff change the English of a section", () => {
  beforeEach(async () => {
    await say("One", "Two", "Three");
    await translate(0, "One", "Yksi");
    await translate(1, "Two", "Kaksi");
    await translate(2, "Three", "Kolme");
  });

  it("a text that moved takes its translation along, and what is gone is deleted", async () => {
    await say("Three", "Two");
    expect(await rows()).toEqual([
      [0, "Three", "Kolme"],
      [1, "Two", "Kaksi"],
    ]);
    expect(await shown()).toEqual(["Kolme", "Kaksi"]);
  });

  it("each text finds its own, whatever stood at its place", async () => {
    await say("Two", "Three", "One");
    expect(await rows()).toEqual([
      [0, "Two", "Kaksi"],
      [1, "Three", "Kolme"],
      [2, "One", "Yksi"],
    ]);
  });

  it("a text that became another keeps the translation of the one before, to be mended", async () => {
    await say("One", "Twice", "Three");
    expect(await rows()).toContainEqual([1, "Two", "Kaksi"]);
    expect(await shown()).toEqual(["Yksi", "Twice", "Kolme"]);
  });

  it("a translation that is emptied is English again: none of a place that is gone comes up", async () => {
    await say("Three");
    expect(await (await save(0, ""))()).toEqual([true]);
    expect(await shown()).toEqual(["Three"]);
  });

  it("a save that lost to another moves nothing", async () => {
    const basedOn = await version();
    const change = { actor: "ebba", now: later, basedOn };
    const outcomes = await Promise.all(
      [["Three"], ["Two", "One", "Three"]].map((lines) =>
        saveSiteSection(shop, "announcement", { lines: lines.map((text) => ({ text })) }, change),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["conflict", "saved"]);
    const english = (await readItem(db, { kind: "section", itemId: "announcement" }, "fi")).map((one) => one.english);
    expect((await rows()).map(([, source]) => source)).toEqual(english);
  });

  it("a translation that was read before and saved after is refused, and stays at no place that is gone", async () => {
    const last = await save(2, "Kolmas");
    const moved = await save(0, "Ensimmäinen");
    await say("Three", "Two");
    expect([await last(), await moved()]).toEqual([[false], [false]]);
    expect(await rows()).toEqual([
      [0, "Three", "Kolme"],
      [1, "Two", "Kaksi"],
    ]);
  });

  it("the usual text again leaves the translations as they are, for who undoes that", async () => {
    await resetSiteSection(shop, "announcement", { actor: "ebba", now: later, basedOn: await version() });
    expect(await rows()).toHaveLength(3);
  });

  it("an undo moves them back", async () => {
    await say("Three", "Two", "One");
    const [entry] = await db
      .select()
      .from(auditLog)
      .orderBy(sql`rowid DESC`)
      .limit(1);
    if (!entry) throw new Error("A save is in the audit log");
    expect(await undoSettings(shop, entry, { actor: "olle", now: later })).toBe("undone");
    expect(await rows()).toEqual([
      [0, "One", "Yksi"],
      [1, "Two", "Kaksi"],
      [2, "Three", "Kolme"],
    ]);
  });
});

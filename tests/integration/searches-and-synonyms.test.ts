import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { readSearchesPage } from "#app/admin/searches/read-searches-page.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { searchLog } from "#app/db/schema/search-log.server.ts";
import { searchSynonyms } from "#app/db/schema/search.server.ts";
import {
  addSynonyms,
  deleteSynonyms,
  editSynonyms,
  listSynonyms,
  readSynonyms,
} from "#app/features/catalogue/search/edit-synonyms.server.ts";
import { maxGroups, synonymInputSchema } from "#app/features/catalogue/search/synonym-input.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const change = { actor: "ebba", now };
const words = ["gympadojor", "hoodie"];
const wordsNow = async (id: string) => (await readSynonyms(db, id))?.words;
const entries = () => db.select().from(auditLog).where(eq(auditLog.subjectType, "synonyms"));

beforeEach(async () => {
  await db.delete(searchSynonyms);
  await db.delete(searchLog);
});

/** An id of this test alone: the audit log stays. */
let groups = 0;
const newGroup = async (of = words) => {
  const id = `syn_test${++groups}`;
  expect(await addSynonyms(db, { id, words: of }, change)).toBe("added");
  return id;
};
const entryOf = async (id: string, action: string) =>
  (await entries()).find((entry) => entry.subjectId === id && entry.action === action)!.id;

describe("a group of synonyms", () => {
  it("is added once, however often and at once its form is sent, and noted once", async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => addSynonyms(db, { id: "syn_once01", words }, change)));
    expect(outcomes).toEqual(["added", "added", "added"]);
    expect(await listSynonyms(db)).toMatchObject([{ words, createdBy: "ebba" }]);
    expect((await entries()).filter(({ subjectId }) => subjectId === "syn_once01")).toMatchObject([
      { action: "search.synonyms-added", subjectName: "gympadojor, hoodie", after: { words } },
    ]);
  });

  it("is not replaced by a form of the same id with other words", async () => {
    const id = await newGroup();
    expect(await addSynonyms(db, { id, words: ["a", "b"] }, change)).toBe("taken");
    expect(await wordsNow(id)).toEqual(words);
  });

  it("is refused when searches would have too many to read", async () => {
    for (let from = 0; from < maxGroups; from += 20)
      await db.insert(searchSynonyms).values(
        Array.from({ length: 20 }, (_, i) => ({
          id: `syn_many${from + i}`,
          words,
          createdAt: now.toISOString(),
          createdBy: "ebba",
        })),
      );
    expect(await addSynonyms(db, { id: "syn_toomany", words }, change)).toBe("full");
  });

  it("is changed by whoever saw its words, and not by whoever saw older ones", async () => {
    const id = await newGroup();
    expect(await editSynonyms(db, { id, words: ["x", "y"], basedOn: words }, change)).toBe("saved");
    // The same form again.
    expect(await editSynonyms(db, { id, words: ["x", "y"], basedOn: words }, change)).toBe("saved");
    expect(await editSynonyms(db, { id, words: ["x", "z"], basedOn: words }, change)).toBe("conflict");
    expect(await wordsNow(id)).toEqual(["x", "y"]);
    expect((await entries()).filter(({ subjectId }) => subjectId === id)).toHaveLength(2);
  });

  it("is changed by one of two who save at the same time", async () => {
    const id = await newGroup();
    const outcomes = await Promise.all(
      [
        ["x", "y"],
        ["x", "z"],
      ].map((theirs) => editSynonyms(db, { id, words: theirs, basedOn: words }, change)),
    );
    expect(outcomes.toSorted()).toEqual(["conflict", "saved"]);
  });

  it("is deleted once", async () => {
    const id = await newGroup();
    const group = (await readSynonyms(db, id))!;
    await Promise.all([deleteSynonyms(db, group, change), deleteSynonyms(db, group, change)]);
    expect(await listSynonyms(db)).toEqual([]);
    expect((await entries()).filter((entry) => entry.subjectId === id)).toHaveLength(2);
    expect(await editSynonyms(db, { id, words: ["x", "y"], basedOn: words }, change)).toBe("gone");
  });

  it("is as before when its adding, its change or its deletion is undone", async () => {
    const id = await newGroup();
    await editSynonyms(db, { id, words: ["x", "y"], basedOn: words }, change);
    expect(await undoChange(shop, await entryOf(id, "search.synonyms-edited"), "ebba")).toMatchObject({
      tone: "success",
    });
    expect(await wordsNow(id)).toEqual(words);
    await deleteSynonyms(db, (await readSynonyms(db, id))!, change);
    await undoChange(shop, await entryOf(id, "search.synonyms-deleted"), "ebba");
    expect(await wordsNow(id)).toEqual(words);
    await undoChange(shop, await entryOf(id, "search.synonyms-added"), "ebba");
    expect(await wordsNow(id)).toBeUndefined();
  });

  it("stays when what is to be undone was changed again", async () => {
    const id = await newGroup();
    await editSynonyms(db, { id, words: ["x", "y"], basedOn: words }, change);
    expect(await undoChange(shop, await entryOf(id, "search.synonyms-added"), "ebba")).toMatchObject({ tone: "error" });
    expect(await wordsNow(id)).toEqual(["x", "y"]);
  });
});

describe("the form of a group", () => {
  const parsed = (text: string) => synonymInputSchema.safeParse({ words: text }).data?.words;

  it.each([
    ["Löparskor\nsneakers", ["Löparskor", "sneakers"]],
    [" a , b ;  c\r\nA\n", ["a", "b", "c"]],
    ["mössa, mossa, MÖSSA, lue", ["mössa", "lue"]],
    ["foam  roller\nrulle", ["foam roller", "rulle"]],
    ["<b>x</b>\n=1+1", ["<b>x</b>", "=1+1"]],
  ])("reads %j as %j", (text, expected) => {
    expect(parsed(text)).toEqual(expected);
  });

  it.each([
    "",
    "one",
    "one\nONE",
    `${"x".repeat(41)}\ny`,
    Array.from({ length: 13 }, (_, i) => `w${i}`).join("\n"),
    "\0",
  ])("refuses %j", (text) => {
    expect(parsed(text)).toBeUndefined();
  });
});

describe("the page of searches", () => {
  const page = (query = "") => readSearchesPage(db, new URLSearchParams(query), now);
  const row = (day: string, text: string, times: number, found: number, clicks = 0, rankSum = 0) => ({
    day,
    words: text,
    times,
    resultCount: found,
    clicks,
    rankSum,
  });

  it("adds up the days of a period, and takes from the latest how many were found", async () => {
    await db
      .insert(searchLog)
      .values([
        row("2026-11-18", "lue", 3, 0),
        row("2026-11-19", "lue", 1, 2, 1, 4),
        row("2026-11-20", "lue", 4, 2, 2, 3),
        row("2026-10-01", "lue", 100, 9),
        row("2026-11-20", "plysch", 2, 0),
      ]);
    const { all, notFound } = await page("days=7");
    expect(all.rows).toMatchObject([
      { words: "lue", times: 8, found: 2, lastDay: "2026-11-20", clicks: 3, averageRank: 2.3 },
      { words: "plysch", times: 2, found: 0, averageRank: null },
    ]);
    expect(notFound.rows.map((missed) => missed.words)).toEqual(["plysch"]);
  });

  it("begins a period of seven days six days ago", async () => {
    await db.insert(searchLog).values([row("2026-11-13", "old", 1, 0), row("2026-11-14", "new", 1, 0)]);
    expect((await page("days=7")).all.rows.map((listed) => listed.words)).toEqual(["new"]);
  });

  it("lists what was not found most searched first, page by page, beside all searches in a chosen order", async () => {
    await db
      .insert(searchLog)
      .values(
        Array.from({ length: 13 }, (_, i) => row("2026-11-20", `missed ${String(i).padStart(2, "0")}`, i + 1, 0)),
      );
    await db.insert(searchLog).values(row("2026-11-20", "aaa", 50, 7));
    const second = await page("missed=2&sort=words");
    expect(second.notFound.rows.map(({ times }) => times)).toEqual([3, 2, 1]);
    expect(second.notFound.total).toBe(13);
    expect(second.all.rows[0]).toMatchObject({ words: "aaa", found: 7 });
  });

  it("says which texts staff have a group for, however they spelled them", async () => {
    const id = await newGroup(["Plysch!", "Gympadojör", "hoodie"]);
    await db.insert(searchLog).values([row("2026-11-20", "gympadojor", 1, 0), row("2026-11-20", "other", 1, 0)]);
    const { notFound } = await page();
    expect(notFound.rows.map(({ groupId }) => groupId)).toEqual([id, null]);
  });

  it.each(["days=0", "days=x", "sort=1;DROP", "page=-1", "page=1e9", "missed=0.5", "page=99"])(
    "shows itself for %s",
    async (query) => {
      expect((await page(query)).view.days).toBe(30);
    },
  );
});

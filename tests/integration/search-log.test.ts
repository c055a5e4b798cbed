import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { searchLog } from "#app/db/schema/search-log.server.ts";
import { loggedSearchSchema, recordSearch, wordsADay } from "#app/features/catalogue/search/search-log.server.ts";
import { newId } from "#app/shared/ids.ts";
import { openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date("2026-11-20T12:00:00Z");
const rows = () => db.select().from(searchLog);
const record = (words: string, more: { count?: number; rank?: number }, at = now) =>
  recordSearch(db, { words, ...more }, at);

beforeEach(async () => {
  await db.delete(searchLog);
});

describe("the log of searches", () => {
  it("counts a repeated search on its day's row, with the latest number found", async () => {
    await record("Mössa", { count: 0 });
    await record(" mossa ", { count: 4 });
    expect(await rows()).toEqual([
      { day: "2026-11-20", words: "mossa", times: 2, resultCount: 4, clicks: 0, rankSum: 0, bestRank: null },
    ]);
  });

  it("begins a new row on the next day in Sweden", async () => {
    await record("hoodie", { count: 6 }, new Date("2026-11-20T22:59:00Z"));
    await record("hoodie", { count: 6 }, new Date("2026-11-20T23:00:00Z"));
    expect((await rows()).map(({ day, times }) => [day, times])).toEqual([
      ["2026-11-20", 1],
      ["2026-11-21", 1],
    ]);
  });

  it("keeps how often a result was opened, the sum of the places and the best of them", async () => {
    await record("hoodie", { count: 6, rank: 5 });
    await record("hoodie", { count: 6 });
    await record("hoodie", { rank: 2 });
    await record("hoodie", { count: 6, rank: 3 });
    expect((await rows())[0]).toMatchObject({ times: 3, clicks: 3, rankSum: 10, bestRank: 2 });
  });

  it("counts no more openings than searches", async () => {
    await record("hoodie", { count: 6 });
    await record("hoodie", { rank: 2 });
    await record("hoodie", { rank: 1 });
    expect((await rows())[0]).toMatchObject({ times: 1, clicks: 1, bestRank: 2 });
  });

  it("knows nothing of an opening without its search", async () => {
    await record("hoodie", { rank: 1 });
    expect(await rows()).toEqual([]);
  });

  it("counts parallel searches once each", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => record("hoodie", { count: 6, rank: i + 1 })));
    expect(await rows()).toMatchObject([{ times: 20, clicks: 20, rankSum: 210, bestRank: 1 }]);
  });

  it.each(["anna.berg@mail.example", "19811218-9876", "+46 70 174 06 05", "PM-12345678", "***", "\0"])(
    "keeps nothing of %j",
    async (words) => {
      await record(words, { count: 0 });
      expect(await rows()).toEqual([]);
    },
  );

  it.each(["'; DROP TABLE search_log; --", "<img src=x onerror=alert(1)>", "=cmd|calc", "🔥 hoodie", "\uD83D hoodie"])(
    "keeps %j as plain text",
    async (words) => {
      await record(words, { count: 0 });
      await record(words, { count: 0 });
      expect(await rows()).toMatchObject([{ times: 2 }]);
    },
  );

  /** Fills a day with texts that a stranger invented, as many as it keeps. */
  const fill = (count: number, resultCount = 0) =>
    db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO search_log (day, words, times, result_count) SELECT '2026-11-20', 'word ' || i, 1, ${resultCount} FROM n`);
  const kept = async () => (await rows()).map(({ words }) => words);

  it("keeps so many different texts a day and no more, and goes on counting those", async () => {
    await fill(wordsADay.most);
    await Promise.all([record("one more qqq", { count: 0 }), record("and another qqq", { count: 0 })]);
    await record("word 7", { count: 3 });
    const all = await rows();
    expect(all).toHaveLength(wordsADay.most);
    expect(all.find(({ words }) => words === "word 7")).toMatchObject({ times: 2, resultCount: 3 });
    await record("one more qqq", { count: 0 }, new Date("2026-11-21T12:00:00Z"));
    expect(await rows()).toHaveLength(wordsADay.most + 1);
  });

  it("keeps places for texts in words that the shop knows, whatever a stranger says that others found", async () => {
    await stockGarment(db, { id: newId("logged"), stock: 1 });
    await fill(wordsADay.open, 9);
    await record("qqq zzz", { count: 9 });
    await record("black qqq", { count: 9 });
    expect(await rows()).toHaveLength(wordsADay.open);
    for (const words of ["svart hoodie", "löparjacka", "Garment", "sale"]) await record(words, { count: 4 });
    expect((await kept()).slice(-4)).toEqual(["svart hoodie", "loparjacka", "garment", "sale"]);
  });

  it("gives the place of an invented text to one that the shop or another day knows, also to several at once", async () => {
    await record("zzz qqq", { count: 0 }, new Date("2026-11-19T12:00:00Z"));
    await record("word 1", { count: 0 }, new Date("2026-11-19T12:00:00Z"));
    await fill(wordsADay.most);
    await record("word 2", { count: 0 });
    await Promise.all(["hoodie", "tights", "zzz qqq"].map((words) => record(words, { count: 5 })));
    const texts = (await rows()).filter(({ day }) => day === "2026-11-20").map(({ words }) => words);
    expect(texts).toHaveLength(wordsADay.most);
    expect(texts).toEqual(expect.arrayContaining(["hoodie", "tights", "zzz qqq", "word 1", "word 2"]));
    for (const gone of ["word 3", "word 4", "word 5"]) expect(texts).not.toContain(gone);
  });

  it("gives up no text that was searched twice or found something", async () => {
    await fill(wordsADay.most, 3);
    await record("hoodie", { count: 5 });
    expect(await kept()).not.toContain("hoodie");
    expect(await rows()).toHaveLength(wordsADay.most);
  });
});

describe("the call of the log", () => {
  const call = (body: unknown, headers: Record<string, string> = {}) =>
    handleApi(
      new Request("https://shop.example/api/search-log", {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: "https://shop.example", ...headers },
        body: JSON.stringify(body),
      }),
      shop,
    );

  it("takes a search from the shop's own pages", async () => {
    expect((await call({ words: "hoodie", count: 6 })).status).toBe(201);
    expect(await rows()).toMatchObject([{ words: "hoodie", times: 1 }]);
  });

  it("answers the same for what it leaves out, so that nothing can be learnt of the rule's row", async () => {
    expect((await call({ words: "anna@mail.example", count: 0 })).status).toBe(201);
    expect(await rows()).toEqual([]);
  });

  it("refuses pages of other sites", async () => {
    expect((await call({ words: "hoodie", count: 6 }, { Origin: "https://evil.example" })).status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  it.each([
    {},
    { words: "hoodie" },
    { words: "", count: 1 },
    { words: "x".repeat(201), count: 1 },
    { words: ["hoodie"], count: 1 },
    { words: "hoodie", count: -1 },
    { words: "hoodie", count: 1.5 },
    { words: "hoodie", count: 1e9 },
    { words: "hoodie", count: 1, rank: 0 },
    { words: "hoodie", rank: "1" },
    null,
    "hoodie",
  ])("refuses %j", async (body) => {
    expect(loggedSearchSchema.safeParse(body).success).toBe(false);
    expect((await call(body)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

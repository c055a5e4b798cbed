import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { searchLog } from "#app/db/schema/search-log.server.ts";
import { loggedSearchSchema, maxWordsADay, recordSearch } from "#app/features/search/search-log.server.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
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

  it("keeps so many different texts a day and no more, and goes on counting those", async () => {
    await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${maxWordsADay})
      INSERT INTO search_log (day, words, times, result_count) SELECT '2026-11-20', 'word ' || i, 1, 0 FROM n`);
    await Promise.all([record("one more", { count: 0 }), record("and another", { count: 0 })]);
    await record("word 7", { count: 3 });
    const kept = await rows();
    expect(kept).toHaveLength(maxWordsADay);
    expect(kept.find(({ words }) => words === "word 7")).toMatchObject({ times: 2, resultCount: 3 });
    await record("one more", { count: 0 }, new Date("2026-11-21T12:00:00Z"));
    expect(await rows()).toHaveLength(maxWordsADay + 1);
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

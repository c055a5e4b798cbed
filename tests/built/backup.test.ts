import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { backUp } from "../../scripts/backup/back-up.ts";
import { type ShopStores, withShop } from "../../scripts/backup/open-shop.ts";
import { compareWithBackup, deleteEverything, readBackup, restore, whatIsThere } from "../../scripts/backup/restore.ts";
import { testSecrets } from "../../scripts/setup/secrets.ts";
import { serve } from "../../scripts/setup/serve.ts";
import { type BuiltShop, openBuiltShop } from "../support/built-shop.ts";

const folder = ".wrangler/test-backup";
const backup = `${folder}-files`;
const restored = `${folder}-restored`;
const local = <T>(state: string, work: (stores: ShopStores) => Promise<T>) => withShop({ kind: "local", state }, work);

/** Texts that a careless copy would lose. */
const oddText = "line one\nline two\u2028three\u2029 'quoted' \"twice\" \\ åäö ø 🧦 \u0001";
const objectKey = "products/odd name åäö.webp";

let shop: BuiltShop;
beforeAll(async () => {
  for (const path of [backup, restored, `${folder}-small`]) rmSync(path, { recursive: true, force: true });
  shop = await openBuiltShop("backup");
  await shop.stop();
  await local(`${folder}/state`, async ({ DB, MEDIA, CONFIG_CACHE }) => {
    await DB.prepare("UPDATE contact_messages SET message = ? WHERE rowid = (SELECT min(rowid) FROM contact_messages)")
      .bind(oddText)
      .run();
    // A row that is gone leaves its rowid, which must not be given to its neighbours.
    await DB.prepare("DELETE FROM newsletter_subscribers WHERE rowid = 1").run();
    await MEDIA.put(objectKey, new Uint8Array([0, 255, 10, 13]), {
      httpMetadata: { contentType: "image/webp", contentDisposition: "inline" },
      customMetadata: { from: "a test" },
    });
    await MEDIA.put("widths/480/derived.webp", "made again when it is asked for");
    await CONFIG_CACHE.put("site", "a copy");
    await backUp({ DB, MEDIA, CONFIG_CACHE }, backup);
  });
});
afterAll(() => shop?.stop());

/** The texts of the full-text search, the ledger and every count that triggers keep. */
async function derived({ DB }: ShopStores) {
  const rows = (sql: string) => DB.prepare(sql).raw();
  return {
    counts: await rows("SELECT name, total FROM row_counts ORDER BY name"),
    sales: await rows("SELECT * FROM daily_sales ORDER BY day"),
    ledger: await rows("SELECT count(*), sum(delta) FROM stock_movements"),
    stock: await rows("SELECT sum(quantity) FROM product_variants"),
    found: await rows("SELECT rowid FROM product_word_search WHERE product_word_search MATCH 'hood*' ORDER BY rowid"),
    people: await rows("SELECT rowid, words FROM user_search WHERE user_search MATCH 'a*' ORDER BY rowid"),
    settings: await rows("SELECT k, v FROM user_search_config ORDER BY k"),
    objects: await rows(
      "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '_cf_%' ORDER BY type, name",
    ),
  };
}

describe("a backup", () => {
  it("holds every row of the shop, and its objects but those that are made again", async () => {
    const manifest = await readBackup(backup);
    expect(manifest.tables.find(({ name }) => name === "products")?.rows).toBeGreaterThan(50);
    expect(manifest.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["d1_migrations", "user_search"]));
    expect(manifest.tables.some(({ name }) => /_(content|docsize|idx)$|^sqlite_|^_cf/.test(name))).toBe(false);
    expect(manifest.objects.map(({ key }) => key)).toEqual([objectKey]);
    await local(`${folder}/state`, (stores) => backUp(stores, backup)).then(
      () => expect.unreachable("it wrote into a folder that has a backup"),
      (error: Error) => expect(error.message).toContain("is not empty"),
    );
  });

  it("is of one moment: what is written while it reads is in it whole, and an unceasing writer is told", async () => {
    await local(`${folder}-small`, async (stores) => {
      const { DB } = stores;
      await DB.batch([
        DB.prepare("CREATE TABLE a_total (units INTEGER) STRICT"),
        DB.prepare("CREATE TABLE lines (units INTEGER) STRICT"),
        DB.prepare("INSERT INTO a_total (units) VALUES (0)"),
      ]);
      /** A shop that adds a line and counts it, behind the reader, so many times that the lines are read. */
      const writing = (times: number): ShopStores => {
        let left = times;
        const read = async (query: string, values: unknown[]) => {
          if (query.includes('FROM "lines"') && left > 0) {
            left -= 1;
            await DB.batch([
              DB.prepare("INSERT INTO lines (units) VALUES (1)"),
              DB.prepare("UPDATE a_total SET units = units + 1"),
            ]);
          }
          return DB.prepare(query)
            .bind(...values)
            .raw();
        };
        const prepare = (query: string) =>
          /FROM "(lines|a_total)"/.test(query)
            ? { bind: (...values: unknown[]) => ({ raw: () => read(query, values) }) }
            : DB.prepare(query);
        const database = { prepare, withSession: DB.withSession.bind(DB), batch: DB.batch.bind(DB) };
        return { ...stores, DB: database as unknown as D1Database };
      };
      for (const [times, consistent] of [
        [1, true],
        [9, false],
      ] as const) {
        const target = `${backup}-${times}`;
        rmSync(target, { recursive: true, force: true });
        const manifest = await backUp(writing(times), target);
        expect(manifest.consistent).toBe(consistent);
        if (!consistent) continue;
        expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual([
          ["a_total", 1],
          ["lines", 1],
        ]);
        expect(readFileSync(`${target}/tables/a_total.jsonl`, "utf8")).toBe("[1,1]\n");
      }
    });
  });

  it("restores an equal shop: rows, hashes, search, counts, triggers; and that shop serves", async () => {
    const manifest = await readBackup(backup);
    const before = await local(`${folder}/state`, derived);
    await local(restored, async (stores) => {
      await stores.CONFIG_CACHE.put("site", "a copy of another shop");
      expect(await whatIsThere(stores)).toBe("nothing");
      await restore(stores, backup, manifest);
      expect(await derived(stores)).toEqual(before);
      const object = await stores.MEDIA.get(objectKey);
      expect(object?.httpMetadata).toEqual({ contentType: "image/webp", contentDisposition: "inline" });
      expect(object?.customMetadata).toEqual({ from: "a test" });
      expect((await stores.CONFIG_CACHE.list()).keys).toEqual([]);
      const text = await stores.DB.prepare("SELECT message FROM contact_messages ORDER BY rowid").first("message");
      expect(text).toBe(oddText);
      // A trigger is there again, and counts once.
      await stores.DB.prepare("UPDATE row_counts SET total = total WHERE name = 'users'").run();
      await expect(stores.DB.prepare("DELETE FROM order_events").run()).rejects.toThrow("append-only");
    });

    const variables = { ...testSecrets(), PUBLIC_ORIGIN: "http://localhost" };
    const served = await serve({ build: `${folder}/build`, state: restored, port: 0, variables });
    try {
      for (const path of ["/shop", "/shop?search=hoodie", "/api/health"])
        expect([path, (await fetch(`${served.origin}${path}`)).status]).toEqual([path, 200]);
    } finally {
      await served.stop();
    }
  });

  it("is compared with what is there: a row, a column, an object that differs is named", async () => {
    const manifest = await readBackup(backup);
    await local(restored, async (stores) => {
      await compareWithBackup(stores, manifest);
      await stores.DB.prepare("UPDATE users SET city = 'Elsewhere' WHERE rowid = (SELECT max(rowid) FROM users)").run();
      await stores.DB.prepare("DELETE FROM site_drafts").run();
      await stores.MEDIA.put(objectKey, "something else");
      const differences = await compareWithBackup(stores, manifest).catch((error: Error) => error.message);
      expect(differences).toContain("users has other rows");
      expect(differences).toContain(objectKey);
      await deleteEverything(stores);
      expect(await whatIsThere(stores)).toBe("half a restore");
    });
  });

  it("that is damaged or not whole is refused before anything is touched", async () => {
    const copy = `${folder}-damaged`;
    rmSync(copy, { recursive: true, force: true });
    cpSync(backup, copy, { recursive: true });
    writeFileSync(
      `${copy}/tables/orders.jsonl`,
      readFileSync(`${copy}/tables/orders.jsonl`, "utf8").replace("SEK", "EUR"),
    );
    await expect(readBackup(copy)).rejects.toThrow("tables/orders.jsonl of the backup is damaged");
    rmSync(`${copy}/manifest.json`);
    await expect(readBackup(copy)).rejects.toThrow("not a whole backup");
    mkdirSync(`${copy}/empty`);
    await expect(readBackup(`${copy}/empty`)).rejects.toThrow("not a whole backup");
  });
});

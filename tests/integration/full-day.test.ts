import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { type PublicWriteKind, publicWrites } from "#app/platform/http/public-writes.ts";
import { limits } from "#app/platform/http/rate-limits.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { accessTable } from "#workers/api/access.ts";
import { handleApi } from "#workers/api/app.ts";
import { databaseCommands } from "#workers/api/database.ts";
import { routes } from "#workers/api/routes.ts";

const shop = openTestShop();
const { db } = shop;

/** Every call of the API that a caller without a session may make, with what it stores. */
const calls = [
  ...databaseCommands
    .filter(({ collection, command }) => accessTable[collection]?.[command] === "public")
    .map(({ collection, command, example, limit }) => ({
      name: `${command} ${collection}`,
      path: "/api/db",
      body: { collection_name: collection, command, data: example },
      stores: limits[limit].stores,
    })),
  ...routes
    .filter(({ access, method, form, signed }) => access === "public" && method === "POST" && !form && !signed)
    .map(({ path, example, limit }) => ({ name: path, path, body: example, stores: limits[limit].stores })),
];

beforeAll(async () => {
  const day = new Date().toISOString().slice(0, 10);
  for (const kind of Object.keys(publicWrites) as PublicWriteKind[])
    await db.run(sql`INSERT INTO write_counts (day, kind, subject, writes)
      VALUES (${day}, ${kind}, '', ${publicWrites[kind].inAll})`);
});

/** The rows of each table, but the counts themselves, and the texts of the shop that a consent names. */
async function rowsOfAll(): Promise<Record<string, number>> {
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'
      AND name NOT IN ('d1_migrations', 'write_counts', 'consent_texts') AND name NOT LIKE '%_fts%'`,
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM ${sql.raw(`"${name}"`)}`);
      return [name, row?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

describe("on a day on which strangers wrote all there may be", () => {
  it.each(calls)("$name leaves no row behind, unless the oldest make way for it", async ({ path, body, stores }) => {
    const before = await rowsOfAll();
    const response = await handleApi(
      new Request(`https://shop.example${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": crypto.randomUUID() },
        body: JSON.stringify(body),
      }),
      shop,
    );
    const isRefused = stores !== null && stores !== "own-claim" && publicWrites[stores].whenFull === "refuse";
    if (isRefused) expect(response.status).toBe(429);
    const after = await rowsOfAll();
    const grown = Object.keys(after).filter((table) => (after[table] ?? 0) > (before[table] ?? 0));
    const makesWay = stores !== null && stores !== "own-claim" && publicWrites[stores].whenFull === "evict";
    expect(makesWay ? [] : grown).toEqual([]);
  });
});

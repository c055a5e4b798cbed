import { eq, is } from "drizzle-orm";
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, it } from "vitest";

import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { currencies } from "#app/shared/currencies.ts";
import { orderStatuses, paymentStatuses, paymentAttemptStatuses } from "#app/shared/order-statuses.ts";
import { stockReasons } from "#app/shared/states.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

interface Column {
  name: string;
  type: string;
  notNull: boolean;
  hasDefault: boolean;
  inPrimaryKey: boolean;
}

const { db, env } = openTestShop();
const { DB } = env;

const modules = import.meta.glob<Record<string, unknown>>("../../app/db/schema/*.server.ts", { eager: true });
const described = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, SQLiteTable))
  .map(getTableConfig);

/** Tables that no schema file describes: the search index with its own tables, and D1's book-keeping. */
const undescribed = /^(\w+_search(_|$)|sqlite_|_cf_|d1_migrations$)/;

async function tablesInDatabase() {
  const { results } = await DB.prepare("PRAGMA table_list").all<{ name: string; type: string; strict: number }>();
  return results.filter(({ name, type }) => type === "table" && !undescribed.test(name));
}

async function columnsInDatabase(table: string): Promise<Column[]> {
  const { results } = await DB.prepare(`PRAGMA table_xinfo("${table}")`).all<{
    name: string;
    type: string;
    notnull: number;
    dflt_value: string | null;
    pk: number;
  }>();
  return results.map(({ name, type, notnull, dflt_value, pk }) => ({
    name,
    type: type.toLowerCase(),
    notNull: notnull === 1,
    hasDefault: dflt_value !== null,
    inPrimaryKey: pk > 0,
  }));
}

function columnsInSchema({ columns, primaryKeys }: (typeof described)[number]): Column[] {
  const keyed = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
  return columns.map((column) => ({
    name: column.name,
    type: column.getSQLType(),
    notNull: column.notNull,
    // Drizzle counts SQLite's own numbering of integer keys as a default.
    hasDefault: column.hasDefault && !(column.primary && column.getSQLType() === "integer"),
    inPrimaryKey: column.primary || keyed.has(column.name),
  }));
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

describe("the migrations", () => {
  it("build the tables of the schema, each of them STRICT, and no others", async () => {
    const tables = await tablesInDatabase();
    expect(tables.map(({ name }) => name).toSorted()).toEqual(described.map(({ name }) => name).toSorted());
    expect(tables.filter(({ strict }) => strict !== 1)).toEqual([]);
  });

  it.each(described.map((table) => [table.name, table] as const))("build the columns of %s", async (name, table) => {
    expect((await columnsInDatabase(name)).toSorted(byName)).toEqual(columnsInSchema(table).toSorted(byName));
  });
});

describe("a partial index", () => {
  const dialect = new SQLiteSyncDialect();
  const partial = described.flatMap(({ name: table, indexes }) =>
    indexes.flatMap(({ config: { name, where } }) => (where ? [[name, table, where] as const] : [])),
  );
  /** Migrations may leave out the name of the table. */
  const plain = (condition: string, table: string) =>
    condition.replaceAll(/["`]/g, "").replaceAll(`${table}.`, "").replaceAll(/\s+/g, " ").trim();

  it.each(partial)("%s holds the rows that the schema says", async (name, table, where) => {
    const built = await DB.prepare("SELECT sql FROM sqlite_master WHERE name = ?").bind(name).first<string>("sql");
    const [, condition = ""] = (built ?? "").split(/\sWHERE\s/i);
    expect(plain(condition, table)).toBe(plain(dialect.sqlToQuery(where.inlineParams()).sql, table));
  });
});

describe("the closed lists", () => {
  it.each([
    ["currencies", currencies],
    ["order_statuses", orderStatuses],
    ["payment_statuses", paymentStatuses],
    ["payment_attempt_statuses", paymentAttemptStatuses],
    ["stock_reasons", stockReasons],
  ])("are the same in %s and in the code", async (table, list) => {
    const { results } = await DB.prepare(`SELECT id FROM ${table}`).all<{ id: string }>();
    expect(results.map(({ id }) => id).toSorted()).toEqual([...list].toSorted());
  });

  it.each(["status", "payment_status", "currency"])("refuse another %s of an order", async (column) => {
    await stockGarment(db, { id: `listed-${column}`, stock: 1 });
    await placeOrder(db, orderOf(`listed-${column}`), now);
    await expect(DB.prepare(`UPDATE orders SET ${column} = 'unheard-of'`).run()).rejects.toThrow("FOREIGN KEY");
  });
});

describe("the database", () => {
  beforeAll(async () => {
    await stockGarment(db, { id: "guarded", stock: 1 });
    await placeOrder(db, orderOf("guarded"), now);
    await DB.prepare(
      "INSERT INTO price_history (id, product_id, price_ore, currency, valid_from) VALUES (?, ?, ?, ?, ?)",
    )
      .bind("prc_1", "guarded", 299_00, "SEK", now.toISOString())
      .run();
  });

  it("refuses stock below zero", async () => {
    const oversell = db.update(productVariants).set({ quantity: -1 }).where(eq(productVariants.productId, "guarded"));
    await expect(oversell.run()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/CHECK constraint failed/) },
    });
  });

  it.each(["price_history", "order_events", "stock_movements"])(
    "keeps every row of %s as it was written",
    async (table) => {
      const before = (await DB.prepare(`SELECT * FROM ${table}`).all()).results;
      expect(before).not.toEqual([]);
      await expect(DB.prepare(`UPDATE ${table} SET rowid = rowid + 100`).run()).rejects.toThrow("append-only");
      await expect(DB.prepare(`DELETE FROM ${table}`).run()).rejects.toThrow("append-only");
      expect((await DB.prepare(`SELECT * FROM ${table}`).all()).results).toEqual(before);
    },
  );
});

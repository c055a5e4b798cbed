import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { getPlatformProxy } from "wrangler";

import { type Database, openDatabase } from "#app/db/client.server.ts";
import {
  productColors,
  productDetails,
  productFacets,
  productMedia,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";
import { productComponents } from "#app/db/schema/compliance.server.ts";
import { contactMessages, newsletterSubscribers, users } from "#app/db/schema/customers.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";

/** Rows that one statement writes, about. */
const rowsPerStatement = 2_000;

/** Copies the rows of the demo shop in a state folder until it has 10,000 products, and 100,000 orders, customers and messages. */
export async function fillShop(state: string): Promise<void> {
  const persist = { path: `${state}/v3` };
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ configPath: "wrangler.toml", persist });
  try {
    await copyShop(openDatabase(proxy.env.DB));
  } finally {
    await proxy.dispose();
  }
}

async function copyShop(db: Database): Promise<void> {
  const perProduct = await missingCopies(db, products, 10_000);
  const perOrder = await missingCopies(db, orders, 100_000);
  const id = { id: copyOf("id") };
  const product = { product_id: copyOf("product_id") };
  const created = { created_at: earlier("created_at") };

  // Unpublished until it is whole: the search reads a product for sale again with each color and size it gets.
  const hidden = { published: sql`0` };
  await copyRows(db, products, perProduct, { ...id, ...created, ...hidden, name: sql`name || ' ' || n` });
  for (const table of [productDetails, productColors, productSizes, productComponents])
    await copyRows(db, table, perProduct, product);
  await copyRows(db, productFacets, perProduct, { ...product, ...created });
  await copyRows(db, productMedia, perProduct, { ...id, ...product });
  // No two variants have the same number.
  const numbers = { sku: sql`NULL`, gtin: sql`NULL` };
  await copyRows(db, productVariants, perProduct, { ...id, ...product, ...numbers });
  await publishListed(db);

  await copyRows(db, orders, perOrder, {
    ...id,
    ...created,
    order_number: sql`'PM-' || printf('%08d', n * 10000 + source.rowid)`,
    idempotency_key: copyOf("idempotency_key"),
    tracking_id: sql`NULL`,
  });
  await copyRows(db, orderLines, perOrder, { ...id, order_id: copyOf("order_id") });
  for (const table of [users, newsletterSubscribers, contactMessages]) {
    const email = table === contactMessages ? {} : { email: sql`n || '.' || email` };
    await copyRows(db, table, await missingCopies(db, table, 100_000), { ...id, ...created, ...email });
  }
}

/** Publishes what stands in the shop's listings. */
async function publishListed(db: Database): Promise<void> {
  const [last] = await db.all<{ rowid: number }>(sql`SELECT max(rowid) AS rowid FROM ${products}`);
  for (let first = 1; first <= (last?.rowid ?? 0); first += rowsPerStatement) {
    await db.run(sql`UPDATE products SET published = 1 WHERE rowid BETWEEN ${first} AND ${first + rowsPerStatement - 1}
      AND published = 0 AND id IN (SELECT product_id FROM product_facets WHERE facet = 'all')`);
  }
}

const copyOf = (column: string) => sql`${sql.identifier(column)} || '-' || n`;
/** Each copy is a minute older than the one before, so that no two are of the same moment. */
const earlier = (column: string) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.identifier(column)}, '-' || n || ' minutes')`;

/** How many copies of each row bring a table to `wanted` rows. */
async function missingCopies(db: Database, table: SQLiteTable, wanted: number): Promise<number> {
  const [row] = await db.all<{ total: number }>(sql`SELECT count(*) AS total FROM ${table}`);
  return row?.total ? Math.ceil(wanted / row.total) - 1 : 0;
}

/** Writes `copies` of every row of a table; `changed` are the columns in which a copy differs, `n` being its number. */
async function copyRows(db: Database, table: SQLiteTable, copies: number, changed: Record<string, SQL>): Promise<void> {
  const name = sql.identifier(getTableConfig(table).name);
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => !generated);
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column) => changed[column.name] ?? sql.identifier(column.name)),
    sql`, `,
  );
  const [last] = await db.all<{ rowid: number; total: number }>(
    sql`SELECT max(rowid) AS rowid, count(*) AS total FROM ${name}`,
  );
  const step = Math.max(1, Math.floor(rowsPerStatement / (last?.total || 1)));
  for (let first = 1; first <= copies; first += step) {
    await db.run(sql`
      WITH RECURSIVE numbers (n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${Math.min(copies, first + step - 1)})
      INSERT INTO ${name} (${names}) SELECT ${values} FROM numbers, ${name} AS source WHERE source.rowid <= ${last?.rowid ?? 0}`);
  }
}

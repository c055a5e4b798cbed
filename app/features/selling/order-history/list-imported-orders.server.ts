import { desc, getTableColumns, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { defineListQuery, type QueryOf } from "#app/db/define-list-query.server.ts";
import { importedOrders } from "#app/db/schema/imported-orders.server.ts";
import { customerOrdersShown } from "#app/features/selling/orders/orders-shown.ts";

import { fromStored } from "./imported-order.ts";

const { id, number, email, placedAt, totalOre, currency, paymentStatus } = importedOrders;

/** A text as names are written: SQLite's NOCASE knows no Å from å. */
function spellingsOf(text: string): string[] {
  const small = text.toLowerCase();
  const asName = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([text, small, text.toUpperCase(), asName])];
}

/** Looks for an order's number with or without its `#`, a whole email address, or what a name begins with. */
const readPage = defineListQuery({
  table: importedOrders,
  id,
  search: (text) => {
    const wanted = text.trim();
    return sql`${id} IN (
      SELECT id FROM imported_orders WHERE number COLLATE NOCASE IN (${wanted}, ${`#${wanted}`})
      UNION ALL SELECT id FROM imported_orders WHERE email = ${wanted} COLLATE NOCASE
      UNION ALL SELECT o.id FROM json_each(${JSON.stringify(spellingsOf(wanted))}) w JOIN imported_orders o
        ON o.name COLLATE NOCASE >= w.value AND o.name COLLATE NOCASE < w.value || char(1114111))`;
  },
  sorts: { newest: [placedAt, "descending"], oldest: [placedAt, "ascending"], total: [totalOre, "descending"] },
  filters: {},
  select: (db, sortValue) => db.select({ ...getTableColumns(importedOrders), sortValue }).from(importedOrders),
});

/** One page of the orders that other shops' files brought in. */
export async function listImportedOrders(db: Database, query: QueryOf<typeof readPage>, now = new Date()) {
  const page = await readPage(db, query, now);
  return { ...page, rows: page.rows.map(fromStored) };
}

/** The latest imported orders of an email address, newest first. */
export function listImportedOrdersOf(db: Database, address: string) {
  return db
    .select({ id, number, placedAt, totalOre, currency, paymentStatus })
    .from(importedOrders)
    .where(sql`${email} = ${address} COLLATE NOCASE`)
    .orderBy(desc(placedAt), desc(id))
    .limit(customerOrdersShown);
}

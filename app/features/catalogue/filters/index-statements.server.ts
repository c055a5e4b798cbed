import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

import { type FilterRow, filterRowColumns, rowText } from "./filter-rows.server.ts";
import { type Change, type IndexRow, rememberedChanges } from "./product-index.ts";

/** A shop with more products has no filters: at about half a kilobyte each, this is what an isolate can well hold. */
const mostProducts = 50_000;
/** When more is new than this, all is read again: following costs more than half of that, and is done by each request for itself. */
export const mostNews = 2_000;

/** A row, and the product's number among what searches find. */
export type NumberedRow = FilterRow & { entry: number | null };

const rowColumns = sql`(SELECT e.entry FROM search_entries e WHERE e.product_id = f.product_id) AS entry, ${filterRowColumns}`;
const fits = sql`(SELECT total FROM row_counts WHERE name = 'products') <= ${mostProducts}`;

/** Whether a shop is small enough for filters. */
export const fitsStatement = (db: Database) => statement<{ fits: number }>(db, sql`SELECT ${fits} AS fits`);

/** The row of every listed product while a condition holds; none in a shop that is too large. */
export const allRowsStatement = (db: Database, condition: SQL) =>
  statement<NumberedRow>(
    db,
    // As the outer loop, what must be so is asked once; as a condition, each row would be read for it.
    sql`SELECT f.product_id AS id, ${rowColumns} FROM json_each(iif(${fits} AND ${condition}, '[1]', '[]')) CROSS JOIN filter_products f
      WHERE f.summary IS NOT ''`,
  );

/** Changes from a version on, oldest first: a few more than would be followed. */
export const changesStatement = (db: Database, from: SQL) =>
  statement<Change>(
    db,
    sql`SELECT version, token FROM filter_changes WHERE version >= ${from} ORDER BY version
      ${limitTo(rememberedChanges + mostNews + 2)}`,
  );

/** The rows of what changed after a version, as they are now. */
export const changedRowsStatement = (db: Database, after: SQL) =>
  statement<NumberedRow>(
    db,
    sql`SELECT c.product_id AS id, ${rowColumns}
      FROM (SELECT DISTINCT product_id FROM
        (SELECT product_id FROM filter_changes WHERE version > ${after} ORDER BY version ${limitTo(mostNews)})) c
      LEFT JOIN filter_products f ON f.product_id = c.product_id`,
  );

/** Rows as an index takes them. */
export const indexRows = (rows: readonly NumberedRow[]): IndexRow[] =>
  rows.map((row) => ({ id: row.id, entry: row.entry, text: rowText(row) }));

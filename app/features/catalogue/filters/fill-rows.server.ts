import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

import { factsColumn, type FilterRow, filterRowColumns, rowText } from "./filter-rows.server.ts";

/** Rows written in one batch. */
const batchSize = 250;
/** Changes that are stored for isolates that looked a while ago; those that looked before that read everything. */
const keptChanges = 1_000;

/**
 * Fills the rows of `filter_products` that changes have emptied, and drops old changes. Nothing depends on it but speed: an empty row is
 * read from the base tables.
 */
export async function fillFilterRows(db: Database): Promise<void> {
  await inBatches(async (after) => {
    const [rows, [head]] = await db.batch([
      statement<FilterRow>(
        db,
        sql`SELECT f.product_id AS id, ${filterRowColumns} FROM filter_products f
          WHERE f.summary IS NULL AND f.product_id > ${after} ORDER BY f.product_id ${limitTo(batchSize)}`,
      ),
      statement<{ version: number }>(db, sql`SELECT max(version) AS version FROM filter_changes`),
    ]);
    const texts = JSON.stringify(rows.map((row) => ({ id: row.id, text: rowText(row) })));
    // What changed since it was read stays empty.
    await statement(
      db,
      sql`UPDATE filter_products SET summary = r.value ->> 'text' FROM json_each(${texts}) r
        WHERE product_id = r.value ->> 'id' AND summary IS NULL AND NOT EXISTS (
          SELECT 1 FROM filter_changes c WHERE c.version > ${head?.version ?? 0} AND c.product_id = filter_products.product_id)`,
    );
    return rows;
  });
  await statement(
    db,
    sql`DELETE FROM filter_changes WHERE version < (SELECT max(version) FROM filter_changes) - ${keptChanges}`,
  );
}

/**
 * Compares every row with the base tables, and empties those that are wrong: after a release that sorts products into other kinds,
 * colors or sizes. Adds rows that are missing.
 */
export async function checkFilterRows(db: Database): Promise<void> {
  await statement(
    db,
    markStatement(sql`SELECT id FROM products WHERE id NOT IN (SELECT product_id FROM filter_products)`),
  );
  await statement(
    db,
    sql`INSERT INTO filter_products (product_id) SELECT id FROM products WHERE TRUE ON CONFLICT (product_id) DO NOTHING`,
  );
  await inBatches(async (after) => {
    const rows = await statement<FilterRow>(
      db,
      sql`SELECT f.product_id AS id, f.summary, (SELECT ${factsColumn} FROM products p WHERE p.id = f.product_id) AS facts
        FROM filter_products f WHERE f.product_id > ${after} ORDER BY f.product_id ${limitTo(batchSize)}`,
    );
    const wrong = rows.filter(
      ({ summary, facts }) => summary !== null && summary !== rowText({ summary: null, facts }),
    );
    const ids = JSON.stringify(wrong.map(({ id }) => id));
    if (wrong.length > 0) await statement(db, markStatement(sql`SELECT value FROM json_each(${ids})`));
    return rows;
  });
}

/** Notes that products changed, which empties their rows. */
function markStatement(ids: SQL): SQL {
  return sql`INSERT INTO filter_changes (product_id) ${ids}`;
}

/** Works through rows in the order of their ids. `work` answers with the rows it read after an id. */
async function inBatches(work: (after: string) => Promise<readonly { id: string }[]>): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined;) {
    const rows = await work(after);
    after = rows.length === batchSize ? rows.at(-1)?.id : undefined;
  }
}

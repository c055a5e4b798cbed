import { createHash } from "node:crypto";

import { quoted, type Table } from "./database-schema.ts";

/** A row as it is written: its rowid, which search tables refer to, and its values in the order of the columns. */
export type Row = [rowid: number, ...values: (string | number | null)[]];

/** Rows that are read at once. A chunk ends earlier when it grows larger than D1 takes back as one parameter. */
const rowsAtOnce = 500;
export const maxChunkBytes = 400_000;

/**
 * The rows of a table in the order of their rowids, in chunks: each begins behind the last row of the one before,
 * so no row is read twice however large the table is. Throws when D1 fails, and for binary columns, which the shop has none of.
 */
export async function* readRows(db: D1Database, table: Table): AsyncGenerator<Row[]> {
  const query = db.prepare(
    `SELECT rowid, ${table.columns.map(quoted).join(", ")} FROM ${quoted(table.name)}
     WHERE rowid > ? ORDER BY rowid LIMIT ${rowsAtOnce}`,
  );
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const rows = await query.bind(after).raw<Row>();
    if (rows.some((row) => row.some((value) => typeof value === "object" && value !== null)))
      throw new Error(`${table.name} has binary values, which a backup cannot hold.`);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    [after] = last;
  }
}

/** A row as a line of a table's file. */
export function lineOf(row: Row): string {
  // Text may hold separators that count as the end of a line, too.
  return `${JSON.stringify(row).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`)}\n`;
}

/** The row count and the hash of a table's file, as it would be written now. */
export async function hashRows(db: D1Database, table: Table): Promise<{ rows: number; hash: string }> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const chunk of readRows(db, table)) {
    rows += chunk.length;
    for (const row of chunk) hash.update(lineOf(row));
  }
  return { rows, hash: hash.digest("hex") };
}

/** Writes rows into an empty table, with their rowids. */
export async function insertRows(db: D1Database, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = ["rowid", ...table.columns.map(quoted)];
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`);
  await db
    .prepare(`INSERT INTO ${quoted(table.name)} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?)`)
    .bind(JSON.stringify(rows))
    .run();
}

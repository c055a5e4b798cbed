import { getTableColumns, type InferInsertModel, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

import type { Database } from "#app/db/client.server.ts";

const rowsPerStatement = 250;

/** Writes any number of rows in few statements: as JSON, since D1 takes 100 parameters a statement. */
export async function writeRows<T extends SQLiteTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await db.run(insertStatement(table, rows.slice(from, from + rowsPerStatement)));
  }
}

/** Rows must all have the same properties; what they leave out takes the column's default. */
function insertStatement<T extends SQLiteTable>(table: T, rows: readonly InferInsertModel<T>[]): SQL {
  const given = new Set(Object.keys(rows[0] ?? {}));
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => given.has(property));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((_, i) => sql.raw(`value ->> '$[${i}]'`)),
    sql`, `,
  );
  const json = rows.map((row) =>
    columns.map(([property, column]) => {
      const value = (row as Record<string, unknown>)[property] ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  return sql`INSERT INTO ${table} (${names}) SELECT ${values} FROM json_each(${JSON.stringify(json)})`;
}

import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import type { orders } from "#app/db/schema/orders.server.ts";

/** Columns of orders that are stored as they are read: texts and numbers. */
type PlainColumns = Record<string, (typeof orders)[keyof (typeof orders)["_"]["columns"]]>;
type RowOf<C extends PlainColumns> = { [N in keyof C]: C[N]["_"]["data"] };

/** Selects columns of orders from a table expression, such as `ordersBy(…)`: Drizzle cannot say which index to read. */
export function selectOrders<const C extends PlainColumns>(
  db: Database,
  columns: C,
  { from, where, orderBy, limit }: { from: SQL; where: SQL | undefined; orderBy: SQL[]; limit: number },
) {
  const fields = sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} AS ${sql.identifier(name)}`),
    sql`, `,
  );
  return statement<RowOf<C>>(
    db,
    sql`SELECT ${fields} FROM ${from} WHERE ${where ?? sql`TRUE`} ORDER BY ${sql.join(orderBy, sql`, `)} ${limitTo(limit)}`,
  );
}

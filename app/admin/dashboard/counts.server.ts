import type { Database } from "#app/db/client.server.ts";
import { rowCounts } from "#app/db/schema/row-counts.server.ts";

export interface DashboardCounts {
  users: number;
  products: number;
  orders: number;
  messages: number;
}

/** How many there are of everything the dashboard counts. Deleted products are not counted. */
export async function readCounts(db: Database): Promise<DashboardCounts> {
  const rows = await db.select().from(rowCounts);
  const totals = new Map(rows.map(({ name, total }) => [name, total]));
  const of = (name: keyof DashboardCounts) => totals.get(name) ?? 0;
  return { users: of("users"), products: of("products"), orders: of("orders"), messages: of("messages") };
}

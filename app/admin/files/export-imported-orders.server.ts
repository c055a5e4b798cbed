import { sql } from "drizzle-orm";

import { importedOrders } from "#app/db/schema/imported-orders.server.ts";
import { fromStored } from "#app/features/selling/order-history/imported-order.ts";

import type { ExportKind } from "./export-kind.server.ts";
import { importedOrderColumns, importedOrderRows } from "./imported-order-columns.ts";

/** Orders of the shop that this one was before, as they came in. */
export const importedOrderExport: ExportKind = {
  columns: importedOrderColumns,
  size: 200,
  page: async (db, { after, size }) => {
    const { id } = importedOrders;
    const found = await db
      .select()
      .from(importedOrders)
      .where(sql`${id} > ${after}`)
      .orderBy(id)
      .limit(size);
    const rows = found.flatMap((order) => importedOrderRows(fromStored(order)));
    return {
      rows: rows.map((cells) => importedOrderColumns.map((column) => cells.get(column) ?? "")),
      last: found.at(-1)?.id ?? null,
      things: found.length,
    };
  },
};

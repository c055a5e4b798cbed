import { eq, sql } from "drizzle-orm";

import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";

/** The movements of a variant, the newest first: a function that reads a page of them. */
export const movementsOf = (variantId: string) =>
  defineListQuery({
    table: stockMovements,
    id: stockMovements.id,
    where: eq(stockMovements.variantId, variantId),
    sorts: { newest: [stockMovements.id, "descending"] },
    filters: {},
    select: (db, sortValue) =>
      db
        .select({
          id: sql`${stockMovements.id}`.mapWith(String).as("movement"),
          delta: stockMovements.delta,
          quantityAfter: stockMovements.quantityAfter,
          reason: stockMovements.reason,
          orderId: stockMovements.orderId,
          orderNumber: orders.orderNumber,
          actor: stockMovements.actor,
          note: stockMovements.note,
          createdAt: stockMovements.createdAt,
          sortValue,
        })
        .from(stockMovements)
        .leftJoin(orders, eq(orders.id, stockMovements.orderId)),
  });

import { and, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { keysetClauses, keysetPage, type KeysetPaging } from "#app/db/keyset.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";

/** One page of the movements of a variant, the newest first. */
export async function listMovements(db: Database, variantId: string, paging: KeysetPaging) {
  const { where, orderBy, limit } = keysetClauses(
    { column: stockMovements.id, id: stockMovements.id, descending: true },
    paging,
  );
  const rows = await db
    .select({
      id: stockMovements.id,
      delta: stockMovements.delta,
      quantityAfter: stockMovements.quantityAfter,
      reason: stockMovements.reason,
      orderId: stockMovements.orderId,
      orderNumber: orders.orderNumber,
      actor: stockMovements.actor,
      note: stockMovements.note,
      createdAt: stockMovements.createdAt,
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(and(eq(stockMovements.variantId, variantId), where))
    .orderBy(...orderBy)
    .limit(limit);
  return keysetPage(rows, paging, ({ id }) => ({ value: id, id: String(id) }));
}
export type ListedMovement = Awaited<ReturnType<typeof listMovements>>["rows"][number];

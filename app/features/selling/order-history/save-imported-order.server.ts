import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { importedOrders } from "#app/db/schema/imported-orders.server.ts";
import { newId } from "#app/shared/ids.ts";

import { type ImportedOrder, toStored } from "./imported-order.ts";

/** Adds an order of another shop; false when one with its number is there. */
export async function addImportedOrder(db: Database, order: ImportedOrder, actor: string, now: Date): Promise<boolean> {
  const row = { ...toStored(order), id: newId("imp"), importedAt: now.toISOString(), importedBy: actor };
  const added = await db.insert(importedOrders).values(row).onConflictDoNothing().returning({ id: importedOrders.id });
  return added.length > 0;
}

/** Stores an order of another shop as a newer file has it; false when it's gone. */
export async function replaceImportedOrder(
  db: Database,
  { id, order }: { id: string; order: ImportedOrder },
  actor: string,
  now: Date,
): Promise<boolean> {
  const row = { ...toStored(order), importedAt: now.toISOString(), importedBy: actor };
  const changed = await db
    .update(importedOrders)
    .set(row)
    .where(eq(importedOrders.id, id))
    .returning({ id: importedOrders.id });
  return changed.length > 0;
}

import type { Database } from "#app/db/client.server.ts";
import { stockStatements } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import type { SaveOptions } from "#app/features/catalogue/products/save-product.server.ts";
import type { StockReason } from "#app/shared/states.ts";

/** How staff save products: their stock changes go into the ledger, in the batch that saves the product. */
export function staffSave(db: Database, actor: string, now: Date, reason: StockReason = "product-form"): SaveOptions {
  return { actor, writeStock: (changes) => [...stockStatements(db, changes, { reason, actor }, now)] };
}

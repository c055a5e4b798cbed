import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { SaveOptions } from "#app/features/catalogue/save-product.server.ts";
import type { StockChange } from "#app/features/catalogue/write-product.server.ts";

/** How staff save products: their stock changes go into the ledger, in the batch that saves the product. */
export function staffSave(db: Database, actor: string): SaveOptions {
  return { actor, writeStock: (changes) => changes.map((change) => stockStatement(db, change)) };
}

function stockStatement(db: Database, { variantId, change }: StockChange) {
  return statement(db, sql`UPDATE product_variants SET quantity = quantity + ${change} WHERE id = ${variantId}`);
}

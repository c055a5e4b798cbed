import { asc, eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { priceHistory } from "#app/db/schema/catalogue.server.ts";

/** Reads every price a product was offered at, oldest first, as a statement for a batch. */
export function pricesStatement(db: Database, productId: string) {
  const { priceOre, currency, validFrom, isReduced, vatAddedHundredths } = priceHistory;
  return db
    .select({ priceOre, currency, validFrom, isReduced, vatAddedHundredths })
    .from(priceHistory)
    .where(eq(priceHistory.productId, productId))
    .orderBy(asc(validFrom), sql`price_history.rowid`);
}

/** The same of the product `p`, as JSON. */
export const priceListColumn: SQL = sql`
  (SELECT json_group_array(json_object('priceOre', price_ore, 'currency', currency, 'validFrom', valid_from,
      'isReduced', json(iif(is_reduced, 'true', 'false')), 'vatAddedHundredths', vat_added_hundredths))
    FROM (SELECT * FROM price_history WHERE product_id = p.id ORDER BY valid_from, rowid))`;

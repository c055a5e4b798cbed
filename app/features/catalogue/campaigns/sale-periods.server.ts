import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/** From when until when a product costs less, as ISO times. */
export interface SalePeriod {
  productId: string;
  from: string;
  until: string;
}

/** Reads the periods of running campaigns that have an end, for the products that the query `ids` names, as a statement for a batch. */
export function salePeriodsStatement(db: Database, ids: SQL) {
  return statement<SalePeriod>(
    db,
    sql`SELECT cp.product_id AS productId, c.starts_at AS "from", c.ends_at AS until
      FROM campaign_products cp JOIN campaigns c ON c.id = cp.campaign_id
      WHERE cp.ended_at IS NULL AND c.ends_at IS NOT NULL AND cp.product_id IN (${ids})`,
  );
}

import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

import { isStillHeld } from "./market-holds.server.ts";

/** From when until when a product costs less, as ISO times. */
export interface SalePeriod {
  productId: string;
  from: string;
  until: string;
}

/**
 * Reads the periods of a market's running campaigns that have an end, for the products that the query `ids` names, as a statement for a batch.
 * A campaign of one market says nothing of the prices of another.
 */
export function salePeriodsStatement(db: Database, ids: SQL, market: MarketId) {
  const held =
    market === homeMarket.id
      ? sql`campaign_products`
      : // What staff have priced meanwhile stays when the campaign ends.
        sql`(SELECT DISTINCT h.campaign_id, h.product_id, h.ended_at FROM campaign_market_prices h
          JOIN market_prices m ON m.id = h.price_id AND ${isStillHeld}
          WHERE h.ended_at IS NULL AND h.product_id IN (${ids}))`;
  return statement<SalePeriod>(
    db,
    sql`SELECT cp.product_id AS productId, c.starts_at AS "from", c.ends_at AS until
      FROM ${held} cp JOIN campaigns c ON c.id = cp.campaign_id AND c.market = ${market}
      WHERE cp.ended_at IS NULL AND c.ends_at IS NOT NULL AND cp.product_id IN (${ids})`,
  );
}

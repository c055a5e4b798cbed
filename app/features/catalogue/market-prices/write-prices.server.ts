import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { marketHistoryStatement } from "#app/features/catalogue/products/market-price-history.server.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

import type { MarketPrice } from "./list-prices.server.ts";

/** A price of a market as it was seen: its version decides whether another may be written over it. */
export type SeenPrice = Pick<
  MarketPrice,
  "id" | "productId" | "variantId" | "name" | "variant" | "priceOre" | "earlierPriceOre" | "updatedAt"
>;

/** A price that is wanted, over the one that was seen. */
export interface WantedPrice {
  seen: SeenPrice;
  /** In hundredths of the market's currency; null takes the price away. */
  priceOre: number | null;
  earlierPriceOre: number | null;
}

/** Writes prices of a market with their history, as statements of a batch. It is rolled back when one of them was changed since it was seen. */
export function writePriceStatements(db: Database, market: MarketId, wanted: readonly WantedPrice[], now: Date) {
  const rows = JSON.stringify(
    wanted.map(({ seen, priceOre, earlierPriceOre }) => ({
      id: seen.id,
      productId: seen.productId,
      variantId: seen.variantId,
      seen: seen.updatedAt,
      priceOre,
      earlierPriceOre,
      // Two saves in one millisecond are two versions all the same.
      updatedAt: new Date(Math.max(now.getTime(), Date.parse(seen.updatedAt ?? "1970-01-01") + 1)).toISOString(),
    })),
  );
  const row = sql`json_each(${rows}) r`;
  return [
    abortBatchWhen(
      db,
      "changed meanwhile",
      sql`EXISTS (SELECT 1 FROM ${row} LEFT JOIN market_prices m ON m.id = r.value ->> 'id' WHERE m.updated_at IS NOT r.value ->> 'seen')`,
    ),
    statement(
      db,
      sql`INSERT INTO market_prices (id, market, product_id, variant_id, price_ore, earlier_price_ore, updated_at)
      SELECT r.value ->> 'id', ${market}, r.value ->> 'productId', r.value ->> 'variantId', r.value ->> 'priceOre',
        r.value ->> 'earlierPriceOre', r.value ->> 'updatedAt'
      FROM ${row} WHERE r.value ->> 'priceOre' IS NOT NULL
      ON CONFLICT (id) DO UPDATE SET price_ore = excluded.price_ore, earlier_price_ore = excluded.earlier_price_ore,
        updated_at = excluded.updated_at`,
    ),
    statement(
      db,
      sql`DELETE FROM market_prices WHERE id IN (SELECT r.value ->> 'id' FROM ${row} WHERE r.value ->> 'priceOre' IS NULL)`,
    ),
    marketHistoryStatement(db, sql`SELECT DISTINCT r.value ->> 'productId' AS value FROM ${row}`, now),
  ] as const;
}

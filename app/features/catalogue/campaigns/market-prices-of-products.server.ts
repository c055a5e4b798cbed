import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { SeenPrice } from "#app/features/catalogue/market-prices/write-prices.server.ts";
import type { Prices } from "#app/features/catalogue/products/bulk-price.ts";

/** A price that there is in a market, in hundredths of its money. */
export type StoredMarketPrice = SeenPrice &
  Prices & {
    updatedAt: string;
    /** Whether some of the product is sold at the product's own price. */
    sharesPrice: number;
    /** Whether a variant that was deleted, or costs what its product costs, left it behind: nothing is sold at it. */
    isLeft: number;
  };

/** The prices of products in a market: the product's before those of its variants. */
export async function readPricesOfProducts(
  db: Database,
  market: string,
  productIds: readonly string[],
): Promise<StoredMarketPrice[]> {
  return statement<StoredMarketPrice>(
    db,
    sql`SELECT m.id, m.product_id AS productId, m.variant_id AS variantId, p.name, c.name || ', ' || s.name AS variant,
      m.price_ore AS priceOre, m.earlier_price_ore AS earlierPriceOre, m.updated_at AS updatedAt,
      EXISTS (SELECT 1 FROM product_variants WHERE product_id = p.id AND price_ore IS NULL) AS sharesPrice,
      m.variant_id IS NOT NULL AND v.price_ore IS NULL AS isLeft
    FROM market_prices m JOIN products p ON p.id = m.product_id
    LEFT JOIN product_variants v ON v.id = m.variant_id
    LEFT JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
    LEFT JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
    WHERE m.market = ${market} AND m.product_id IN (SELECT value FROM json_each(${JSON.stringify(productIds)}))
    ORDER BY m.product_id, m.variant_id IS NOT NULL, c.position, s.position`,
  );
}

import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { Prices } from "#app/features/catalogue/products/bulk-price.ts";
import { isSame } from "#app/features/catalogue/products/product-changes.ts";

/** What a campaign made of a price of another market than the shop's own, in hundredths of its money. */
export interface HeldMarketPrice {
  /** The id of the price. */
  id: string;
  productId: string;
  priceOre: number;
  beforeOre: number;
  earlierBeforeOre: number | null;
}

/** The columns of a `HeldMarketPrice` of `campaign_market_prices` as `h`. */
export const heldColumns = sql`h.price_id AS id, h.product_id AS productId, h.price_ore AS priceOre, h.price_before_ore AS beforeOre,
  h.earlier_before_ore AS earlierBeforeOre`;

/** A price that a running campaign holds, and which campaign that is. */
export interface MarketHold extends HeldMarketPrice {
  name: string;
  /** ISO time; null for one without an end. */
  endsAt: string | null;
}

/** The prices of products in a market that running campaigns hold. */
export async function readMarketHolds(
  db: Database,
  market: string,
  productIds: readonly string[],
): Promise<MarketHold[]> {
  return statement<MarketHold>(
    db,
    sql`SELECT ${heldColumns}, a.name, a.ends_at AS endsAt
      FROM campaign_market_prices h JOIN campaigns a ON a.id = h.campaign_id AND a.market = ${market}
      WHERE h.ended_at IS NULL AND h.product_id IN (SELECT value FROM json_each(${JSON.stringify([...new Set(productIds)])}))`,
  );
}

/** Whether a price is still as the campaign wrote it: what staff have saved meanwhile stays when it ends, an earlier price too. */
export function isHeld(
  { priceOre, earlierPriceOre }: { priceOre: number | null; earlierPriceOre: number | null },
  held: HeldMarketPrice,
): boolean {
  const written: Prices = { priceOre: held.priceOre, earlierPriceOre: held.earlierBeforeOre ?? held.beforeOre };
  return isSame({ priceOre, earlierPriceOre }, written);
}

/** `isHeld` in SQL, of the hold `h` and the price `m` that it is of. */
export const isStillHeld = sql`(m.price_ore = h.price_ore AND m.earlier_price_ore IS coalesce(h.earlier_before_ore, h.price_before_ore))`;

/** The prices that come back when the campaign ends. */
export function pricesBefore({ beforeOre, earlierBeforeOre }: HeldMarketPrice): Prices {
  return { priceOre: beforeOre, earlierPriceOre: earlierBeforeOre };
}

import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { marketHistoryStatement } from "#app/features/catalogue/products/market-price-history.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { Market } from "#app/features/shop/markets/markets.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { MarketPrice } from "./list-prices.server.ts";

/** A price that staff want, over the one they looked at. */
export interface WantedPrice {
  /** The price as it was seen: its version decides whether it may be written. */
  seen: MarketPrice;
  /** In hundredths of the market's currency; null takes the price away. */
  priceOre: number | null;
  earlierPriceOre: number | null;
}

/** `changed`: somebody else changed one of them meanwhile, and none was written. */
export type SaveResult = { kind: "saved"; count: number } | { kind: "changed" };

/** The most prices of one save, and of one entry of the audit log. */
export const mostPrices = 1_000;

/** Writes prices of a market, all or none, with their history and one entry of the audit log. Those that are as wanted are left alone. */
export async function saveMarketPrices(
  db: Database,
  market: Market,
  wanted: readonly WantedPrice[],
  { actor, now }: { actor: string; now: Date },
): Promise<SaveResult> {
  const changed = wanted.filter(
    ({ seen, priceOre, earlierPriceOre }) => priceOre !== seen.priceOre || earlierPriceOre !== seen.earlierPriceOre,
  );
  if (changed.length === 0) return { kind: "saved", count: 0 };
  const rows = JSON.stringify(
    changed.map(({ seen, priceOre, earlierPriceOre }) => ({
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
  try {
    await db.batch([
      abortBatchWhen(
        db,
        "changed meanwhile",
        sql`EXISTS (SELECT 1 FROM ${row} LEFT JOIN market_prices m ON m.id = r.value ->> 'id' WHERE m.updated_at IS NOT r.value ->> 'seen')`,
      ),
      statement(
        db,
        sql`INSERT INTO market_prices (id, market, product_id, variant_id, price_ore, earlier_price_ore, updated_at)
        SELECT r.value ->> 'id', ${market.id}, r.value ->> 'productId', r.value ->> 'variantId', r.value ->> 'priceOre',
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
      auditStatement(
        db,
        {
          actor,
          action: "market.prices",
          subject: { type: "market", id: market.id, name: market.country },
          before: toldPrices(market, changed, ({ seen }) => seen),
          after: toldPrices(market, changed, (price) => price),
        },
        now,
      ),
    ]);
    return { kind: "saved", count: changed.length };
  } catch (error) {
    if (violatedConstraint(error)?.startsWith("batch_guards")) return { kind: "changed" };
    throw error;
  }
}

/** Prices in words, by what they are of: `299 NOK, before 399 NOK`. */
function toldPrices(
  { currency }: Market,
  changed: readonly WantedPrice[],
  pick: (price: WantedPrice) => Pick<MarketPrice, "priceOre" | "earlierPriceOre">,
): Record<string, string | null> {
  const entries = changed.map((wanted) => {
    const { priceOre, earlierPriceOre } = pick(wanted);
    const before = earlierPriceOre === null ? "" : `, before ${formatPrice(earlierPriceOre, currency)}`;
    const text = priceOre === null ? null : `${formatPrice(priceOre, currency)}${before}`;
    return [[wanted.seen.name, wanted.seen.variant, wanted.seen.productId].filter(Boolean).join(", "), text] as const;
  });
  return Object.fromEntries(entries);
}

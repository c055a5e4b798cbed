import type { Database } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { Market } from "#app/features/shop/markets/markets.ts";

import { toldPrices } from "./told-prices.ts";
import { type WantedPrice, writePriceStatements } from "./write-prices.server.ts";

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
  const seen = changed.map((price) => price.seen);
  try {
    await db.batch([
      ...writePriceStatements(db, market.id, changed, now),
      auditStatement(
        db,
        {
          actor,
          action: "market.prices",
          subject: { type: "market", id: market.id, name: market.country },
          before: toldPrices(market.currency, seen),
          after: toldPrices(
            market.currency,
            changed.map((price) => ({ ...price.seen, ...price })),
          ),
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

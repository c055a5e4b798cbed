import { type SQL, sql } from "drizzle-orm";

import { isSoldOnPagesOf } from "#app/features/catalogue/products/market-pricing.server.ts";
import { homeMarket, markets } from "#app/features/shop/markets/markets.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

/** The open markets that the product `p` isn't sold in, as a JSON array that has null for each of the others. */
export const unsoldColumn: SQL = sql`json_array(${sql.join(
  markets
    .filter(({ id }) => id !== homeMarket.id)
    .map((market) => sql`iif(${isSoldOnPagesOf(market)}, NULL, ${market.id})`),
  sql`, `,
)})`;

/** The markets from what the column had. */
export function unsoldMarkets(column: string): MarketId[] {
  return (JSON.parse(column) as (MarketId | null)[]).filter((id) => id !== null);
}

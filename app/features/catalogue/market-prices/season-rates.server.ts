import { sql } from "drizzle-orm";

import { type Database, mapRows, statement } from "#app/db/client.server.ts";
import { marketOf } from "#app/features/shop/markets/markets.ts";
import type { Currency } from "#app/shared/currencies.ts";

import { million, type SeasonRates } from "./season-rates.ts";

/** Reads the season's rates that staff have set, as a statement for a batch. */
export function seasonRatesStatement(db: Database) {
  return mapRows(
    statement<{ id: string; rate: number | null }>(db, sql`SELECT id, rate_millionths AS rate FROM markets`),
    (rows): SeasonRates => {
      const known = rows.flatMap(({ id, rate }): [Currency, number][] => {
        const market = marketOf(id);
        return market && rate !== null ? [[market.currency, rate]] : [];
      });
      return { ...Object.fromEntries(known), SEK: million };
    },
  );
}

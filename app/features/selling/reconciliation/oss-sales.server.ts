import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { seasonRatesStatement } from "#app/features/catalogue/market-prices/season-rates.server.ts";
import { inOre } from "#app/features/catalogue/market-prices/season-rates.ts";
import { ossCountries } from "#app/features/shop/shipping/vat-rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

import { isSale } from "./vat-sums.server.ts";

/** Orders in a currency whose rate isn't known. */
export interface UncountedOrders {
  currency: Currency;
  orders: number;
}

/**
 * What was sold to other EU countries in a calendar year, without VAT, less what was refunded, in öre. Other currencies count at the season's
 * rate; orders in one without a rate are told in `uncounted`.
 */
export interface OssYear {
  year: number;
  netOre: number;
  uncounted: UncountedOrders[];
}

/** The sales that the threshold of OSS is about: of the year of `now` and the one before. */
export async function readOssSales(db: Database, now: Date): Promise<OssYear[]> {
  const year = Number(stockholmDay(now).slice(0, 4));
  const [rates, ...sums] = await db.batch([
    seasonRatesStatement(db),
    netStatement(db, year),
    netStatement(db, year - 1),
  ]);
  return sums.map((rows, i) => ({
    year: year - i,
    netOre: rows.reduce((sum, { currency, netOre }) => sum + inOre(netOre, rates[currency] ?? 0), 0),
    uncounted: rows.flatMap(({ currency, orders }) => (rates[currency] ? [] : [{ currency, orders }])),
  }));
}

function netStatement(db: Database, year: number) {
  const from = fromSwedishField(`${year}-01-01T00:00`);
  const to = fromSwedishField(`${year + 1}-01-01T00:00`);
  const isAbroad = sql`o.country IN (SELECT value FROM json_each(${JSON.stringify(ossCountries)}))`;
  return statement<{ currency: Currency; orders: number; netOre: number }>(
    db,
    sql`SELECT currency, sum(orders) AS orders, sum(net) AS netOre FROM (
        SELECT o.currency, 1 AS orders, o.total_ore - o.tax_ore AS net FROM payments p JOIN orders o ON o.id = p.order_id
        WHERE p.taken_at >= ${from} AND p.taken_at < ${to} AND ${isAbroad} AND ${isSale}
        UNION ALL
        SELECT o.currency, 0, r.tax_ore - r.amount_ore
        FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN orders o ON o.id = r.order_id
        WHERE r.status = 'succeeded' AND r.updated_at >= ${from} AND r.updated_at < ${to} AND ${isAbroad} AND ${isSale})
      GROUP BY currency ORDER BY currency`,
  );
}

import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { ossCountries } from "#app/features/shop/shipping/vat-rates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

import { isSale } from "./vat-sums.server.ts";

/** What was sold to other EU countries in a calendar year: orders in kronor, without VAT, less what was refunded, in öre. */
export interface OssYear {
  year: number;
  netOre: number;
}

/** The sales that the threshold of OSS is about: of the year of `now` and the one before. */
export async function readOssSales(db: Database, now: Date): Promise<OssYear[]> {
  const year = Number(stockholmDay(now).slice(0, 4));
  const years = [year, year - 1];
  const sums = await db.batch([netStatement(db, year), netStatement(db, year - 1)]);
  return years.map((each, i) => ({ year: each, netOre: sums[i]?.[0]?.netOre ?? 0 }));
}

function netStatement(db: Database, year: number) {
  const from = fromSwedishField(`${year}-01-01T00:00`);
  const to = fromSwedishField(`${year + 1}-01-01T00:00`);
  const isAbroad = sql`o.currency = 'SEK' AND o.country IN (SELECT value FROM json_each(${JSON.stringify(ossCountries)}))`;
  return statement<{ netOre: number }>(
    db,
    sql`SELECT coalesce((SELECT sum(o.total_ore - o.tax_ore) FROM payments p JOIN orders o ON o.id = p.order_id
        WHERE p.taken_at >= ${from} AND p.taken_at < ${to} AND ${isAbroad} AND ${isSale}), 0)
      - coalesce((SELECT sum(r.amount_ore - r.tax_ore)
        FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN orders o ON o.id = r.order_id
        WHERE r.status = 'succeeded' AND r.updated_at >= ${from} AND r.updated_at < ${to} AND ${isAbroad} AND ${isSale}), 0)
      AS netOre`,
  );
}

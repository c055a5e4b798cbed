import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { homeMarket, markets } from "#app/features/shop/markets/markets.ts";
import type { Currency } from "#app/shared/currencies.ts";

import { momentsOf } from "./period-moments.ts";
import type { SalesPeriod } from "./sales-period.ts";

/** Codes and campaigns of a period that are told. */
const mostShown = 20;

/** Paid orders with a code or an automatic discount, by the day they were placed, in a period and in the one before. Amounts in öre. */
export interface CodeUse {
  code: string;
  /** Of an automatic discount, as it is called now; empty for a code. */
  title: string;
  orders: number;
  discountOre: number;
  ordersBefore: number;
}

/**
 * A campaign that ran in a period or in the one before, and what its products sold in each, in öre. ISO times; `endsAt` is null while
 * nothing ends it.
 */
export interface RunCampaign {
  id: string;
  name: string;
  startsAt: string;
  endsAt: string | null;
  soldOre: number;
  soldBeforeOre: number;
}

/** The codes and automatic discounts used in a period and the one before, the most used first. */
export function codeUsesStatement(db: Database, period: SalesPeriod, currency: Currency) {
  const now = momentsOf(period);
  const before = momentsOf({ first: period.previousFirst, last: period.previousLast });
  const isIn = ({ from, until }: { from: string; until: string }) =>
    sql`created_at >= ${from} AND created_at < ${until}`;
  return statement<CodeUse>(
    db,
    sql`SELECT discount_code AS code, coalesce((SELECT title FROM discount_codes WHERE code = discount_code), '') AS title,
        sum(CASE WHEN ${isIn(now)} THEN 1 ELSE 0 END) AS orders,
        sum(CASE WHEN ${isIn(now)} THEN discount_ore ELSE 0 END) AS discountOre,
        sum(CASE WHEN ${isIn(before)} THEN 1 ELSE 0 END) AS ordersBefore
      FROM orders INDEXED BY orders_by_code_use
      WHERE discount_code IS NOT NULL AND created_at >= ${before.from} AND created_at < ${now.until}
        AND currency = ${currency} AND payment_status IN ${paymentStatusesWhere({ hasMoney: true })}
      GROUP BY discount_code HAVING orders + ordersBefore > 0 ORDER BY orders DESC, code ${limitTo(mostShown)}`,
  );
}

/**
 * The campaigns that ran in a period or in the one before, by their start: those of the market whose money this is, and those of the shop's own
 * that hold products priced in it.
 */
export function runCampaignsStatement(db: Database, period: SalesPeriod, currency: Currency) {
  const { first, last, previousFirst, previousLast } = period;
  const { from } = momentsOf({ first: previousFirst, last: previousLast });
  const { until } = momentsOf(period);
  const market = markets.find((one) => one.currency === currency)?.id ?? homeMarket.id;
  const sold = (
    firstDay: string,
    lastDay: string,
  ) => sql`(SELECT coalesce(sum(d.sold_ore), 0) FROM daily_product_sales d
    WHERE d.day BETWEEN ${firstDay} AND ${lastDay} AND d.currency = ${currency}
      AND d.product_id IN (SELECT product_id FROM campaign_products WHERE campaign_id = c.id
        UNION SELECT product_id FROM campaign_market_prices WHERE campaign_id = c.id))`;
  return statement<RunCampaign>(
    db,
    sql`SELECT c.id, c.name, c.starts_at AS startsAt, c.ends_at AS endsAt,
        ${sold(first, last)} AS soldOre, ${sold(previousFirst, previousLast)} AS soldBeforeOre
      FROM campaigns c WHERE c.state IN ('running', 'ended') AND c.starts_at < ${until} AND (c.ends_at IS NULL OR c.ends_at > ${from})
        AND (c.market = ${market} OR (c.market = ${homeMarket.id} AND EXISTS (SELECT 1 FROM campaign_products h
          JOIN products p ON p.id = h.product_id WHERE h.campaign_id = c.id AND p.currency = ${currency})))
      ORDER BY c.starts_at, c.id ${limitTo(mostShown)}`,
  );
}

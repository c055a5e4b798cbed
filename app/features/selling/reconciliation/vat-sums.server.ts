import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { swedishDay } from "#app/db/swedish-day.server.ts";

import type { VatSums } from "./vat-report.ts";

export interface Range {
  provider: string;
  /** A condition on a time: inside the period. */
  isIn: (at: SQL) => SQL;
}

/** A payment that made its order a sale; one that was taken for a closed order, or a second time, is none. */
export const isSale = sql`EXISTS (SELECT 1 FROM order_events e
  WHERE e.order_id = p.order_id AND e.type = 'paid' AND e.data ->> 'paymentId' = p.id)`;

const group = sql`o.vat_rate_hundredths AS rateHundredths, o.country, o.vat_country AS vatCountry, o.currency`;

/** What was sold, by day, rate, country and whose VAT it carries. */
export function soldVatStatement(db: Database, { provider, isIn }: Range) {
  return statement<Omit<VatSums, "kind">>(
    db,
    sql`SELECT ${swedishDay(sql`p.taken_at`)} AS day, ${group}, count(*) AS count,
      sum(o.total_ore) AS totalOre, sum(o.tax_ore) AS vatOre
    FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.provider = ${provider} AND ${isIn(sql`p.taken_at`)} AND ${isSale} GROUP BY 1, 2, 3, 4, 5`,
  );
}

/** What was refunded, in the same groups. */
export function refundedVatStatement(db: Database, { provider, isIn }: Range) {
  return statement<Omit<VatSums, "kind">>(
    db,
    sql`SELECT ${swedishDay(sql`r.updated_at`)} AS day, ${group}, count(*) AS count,
      sum(r.amount_ore) AS totalOre, sum(r.tax_ore) AS vatOre
    FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN orders o ON o.id = r.order_id
    WHERE r.status = 'succeeded' AND ${isIn(sql`r.updated_at`)} AND r.amount_ore > 0 AND p.provider = ${provider}
      AND ${isSale} GROUP BY 1, 2, 3, 4, 5`,
  );
}

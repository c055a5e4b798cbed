import { type SQL, sql } from "drizzle-orm";

/**
 * SQL condition on `refunds`: the provider refused it for good and says that the buyer has the money without it: the whole payment was
 * refunded there, or the buyer won a dispute. While a bank decides about the newest dispute, nobody knows; one that the shop won took nothing.
 */
export const mayBeClosed: SQL<number> = sql`(refunds.status = 'failed' AND refunds.refusals > 0
  AND refunds.provider_reference IS NULL AND refunds.transfer_by IS NULL
  AND (refunds.refusal IS 'already-refunded' OR coalesce((SELECT d.status FROM disputes d WHERE d.payment_id = refunds.payment_id
    ORDER BY d.opened_at DESC LIMIT 1), refunds.refusal, '') IN ('lost', 'prevented', 'disputed')))`;

/** SQL condition: staff recorded of a refund that the buyer has its money by the provider (`closeRefund`). `alias` is the table's in the query. */
export function wasClosed(alias = "refunds"): SQL<number> {
  const refund = sql.raw(alias);
  return sql`(${refund}.status = 'succeeded' AND ${refund}.refusal IS NOT NULL AND ${refund}.provider_reference IS NULL)`;
}

/** SQL: what of a refund went back in the provider's dashboard, in öre, as staff recorded it. `alias` is the table's in the query. */
export function madeInDashboard(alias = "refunds"): SQL<number> {
  return sql`(SELECT coalesce(sum(dr.amount_ore), 0) FROM dashboard_refunds dr WHERE dr.refund_id = ${sql.raw(alias)}.id)`;
}

/** SQL condition: its money did not go by a refund that the provider made for it, but by bank, before, or in the dashboard. */
export function wentElsewhere(alias = "refunds"): SQL<number> {
  const refund = sql.raw(alias);
  return sql`(${refund}.transfer_on IS NOT NULL OR ${wasClosed(alias)}
    OR (${refund}.amount_ore > 0 AND ${madeInDashboard(alias)} = ${refund}.amount_ore))`;
}

import { type SQL, sql } from "drizzle-orm";

/**
 * What is still to be taken off for a line of a notice because its goods lost value, in öre, as SQL: what was told and not dropped,
 * less what its refunds took off and did not give back. Refunds of before that was kept took off all of it.
 */
export function valueLossLeft(withdrawalId: SQL | string, orderLineId: SQL | string): SQL<number> {
  const refunded = sql`FROM refunds f JOIN refund_lines l ON l.refund_id = f.id
    WHERE f.withdrawal_id = ${withdrawalId} AND l.order_line_id = ${orderLineId} AND l.returned > 0`;
  return sql<number>`CASE WHEN EXISTS (SELECT 1 ${refunded} AND l.value_loss_ore IS NULL) THEN 0 ELSE max(0,
    (SELECT coalesce(sum(v.amount_ore), 0) FROM returns r JOIN value_losses v ON v.return_id = r.id
      WHERE r.withdrawal_id = ${withdrawalId} AND v.order_line_id = ${orderLineId} AND v.decision IS NOT 'dropped')
    - (SELECT coalesce(sum(l.value_loss_ore), 0) ${refunded})
    + (SELECT coalesce(sum(c.amount_ore), 0) FROM returns r JOIN value_losses v ON v.return_id = r.id
      JOIN refund_corrections c ON c.refund_id = v.id || ':dropped'
      WHERE r.withdrawal_id = ${withdrawalId} AND v.order_line_id = ${orderLineId})) END`;
}

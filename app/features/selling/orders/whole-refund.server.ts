import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/**
 * Writes the refund of all that is left of a payment, if anything is, or of 0 öre for an order that cost nothing, which ends it too;
 * `payment` is a condition on it as `p`. A refund has no lines then: it is of everything. Returns its id.
 */
export function wholeRefundStatement(
  db: Database,
  { id, actor, payment }: { id: string; actor: string; payment: SQL },
  now: Date,
) {
  const refundedBefore = (column: string) =>
    sql`(SELECT coalesce(sum(r.${sql.raw(column)}), 0) FROM refunds r WHERE r.payment_id = p.id)`;
  const time = now.toISOString();
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO refunds (id, order_id, payment_id, amount_ore, shipping_ore, tax_ore, created_by, created_at, updated_at)
    SELECT ${id}, p.order_id, p.id, p.amount_ore - ${refundedBefore("amount_ore")},
      min(o.shipping_ore - ${refundedBefore("shipping_ore")}, p.amount_ore - ${refundedBefore("amount_ore")}),
      o.tax_ore - ${refundedBefore("tax_ore")}, ${actor}, ${time}, ${time}
    FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE ${payment} AND (p.amount_ore > ${refundedBefore("amount_ore")}
      OR (p.amount_ore = 0 AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.payment_id = p.id AND r.status <> 'succeeded')))
    RETURNING id`,
  );
}

import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/**
 * What is deducted from the refund of a withdrawal for loss of value, in öre by order line: what the buyer was told of, and staff did
 * not drop (Distance Contracts Act, 2:15). Throws when D1 fails.
 */
export async function valueLossesOfWithdrawal(
  db: Database,
  withdrawalId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await statement<{ orderLineId: string; amountOre: number }>(
    db,
    sql`SELECT v.order_line_id AS orderLineId, sum(v.amount_ore) AS amountOre FROM returns r
      JOIN value_losses v ON v.return_id = r.id
      WHERE r.withdrawal_id = ${withdrawalId} AND v.decision IS NOT 'dropped' GROUP BY v.order_line_id`,
  );
  return new Map(rows.map(({ orderLineId, amountOre }) => [orderLineId, amountOre]));
}

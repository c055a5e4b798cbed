import { type SQL, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { withdrawalLines } from "#app/db/schema/withdrawals.server.ts";

import { judgeLine } from "./notice-parts.ts";
import { readWithdrawable } from "./withdrawable-order.server.ts";

interface JudgedAgain {
  /** Whether any unit of it came in time. */
  isInTime: boolean;
  /** The condition, for a batch, that no delivery date of its order was corrected since. */
  stillStands: SQL;
}

/** Judges a notice that came in at an ISO time by the delivery dates as they stand now, as if it came for the first time. */
export async function reevaluateWithdrawal(
  db: Database,
  id: string,
  orderId: string,
  receivedAt: string,
): Promise<JudgedAgain> {
  const corrections = sql`(SELECT coalesce(max(c.sequence), 0) FROM delivery_corrections c
    JOIN fulfilments f ON f.id = c.fulfilment_id WHERE f.order_id = ${orderId})`;
  const [[seen], declared] = await db.batch([
    statement<{ corrections: number }>(db, sql`SELECT ${corrections} AS corrections`),
    db.select().from(withdrawalLines).where(eq(withdrawalLines.withdrawalId, id)),
  ]);
  const order = await readWithdrawable(db, orderId, { without: id });
  const judged = declared.flatMap((named) => {
    const line = order?.lines.find((one) => one.id === named.orderLineId);
    const quantity = Math.min(named.quantity, line?.available ?? 0);
    return order && line && quantity > 0 ? judgeLine({ line, quantity, sent: 0 }, receivedAt, order.period) : [];
  });
  return {
    isInTime: judged.some(({ basis }) => basis !== "late"),
    stillStands: sql`${corrections} = ${seen?.corrections ?? 0}`,
  };
}

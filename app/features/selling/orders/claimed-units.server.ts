import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/** Units of an order line that are spoken for and not refunded yet: another refund may not take them (`refund_lines_claimed`). */
export interface Claim {
  lineId: string;
  /** The open notice of withdrawal that names them; null for goods that came back after their exchange had lapsed. */
  withdrawalId: string | null;
  units: number;
}

/** What is spoken for of an order's lines, as a statement for a batch; `orderId` is a value or a subquery. */
export function claimsStatement(db: Database, orderId: SQL | string) {
  return statement<Claim>(
    db,
    sql`SELECT order_line_id AS lineId, withdrawal_id AS withdrawalId, units FROM claimed_units
      WHERE order_line_id IN (SELECT id FROM order_lines WHERE order_id = ${orderId}) AND units > 0`,
  );
}

/** How many units of a line are spoken for. */
export function claimedUnits(claims: readonly Claim[], lineId: string): number {
  return claims.reduce((sum, claim) => sum + (claim.lineId === lineId ? claim.units : 0), 0);
}

import { and, eq, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { sha256 } from "#app/platform/http/sha256.ts";
import { addSeconds } from "#app/shared/dates.ts";

import { placedColumns } from "./placed-order.server.ts";

/** Within this many seconds, the same content from the same caller is the paid order again, sent by another tab or a retry. */
const repeatSeconds = 60;

/**
 * Names what a caller orders, so that a second tab or a retry that lost its key is recognised: SHA-256 of the content's hash and the
 * keyed hash of the caller's address. Null without a caller.
 */
export async function repeatKey(contentHash: string, caller: string | null): Promise<string | null> {
  if (caller === null) return null;
  return sha256(`${contentHash}:${caller}`);
}

/** The order of this repeat key that still waits for its payment, or was placed or paid a moment ago; a bank may have taken minutes. */
function isRepeated(key: string | null, now: Date) {
  const since = addSeconds(now, -repeatSeconds).toISOString();
  return and(
    eq(orders.repeatKey, key ?? ""),
    sql`${orders.status} NOT IN ${orderStatusesWhere({ isCancelled: true })}`,
    sql`${orders.paymentStatus} NOT IN ${paymentStatusesWhere({ wasPaid: true, hasMoney: false })}`,
    or(
      sql`${orders.paymentStatus} IN ${paymentStatusesWhere({ wasPaid: false })}`,
      sql`${orders.createdAt} > ${since}`,
      sql`EXISTS (SELECT 1 FROM payments WHERE payments.order_id = orders.id AND payments.taken_at > ${since})`,
    ),
  );
}

/** Reads the order that one of this repeat key repeats. */
export function repeatedOrderStatement(db: Database, key: string | null, now: Date) {
  return db.select(placedColumns).from(orders).where(isRepeated(key, now)).orderBy(orders.createdAt).limit(1);
}

/** The same as a condition for the order's own batch, so that two at once cannot both be written. `id` is the order that is being written. */
export function hasRepeatedOrder(key: string | null, id: string, now: Date) {
  return sql`EXISTS (SELECT 1 FROM orders WHERE ${isRepeated(key, now)} AND ${orders.id} <> ${id})`;
}

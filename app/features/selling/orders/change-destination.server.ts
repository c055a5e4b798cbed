import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderEvents } from "#app/db/schema/orders.server.ts";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { newId } from "#app/shared/ids.ts";

import { isCorrectable } from "./open-for-change.server.ts";
import { orderChanged } from "./order-changed-email.server.tsx";

/** A change of where an order goes, by a member of staff. */
export interface DestinationChange {
  /** Comes with the form, and is the id of the order's event: the same id changes once. */
  id: string;
  orderId: string;
  /** The order's `updatedAt` that the form was made from. */
  seen: string;
  actor: string;
}

/** What of its destination changes: the event and the entry of the log that say so, and the SQL that sets the columns. */
interface ChangedDestination {
  event: "address changed" | "pickup point changed";
  action: Extract<AuditAction, "order.address-changed" | "order.point-changed">;
  columns: SQL;
}

export type DestinationOutcome =
  /** `outboxId` is the e-mail to the buyer; null when none was written. */
  | { kind: "changed"; outboxId: string | null; repeated: boolean }
  /** It was sent or cancelled, or somebody else changed it meanwhile. Nothing was written. */
  | { kind: "changed-meanwhile" };

interface ChangedOrder {
  orderId: string;
  orderNumber: string;
  seen: string;
}

/**
 * Changes where an order goes while nothing of it was sent, in one batch with its event, the log and the e-mail that tells the buyer; and the same
 * of what was `added` to it. Event and log keep no address.
 */
export async function changeDestination(
  db: Database,
  change: DestinationChange & { orderNumber: string; added: readonly ChangedOrder[] },
  what: ChangedDestination,
  now: Date,
): Promise<DestinationOutcome> {
  const { id, orderId, actor, added } = change;
  const isChanged = sql`EXISTS (SELECT 1 FROM order_events WHERE id = ${id} AND order_id = ${orderId} AND created_at = ${now.toISOString()})`;
  const [, , [saved], [mail]] = await db.batch([
    ...changeStatements(db, { ...change, ...what }, sql`TRUE`, now),
    ...added.flatMap((one) => changeStatements(db, { ...one, ...what, id: newId("evt"), actor }, isChanged, now)),
  ]);
  if (saved) return { kind: "changed", outboxId: mail?.id ?? null, repeated: false };
  const [again] = await db.select({ orderId: orderEvents.orderId }).from(orderEvents).where(eq(orderEvents.id, id));
  return again ? { kind: "changed", outboxId: null, repeated: true } : { kind: "changed-meanwhile" };
}

/** Changes one order that still is as it was seen, on a further condition. */
function changeStatements(
  db: Database,
  {
    id,
    orderId,
    orderNumber,
    seen,
    actor,
    event,
    action,
    columns,
  }: DestinationChange & ChangedOrder & ChangedDestination,
  condition: SQL,
  now: Date,
) {
  const time = now.toISOString();
  const done = sql`EXISTS (SELECT 1 FROM order_events WHERE id = ${id} AND order_id = ${orderId})`;
  return [
    statement<{ id: string }>(
      db,
      sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
        SELECT ${id}, id, ${event}, ${actor}, '{}', ${time} FROM orders
        WHERE id = ${orderId} AND updated_at = ${seen} AND ${isCorrectable} AND ${condition}
        ON CONFLICT (id) DO NOTHING`,
    ),
    auditStatement(
      db,
      { actor, action, subject: { type: "order", id: orderId, name: orderNumber }, condition: sql`changes() > 0` },
      now,
    ),
    statement<{ id: string }>(
      db,
      sql`UPDATE orders SET ${columns}, updated_at = ${time}
        WHERE id = ${orderId} AND updated_at = ${seen} AND ${done} RETURNING id`,
    ),
    outboxStatement(
      db,
      orderChanged,
      sql`SELECT email AS recipient, ${id} AS cause_id FROM orders WHERE id = ${orderId} AND email <> '' AND changes() > 0`,
      now,
    ),
  ] as const;
}

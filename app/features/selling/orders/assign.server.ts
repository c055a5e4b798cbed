import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { subjectOfOrder } from "./notes.server.ts";

interface Assignment {
  orderId: string;
  assignee: string | null;
  /** Who had it when the form was made. */
  seen: string | null;
  actor: string;
}

/** Taken: somebody else assigned it since, to `by` (null: to nobody). */
export type AssignOutcome = { kind: "assigned" } | { kind: "unknown" } | { kind: "taken"; by: string | null };

/**
 * Assigns an order to a staff member by username, or to nobody (null), unless who has it is no longer who was seen. The order's version
 * stays: whoever sends it meanwhile goes on. Unknown: there is no such order or staff member.
 */
export async function assignOrder(
  db: Database,
  { orderId, assignee, seen, actor }: Assignment,
  now: Date,
): Promise<AssignOutcome> {
  const [saved] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE orders SET assignee = ${assignee} WHERE id = ${orderId} AND assignee IS ${seen}
        AND (${assignee} IS NULL OR EXISTS (SELECT 1 FROM staff WHERE username = ${assignee} AND disabled_at IS NULL)) RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "order.assigned",
        subject: await subjectOfOrder(db, orderId),
        after: { assignee },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  if (saved.length > 0) return { kind: "assigned" };
  const [order] = await statement<{ assignee: string | null }>(
    db,
    sql`SELECT assignee FROM orders WHERE id = ${orderId}`,
  );
  if (!order || order.assignee === seen) return { kind: "unknown" };
  // The same form again, or two who meant the same.
  return order.assignee === assignee ? { kind: "assigned" } : { kind: "taken", by: order.assignee };
}

import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { subjectOfOrder } from "./notes.server.ts";

/**
 * Assigns an order to a staff member by username, or to nobody (null). The order's version stays: whoever sends it meanwhile goes on. False for
 * an unknown order or staff member.
 */
export async function assignOrder(
  db: Database,
  { orderId, assignee, actor }: { orderId: string; assignee: string | null; actor: string },
  now: Date,
): Promise<boolean> {
  const [saved] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE orders SET assignee = ${assignee} WHERE id = ${orderId}
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
  return saved.length > 0;
}

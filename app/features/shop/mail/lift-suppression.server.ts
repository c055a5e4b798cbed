import { and, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { suppressedAddresses } from "#app/db/schema/mail.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { LiftReason } from "#app/shared/states.ts";

/**
 * Lets the shop write to a suppressed address again, on record, without the address: the log is kept for ever. A later bounce
 * or complaint suppresses it anew. False when it is lifted already, or unknown.
 */
export async function liftSuppression(
  db: Database,
  { id, reason, actor }: { id: string; reason: LiftReason; actor: string },
  now: Date,
): Promise<boolean> {
  const [lifted] = await db.batch([
    db
      .update(suppressedAddresses)
      .set({ liftedAt: now.toISOString(), liftedBy: actor, liftReason: reason })
      .where(and(eq(suppressedAddresses.id, id), isNull(suppressedAddresses.liftedAt)))
      .returning({ id: suppressedAddresses.id }),
    auditStatement(
      db,
      {
        actor,
        action: "mail.suppression-lifted",
        subject: { type: "suppression", id, name: id },
        after: { reason },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return lifted.length > 0;
}

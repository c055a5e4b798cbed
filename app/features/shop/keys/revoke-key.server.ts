import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { apiKeys } from "#app/db/schema/keys.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { isActiveOwner } from "#app/features/shop/staff/manage-staff.server.ts";

import { keyTitle } from "./key.ts";

/** Revokes a key: it works for no request from then on. One that was revoked before stays as it was. `denied`: who acts is no owner any more. */
export async function revokeKey(
  db: Database,
  id: string,
  { actor, now }: { actor: string; now: Date },
): Promise<{ kind: "revoked"; name: string } | { kind: "gone" } | { kind: "denied" }> {
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
  if (!key) return { kind: "gone" };
  await db.batch([
    statement(
      db,
      sql`UPDATE api_keys SET revoked_at = ${now.toISOString()}, revoked_by = ${actor}
        WHERE id = ${id} AND revoked_at IS NULL AND ${isActiveOwner(actor)}`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "key.revoked",
        subject: { type: "key", id, name: keyTitle(key) },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  const [after] = await db.select({ revokedAt: apiKeys.revokedAt }).from(apiKeys).where(eq(apiKeys.id, id));
  return after?.revokedAt ? { kind: "revoked", name: key.name } : { kind: "denied" };
}

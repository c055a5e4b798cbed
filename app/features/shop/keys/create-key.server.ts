import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { isActiveOwner } from "#app/features/shop/staff/manage-staff.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import type { StaffMember } from "#app/features/shop/staff/session.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { NewKey } from "./key-schema.ts";
import { hashKey, newKeySecret } from "./key-secret.ts";
import { keyTitle } from "./key.ts";

/** `denied`: who acts is no owner any more, or would give the key a right that they do not have. */
export type CreateKeyOutcome = { kind: "created"; key: string } | { kind: "name-taken" } | { kind: "denied" };

/** Creates a key and answers with it, the only time that anybody sees it. A key that works has a name of its own. */
export async function createKey(
  db: Database,
  { name, permissions, origins, expiresOn }: NewKey,
  { maker, now }: { maker: Pick<StaffMember, "username" | "role">; now: Date },
): Promise<CreateKeyOutcome> {
  if (!permissions.every((permission) => isAllowed(maker.role, permission))) return { kind: "denied" };
  const key = newKeySecret();
  const [id, hash, lastFour] = [newId("key"), await hashKey(key), key.slice(-4)];
  const { username: actor } = maker;
  const [, audited] = await db.batch([
    statement(
      db,
      sql`INSERT INTO api_keys (id, name, hash, last_four, permissions, origins, expires_on, created_by, created_at)
        SELECT ${id}, ${name}, ${hash}, ${lastFour}, ${JSON.stringify(permissions)}, ${JSON.stringify(origins)}, ${expiresOn}, ${actor}, ${now.toISOString()}
        WHERE ${isActiveOwner(actor)} ON CONFLICT DO NOTHING`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "key.created",
        subject: { type: "key", id, name: keyTitle({ name, lastFour }) },
        after: {
          permissions: permissions.join(", "),
          expiresOn,
          ...(origins.length > 0 && { origins: origins.join(", ") }),
        },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  if (audited.length > 0) return { kind: "created", key };
  const [taken] = await statement(
    db,
    sql`SELECT 1 FROM api_keys WHERE name = ${name} COLLATE NOCASE AND revoked_at IS NULL`,
  );
  return { kind: taken ? "name-taken" : "denied" };
}

import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { AuditAction } from "./actions.ts";

type Fields = Record<string, unknown>;

export interface AuditEntry {
  /** Made up unless other statements of the batch refer to the entry. */
  id?: string;
  /** The staff member's username, or how a key of the API is called (`keys/key.ts`). */
  actor: string;
  action: AuditAction;
  /** What was changed; `name` is what staff call it. */
  subject: { type: string; id: string; name: string };
  /** The changed fields alone, as they were and as they became. No personal data of customers. */
  before?: Fields | null;
  after?: Fields | null;
  /** The entry is written only if this holds at its place in the batch, such as `changes() > 0`. */
  condition?: SQL;
}

/** Records what a staff member did: put it in the batch that does it, so that neither is without the other. */
export function auditStatement(db: Database, entry: AuditEntry, now: Date) {
  const { id = newId("aud"), actor, action, subject, before, after, condition = sql`TRUE` } = entry;
  const asJson = (fields: Fields | null | undefined) => (fields ? JSON.stringify(fields) : null);
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO audit_log (id, actor, action, subject_type, subject_id, subject_name, before, after, created_at)
    SELECT ${id}, ${actor}, ${action}, ${subject.type}, ${subject.id}, ${subject.name}, ${asJson(before)},
      ${asJson(after)}, ${now.toISOString()}
    WHERE ${condition} RETURNING id`,
  );
}

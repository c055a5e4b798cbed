import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { staff } from "#app/db/schema/staff.server.ts";

import type { AuditAction } from "./actions.ts";
import type { AuditEntryRow } from "./undo-entry.server.ts";

const { id, actor, action, subjectType, subjectId, subjectName, before, after, createdAt, undoneAt, undoneBy } =
  auditLog;
const subject = { subjectType, subjectId, subjectName };

/** One page of the audit log. A search is by the name or the id of what was changed. */
export const listEntries = defineListQuery({
  table: auditLog,
  id,
  search: { table: "audit_search", facets: ["person", "action"] },
  sorts: { newest: [createdAt, "descending"], oldest: [createdAt, "ascending"] },
  filters: { person: (value: string) => eq(actor, value), action: (value: AuditAction) => eq(action, value) },
  select: (db, sortValue) =>
    db
      .select({ id, actor, action, ...subject, before, after, createdAt, undoneAt, undoneBy, sortValue })
      .from(auditLog),
});

/** An entry of the audit log by its id. */
export async function readEntry(db: Database, entryId: string): Promise<AuditEntryRow | undefined> {
  const [entry] = await db.select().from(auditLog).where(eq(id, entryId));
  return entry;
}

/** The usernames of all staff, disabled ones too, for the filter by person. */
export async function listActors(db: Database): Promise<string[]> {
  const rows = await db.select({ username: staff.username }).from(staff).orderBy(staff.username).limit(200);
  return rows.map(({ username }) => username);
}

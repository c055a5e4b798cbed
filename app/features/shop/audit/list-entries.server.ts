import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { listClauses, listPage, type ListQuery, type ListSource } from "#app/db/list-clauses.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { staff } from "#app/db/schema/staff.server.ts";

import type { AuditEntryRow } from "./undo-entry.server.ts";

export type AuditSort = "newest" | "oldest";
export type AuditFilter = "person" | "action";

const source: ListSource<AuditSort, AuditFilter> = {
  table: auditLog,
  id: auditLog.id,
  searchTable: "audit_search",
  sorts: {
    newest: { column: auditLog.createdAt, descending: true },
    oldest: { column: auditLog.createdAt, descending: false },
  },
  filters: {
    person: (value) => eq(auditLog.actor, value),
    action: (value) => eq(auditLog.action, value),
  },
};

/** One page of the audit log. A search is by the name or the id of what was changed. */
export async function listEntries(db: Database, query: ListQuery<AuditSort, AuditFilter>) {
  const { where, orderBy, limit, sortValue } = listClauses(source, query);
  const { id, actor, action, subjectType, subjectId, subjectName } = auditLog;
  const { before, after, createdAt, undoneAt, undoneBy } = auditLog;
  const columns = { id, actor, action, subjectType, subjectId, subjectName };
  const rows = await db
    .select({ ...columns, before, after, createdAt, undoneAt, undoneBy, sortValue })
    .from(auditLog)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listPage(rows, query);
}

/** An entry of the audit log by its id. */
export async function readEntry(db: Database, id: string): Promise<AuditEntryRow | undefined> {
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.id, id));
  return entry;
}

/** The usernames of all staff, disabled ones too, for the filter by person. */
export async function listActors(db: Database): Promise<string[]> {
  const rows = await db.select({ username: staff.username }).from(staff).orderBy(staff.username).limit(200);
  return rows.map(({ username }) => username);
}

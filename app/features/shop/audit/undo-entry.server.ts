import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import { auditStatement } from "./record.server.ts";

export type AuditEntryRow = typeof auditLog.$inferSelect;

/**
 * `changed-since`: somebody changed the same fields afterwards, so that an undo would overwrite them. `undone-as-draft`: a time to
 * publish has passed since, so that what was scheduled is a draft. `unconfirmed`: it is confirmed by typed words elsewhere. The last two
 * are of people on the staff.
 */
export type UndoOutcome =
  | "undone"
  | "undone-as-draft"
  | "changed-since"
  | "gone"
  | "unconfirmed"
  | "own-account"
  | "last-owner";

/** Sets an entry's fields back to its `before`, if they still are as its `after` says: one batch by `undoEntry`. */
export type Undo = (shop: Shop, entry: AuditEntryRow, change: { actor: string; now: Date }) => Promise<UndoOutcome>;

interface UndoWork {
  /** Whether the subject still is as the entry's `after` says. */
  unchanged: SQL;
  /** What sets the subject back, each only where `happened` holds: this undo, and no other one at the same time, took place. */
  writes: (happened: SQL) => ReturnType<typeof statement<unknown>>[];
}

/**
 * Undoes an entry of the audit log in one batch: marks it as undone, records the undo as an entry of its own, and sets the
 * subject back. Of two at the same time one writes and both answer `undone`.
 */
export async function undoEntry(
  db: Database,
  entry: AuditEntryRow,
  { actor, now }: { actor: string; now: Date },
  { unchanged, writes }: UndoWork,
): Promise<UndoOutcome> {
  const id = newId("aud");
  const subject = { type: entry.subjectType, id: entry.subjectId, name: entry.subjectName };
  const { before: after, after: before } = entry;
  const marked = statement(
    db,
    sql`UPDATE audit_log SET undone_at = ${now.toISOString()}, undone_by = ${actor}
      WHERE id = ${entry.id} AND undone_at IS NULL AND ${unchanged}`,
  );
  const recorded = auditStatement(
    db,
    { id, actor, action: "audit.undone", subject, before, after, condition: sql`changes() > 0` },
    now,
  );
  await db.batch([marked, recorded, ...writes(sql`EXISTS (SELECT 1 FROM audit_log WHERE id = ${id})`)]);
  const [state] = await db.select({ undoneAt: auditLog.undoneAt }).from(auditLog).where(eq(auditLog.id, entry.id));
  return state?.undoneAt ? "undone" : "changed-since";
}

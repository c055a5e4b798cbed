import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { redirects } from "#app/db/schema/redirects.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { type AuditEntryRow, type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";

import { oldPathOf } from "./old-path.ts";

/** Deletes a redirect; twice is once. */
export async function deleteRedirect(
  db: Database,
  fromPath: string,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, fromPath));
  if (!row) return;
  await db.batch([
    db.delete(redirects).where(eq(redirects.fromPath, fromPath)),
    auditStatement(
      db,
      {
        actor,
        action: "redirect.deleted",
        subject: { type: "redirect", id: fromPath, name: fromPath },
        before: { to: row.toAddress },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
}

const addressIn = (fields: AuditEntryRow["before"]) => (fields?.["to"] as string | undefined) ?? null;

/** Sets a redirect back to where it led before, if it leads where the entry left it and that place is not redirected itself. */
export const undoRedirect: Undo = async ({ db }, entry, { actor, now }) => {
  const fromPath = entry.subjectId;
  const [before, after] = [addressIn(entry.before), addressIn(entry.after)];
  const toPath = before?.startsWith("/") ? oldPathOf(before.split(/[?#]/)[0] ?? "") : null;
  return undoEntry(
    db,
    entry,
    { actor, now },
    {
      unchanged: sql`(SELECT to_address FROM redirects WHERE from_path = ${fromPath}) IS ${after}
      AND NOT EXISTS (SELECT 1 FROM redirects WHERE from_path = ${toPath})`,
      writes: (happened) => [
        statement(db, sql`DELETE FROM redirects WHERE from_path = ${fromPath} AND ${happened}`),
        statement(
          db,
          sql`INSERT INTO redirects (from_path, to_address, to_path, created_at, created_by)
          SELECT ${fromPath}, ${before}, ${toPath}, ${now.toISOString()}, ${actor} WHERE ${before} IS NOT NULL AND ${happened}`,
        ),
      ],
    },
  );
};

import { eq, sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { staff } from "#app/db/schema/staff.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";

import { isActiveOwner, keepsAnOwner, revokeInvitationsOf } from "./manage-staff.server.ts";
import { roleExists } from "./role-exists.server.ts";

/** Gives somebody back the role they had, under the rules of a change: by an owner, never their own, never the last owner's. */
export const undoRole: Undo = async (shop, entry, { actor, now }) => {
  const { db } = shop;
  const { subjectId: staffId } = entry;
  const [before, after] = [entry.before?.["role"] ?? null, entry.after?.["role"] ?? null];
  const [member] = await db.select({ username: staff.username }).from(staff).where(eq(staff.id, staffId));
  if (!member) return "gone";
  if (member.username === actor) return "own-account";
  const change = { staffId, actor };
  const kept = sql`EXISTS (SELECT 1 FROM staff WHERE id = ${staffId} AND ${keepsAnOwner(change)})`;
  const outcome = await undoEntry(
    db,
    entry,
    { actor, now },
    {
      unchanged: sql`EXISTS (SELECT 1 FROM staff WHERE id = ${staffId} AND role = ${after}) AND ${kept}
        AND ${roleExists(typeof before === "string" ? before : "")}
        AND ${isActiveOwner(actor)}`,
      writes: (happened) => [
        statement(
          db,
          sql`UPDATE staff SET role = ${before}, updated_at = ${now.toISOString()} WHERE id = ${staffId} AND ${happened}`,
        ),
        ...(after === "owner" ? [revokeInvitationsOf(db, change, now)(happened)] : []),
      ],
    },
  );
  if (outcome !== "changed-since") return outcome;
  const [found] = await statement<{ role: string; kept: number }>(
    db,
    sql`SELECT role, ${kept} AS kept FROM staff WHERE id = ${staffId}`,
  );
  return found?.role === after && !found.kept ? "last-owner" : outcome;
};

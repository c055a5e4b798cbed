import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { staffPushSubscriptions } from "#app/db/schema/staff.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { StaffMember, StaffSession } from "#app/features/shop/staff/session.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { Subscription } from "./push-service.ts";

/** Browsers of one person that are told; another one takes the place of the oldest. */
const maxSubscriptions = 10;

/** The addresses of the browsers in which somebody wants to be told of new orders. */
export async function listEndpoints(db: Database, { id }: StaffMember): Promise<string[]> {
  const rows = await db
    .select({ endpoint: staffPushSubscriptions.endpoint })
    .from(staffPushSubscriptions)
    .where(eq(staffPushSubscriptions.staffId, id));
  return rows.map(({ endpoint }) => endpoint);
}

/**
 * Has a browser told of new orders, from the session in it. A browser tells one person: whoever asked last. False when the session
 * has ended meanwhile.
 */
export async function subscribe(
  db: Database,
  { id: sessionId, staff }: StaffSession,
  { endpoint, p256dh, auth }: Subscription,
  now: Date,
): Promise<boolean> {
  const time = now.toISOString();
  const [, audited] = await db.batch([
    statement(
      db,
      sql`INSERT INTO staff_push_subscriptions (id, staff_id, session_id, endpoint, p256dh, auth, created_at)
        SELECT ${newId("psh")}, ${staff.id}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${time}
        WHERE EXISTS (SELECT 1 FROM staff_sessions WHERE id = ${sessionId})
        ON CONFLICT (endpoint) DO UPDATE SET staff_id = excluded.staff_id, session_id = excluded.session_id,
          p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
    ),
    auditStatement(db, entry(staff, "staff.notifications-on"), now),
    statement(
      db,
      sql`DELETE FROM staff_push_subscriptions WHERE staff_id = ${staff.id} AND id NOT IN
        (SELECT id FROM staff_push_subscriptions WHERE staff_id = ${staff.id}
          ORDER BY created_at DESC, rowid DESC LIMIT ${maxSubscriptions})`,
    ),
  ]);
  return audited.length > 0;
}

/** Tells a browser of somebody no longer, or, with `all`, none of theirs. False when none was told. */
export async function unsubscribe(db: Database, staff: StaffMember, endpoint: string, now: Date): Promise<boolean> {
  const which = endpoint === "all" ? sql`TRUE` : sql`endpoint = ${endpoint}`;
  const [, audited] = await db.batch([
    statement(db, sql`DELETE FROM staff_push_subscriptions WHERE staff_id = ${staff.id} AND ${which}`),
    auditStatement(db, entry(staff, "staff.notifications-off"), now),
  ]);
  return audited.length > 0;
}

/**
 * Ends the notifications of a browser that is signed out of: those turned on in its session, and those at its address, whoever and
 * whichever session turned them on.
 */
export async function endNotificationsHere(
  db: Database,
  { id: sessionId, staff }: StaffSession,
  endpoint: string | null,
): Promise<void> {
  await db.batch([
    statement(db, sql`DELETE FROM staff_push_subscriptions WHERE staff_id = ${staff.id} AND session_id = ${sessionId}`),
    statement(db, sql`DELETE FROM staff_push_subscriptions WHERE endpoint = ${endpoint}`),
  ]);
}

/** Written only if the statement before it changed something. */
function entry({ id, username }: StaffMember, action: "staff.notifications-on" | "staff.notifications-off") {
  const condition: SQL = sql`changes() > 0`;
  return { actor: username, action, subject: { type: "staff", id, name: username }, condition } as const;
}

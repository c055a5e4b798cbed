import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { type AskedCheckout, checkoutSessionCalls, checkoutSessions } from "#app/db/schema/checkout-sessions.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import type { CurrentDocuments } from "#app/features/shop/documents/current-documents.server.ts";
import { storeDocumentsStatements } from "#app/features/shop/documents/versions.server.ts";

import type { StoredSession } from "./read-session.server.ts";

/** A call that came with an idempotency key, and what it is answered. */
export type NewCall = Omit<typeof checkoutSessionCalls.$inferInsert, "createdAt">;

/** `repeated`: another call with this key was first. `closed`: the session is ordered, canceled or over, or asks for something else by now. Neither has written anything. */
export type WriteOutcome = "written" | "repeated" | "closed";

/** A condition: a session can still be changed. `sessionState` says the same of a session that was read. */
const isOpen = (id: string, now: Date) => sql`EXISTS (SELECT 1 FROM checkout_sessions s
  WHERE s.id = ${id} AND s.canceled_at IS NULL AND s.expires_at > ${now.toISOString()}
    AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = s.placed_order_id AND (o.status NOT IN ${orderStatusesWhere({ isCancelled: true })}
      OR o.payment_status IN ${paymentStatusesWhere({ wasPaid: true })})))`;

/** Stores a new session and its call in one batch, and keeps the documents that it was shown. Throws when D1 fails. */
export async function createSession(
  db: Database,
  session: Omit<StoredSession, "canceledAt" | "placedOrderId">,
  { documents, call }: { documents: CurrentDocuments; call: NewCall | null },
  now: Date,
): Promise<WriteOutcome> {
  return writtenOnce(() =>
    db.batch([
      ...storeDocumentsStatements(db, documents, now),
      db.insert(checkoutSessions).values(session),
      ...callStatements(db, call, now),
    ]),
  );
}

type SessionChange = Pick<
  StoredSession,
  "id" | "asked" | "told" | "toldTotalOre" | "termsVersion" | "informationVersion" | "expiresAt"
>;

/**
 * Replaces what a session asks for, whole, so that of two at once one remains and never a mixture. With `from`, only while it asks for
 * that: `closed` otherwise, too. Throws when D1 fails.
 */
export async function updateSession(
  db: Database,
  { id, asked, told, ...change }: SessionChange,
  { documents, call, from }: { documents: CurrentDocuments; call: NewCall | null; from: AskedCheckout | null },
  now: Date,
): Promise<WriteOutcome> {
  const isFrom = from
    ? sql`(SELECT asked FROM checkout_sessions WHERE id = ${id}) = ${JSON.stringify(from)}`
    : sql`TRUE`;
  return writtenOnce(() =>
    db.batch([
      ...storeDocumentsStatements(db, documents, now),
      abortBatchWhen(db, "checkout session", sql`NOT (${isOpen(id, now)} AND ${isFrom})`),
      statement(
        db,
        sql`UPDATE checkout_sessions SET asked = ${JSON.stringify(asked)}, told = ${JSON.stringify(told)}, told_total_ore = ${change.toldTotalOre},
          terms_version = ${change.termsVersion}, information_version = ${change.informationVersion},
          expires_at = ${change.expiresAt}, updated_at = ${now.toISOString()} WHERE id = ${id}`,
      ),
      ...callStatements(db, call, now),
    ]),
  );
}

/** Ends a session: its link leads to nothing more. A person who has filled the cart by it can still order. Throws when D1 fails. */
export async function cancelSession(db: Database, id: string, call: NewCall | null, now: Date): Promise<WriteOutcome> {
  const time = now.toISOString();
  return writtenOnce(() =>
    db.batch([
      abortBatchWhen(db, "checkout session", sql`NOT ${isOpen(id, now)}`),
      statement(db, sql`UPDATE checkout_sessions SET canceled_at = ${time}, updated_at = ${time} WHERE id = ${id}`),
      ...callStatements(db, call, now),
    ]),
  );
}

function callStatements(db: Database, call: NewCall | null, now: Date) {
  return call ? [db.insert(checkoutSessionCalls).values({ ...call, createdAt: now.toISOString() })] : [];
}

async function writtenOnce(write: () => Promise<unknown>): Promise<WriteOutcome> {
  try {
    await write();
    return "written";
  } catch (error) {
    const violated = violatedConstraint(error);
    if (violated === "batch_guards_refuse") return "closed";
    if (violated?.startsWith("checkout_session_calls.")) return "repeated";
    throw error;
  }
}

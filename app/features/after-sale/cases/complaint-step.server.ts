import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { ComplaintEventType } from "#app/shared/states.ts";

import { complaintLetter } from "./complaint-emails.server.tsx";

interface ComplaintStep {
  /** Made up when absent; a form that carries one is written once. */
  id?: string;
  complaintId: string;
  type: ComplaintEventType;
  /** A staff member's username, `buyer` or `system`. */
  actor: string;
  text?: string;
  /** The refund, return or parcel that it is about. */
  reference?: string;
  /** It is written only if this holds at its place in the batch. */
  condition: SQL;
}

/** Writes what happened to a complaint, for a batch; answers its id when it was written. */
export function stepStatement(db: Database, step: ComplaintStep, now: Date) {
  const { id = newId("cev"), complaintId, type, actor, text = "", reference = "", condition } = step;
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO complaint_events (id, complaint_id, type, actor, text, reference, created_at)
      SELECT ${id}, ${complaintId}, ${type}, ${actor}, ${text}, ${reference}, ${now.toISOString()} WHERE ${condition}
      ON CONFLICT (id) DO NOTHING RETURNING id`,
  );
}

interface StaffStep extends Omit<ComplaintStep, "type"> {
  id: string;
  type: Exclude<ComplaintEventType, "received" | "matched" | "lines-added" | "buyer-answered">;
  /** What else of the complaint changes with it, as assignments that begin with a comma. */
  set?: SQL;
  /** What the audit log says of it. */
  after?: Record<string, string | number>;
  /** Whether its letter goes to the buyer. */
  isTold?: boolean;
}

/**
 * Writes what staff did about a complaint, for a batch: the event, the complaint's change, the entry of the audit log, and the letter, of
 * which there is one for each event. A repeat writes none of them.
 */
export function staffStepStatements(
  db: Database,
  { set = sql``, after, isTold = true, ...step }: StaffStep,
  now: Date,
) {
  const { id, complaintId, actor, type } = step;
  const wasWritten = sql`changes() > 0`;
  return [
    stepStatement(db, step, now),
    statement(
      db,
      sql`UPDATE complaints SET updated_at = ${now.toISOString()}${set} WHERE id = ${complaintId} AND ${wasWritten}`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: `complaint.${type}`,
        subject: { type: "complaint", id: complaintId, name: complaintId },
        ...(after && { after }),
        condition: wasWritten,
      },
      now,
    ),
    outboxStatement(
      db,
      complaintLetter,
      sql`SELECT c.email AS recipient, e.id AS cause_id FROM complaint_events e JOIN complaints c ON c.id = e.complaint_id
        WHERE e.id = ${id} AND c.email <> '' AND ${isTold ? 1 : 0} = 1`,
      now,
    ),
  ] as const;
}

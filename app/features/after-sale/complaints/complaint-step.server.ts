import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { ComplaintEventType } from "#app/shared/states.ts";

export interface ComplaintStep {
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

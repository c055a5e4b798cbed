import { and, asc, eq, isNull, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderNotes } from "#app/db/schema/fulfilments.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { mentionStatement } from "./mentions.server.ts";

/** The notes of an order, oldest first, without deleted ones, as a statement for a batch. */
export function orderNotesStatement(db: Database, orderId: string) {
  return db
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), isNull(orderNotes.deletedAt)))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id));
}

/** Who changes a note, of which order. */
interface NoteChange {
  orderId: string;
  noteId: string;
  /** The staff member's username. */
  actor: string;
}

/** Adds a note, and whom it mentions; its id comes with the form, so that a form sent twice adds one. False for an unknown order. */
export async function addNote(db: Database, note: NoteChange & { text: string }, now: Date): Promise<boolean> {
  const { orderId, noteId, text, actor } = note;
  const [, , , [known]] = await db.batch([
    statement(
      db,
      sql`INSERT INTO order_notes (id, order_id, text, author, created_at)
      SELECT ${noteId}, id, ${text}, ${actor}, ${now.toISOString()} FROM orders WHERE id = ${orderId}
      ON CONFLICT (id) DO NOTHING`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "order.note-added",
        subject: await subjectOfOrder(db, orderId),
        after: { noteId },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    mentionStatement(db, { noteId, text, author: actor }),
    db
      .select({ id: orderNotes.id })
      .from(orderNotes)
      .where(and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, orderId))),
  ]);
  return known !== undefined;
}

/** Deletes a note, or restores a deleted one. False when there is none to change. */
export async function setNoteDeleted(
  db: Database,
  { orderId, noteId, actor }: NoteChange,
  deleted: boolean,
  now: Date,
): Promise<boolean> {
  const deletedAt = deleted ? now.toISOString() : null;
  const action = deleted ? ("order.note-deleted" as const) : ("order.note-restored" as const);
  const [changed] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE order_notes SET deleted_at = ${deletedAt}
      WHERE id = ${noteId} AND order_id = ${orderId} AND (deleted_at IS NULL) = ${deleted ? 1 : 0} RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action,
        subject: await subjectOfOrder(db, orderId),
        before: { noteId, deleted: !deleted },
        after: { noteId, deleted },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return changed.length > 0;
}

/** An order as the subject of an audit entry. */
export async function subjectOfOrder(db: Database, orderId: string) {
  const [order] = await statement<{ orderNumber: string }>(
    db,
    sql`SELECT order_number AS orderNumber FROM orders WHERE id = ${orderId}`,
  );
  return { type: "order", id: orderId, name: order?.orderNumber ?? "" };
}

import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { complaints } from "#app/db/schema/complaints.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { enqueueMail, outboxStatement, receiptFor } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newComplaintNumber } from "#app/shared/ids.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import type { ComplaintChannel } from "#app/shared/states.ts";

import { complaintReceipt } from "./complaint-emails.server.tsx";
import { type ComplaintOrder, findComplaintOrder, readComplaintOrder } from "./complaint-order.server.ts";
import { answerDueAt } from "./complaint-period.ts";
import { stepStatement } from "./complaint-step.server.ts";
import { receiveOnce, submissionKey } from "./receive-once.server.ts";
import type { ComplaintInput } from "./schemas.ts";

export interface ReceivedComplaint extends ComplaintInput {
  channel: ComplaintChannel;
  /** The order that a signed link proves, with the units that are faulty; null for one that was typed. */
  link: { orderId: string; units: ReadonlyMap<string, number> } | null;
  /** The ids of its photos, which are stored already. */
  pictures: readonly string[];
  /** The member of staff who enters it. */
  enteredBy?: string;
  /** When it reached the shop, ISO; now when absent. */
  receivedAt?: string;
}

export interface Received {
  id: string;
  /** The same form came before. */
  repeated: boolean;
}

/**
 * Receives a complaint about a fault: always, in time or late, with an order or without. It is written with its items and its receipt in
 * one batch. The same form is one complaint, also by two requests at a time. Throws when D1 fails: nothing was written then.
 */
export async function receiveComplaint(shop: Shop, complaint: ReceivedComplaint, now: Date): Promise<Received> {
  const { db } = shop;
  const { formId, pictureKey: _, link, ...told } = complaint;
  const units = link ? [...link.units].toSorted(([one], [other]) => (one < other ? -1 : 1)) : [];
  const key = await submissionKey(formId, { ...told, orderId: link?.orderId ?? null, units });
  const received = await receiveOnce(db, { table: "complaints", key }, async () => {
    const order = link ? await readComplaintOrder(db, link.orderId) : await findComplaintOrder(db, complaint);
    if (link && !order) throw new Error("A signed link names no order");
    const written = await write(db, { complaint, key, order, units }, now);
    enqueueMail(shop, written.outboxId);
    return { id: written.id, repeated: false };
  });
  return received.written ?? { id: received.id, repeated: true };
}

interface NewComplaint {
  complaint: ReceivedComplaint;
  key: string;
  order: ComplaintOrder | null;
  units: readonly (readonly [line: string, quantity: number])[];
}

async function write(db: Database, { complaint, key, order, units }: NewComplaint, now: Date) {
  const id = newComplaintNumber();
  const { channel, enteredBy, name, email, items, description, noticedOn, wish, pictureKey } = complaint;
  const receivedAt = complaint.receivedAt ?? now.toISOString();
  const actor = enteredBy ?? "buyer";
  const [, mails] = await db.batch([
    db.insert(complaints).values({
      id,
      submissionKey: key,
      orderId: order?.id,
      name,
      email,
      locale: currentLocale(),
      typedReference: complaint.reference,
      items,
      description,
      noticedOn,
      wish,
      channel,
      receivedAt,
      faultsUntil: order?.faultsUntil,
      answerDueAt: answerDueAt(receivedAt),
      status: "received",
      pictureKey,
      enteredBy,
      updatedAt: now.toISOString(),
    }),
    outboxStatement(
      db,
      receiptFor(complaintReceipt, complaint.link !== null || enteredBy !== undefined),
      sql`SELECT email AS recipient, id AS cause_id FROM complaints WHERE id = ${id} AND email <> ''`,
      now,
    ),
    stepStatement(db, { complaintId: id, type: "received", actor, condition: sql`TRUE` }, now),
    lineStatement(db, id, units),
    eventStatement(
      db,
      { orderId: order?.id ?? "", type: "complaint received", actor, data: { complaintId: id }, condition: sql`TRUE` },
      now,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "complaint.entered",
        subject: { type: "complaint", id, name: id },
        after: { channel },
        condition: enteredBy ? sql`TRUE` : sql`FALSE`,
      },
      now,
    ),
  ]);
  return { id, outboxId: mails[0]?.id ?? null };
}

/** The items of a complaint, for a batch. A trigger refuses another order's lines, and more units than a line has. */
export function lineStatement(
  db: Database,
  complaintId: string,
  units: readonly (readonly [line: string, quantity: number])[],
) {
  return statement(
    db,
    sql`INSERT INTO complaint_lines (complaint_id, order_line_id, quantity)
      SELECT ${complaintId}, value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(units)})`,
  );
}

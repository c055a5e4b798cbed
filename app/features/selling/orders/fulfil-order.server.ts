import { and, eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import type { CarrierId } from "#app/features/shop/shipping/carriers.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";

import { eventStatement } from "./events.server.ts";
import { unitsToSend } from "./order-units.ts";
import { ordersInDoubt } from "./order-work.server.ts";
import { orderShipped } from "./shipped-email.server.tsx";
import { undoMinutes } from "./undo-minutes.ts";
import { updateFulfilmentStatements } from "./update-fulfilment.server.ts";

/** A parcel as staff enter it. */
export interface Parcel {
  /** Comes with the form: the same id ships once. */
  id: string;
  orderId: string;
  /** Units by the id of their order line. */
  units: ReadonlyMap<string, number>;
  carrier: CarrierId;
  trackingId: string;
  weightGrams?: number | null;
  /** The order's `updatedAt` that the form was made from. */
  seen: string;
  actor: string;
  /** Staff say that it is sent although it is not paid; one whose money went back is not. */
  evenUnpaid?: boolean;
}

export type FulfilOutcome =
  /** `outboxId` is the shipping e-mail, null when none was written. `repeated`: it was recorded by an earlier request. */
  | { kind: "fulfilled"; outboxId: string | null; repeated: boolean }
  | { kind: "unknown-order" }
  | { kind: "not-paid" }
  | { kind: "cancelled" }
  /** The payment provider says that the buyer may have the money back, and nobody has resolved it. */
  | { kind: "payment-in-doubt" }
  | { kind: "nothing-chosen" }
  /** More units than are left to send, or somebody else changed the order meanwhile. Nothing was written. */
  | { kind: "changed-meanwhile" };

/**
 * The one way in which anything of an order is sent: records the parcel and puts its e-mail in the outbox, held while the sending can be
 * undone, in one batch; the order's status follows. Two people who send the same units at once: one of them is told.
 */
export async function fulfilOrder(db: Database, parcel: Parcel, now: Date): Promise<FulfilOutcome> {
  const { id, orderId, units, seen, evenUnpaid = false } = parcel;
  const [[order], lines, [known], [mail], [doubt]] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)),
    db.select({ orderId: fulfilments.orderId }).from(fulfilments).where(eq(fulfilments.id, id)),
    db
      .select({ id: emailOutbox.id })
      .from(emailOutbox)
      .where(and(eq(emailOutbox.type, orderShipped.type), eq(emailOutbox.causeId, id))),
    statement<{ orderId: string }>(
      db,
      sql`SELECT order_id AS orderId FROM ${ordersInDoubt} WHERE order_id = ${orderId}`,
    ),
  ]);
  if (!order) return { kind: "unknown-order" };
  if (known)
    return known.orderId === orderId
      ? { kind: "fulfilled", outboxId: mail?.id ?? null, repeated: true }
      : { kind: "changed-meanwhile" };
  if (orderStatusFacts[order.status].isCancelled) return { kind: "cancelled" };
  const { hasMoney, wasPaid } = paymentStatusFacts[order.paymentStatus];
  if (!hasMoney && (wasPaid || !evenUnpaid)) return { kind: "not-paid" };
  if (doubt) return { kind: "payment-in-doubt" };
  const chosen = [...units].filter(([, quantity]) => quantity > 0);
  if (chosen.length === 0) return { kind: "nothing-chosen" };
  const leftOf = new Map(lines.map((line) => [line.id, unitsToSend(line)]));
  if (order.updatedAt !== seen || chosen.some(([line, quantity]) => quantity > (leftOf.get(line) ?? 0)))
    return { kind: "changed-meanwhile" };
  try {
    const [mails] = await writeParcel(db, parcel, order.orderNumber, chosen, now);
    return { kind: "fulfilled", outboxId: mails[0]?.id ?? null, repeated: false };
  } catch (error) {
    if (violatedConstraint(error) === "fulfilments.id") return { kind: "fulfilled", outboxId: null, repeated: true };
    if (violatedConstraint(error) === null) throw error;
    return { kind: "changed-meanwhile" };
  }
}

async function writeParcel(
  db: Database,
  { id, orderId, carrier, trackingId, weightGrams = null, seen, actor, evenUnpaid = false }: Parcel,
  orderNumber: string,
  chosen: readonly [line: string, quantity: number][],
  now: Date,
) {
  const isDone = sql`EXISTS (SELECT 1 FROM fulfilments WHERE id = ${id})`;
  const isOpen = sql`id = ${orderId} AND updated_at = ${seen} AND status NOT IN ${orderStatusesWhere({ isCancelled: true })}
    AND (payment_status IN ${paymentStatusesWhere({ hasMoney: true })}
      OR ${evenUnpaid} AND payment_status IN ${paymentStatusesWhere({ wasPaid: false })}) AND id NOT IN ${ordersInDoubt}`;
  const count = String(chosen.reduce((sum, [, quantity]) => sum + quantity, 0));
  const subject = { type: "order", id: orderId, name: orderNumber };
  const [, , , mails] = await db.batch([
    abortBatchWhen(db, "order changed", sql`NOT EXISTS (SELECT 1 FROM orders WHERE ${isOpen})`),
    db
      .insert(fulfilments)
      .values({ id, orderId, carrier, trackingId, weightGrams, createdBy: actor, createdAt: now.toISOString() }),
    statement(
      db,
      sql`INSERT INTO fulfilment_lines (fulfilment_id, order_line_id, quantity)
      SELECT ${id}, value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(chosen)})`,
    ),
    outboxStatement(
      db,
      orderShipped,
      sql`SELECT email AS recipient, ${id} AS cause_id FROM orders WHERE id = ${orderId} AND email <> ''`,
      now,
      addMinutes(now, undoMinutes),
    ),
    eventStatement(
      db,
      {
        orderId,
        type: "parcel sent",
        actor,
        data: { fulfilmentId: id, carrier, trackingId, units: count },
        condition: isDone,
      },
      now,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "order.fulfilled",
        subject,
        after: { fulfilmentId: id, carrier, units: Object.fromEntries(chosen) },
      },
      now,
    ),
    ...updateFulfilmentStatements(db, { orderId, actor, isDone }, now),
  ]);
  return [mails] as const;
}

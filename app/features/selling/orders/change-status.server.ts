import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import {
  attemptStatusLiteral,
  attemptsWithMoney,
  orderStatusesWhere,
  paymentStatusesWhere,
} from "#app/db/status-sql.server.ts";
import {
  releaseStockStatement,
  stockMovesStatement,
  reserveStockAgainStatement,
} from "#app/features/catalogue/inventory/reserve.server.ts";
import type { StockMovement } from "#app/features/catalogue/inventory/shown-stock.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { newId } from "#app/shared/ids.ts";
import { type OrderStatus, orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";

import { deliveryTime } from "./delivery-day.ts";
import { eventStatement } from "./events.server.ts";
import { deliverOrderStatements, undeliverOrderStatements } from "./record-delivery.server.ts";
import { sendRest, type Sending, unknownSending } from "./send-rest.server.ts";
import { soldCountStatements } from "./sold-count.server.ts";
import { undoSendingStatements } from "./undo-sending.server.ts";
import { fulfilmentStatement, hasUnitsToSend, isPartlySent, lastSentAt } from "./unrecorded-parcel.server.ts";
import { wholeRefundStatement } from "./whole-refund.server.ts";

export type StatusChange =
  /**
   * `toRefund` are the refunds to make now; they are written already. `outboxId` is the e-mail that it has arrived, `shippedMailId` the one
   * that it is on its way, which is held while the sending can be undone.
   */
  | {
      kind: "changed";
      toRefund: string[];
      moves: StockMovement[];
      outboxId: string | null;
      shippedMailId: string | null;
    }
  | { kind: "unknown-order" }
  | { kind: "out-of-stock" }
  /** It was cancelled and refunded, so it cannot be reopened. */
  | { kind: "refunded-before" }
  /** It is paid, but not by a provider that is on, so it cannot be refunded here. */
  | { kind: "not-refundable" }
  /** It is paid, and who cancels it may not give money back. */
  | { kind: "refund-not-allowed" }
  /** Only a part of it was sent, so it cannot have been delivered. */
  | { kind: "partly-sent" }
  /** The payment provider says that the buyer may have the money back, and nobody has resolved it: nothing of it is sent. */
  | { kind: "payment-in-doubt" }
  /** Its money went back, so what is left of it is not sent. */
  | { kind: "money-back" }
  /** It cannot have arrived on that day: before it was sent, or in the future. */
  | { kind: "impossible-date" }
  /** It is no longer in the version that was seen. Nothing was written. */
  | { kind: "changed-meanwhile" };

/**
 * The outcome shown to staff. `refund-pending`: cancelled, but the refund failed and will be retried. `still-booked`: changed, but the
 * carrier still has a parcel booked that is not sent.
 */
export type StatusOutcome = StatusChange["kind"] | "refunded" | "refund-pending" | "still-booked";

export interface NewStatus {
  orderId: string;
  status: OrderStatus;
  /** The staff member's username. */
  actor: string;
  /** False for who may not give money back: what is paid is not cancelled then. */
  mayRefund?: boolean;
  /** The names of the providers whose payments can be refunded now. */
  providers: readonly string[];
  /** The `updatedAt` that the change was made from; null changes the newest version. */
  seen?: string | null;
  /** How what is left of it is sent, when it is set to shipped. */
  sending?: Sending | undefined;
  /** The Swedish day on which it arrived, when it is set to delivered; today when left out. */
  day?: string | undefined;
}

/** An order as it was read before its status is changed. */
interface Before {
  status: OrderStatus;
  orderNumber: string;
  createdAt: string;
  updatedAt: string;
  /** When its last parcel that has not arrived was sent; null when there is none. */
  lastSentAt: string | null;
}

/** The condition that an order was paid and its money went back. */
const isMoneyBack = sql`payment_status IN ${paymentStatusesWhere({ wasPaid: true, hasMoney: false })}`;

/** How often a change is tried when somebody else changes the status at the same moment. */
const maxAttempts = 5;

/**
 * Sets an order's status; staff may set any (R10), with these exceptions: a refunded order stays cancelled, a paid
 * one is cancelled only when one of `providers` took its money, and nothing is sent whose money went back or is in doubt. Shipped sends all
 * that is left, by `fulfilOrder`; back in the warehouse, what has not left yet is taken back. Cancelling an order that has not left the warehouse releases the
 * stock it still holds, once; reopening it reserves the stock again, or returns `out-of-stock`. Cancelling a paid order writes
 * the refund of all that is left of its payment in the same batch. Delivered says that all of it arrived on `day`, also what no parcel was recorded
 * of; back from it, that it has not. An order of which only a part was sent is not set to delivered. Setting the status an order already has changes nothing.
 */
export async function changeOrderStatus(db: Database, change: NewStatus, now: Date): Promise<StatusChange> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const [before] = await db
      .select({
        status: orders.status,
        orderNumber: orders.orderNumber,
        createdAt: orders.createdAt,
        updatedAt: orders.updatedAt,
        lastSentAt: lastSentAt(change.orderId),
      })
      .from(orders)
      .where(eq(orders.id, change.orderId));
    if (!before) return { kind: "unknown-order" };
    if (before.status === change.status) return unchanged;
    if (change.seen && change.seen !== before.updatedAt) return { kind: "changed-meanwhile" };
    const changed = leavesWarehouse(before, change)
      ? await sendFrom(db, before, change, now)
      : await changeStatusFrom(db, before, change, now);
    if (changed) return changed;
  }
  throw new Error(`Order ${change.orderId} changes its status all the time`);
}

/** Why a cancellation would change nothing, to be asked before its payments are ended; null when it may go on. */
export async function refusesCancelling(
  db: Database,
  { orderId, mayRefund = true, seen }: Pick<NewStatus, "orderId" | "mayRefund" | "seen">,
): Promise<"unknown-order" | "changed-meanwhile" | "refund-not-allowed" | null> {
  const { status, paymentStatus, updatedAt } = orders;
  const [order] = await db.select({ status, paymentStatus, updatedAt }).from(orders).where(eq(orders.id, orderId));
  if (!order) return "unknown-order";
  if (orderStatusFacts[order.status].isCancelled) return null;
  if (seen && seen !== order.updatedAt) return "changed-meanwhile";
  return !mayRefund && paymentStatusFacts[order.paymentStatus].hasMoney ? "refund-not-allowed" : null;
}

const unchanged: Extract<StatusChange, { kind: "changed" }> = {
  kind: "changed",
  toRefund: [],
  moves: [],
  outboxId: null,
  shippedMailId: null,
};

/** Whether a change says that what is left of an order was sent. */
function leavesWarehouse(before: Before, { status }: NewStatus): boolean {
  const { inWarehouse, isCancelled } = orderStatusFacts[before.status];
  return status === "shipped" && (inWarehouse || isCancelled);
}

/**
 * Sends what is left of an order, which sets its status; with nothing left to send, its status alone is set. A cancelled order is reopened
 * first. Null when it is no longer as it was read.
 */
async function sendFrom(db: Database, before: Before, change: NewStatus, now: Date): Promise<StatusChange | null> {
  const { orderId, actor, sending = unknownSending } = change;
  if (orderStatusFacts[before.status].isCancelled) {
    const reopened = await changeStatusFrom(db, before, { ...change, status: "processing" }, now);
    if (reopened?.kind !== "changed") return reopened;
    const sent = await changeOrderStatus(db, { ...change, seen: null }, now);
    return sent.kind === "changed" ? { ...sent, moves: reopened.moves } : sent;
  }
  const sent = await sendRest(db, { ...sending, orderId, seen: before.updatedAt, actor }, now);
  if (!sent) return changeStatusFrom(db, before, change, now);
  switch (sent.kind) {
    case "fulfilled":
      return { ...unchanged, shippedMailId: sent.outboxId };
    case "not-paid":
      return { kind: "money-back" };
    case "payment-in-doubt":
    case "unknown-order":
      return { kind: sent.kind };
    case "cancelled":
    case "nothing-chosen":
    case "changed-meanwhile":
      return null;
  }
}

/** Null when the order is no longer as it was read. */
async function changeStatusFrom(
  db: Database,
  before: Before,
  change: NewStatus,
  now: Date,
): Promise<StatusChange | null> {
  const { orderId, status, actor, mayRefund = true, providers, seen = null } = change;
  const { isCancelled: cancels, isDelivered, awaitsPayment, inWarehouse: comesBack } = orderStatusFacts[status];
  const sentAt = before.lastSentAt ?? before.createdAt;
  const deliveredAt = change.day === undefined ? now.toISOString() : deliveryTime(change.day, sentAt, now);
  if (isDelivered && (deliveredAt < sentAt || deliveredAt > now.toISOString())) return { kind: "impossible-date" };
  const refundable = sql`(payment_status NOT IN ${paymentStatusesWhere({ hasMoney: true })} OR ${mayRefund} AND EXISTS (SELECT 1
    FROM payments p WHERE p.order_id = orders.id AND p.status IN ${attemptsWithMoney("here")}
      AND p.provider IN (SELECT value FROM json_each(${JSON.stringify(providers)}))))`;
  const reopenable = sql`(status NOT IN ${orderStatusesWhere({ isCancelled: true })} OR payment_status IN ${paymentStatusesWhere({ wasPaid: false })})
    AND (NOT ${isDelivered} OR NOT ${isPartlySent(orderId)} AND NOT (${isMoneyBack} AND ${hasUnitsToSend(orderId)}))`;
  // The day of a delivery was checked against the parcels that were read.
  const version = seen ?? (isDelivered ? before.updatedAt : null);
  const allowed = sql`status = ${before.status} AND ${cancels ? refundable : reopenable}
    AND (${version} IS NULL OR updated_at = ${version})`;
  const orderIs = (condition: typeof allowed) =>
    sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND ${condition})`;
  const inWarehouse = sql`status IN ${orderStatusesWhere({ inWarehouse: true })}`;
  const holdsStock = cancels ? sql`CASE WHEN ${inWarehouse} THEN 0 ELSE holds_stock END` : sql`1`;
  const kept = (column: "reserved_until" | "reserved_by") => (awaitsPayment ? sql.raw(column) : sql`NULL`);
  const takenBack = sql`SELECT product_id, quantity - cancelled_quantity - returned_quantity AS units FROM order_lines
    WHERE order_id = ${orderId} AND ${cancels} AND ${orderIs(sql`payment_status IN ${paymentStatusesWhere({ hasMoney: true })} AND ${allowed}`)}`;
  const refund = {
    id: newId("rfd"),
    actor,
    payment: sql`p.order_id = ${orderId} AND p.status IN ${attemptsWithMoney("here")} AND ${orderIs(sql`status IN ${orderStatusesWhere({ isCancelled: true })}`)}`,
  };
  const isTakenOut = sql`${comesBack && !orderStatusFacts[before.status].inWarehouse} AND ${orderIs(sql`status = ${status}`)}`;
  const arrives = sql`${isDelivered} AND ${orderIs(sql`status = ${status}`)}`;
  // What was cancelled or refunded had been delivered all the same.
  const isTakenBack = sql`${orderStatusFacts[before.status].isDelivered && !cancels} AND ${orderIs(sql`status = ${status}`)}`;
  const audited = {
    actor,
    action: "order.status" as const,
    subject: { type: "order", id: orderId, name: before.orderNumber },
    before: { status: before.status },
    after: { status },
    condition: orderIs(allowed),
  };
  try {
    const [moved, , , , , updated, toRefund, , moves, [found], , , , , , [mail]] = await db.batch([
      cancels
        ? releaseStockStatement(db, { orderId, actor, now }, sql`${allowed} AND ${inWarehouse}`)
        : reserveStockAgainStatement(db, { orderId, actor, now }, allowed),
      ...soldCountStatements(db, takenBack, "taken back"),
      eventStatement(db, { orderId, type: `status: ${status}`, actor, condition: allowed }, now),
      auditStatement(db, audited, now),
      statement<{ id: string }>(
        db,
        sql`UPDATE orders SET holds_stock = ${holdsStock}, reserved_until = ${kept("reserved_until")},
          reserved_by = ${kept("reserved_by")}, status = ${status}, updated_at = ${now.toISOString()}
        WHERE id = ${orderId} AND ${allowed} RETURNING id`,
      ),
      wholeRefundStatement(db, refund, now),
      statement(
        db,
        sql`UPDATE payments SET status = ${attemptStatusLiteral("refunding")}, updated_at = ${now.toISOString()}
        WHERE order_id = ${orderId} AND status IN ${attemptsWithMoney("here")} AND ${orderIs(sql`status IN ${orderStatusesWhere({ isCancelled: true })}`)}`,
      ),
      stockMovesStatement(db, orderId, cancels ? "released" : "reserved"),
      db
        .select({
          status: orders.status,
          updatedAt: orders.updatedAt,
          isPartlySent: isPartlySent(orderId),
          isMoneyBack: isMoneyBack.mapWith(Boolean),
        })
        .from(orders)
        .where(eq(orders.id, orderId)),
      ...deliverOrderStatements(db, { orderId, actor, condition: arrives, deliveredAt }, now),
      ...undeliverOrderStatements(
        db,
        { orderId, actor, condition: isTakenBack, reason: `Order set to ${status}` },
        orderIs(sql`status = ${status} AND ${inWarehouse}`),
        now,
      ),
      ...undoSendingStatements(db, { orderId, actor, condition: isTakenOut }, now),
      fulfilmentStatement(db, orderId, isTakenOut),
    ]);
    if (updated.length === 0)
      return found?.status === before.status && found.updatedAt === before.updatedAt
        ? { kind: refusalOf(change, found) }
        : null;
    return {
      kind: "changed",
      toRefund: toRefund.map(({ id }) => id),
      moves: moved.length > 0 ? moves : [],
      outboxId: mail?.id ?? null,
      shippedMailId: null,
    };
  } catch (error) {
    if (violatedConstraint(error) === "product_variants_quantity") return { kind: "out-of-stock" };
    throw error;
  }
}

/** Why a status that was still as it was read could not be changed. */
function refusalOf(
  { status, mayRefund = true }: NewStatus,
  found: { status: OrderStatus; isPartlySent: number; isMoneyBack: boolean },
) {
  const { isCancelled, isDelivered } = orderStatusFacts[status];
  if (isCancelled) return mayRefund ? "not-refundable" : "refund-not-allowed";
  if (isDelivered && found.isPartlySent === 1) return "partly-sent";
  return found.isMoneyBack && !orderStatusFacts[found.status].isCancelled ? "money-back" : "refunded-before";
}

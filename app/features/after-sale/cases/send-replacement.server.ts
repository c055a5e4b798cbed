import { eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { exchanges } from "#app/db/schema/returns.server.ts";
import {
  caseStatusLiteral,
  caseStatusesWhere,
  orderStatusesWhere,
  paymentStatusesWhere,
} from "#app/db/status-sql.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { ordersInDoubt } from "#app/features/selling/orders/order-work.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { correctionStatements } from "#app/features/selling/payments/refund-correction.server.ts";
import { settleRefund } from "#app/features/selling/payments/settle-refund.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import type { CarrierId } from "#app/features/shop/shipping/carriers.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { exchangeStatusFacts, returnStatusFacts } from "#app/shared/case-statuses.ts";

import { exchangeSent } from "./exchange-emails.server.tsx";
import { type ExchangeFacts, readExchange } from "./exchange-facts.server.ts";

/** The parcel of a replacement, as staff enter it. */
export interface ReplacementParcel {
  /** The fulfilment's id; comes with the form: the same id is sent once. */
  id: string;
  returnId: string;
  carrier: CarrierId;
  trackingId: string;
  actor: string;
}

export type SendOutcome =
  | { kind: "sent"; outboxId: string | null; repeated: boolean }
  | { kind: "unknown-exchange" }
  /** The goods are not all there yet. */
  | { kind: "not-received" }
  /** It was sent by somebody else, lapsed, or was withdrawn from. Nothing was written. */
  | { kind: "changed-meanwhile" }
  /** The payment provider says that the buyer may have the money back, and nobody has resolved it. */
  | { kind: "payment-in-doubt" };

/**
 * Records that the held replacement was sent, as a parcel of its own, with its e-mail and what it costs less, in one batch. The units
 * left stock when they were held. Throws when D1 fails; the provider is asked after that, and again by the scheduled job.
 */
export async function sendReplacement(
  db: Database,
  provider: PaymentProvider | null,
  parcel: ReplacementParcel,
  now: Date,
): Promise<SendOutcome> {
  const [exchange, [known]] = await Promise.all([
    readExchange(db, parcel.returnId),
    db.select({ returnId: exchanges.returnId }).from(exchanges).where(eq(exchanges.fulfilmentId, parcel.id)),
  ]);
  if (!exchange) return { kind: "unknown-exchange" };
  if (known) return known.returnId === parcel.returnId ? repeated : { kind: "changed-meanwhile" };
  if (!exchangeStatusFacts[exchange.status].isHeld) return { kind: "changed-meanwhile" };
  if (!returnStatusFacts[exchange.returnStatus].hasGoods) return { kind: "not-received" };
  const refundId = `${parcel.returnId}:difference`;
  try {
    const written = await writeSent(db, parcel, { exchange, refundId }, now);
    if (provider && exchange.differenceOre > 0)
      await settleRefund(db, provider, refundId, now).catch((error: unknown) =>
        logError(`Refund ${refundId} is written but not made yet`, error),
      );
    return { kind: "sent", repeated: false, ...written };
  } catch (error) {
    return await refusalOf(db, parcel, exchange, error);
  }
}

const repeated = { kind: "sent", outboxId: null, repeated: true } as const;

async function refusalOf(
  db: Database,
  parcel: ReplacementParcel,
  exchange: ExchangeFacts,
  error: unknown,
): Promise<SendOutcome> {
  const rule = violatedConstraint(error);
  if (rule === null) throw error;
  const now = await readExchange(db, parcel.returnId);
  if (now?.fulfilmentId === parcel.id) return repeated;
  return now && exchangeStatusFacts[now.status].isHeld && now.returnStatus === exchange.returnStatus
    ? { kind: "payment-in-doubt" }
    : { kind: "changed-meanwhile" };
}

async function writeSent(
  db: Database,
  { id, returnId, carrier, trackingId, actor }: ReplacementParcel,
  { exchange, refundId }: { exchange: ExchangeFacts; refundId: string },
  now: Date,
) {
  const { orderId, number, differenceOre } = exchange;
  const [order] = await db
    .select({ vatRateHundredths: orders.vatRateHundredths })
    .from(orders)
    .where(eq(orders.id, orderId));
  const time = now.toISOString();
  const isOpen = sql`EXISTS (SELECT 1 FROM exchanges e JOIN returns r ON r.id = e.return_id JOIN orders o ON o.id = r.order_id
    WHERE e.return_id = ${returnId} AND e.status IN ${caseStatusesWhere("exchange", { isHeld: true })} AND r.status IN ${caseStatusesWhere("return", { isOpen: true, hasGoods: true })} AND o.id NOT IN ${ordersInDoubt}
      AND o.status NOT IN ${orderStatusesWhere({ isCancelled: true })} AND o.payment_status IN ${paymentStatusesWhere({ hasMoney: true })})`;
  const data = {
    fulfilmentId: id,
    returnId,
    carrier,
    trackingId,
    item: `${exchange.name}, ${exchange.color}, ${exchange.size}`,
  };
  const [, , , , [mail]] = await db.batch([
    abortBatchWhen(db, "exchange changed", sql`NOT ${isOpen}`),
    // Without lines: the units of the order's lines were sent before.
    db.insert(fulfilments).values({ id, orderId, carrier, trackingId, createdBy: actor, createdAt: time }),
    statement(
      db,
      sql`UPDATE exchanges SET status = ${caseStatusLiteral("exchange", "sent")}, fulfilment_id = ${id}, updated_at = ${time} WHERE return_id = ${returnId}`,
    ),
    statement(
      db,
      sql`UPDATE returns SET status = ${caseStatusLiteral("return", "sent")}, updated_at = ${time} WHERE id = ${returnId}`,
    ),
    outboxStatement(
      db,
      exchangeSent,
      sql`SELECT email AS recipient, ${returnId} AS cause_id FROM orders WHERE id = ${orderId} AND email <> ''`,
      now,
    ),
    eventStatement(db, { orderId, type: "replacement sent", actor, data, condition: sql`TRUE` }, now),
    auditStatement(
      db,
      {
        actor,
        action: "exchange.sent",
        subject: { type: "return", id: returnId, name: number },
        after: { fulfilmentId: id, carrier, differenceOre },
      },
      now,
    ),
    ...correctionStatements(
      db,
      {
        id: refundId,
        orderId,
        orderLineId: exchange.orderLineId,
        amountOre: differenceOre,
        vatRateHundredths: order?.vatRateHundredths ?? 0,
        reason: "exchange-difference",
        text: `Exchange ${number}: costs less now`,
        actor,
        condition: sql`TRUE`,
      },
      now,
    ),
  ]);
  return { outboxId: mail?.id ?? null };
}

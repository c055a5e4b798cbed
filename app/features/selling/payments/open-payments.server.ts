import { and, eq, inArray, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { replacedOrderStatement } from "#app/features/selling/orders/replaced-order.server.ts";
import type { OrderInput } from "#app/features/selling/orders/schemas.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { concludePayment } from "./conclude-payment.server.ts";
import { providersInReach } from "./provider-names.ts";
import type { PaymentProvider } from "./provider.server.ts";
import {
  type Attempt,
  decidedBy,
  type DecidedOrder,
  recordOutcome,
  type RecordedOutcome,
} from "./record-outcome.server.ts";

/** Open payments of one run of the job. */
const batchSize = 100;

const columns = {
  id: payments.id,
  orderId: payments.orderId,
  reference: payments.providerReference,
  provider: payments.provider,
  attempt: sql<null>`NULL`.as("attempt"),
};
type OpenPayment = Attempt & { provider: string };
const isOpen = sql`${payments.isOpen} = 1`;

/**
 * Ends the payments of an order that the shopper could still make in a browser, at the provider first. A success found on the way
 * pays the order. `isPending`: one of them is being decided and cannot be ended. Throws when the provider or D1 fails.
 */
export async function endOpenPayments(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  now: Date,
): Promise<{ decided: DecidedOrder[]; isPending: boolean }> {
  const open = await db
    .select(columns)
    .from(payments)
    .where(and(isOpen, eq(payments.orderId, orderId), inArray(payments.provider, providersInReach(provider))));
  const decided: DecidedOrder[] = [];
  let isPending = false;
  for (const payment of open) {
    const recorded = await endPayment(db, provider, payment, now);
    decided.push(...decidedBy(recorded, orderId));
    isPending ||= recorded.kind === "pending";
  }
  return { decided, isPending };
}

/**
 * Ends the open payments of the order that another one replaces, when a browser starts over with a changed cart. If the provider
 * does not answer, they stay open and their order is not replaced.
 */
export async function endReplacedPayments(
  db: Database,
  provider: PaymentProvider,
  input: OrderInput,
  now: Date,
): Promise<DecidedOrder[]> {
  const [replaced] = await replacedOrderStatement(db, input);
  if (!replaced) return [];
  try {
    return (await endOpenPayments(db, provider, replaced.id, now)).decided;
  } catch (error) {
    logError(`The payments of order ${replaced.id} could not be ended yet`, error);
    return [];
  }
}

/**
 * Ends the open payments of orders that cannot be paid any more: expired, cancelled, or paid by another payment; at most 100, those
 * that waited longest first; also those of a provider that was on before and takes no money (`concludePayment`). One that fails is logged and left for the next run.
 */
export async function endAbandonedPayments(
  db: Database,
  provider: PaymentProvider,
  now: Date,
): Promise<DecidedOrder[]> {
  const time = now.toISOString();
  const abandoned = await statement<OpenPayment>(
    db,
    sql`SELECT p.id, p.order_id AS orderId, p.provider_reference AS reference, p.provider, NULL AS attempt
    FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.is_open = 1 AND p.provider IN ${providersInReach(provider)}
      AND (o.reserved_until < ${time} OR o.status IN ${orderStatusesWhere({ isCancelled: true })}
        OR o.payment_status NOT IN ${paymentStatusesWhere({ wasPaid: false })})
    ORDER BY p.updated_at ${limitTo(batchSize)}`,
  );
  const decided: DecidedOrder[] = [];
  for (const payment of abandoned) {
    try {
      decided.push(...decidedBy(await endPayment(db, provider, payment, now), payment.orderId));
    } catch (error) {
      await postpone(db, payment.id, now);
      logError(`Payment ${payment.id} could not be ended yet`, error);
    }
  }
  return decided;
}

/** Reads what became of a payment that the provider takes in the browser, and records it. Throws when the provider or D1 fails. */
export async function checkOpenPayment(
  db: Database,
  provider: PaymentProvider,
  payment: Omit<Attempt, "attempt">,
  now: Date,
): Promise<{ recorded: RecordedOutcome; reason: string }> {
  const outcome = await provider.process(payment.reference, { returned: true }, payment.id);
  const recorded = await recordOutcome(db, provider, { ...payment, attempt: null }, outcome, now);
  return { recorded, reason: outcome.status === "declined" ? outcome.reason : "" };
}

async function endPayment(
  db: Database,
  provider: PaymentProvider,
  payment: OpenPayment,
  now: Date,
): Promise<RecordedOutcome> {
  const recorded = await recordOutcome(db, provider, payment, await concludePayment(provider, payment), now);
  if (recorded.kind === "pending") await postpone(db, payment.id, now);
  return recorded;
}

/** Lets the others go first at the next run of a job. */
export async function postpone(db: Database, id: string, now: Date): Promise<void> {
  await db.update(payments).set({ updatedAt: now.toISOString() }).where(eq(payments.id, id));
}

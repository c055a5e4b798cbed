import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { unitsToRefund } from "#app/features/selling/orders/order-units.ts";
import { largestSum, type RefundAmount, refundAmount } from "#app/features/selling/orders/refund-amount.ts";
import { refundedShippingStatement } from "#app/features/selling/orders/refunded-shipping.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { paymentAttemptFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";

import { providersInReach } from "./provider-names.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { correctedStatement, refundableLines } from "./refund-correction.server.ts";
import type { RefundRequest } from "./refund-request.ts";
import { settleRefund } from "./settle-refund.server.ts";
import { writeRefund } from "./write-refund.server.ts";

export type RefundOutcome =
  | { kind: "refunded"; amountOre: number; repeated: boolean; pages: PageChange }
  /** It is written, but the provider failed, or makes it later: the scheduled job sees to it. */
  | { kind: "refund-pending"; amountOre: number; pages: PageChange }
  /** The amount is not the one the person saw; nothing was written. */
  | { kind: "to-confirm"; amount: RefundAmount }
  | { kind: "unknown-order" }
  | { kind: "not-paid" }
  | { kind: "refunded-before" }
  /** It was paid by another provider than the current one, which took money for it. */
  | { kind: "not-refundable" }
  | { kind: "nothing-chosen" }
  /** A larger sum than is left of the goods' price. */
  | { kind: "too-much"; mostOre: number; currency: Currency }
  /** Fewer units are left, or somebody else changed the order meanwhile. Nothing was written. */
  | { kind: "changed-meanwhile" };

/**
 * Cancels or refunds units of a paid order, its shipping and a sum of its price by choice: the refund is written with its units, and then the
 * provider is asked. Two people who refund the same units at once: one of them is told. Throws when D1 fails before
 * the refund is written; repeating it is safe.
 */
export async function refundOrder(
  db: Database,
  provider: PaymentProvider | null,
  request: RefundRequest,
  now: Date,
): Promise<RefundOutcome> {
  const found = await readForRefund(db, request);
  const { order, lines, payment, refundedShippingOre } = found;
  if (!order) return { kind: "unknown-order" };
  if (found.known) return answerRepeated(found.known, request);
  if (!paymentStatusFacts[order.paymentStatus].wasPaid) return { kind: "not-paid" };
  if (!payment) return { kind: "refunded-before" };
  if (!provider || !providersInReach(provider).includes(payment.provider)) return { kind: "not-refundable" };

  const tooMany = lines.some((line) => {
    const { unsent, sent } = unitsToRefund(line, order.status);
    return (request.cancelled.get(line.id) ?? 0) > unsent || (request.returned.get(line.id) ?? 0) > sent;
  });
  if (order.updatedAt !== request.seen || tooMany) return { kind: "changed-meanwhile" };
  const units = new Map(
    lines.map(({ id }) => [id, (request.cancelled.get(id) ?? 0) + (request.returned.get(id) ?? 0)]),
  );
  const known = { ...order, lines, refundedShippingOre };
  const mostOre = largestSum(known, units);
  if ((request.sumOre ?? 0) > mostOre) return { kind: "too-much", mostOre, currency: order.currency };
  const amount = refundAmount(known, { ...request, units });
  if (amount.lines.length === 0 && amount.shares.length === 0 && amount.shippingOre === 0)
    return { kind: "nothing-chosen" };
  if (request.expectedOre !== "any" && amount.amountOre !== request.expectedOre) return { kind: "to-confirm", amount };

  const written = await writeRefund(db, { request, order, paymentId: payment.id, amount }, now).catch(
    (error: unknown) => {
      if (violatedConstraint(error) === null) throw error;
      return null;
    },
  );
  // The same request may have won, or another person's.
  if (!written) {
    const { known: first } = await readForRefund(db, request);
    return first ? answerRepeated(first, request) : { kind: "changed-meanwhile" };
  }
  return settle(
    db,
    provider,
    { id: request.id, amountOre: amount.amountOre, pages: pagesAffectedBy(written.moves) },
    now,
  );
}

async function settle(
  db: Database,
  provider: PaymentProvider,
  { id, ...written }: { id: string; amountOre: number; pages: PageChange },
  now: Date,
): Promise<RefundOutcome> {
  try {
    const settled = await settleRefund(db, provider, id, now);
    return settled === "succeeded"
      ? { kind: "refunded", repeated: false, ...written }
      : { kind: "refund-pending", ...written };
  } catch (error) {
    logError(`Refund ${id} is written but not made yet`, error);
    return { kind: "refund-pending", ...written };
  }
}

function answerRepeated(known: typeof refunds.$inferSelect, { orderId }: RefundRequest): RefundOutcome {
  if (known.orderId !== orderId) return { kind: "changed-meanwhile" };
  const { amountOre } = known;
  return known.status === "succeeded"
    ? { kind: "refunded", amountOre, repeated: true, pages: {} }
    : { kind: "refund-pending", amountOre, pages: {} };
}

async function readForRefund(db: Database, { id, orderId }: Pick<RefundRequest, "id" | "orderId">) {
  const [[order], lineRows, paid, [earlier], [known], corrected] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position),
    db
      .select({ id: payments.id, provider: payments.provider, status: payments.status })
      .from(payments)
      .where(eq(payments.orderId, orderId)),
    refundedShippingStatement(db, orderId),
    db.select().from(refunds).where(eq(refunds.id, id)),
    correctedStatement(db, orderId),
  ]);
  return {
    order,
    lines: refundableLines(lineRows, corrected),
    payment: paid.find(({ status }) => paymentAttemptFacts[status].money === "here"),
    refundedShippingOre: earlier?.shippingOre ?? 0,
    known,
  };
}

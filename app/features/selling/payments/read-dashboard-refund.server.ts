import { and, asc, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { dashboardRefunds, refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import { paymentDiscrepancies } from "#app/db/schema/payments.server.ts";
import { refundedShippingStatement } from "#app/features/selling/orders/refunded-shipping.server.ts";

import type { RefundableOrder } from "./dashboard-refund-plan.ts";
import { correctedStatement, refundableLines } from "./refund-correction.server.ts";
import { madeInDashboard } from "./refund-elsewhere.server.ts";

const prefix = "refund-at-provider:";

/** The discrepancy of a refund that was made in the provider's dashboard; undefined for any other id. */
export async function readDashboardDiscrepancy(db: Database, discrepancyId: string) {
  if (!discrepancyId.startsWith(prefix)) return undefined;
  const reference = discrepancyId.slice(prefix.length);
  const [[discrepancy], recorded] = await db.batch([
    db
      .select({
        resolvedAt: paymentDiscrepancies.resolvedAt,
        paymentId: payments.id,
        orderId: payments.orderId,
        provider: payments.provider,
        payment: payments.providerReference,
      })
      .from(paymentDiscrepancies)
      .innerJoin(payments, eq(payments.id, paymentDiscrepancies.paymentId))
      .where(eq(paymentDiscrepancies.id, discrepancyId)),
    db.select().from(dashboardRefunds).where(eq(dashboardRefunds.reference, reference)).limit(1),
  ]);
  if (!discrepancy) return undefined;
  const { resolvedAt, ...rest } = discrepancy;
  return { ...rest, reference, isResolved: resolvedAt !== null, isRecorded: recorded.length > 0 };
}

/** What recording a refund of the dashboard needs of its payment. Amounts in öre. */
export interface ForDashboardRefund {
  order: RefundableOrder & Pick<typeof orders.$inferSelect, "id" | "orderNumber" | "updatedAt">;
  payment: Pick<typeof payments.$inferSelect, "id" | "currency">;
  /** Refunds of it that the provider refused and nobody sends by bank, the oldest first. */
  refused: { id: string; amountOre: number; leftOre: number; refusals: number }[];
  /** What no refund of the shop is of yet. */
  freeOre: number;
}

/** Throws when D1 fails, or has no such payment. */
export async function readForDashboardRefund(
  db: Database,
  { paymentId, orderId }: { paymentId: string; orderId: string },
): Promise<ForDashboardRefund> {
  const [[payment], [order], lines, rows, [shipped], corrected] = await db.batch([
    db.select().from(payments).where(eq(payments.id, paymentId)),
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position),
    db
      .select({
        id: refunds.id,
        amountOre: refunds.amountOre,
        leftOre: sql<number>`${refunds.amountOre} - ${madeInDashboard()}`.as("left_ore"),
        refusals: refunds.refusals,
        isRefused: sql`${refunds.status} = 'failed' AND ${refunds.refusals} > 0 AND ${refunds.providerReference} IS NULL
          AND ${refunds.transferBy} IS NULL`
          .mapWith(Boolean)
          .as("is_refused"),
      })
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId)))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    refundedShippingStatement(db, orderId),
    correctedStatement(db, orderId),
  ]);
  if (!payment || !order) throw new Error(`There is no payment ${paymentId}`);
  return {
    order: {
      ...order,
      refundedShippingOre: shipped?.shippingOre ?? 0,
      lines: refundableLines(lines, corrected),
    },
    payment,
    refused: rows.filter(({ isRefused }) => isRefused),
    freeOre: payment.amountOre - rows.reduce((sum, { amountOre }) => sum + amountOre, 0),
  };
}

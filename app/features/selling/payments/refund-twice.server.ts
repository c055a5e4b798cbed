import { and, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { formatAmount } from "#app/shared/money.ts";

import { discrepancyStatement } from "./discrepancies.server.ts";
import { wentElsewhere } from "./refund-elsewhere.server.ts";

/** Writes down for staff that the money of a refund went, or may have gone, to the buyer twice: `how`, after its amount. */
export async function noteRefundTwice(db: Database, refundId: string, how: string, now: Date): Promise<void> {
  const [refund] = await db
    .select({
      orderId: refunds.orderId,
      paymentId: refunds.paymentId,
      amountOre: refunds.amountOre,
      currency: payments.currency,
      provider: payments.provider,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!refund) return;
  const { orderId, paymentId, amountOre, currency, provider } = refund;
  const detail = `A refund of ${formatAmount(amountOre, currency)} ${how}.`;
  const about = { orderId, paymentId, provider, detail };
  await discrepancyStatement(db, { kind: "refund-twice", subject: refundId, ...about }, now);
}

/** Writes down that the provider made a refund whose money had gone another way before; nothing for any other. */
export async function noteMadeElsewhere(db: Database, refundId: string, now: Date): Promise<void> {
  const [refund] = await db
    .select({ transferOn: refunds.transferOn })
    .from(refunds)
    .where(and(eq(refunds.id, refundId), wentElsewhere()));
  if (!refund) return;
  const before = refund.transferOn === null ? "the buyer had by the provider before" : "staff sent by bank";
  await noteRefundTwice(db, refundId, `that ${before} was made at the provider, too`, now);
}

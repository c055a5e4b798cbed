import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { correctionStatements } from "#app/features/selling/payments/refund-correction.server.ts";
import { settleRefund } from "#app/features/selling/payments/settle-refund.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { formatPrice } from "#app/shared/money.ts";

import { staffStepStatements } from "./complaint-step.server.ts";
import { type RemedyFacts, readRemedyFacts, refundIdOf } from "./remedy-facts.server.ts";

/** A lower price for faulty goods that stay with the buyer. `form` comes with the form: the same form pays once. */
export interface PriceReduction {
  id: string;
  form: string;
  orderLineId: string;
  amountOre: number;
  text: string;
  /** That a unit which was replaced for another complaint is meant: the replacement is faulty. */
  again?: boolean;
  actor: string;
}

export type PriceReductionOutcome =
  | { kind: "done"; pending: boolean }
  | { kind: "not-accepted" }
  /** It was replaced for another complaint, and nobody said that the replacement is faulty. */
  | { kind: "replaced-before" }
  /** More than was paid for the faulty units and did not go back yet. */
  | { kind: "too-much"; mostOre: number }
  /** It was paid through another provider than the current one, or nothing of it is left. */
  | { kind: "not-refundable" }
  | { kind: "changed-meanwhile" };

/**
 * Pays back a part of the price of faulty units, which stay with the buyer: never more than was paid for them and is left. Written with its
 * step and letter in one batch that the order must not have changed since; then the provider is asked.
 */
export async function reducePrice(
  shop: Shop,
  provider: PaymentProvider | null,
  reduction: PriceReduction,
  now: Date,
): Promise<PriceReductionOutcome> {
  const { db } = shop;
  const { id, form, orderLineId, amountOre } = reduction;
  const refundId = refundIdOf(id, form);
  const facts = await readRemedyFacts(db, id);
  if (!facts) return { kind: "not-accepted" };
  const known = facts.refunds.find((refund) => refund.id === refundId);
  if (known) return { kind: "done", pending: known.status !== "succeeded" };
  if (!provider || facts.payment?.provider !== provider.name) return { kind: "not-refundable" };
  const line = facts.lines.find((one) => one.id === orderLineId);
  const mostOre = line?.mostOre ?? 0;
  if (amountOre > mostOre) return { kind: "too-much", mostOre };
  if (line?.fresh === 0 && !reduction.again) return { kind: "replaced-before" };
  try {
    const mailId = await write(shop, reduction, { facts, refundId }, now);
    enqueueMail(shop, mailId);
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    const again = await readRemedyFacts(db, id);
    if (again?.refunds.some((refund) => refund.id === refundId)) return { kind: "done", pending: true };
    return { kind: again?.order.updatedAt === facts.order.updatedAt ? "not-accepted" : "changed-meanwhile" };
  }
  try {
    return { kind: "done", pending: (await settleRefund(db, provider, refundId, now)) === "pending" };
  } catch (error) {
    logError(`Refund ${refundId} is written but not made yet`, error);
    return { kind: "done", pending: true };
  }
}

async function write(
  { db }: Shop,
  { id, orderLineId, amountOre, text, actor }: PriceReduction,
  { facts: { order }, refundId }: { facts: RemedyFacts; refundId: string },
  now: Date,
): Promise<string | null> {
  const time = now.toISOString();
  const isOpen = sql`EXISTS (SELECT 1 FROM complaints c JOIN orders o ON o.id = c.order_id
    WHERE c.id = ${id} AND c.status IN ${caseStatusesWhere("complaint", { waitsFor: "remedy" })} AND o.updated_at = ${order.updatedAt})`;
  const amount = formatPrice(amountOre, order.currency);
  const [, , , , , , , , , [mail]] = await db.batch([
    abortBatchWhen(db, "order changed", sql`NOT ${isOpen}`),
    ...correctionStatements(
      db,
      {
        id: refundId,
        orderId: order.id,
        orderLineId,
        amountOre,
        vatRateHundredths: order.vatRateHundredths,
        reason: "price-reduction",
        text: `Complaint ${id}: lower price`,
        actor,
        condition: sql`TRUE`,
      },
      now,
    ),
    abortBatchWhen(db, "nothing left to refund", sql`NOT EXISTS (SELECT 1 FROM refunds WHERE id = ${refundId})`),
    // A refund that was counted without it is refused, and counted anew.
    statement(db, sql`UPDATE orders SET updated_at = ${time} WHERE id = ${order.id}`),
    ...staffStepStatements(
      db,
      {
        id: `${refundId}:step`,
        complaintId: id,
        type: "price-reduced",
        actor,
        text: [`We're refunding ${amount} of the price, the way you paid. You keep the item.`, text]
          .filter(Boolean)
          .join("\n\n"),
        reference: refundId,
        after: { refundId, amountOre },
        condition: sql`TRUE`,
      },
      now,
    ),
  ]);
  return mail?.id ?? null;
}

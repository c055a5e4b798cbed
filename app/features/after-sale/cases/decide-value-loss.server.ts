import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { correctionStatements } from "#app/features/selling/payments/refund-correction.server.ts";
import { settleRefund } from "#app/features/selling/payments/settle-refund.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { valueLossDecisions } from "#app/shared/states.ts";

import { valueLossDecided } from "./value-loss-email.server.tsx";
import { type ValueLoss, readValueLoss } from "./value-losses.server.ts";

export type DecisionOutcome =
  | { kind: "decided"; outboxId: string | null }
  | { kind: "unknown" }
  /** Nobody objected, so there is nothing to decide: kept, the buyer could not object any longer. */
  | { kind: "not-objected" }
  /** It was decided before; nothing was written. */
  | { kind: "decided-before" };

/** How often a decision is tried when the order changes at the same moment. */
const maxAttempts = 5;

/**
 * Decides on a deduction: it is kept against an objection, or dropped. Dropped after the refund, what was taken off for it goes back, too; before it, it is not
 * taken off. The buyer is told, in the same batch. The first decision counts.
 */
export async function decideValueLoss(
  db: Database,
  provider: PaymentProvider | null,
  { id, decision, actor }: { id: string; decision: (typeof valueLossDecisions)[number]; actor: string },
  now: Date,
): Promise<DecisionOutcome> {
  for (let attempt = 1; ; attempt++) {
    const loss = await readValueLoss(db, id);
    if (!loss) return { kind: "unknown" };
    if (loss.decision !== null) return { kind: "decided-before" };
    if (decision === "kept" && loss.objectedAt === null) return { kind: "not-objected" };
    try {
      return await writeDecision(db, provider, loss, { decision, actor }, now);
    } catch (error) {
      if (violatedConstraint(error) === null || attempt === maxAttempts) throw error;
    }
  }
}

async function writeDecision(
  db: Database,
  provider: PaymentProvider | null,
  loss: ValueLoss,
  { decision, actor }: { decision: (typeof valueLossDecisions)[number]; actor: string },
  now: Date,
): Promise<DecisionOutcome> {
  const { id, orderId, orderLineId, returnId, number } = loss;
  const [order] = await statement<{ rate: number; seen: string; paidOre: number }>(
    db,
    sql`SELECT o.vat_rate_hundredths AS rate, o.updated_at AS seen, ${takenOff(loss)} AS paidOre
      FROM orders o JOIN returns r ON r.order_id = o.id WHERE r.id = ${returnId}`,
  );
  const time = now.toISOString();
  const isOpen = sql`EXISTS (SELECT 1 FROM value_losses WHERE id = ${id} AND decision IS NULL)`;
  const refundId = `${id}:dropped`;
  const data = { returnId, number, decision };
  const [, , , [mail], , , , , [decided]] = await db.batch([
    // What goes back was counted from the order as it was read.
    abortBatchWhen(
      db,
      "order changed",
      sql`NOT EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND updated_at = ${order?.seen ?? ""})`,
    ),
    eventStatement(db, { orderId, type: "value loss decided", actor, data, condition: isOpen }, now),
    auditStatement(
      db,
      {
        actor,
        action: "return.value-loss-decided",
        subject: { type: "return", id: returnId, name: number },
        after: { valueLossId: id, decision },
        condition: isOpen,
      },
      now,
    ),
    outboxStatement(
      db,
      valueLossDecided,
      sql`SELECT email AS recipient, ${id} AS cause_id FROM orders WHERE id = ${orderId} AND email <> '' AND ${isOpen}`,
      now,
    ),
    ...correctionStatements(
      db,
      {
        id: refundId,
        orderId,
        orderLineId,
        amountOre: decision === "dropped" ? (order?.paidOre ?? 0) : 0,
        vatRateHundredths: order?.rate ?? 0,
        reason: "value-loss-dropped",
        text: `Return ${number}: deduction dropped`,
        actor,
        condition: isOpen,
      },
      now,
    ),
    // A refund that was counted with it is refused, and counted anew.
    statement(db, sql`UPDATE orders SET updated_at = ${time} WHERE id = ${orderId} AND ${isOpen}`),
    statement<{ id: string }>(
      db,
      sql`UPDATE value_losses SET decision = ${decision}, decided_at = ${time}, decided_by = ${actor}
        WHERE id = ${id} AND decision IS NULL RETURNING id`,
    ),
  ]);
  if (!decided) return { kind: "decided-before" };
  if (provider && decision === "dropped")
    await settleRefund(db, provider, refundId, now).catch((error: unknown) =>
      logError(`Refund ${refundId} is written but not made yet`, error),
    );
  return { kind: "decided", outboxId: mail?.id ?? null };
}

/**
 * What goes back when a deduction is dropped, in öre, as SQL of the return `r`: what the refunds of its line took off, less what the
 * other deductions of it come to and what went back before. Nothing before the refund; of refunds of before that was kept, all of it.
 */
function takenOff({ id, orderLineId, amountOre }: ValueLoss) {
  const refunded = sql`FROM refunds f JOIN refund_lines l ON l.refund_id = f.id
    WHERE f.withdrawal_id = r.withdrawal_id AND l.order_line_id = ${orderLineId} AND l.returned > 0`;
  return sql<number>`CASE WHEN EXISTS (SELECT 1 ${refunded} AND l.value_loss_ore IS NULL) THEN ${amountOre}
    ELSE max(0, min(${amountOre}, (SELECT coalesce(sum(l.value_loss_ore), 0) ${refunded})
      - (SELECT coalesce(sum(v.amount_ore), 0) FROM value_losses v
        WHERE v.return_id = r.id AND v.order_line_id = ${orderLineId} AND v.id <> ${id} AND v.decision IS NOT 'dropped')
      - (SELECT coalesce(sum(c.amount_ore), 0) FROM value_losses v JOIN refund_corrections c ON c.refund_id = v.id || ':dropped'
        WHERE v.return_id = r.id AND v.order_line_id = ${orderLineId}))) END`;
}

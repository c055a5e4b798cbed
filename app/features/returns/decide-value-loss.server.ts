import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/audit/record.server.ts";
import { outboxStatement } from "#app/features/mail/queue-mail.server.ts";
import { eventStatement } from "#app/features/orders/events.server.ts";
import type { PaymentProvider } from "#app/features/payments/provider.server.ts";
import { correctionStatements } from "#app/features/payments/refund-correction.server.ts";
import { settleRefund } from "#app/features/payments/settle-refund.server.ts";
import { logError } from "#app/platform/log-error.ts";
import type { valueLossDecisions } from "#app/shared/states.ts";

import { readValueLoss } from "./read-value-loss.server.ts";
import { valueLossDecided } from "./value-loss-email.server.tsx";

export type DecisionOutcome =
  | { kind: "decided"; outboxId: string | null }
  | { kind: "unknown" }
  /** It was decided before; nothing was written. */
  | { kind: "decided-before" };

/**
 * Decides on a deduction: it is kept, or dropped. Dropped after the refund, what was deducted goes back, too; before it, it is not
 * deducted. The buyer is told, in the same batch. The first decision counts. Throws when D1 fails.
 */
export async function decideValueLoss(
  db: Database,
  provider: PaymentProvider | null,
  { id, decision, actor }: { id: string; decision: (typeof valueLossDecisions)[number]; actor: string },
  now: Date,
): Promise<DecisionOutcome> {
  const loss = await readValueLoss(db, id);
  if (!loss) return { kind: "unknown" };
  if (loss.decision !== null) return { kind: "decided-before" };
  const { orderId, orderLineId, amountOre, returnId, number } = loss;
  const [order] = await statement<{ rate: number }>(
    db,
    sql`SELECT vat_rate_hundredths AS rate FROM orders WHERE id = ${orderId}`,
  );
  const time = now.toISOString();
  const isOpen = sql`EXISTS (SELECT 1 FROM value_losses WHERE id = ${id} AND decision IS NULL)`;
  const wasRefunded = sql`EXISTS (SELECT 1 FROM returns r JOIN refunds f ON f.withdrawal_id = r.withdrawal_id
    JOIN refund_lines fl ON fl.refund_id = f.id WHERE r.id = ${returnId} AND fl.order_line_id = ${orderLineId} AND fl.returned > 0)`;
  const refundId = `${id}:dropped`;
  const data = { returnId, number, decision };
  const [, , [mail], , , , , [decided]] = await db.batch([
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
        amountOre: decision === "dropped" ? amountOre : 0,
        vatRateHundredths: order?.rate ?? 0,
        reason: "value-loss-dropped",
        text: `Return ${number}: deduction dropped`,
        actor,
        condition: sql`${isOpen} AND ${wasRefunded}`,
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

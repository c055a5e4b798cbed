import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { dashboardRefunds, refunds } from "#app/db/schema/fulfilments.server.ts";
import { refundCorrections } from "#app/db/schema/returns.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import type { MoneyAlone } from "./dashboard-refund-plan.ts";
import type { ForDashboardRefund } from "./read-dashboard-refund.server.ts";
import { refundMadeStatements } from "./record-refund.server.ts";

/** What refunds say that were written for one in the dashboard. */
export const reasonOfDashboard = "Refunded in the payment provider's dashboard";

/** What recording a refund of the dashboard goes by. `counted` are the parts of it that count towards refunds that the provider refused. */
export interface DashboardRefundPlan extends ForDashboardRefund {
  reference: string;
  amountOre: number;
  counted: { id: string; amountOre: number; isWhole: boolean }[];
  discrepancyId: string;
  actor: string;
}

type Made = Parameters<typeof refundMadeStatements>[1];
interface OwnRefund extends Made {
  reference: string;
  actor: string;
}

/** A refund that was written for the one in the dashboard: all of it is made. */
export function ownRefundStatements(
  db: Database,
  { reference, actor, ...refund }: OwnRefund,
  now: Date,
): BatchItem<"sqlite">[] {
  const { id: refundId, amountOre } = refund;
  return [
    partStatement(db, { reference, refundId, amountOre, isOwn: true, actor }, now),
    ...refundMadeStatements(db, refund, { actor, change: sql`refusal = NULL`, told: { by: "provider" } }, now),
  ];
}

/** The parts that count towards refused refunds, with what follows for those; the discrepancy is resolved, on record. */
export function recordedStatements(db: Database, plan: DashboardRefundPlan, now: Date): BatchItem<"sqlite">[] {
  const { actor, discrepancyId, order, payment, reference, refused, counted } = plan;
  const towards = counted.flatMap(({ id, amountOre, isWhole }): BatchItem<"sqlite">[] => {
    const before = refused.find((refund) => refund.id === id);
    const refund = { id, orderId: order.id, paymentId: payment.id, currency: payment.currency };
    return [
      abortBatchWhen(
        db,
        "refund changed",
        sql`NOT EXISTS (SELECT 1 FROM refunds WHERE id = ${id} AND status = 'failed' AND refusals = ${before?.refusals ?? 0}
          AND provider_reference IS NULL AND transfer_by IS NULL)`,
      ),
      partStatement(db, { reference, refundId: id, amountOre, isOwn: false, actor }, now),
      statement(
        db,
        sql`UPDATE payment_findings SET resolved_at = ${now.toISOString()}, resolved_by = ${actor},
          note = 'It went back in the provider''s dashboard'
        WHERE payment_id = ${payment.id} AND resolved_at IS NULL AND kind = 'refund-failed'
          AND substr(id, 1, ${`refund-failed:${id}:`.length}) = ${`refund-failed:${id}:`}`,
      ),
      ...(isWhole
        ? refundMadeStatements(
            db,
            { ...refund, amountOre: before?.amountOre ?? amountOre },
            { actor, change: sql`refusal = NULL`, told: { by: "provider" } },
            now,
          )
        : [
            statement(
              db,
              sql`UPDATE refunds SET status = 'requested', refusal = NULL, updated_at = ${now.toISOString()} WHERE id = ${id}`,
            ),
          ]),
    ];
  });
  const subject = { type: "order", id: order.id, name: order.orderNumber };
  return [
    // Two who record it at once: one of them does.
    abortBatchWhen(
      db,
      "discrepancy resolved",
      sql`NOT EXISTS (SELECT 1 FROM payment_findings WHERE id = ${discrepancyId} AND resolved_at IS NULL)
        OR EXISTS (SELECT 1 FROM refunds WHERE provider_reference = ${reference})`,
    ),
    ...towards,
    auditStatement(
      db,
      { actor, action: "order.dashboard-refund-recorded", subject, after: { reference, amountOre: plan.amountOre } },
      now,
    ),
    resolveStatement(db, { discrepancyId, actor, note: "Recorded as a refund of the order" }, now),
  ];
}

interface Part {
  reference: string;
  refundId: string;
  amountOre: number;
  isOwn: boolean;
  actor: string;
}

function partStatement(db: Database, { actor, ...part }: Part, now: Date) {
  return db.insert(dashboardRefunds).values({ ...part, recordedBy: actor, recordedAt: now.toISOString() });
}

/** Resolves the discrepancy of a refund in the dashboard with a note. */
export function resolveStatement(
  db: Database,
  { discrepancyId, actor, note }: { discrepancyId: string; actor: string; note: string },
  now: Date,
) {
  return statement(
    db,
    sql`UPDATE payment_findings SET resolved_at = ${now.toISOString()}, resolved_by = ${actor}, note = ${note}
    WHERE id = ${discrepancyId} AND resolved_at IS NULL`,
  );
}

/** A refund of money alone; of a line, it counts as a lower price, so that it does not go back again with its units. */
export function moneyAloneStatements(
  db: Database,
  { id, part, paymentId, orderId, currency, actor }: Omit<Made, "amountOre"> & { part: MoneyAlone; actor: string },
  now: Date,
): BatchItem<"sqlite">[] {
  const { lineId, ...amounts } = part;
  const time = now.toISOString();
  const common = { reason: reasonOfDashboard, createdBy: actor, createdAt: time, updatedAt: time };
  const data = { refundId: id, amountOre: String(part.amountOre), currency, units: "0", reason: reasonOfDashboard };
  return [
    db.insert(refunds).values({ id, orderId, paymentId, ...amounts, ...common }),
    ...(lineId === null
      ? []
      : [
          db
            .insert(refundCorrections)
            .values({ refundId: id, orderLineId: lineId, reason: "price-reduction", amountOre: part.amountOre }),
        ]),
    eventStatement(db, { orderId, type: "refund requested", actor, data, condition: sql`TRUE` }, now),
  ];
}

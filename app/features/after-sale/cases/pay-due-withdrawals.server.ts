import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { caseStatusesWhere, orderStatusesWhere } from "#app/db/status-sql.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { addDays } from "#app/shared/dates.ts";
import type { RefundTrouble } from "#app/shared/states.ts";

import { type WithdrawalRefund, refundUnsent, refundWithdrawal } from "./refund-withdrawal.server.ts";

/** Notices that one run looks at of each kind; the next takes the rest. */
const batchSize = 50;

/** The goods of a notice `w` are here, or its buyer showed that they were sent: the shop may not wait any longer (2005:59, 2:14). */
const mayNotWait = sql`(w.proof_of_posting_at IS NOT NULL OR EXISTS (SELECT 1 FROM returns r
  WHERE r.withdrawal_id = w.id AND r.status IN ${caseStatusesWhere("return", { hasGoods: true })}))`;

const refundedUnits = sql`(SELECT coalesce(sum(l.quantity), 0) FROM refunds f JOIN refund_lines l ON l.refund_id = f.id
  WHERE f.withdrawal_id = w.id)`;
const returnedUnits = sql`(SELECT coalesce(sum(l.returned), 0) FROM refunds f JOIN refund_lines l ON l.refund_id = f.id
  WHERE f.withdrawal_id = w.id)`;
const arrivedUnits = sql`(SELECT coalesce(sum(quantity), 0) FROM received_units
  WHERE return_id = (SELECT id FROM returns WHERE withdrawal_id = w.id))`;
/** Those that were tried longest ago first, so that none that always fails holds up another. */
const inTurn = sql`ORDER BY w.refund_tried_at, w.refund_due_at ${limitTo(batchSize)}`;

/**
 * Finishes what a lost request left undone of notices, and on the last day pays those whose goods or proof of posting are there; of
 * those that came back in part, that part. One that fails is logged, shown to staff and tried again by the next run. Throws when they cannot be read.
 */
export async function payDueWithdrawals(
  shop: Shop,
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<void> {
  const { db } = shop;
  for (const notice of await unfinished(db))
    await attempt(db, notice, () => refundUnsent(shop, notice.id, now, provider), now);
  for (const notice of await due(db, now)) {
    const only = notice.mayWait ? "arrived" : "all";
    await attempt(db, notice, () => refundWithdrawal(shop, notice.id, { actor: "system", provider, only }, now), now);
  }
}

interface Waiting {
  id: string;
  trouble: RefundTrouble | null;
}

/** Tries a refund, and keeps with the notice what came in its way. A trouble is logged when it is new. */
async function attempt(
  db: Database,
  { id, trouble: known }: Waiting,
  work: () => Promise<WithdrawalRefund>,
  now: Date,
): Promise<void> {
  let trouble: RefundTrouble | null = null;
  let failure: unknown = "it was paid through a provider that is not in use";
  try {
    if ((await work()).kind === "not-refundable") trouble = "other-provider";
  } catch (error) {
    [trouble, failure] = ["failed", error];
  }
  if (trouble !== null && (trouble === "failed" || trouble !== known))
    logError(`Withdrawal ${id} could not be refunded yet`, failure);
  await keepTrouble(db, id, trouble, now);
}

/** Keeps with a notice what came in the way of its refund, for staff to see; null when nothing did. Never throws. */
export async function keepTrouble(db: Database, id: string, trouble: RefundTrouble | null, now: Date): Promise<void> {
  const row = { refundTriedAt: now.toISOString(), refundTrouble: trouble };
  await db
    .update(withdrawals)
    .set(row)
    .where(eq(withdrawals.id, id))
    .catch((error: unknown) => logError(`What came in the way of withdrawal ${id} could not be kept`, error));
}

/** Open notices with units that are neither refunded nor announced to come back, and those of orders that were cancelled whole. */
function unfinished(db: Database): Promise<Waiting[]> {
  return statement<Waiting>(
    db,
    sql`SELECT w.id, w.refund_trouble AS trouble FROM withdrawals w WHERE w.status IN ${caseStatusesWhere("withdrawal", { isOpen: true })} AND w.status IN ${caseStatusesWhere("withdrawal", { waitsFor: "refund" })}
      AND (EXISTS (SELECT 1 FROM orders o WHERE o.id = w.order_id AND o.status IN ${orderStatusesWhere({ isCancelled: true })})
        OR (SELECT sum(l.quantity) FROM withdrawal_lines l WHERE l.withdrawal_id = w.id)
        > ${refundedUnits} - ${returnedUnits}
        + (SELECT coalesce(sum(l.quantity), 0) FROM returns r JOIN return_lines l ON l.return_id = r.id WHERE r.withdrawal_id = w.id))
    ${inTurn}`,
  );
}

/** Open notices whose money is due within a day, and all or a part of which may not wait. */
function due(db: Database, now: Date): Promise<(Waiting & { mayWait: number })[]> {
  return statement(
    db,
    sql`SELECT w.id, w.refund_trouble AS trouble, NOT ${mayNotWait} AS mayWait FROM withdrawals w WHERE w.status IN ${caseStatusesWhere("withdrawal", { isOpen: true })} AND w.status IN ${caseStatusesWhere("withdrawal", { waitsFor: "refund" })}
      AND w.refund_due_at <= ${addDays(now, 1).toISOString()} AND (${mayNotWait} OR ${arrivedUnits} > ${returnedUnits})
      AND (SELECT sum(l.quantity) FROM withdrawal_lines l WHERE l.withdrawal_id = w.id) > ${refundedUnits}
    ${inTurn}`,
  );
}

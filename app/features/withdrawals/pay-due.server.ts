import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { paymentProvider } from "#app/features/payments/choose-provider.server.ts";
import type { PaymentProvider } from "#app/features/payments/provider.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { addDays } from "#app/shared/dates.ts";

import { refundUnsent, refundWithdrawal } from "./refund-withdrawal.server.ts";

/** Notices that one run looks at of each kind; the next takes the rest. */
const batchSize = 50;

/** The goods of a notice `w` are here, or its buyer showed that they were sent: the shop may not wait any longer (2005:59, 2:14). */
const mayNotWait = sql`(w.proof_of_posting_at IS NOT NULL OR EXISTS (SELECT 1 FROM returns r
  WHERE r.withdrawal_id = w.id AND r.status IN ('received', 'refunded')))`;

/**
 * Finishes what a lost request left undone of notices, and on the last day pays those whose goods or proof of posting are there. One that
 * fails is logged and tried again by the next run. Throws when they cannot be read.
 */
export async function payDueWithdrawals(
  shop: Shop,
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<void> {
  const { db } = shop;
  for (const id of await unfinished(db)) await attempt(id, () => refundUnsent(shop, id, now, provider));
  for (const id of await due(db, now))
    await attempt(id, () => refundWithdrawal(shop, id, { actor: "system", provider }, now));
}

async function attempt(id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logError(`Withdrawal ${id} could not be refunded yet`, error);
  }
}

/** Open notices with units that are neither refunded nor announced to come back, and those of which nothing is left. */
async function unfinished(db: Database): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT w.id FROM withdrawals w WHERE w.status IN ('unmatched', 'late', 'open') AND w.status = 'open'
      AND (SELECT sum(l.quantity) FROM withdrawal_lines l WHERE l.withdrawal_id = w.id)
        > (SELECT coalesce(sum(l.quantity - l.returned), 0) FROM refunds f JOIN refund_lines l ON l.refund_id = f.id WHERE f.withdrawal_id = w.id)
        + (SELECT coalesce(sum(l.quantity), 0) FROM returns r JOIN return_lines l ON l.return_id = r.id WHERE r.withdrawal_id = w.id)
    ORDER BY w.refund_due_at LIMIT ${batchSize}`,
  );
  return rows.map(({ id }) => id);
}

/** Open notices whose money is due within a day, and may not wait. */
async function due(db: Database, now: Date): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT w.id FROM withdrawals w WHERE w.status IN ('unmatched', 'late', 'open') AND w.status = 'open'
      AND w.refund_due_at <= ${addDays(now, 1).toISOString()} AND ${mayNotWait}
      AND NOT EXISTS (SELECT 1 FROM refunds f WHERE f.withdrawal_id = w.id AND f.status <> 'succeeded')
    ORDER BY w.refund_due_at LIMIT ${batchSize}`,
  );
  return rows.map(({ id }) => id);
}

import { asc, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { returns } from "#app/db/schema/returns.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";

import { findCandidates } from "./find-order.server.ts";
import { readReceipt } from "./read-receipt.server.ts";
import { readWithdrawable } from "./withdrawable-order.server.ts";

/** A notice as staff see it: its receipt, what was paid, what comes back, and orders that it may be of; null when there is none. */
export async function readNotice(db: Database, id: string) {
  const receipt = await readReceipt(db, id);
  if (!receipt) return null;
  const [[notice], paid, coming] = await db.batch([
    db.select().from(withdrawals).where(eq(withdrawals.id, id)),
    db
      .select({ id: refunds.id, amountOre: refunds.amountOre, status: refunds.status, paidOn: refunds.updatedAt })
      .from(refunds)
      .where(eq(refunds.withdrawalId, id))
      .orderBy(asc(refunds.createdAt)),
    db
      .select({ id: returns.id, number: returns.number, state: sql<string>`${returns.status}`.as("return_status") })
      .from(returns)
      .where(eq(returns.withdrawalId, id)),
  ]);
  if (!notice) return null;
  const candidates = receipt.matched
    ? []
    : await findCandidates(db, { reference: notice.typedReference, email: notice.receiptEmail });
  const suggested = candidates[0] && (await readWithdrawable(db, candidates[0].id));
  return {
    receipt,
    reference: notice.typedReference,
    proofOfPostingAt: notice.proofOfPostingAt,
    enteredBy: notice.enteredBy,
    paid,
    coming,
    candidates,
    suggested: suggested
      ? {
          orderNumber: suggested.orderNumber,
          lines: suggested.lines.map(({ id: line, name, color, size, available }) => ({
            id: line,
            name,
            color,
            size,
            available,
          })),
        }
      : null,
  };
}
export type NoticePage = NonNullable<Awaited<ReturnType<typeof readNotice>>>;

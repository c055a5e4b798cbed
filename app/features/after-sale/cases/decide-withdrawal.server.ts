import { type SQL, eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { caseStatusLiteral, caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { enqueueMail, outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { withdrawalStatusFacts } from "#app/shared/case-statuses.ts";

import { allUnits, matchUnits, noticeParts } from "./notice-parts.ts";
import { orderNumberIn } from "./order-number.ts";
import { reevaluateWithdrawal } from "./reevaluate-withdrawal.server.ts";
import { refundUnsent } from "./refund-withdrawal.server.ts";
import { readWithdrawable } from "./withdrawable-order.server.ts";
import { withdrawalNote, withdrawalUpdate } from "./withdrawal-email.server.tsx";
import { itemStatements, restStatements } from "./write-withdrawal.server.ts";

export type Decided =
  | "done"
  /** It is not in the state that the decision needs: somebody else decided, or it was pressed twice. */
  | "decided-before"
  | "unknown-order"
  /** By the delivery dates as they stand now it came in time, or a part of it did: that leaves no choice. */
  | "in-time-part"
  /** Fewer units are left, or none were chosen. */
  | "units-gone";

/** The entry of the audit log, before the change that ends `condition`. */
function entry(
  db: Database,
  { id, actor, action, condition }: { id: string; actor: string; action: AuditAction; condition: SQL },
  now: Date,
) {
  return auditStatement(db, { actor, action, subject: { type: "withdrawal", id, name: id }, condition }, now);
}

/** What staff answered: the statuses that a decision leads to. */
const answered = sql`(${caseStatusLiteral("withdrawal", "open")}, ${caseStatusLiteral("withdrawal", "declined")})`;

/** What became of a notice, to its sender; and to the order's own address, where staff matched one that came with another. */
const updateMails = (db: Database, id: string, now: Date) =>
  [
    outboxStatement(
      db,
      withdrawalUpdate,
      sql`SELECT receipt_email AS recipient, id AS cause_id FROM withdrawals
      WHERE id = ${id} AND receipt_email <> '' AND status IN ${answered}`,
      now,
    ),
    outboxStatement(
      db,
      withdrawalNote,
      sql`SELECT o.email AS recipient, w.id AS cause_id FROM withdrawals w JOIN orders o ON o.id = w.order_id
      WHERE w.id = ${id} AND w.matched_by IS NOT NULL AND o.email <> '' AND o.email <> w.receipt_email COLLATE NOCASE
        AND w.status IN ${answered}`,
      now,
    ),
  ] as const;

/** Never throws: the scheduled job takes up what fails. */
async function refundAtOnce(shop: Shop, id: string, now: Date): Promise<void> {
  await refundUnsent(shop, id, now).catch((error: unknown) =>
    logError(`What was not sent of withdrawal ${id} could not be cancelled yet`, error),
  );
}

/**
 * Matches a notice to its order, with the units that staff found it to mean, or all that are left. It counts from when it was received.
 * What was not sent is cancelled and refunded; its sender is told.
 */
export async function matchWithdrawal(
  shop: Shop,
  match: { id: string; orderNumber: string; units: ReadonlyMap<string, number> | null; actor: string },
  now: Date,
): Promise<Decided> {
  const { db } = shop;
  const { id, actor } = match;
  const number = orderNumberIn(match.orderNumber) ?? "";
  const [[notice], [found]] = await db.batch([
    db.select().from(withdrawals).where(eq(withdrawals.id, id)),
    db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, number)),
  ]);
  const order = found ? await readWithdrawable(db, found.id) : null;
  if (!order) return "unknown-order";
  if (!notice || withdrawalStatusFacts[notice.status].waitsFor !== "order") return "decided-before";
  const matched = matchUnits(order, match.units ?? allUnits(order));
  if (!matched) return "units-gone";
  const { receivedAt } = notice;
  const [part, rest] = noticeParts(order, matched, receivedAt);
  if (!part) return "units-gone";
  const { status, period, refundOre } = part;
  try {
    const [, , , mails, notes] = await db.batch([
      abortBatchWhen(
        db,
        "matched before",
        sql`NOT EXISTS (SELECT 1 FROM withdrawals WHERE id = ${id} AND status IN ${caseStatusesWhere("withdrawal", { waitsFor: "order" })})`,
      ),
      db
        .update(withdrawals)
        .set({
          orderId: order.id,
          status,
          ...period,
          refundOre,
          matchedBy: actor,
          updatedAt: now.toISOString(),
        })
        .where(eq(withdrawals.id, id)),
      entry(db, { id, actor, action: "withdrawal.matched", condition: sql`TRUE` }, now),
      ...updateMails(db, id, now),
      ...itemStatements(db, { id, order, part, actor }, now),
      ...restStatements(db, { row: { ...notice, matchedBy: actor }, order, part: rest, actor }, now),
    ]);
    enqueueMail(shop, mails[0]?.id ?? null, notes[0]?.id ?? null);
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    return "units-gone";
  }
  if (withdrawalStatusFacts[status].waitsFor === "refund") await refundAtOnce(shop, id, now);
  return "done";
}

/**
 * Accepts or declines a notice that came after both periods; its sender is told. A delivery date may have been corrected since it came, so
 * it is judged again before it is declined.
 */
export async function decideLate(
  shop: Shop,
  { id, accept, actor }: { id: string; accept: boolean; actor: string },
  now: Date,
): Promise<Decided> {
  const { db } = shop;
  const [notice] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (!notice || withdrawalStatusFacts[notice.status].waitsFor !== "decision" || notice.orderId === null)
    return "decided-before";
  const again = accept ? null : await reevaluateWithdrawal(db, id, notice.orderId, notice.receivedAt);
  if (again?.isInTime) return "in-time-part";
  const isLate = sql`EXISTS (SELECT 1 FROM withdrawals WHERE id = ${id} AND status IN ${caseStatusesWhere("withdrawal", { waitsFor: "decision" })}) AND ${again?.stillStands ?? sql`TRUE`}`;
  const [, decided, mails, notes] = await db.batch([
    entry(db, { id, actor, action: accept ? "withdrawal.accepted" : "withdrawal.declined", condition: isLate }, now),
    db
      .update(withdrawals)
      .set({ status: accept ? "open" : "declined", updatedAt: now.toISOString() })
      .where(sql`${withdrawals.id} = ${id} AND ${isLate}`)
      .returning({ id: withdrawals.id }),
    ...updateMails(db, id, now),
  ]);
  if (decided.length === 0) return "decided-before";
  enqueueMail(shop, mails[0]?.id ?? null, notes[0]?.id ?? null);
  // Units that were sent join a return here, too.
  if (accept) await refundAtOnce(shop, id, now);
  return "done";
}

interface Change {
  id: string;
  actor: string;
  action: AuditAction;
  /** What must be true of the notice. */
  condition: SQL;
  set: Partial<typeof withdrawals.$inferInsert>;
}

/** Changes a notice of which a condition holds, with its entry of the audit log. */
async function change(db: Database, { id, actor, action, condition, set }: Change, now: Date): Promise<Decided> {
  const holds = sql`EXISTS (SELECT 1 FROM withdrawals WHERE id = ${id} AND ${condition})`;
  const [written] = await db.batch([
    entry(db, { id, actor, action, condition: holds }, now),
    db
      .update(withdrawals)
      .set({ ...set, updatedAt: now.toISOString() })
      .where(sql`${withdrawals.id} = ${id} AND ${holds}`),
  ]);
  return written.length > 0 ? "done" : "decided-before";
}

/** Closes a notice that is of no order of ours. */
export function closeUnmatched(db: Database, notice: { id: string; actor: string }, now: Date): Promise<Decided> {
  const condition = sql`status IN ${caseStatusesWhere("withdrawal", { waitsFor: "order" })}`;
  return change(db, { ...notice, action: "withdrawal.closed", condition, set: { status: "closed" } }, now);
}

/** Records that the shopper showed that the goods were sent: the refund may not wait for them any longer. */
export function recordProof(db: Database, notice: { id: string; actor: string }, now: Date): Promise<Decided> {
  const condition = sql`status IN ${caseStatusesWhere("withdrawal", { waitsFor: "refund" })} AND proof_of_posting_at IS NULL`;
  const set = { proofOfPostingAt: now.toISOString() };
  return change(db, { ...notice, action: "withdrawal.proof", condition, set }, now);
}

import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { caseStatusLiteral, caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";

import { type UnitsLeft, readOpenNotice } from "./withdrawal-units-left.server.ts";
import { returnStatements } from "./write-withdrawal.server.ts";

export type WithdrawalRefund =
  /** Everything is refunded, now or before; `pending` while the provider has not made it yet: the job tries again. */
  | { kind: "refunded"; pending: boolean }
  /** Nothing of it was left to refund: the order was not paid, or all of it went back in another way. */
  | { kind: "closed" }
  /** It is not open: unmatched, late and undecided, or done. */
  | { kind: "not-open" }
  /** It was paid by another provider than the current one. */
  | { kind: "not-refundable" }
  /** What is left of it is not there yet. */
  | { kind: "awaits-goods" }
  /** A part of an order that is not paid: it goes back once the order is paid, and ends with it when it is not. */
  | { kind: "awaits-payment" };

/** How often it is tried when the order changes at the same moment. */
const maxAttempts = 8;

/**
 * Refunds all that is left of a notice of withdrawal, or with `only: "arrived"` the goods of it that are there: the goods at what was
 * paid for them, less what they lost in value, and their share of standard delivery. Staff's press, the scan of a parcel and the job on the due date call it: whoever comes first pays, and once.
 * Throws when D1 fails; repeating it is safe.
 */
export function refundWithdrawal(
  shop: Shop,
  id: string,
  {
    actor,
    provider = paymentProvider(shop.env),
    only = "all",
  }: { actor: string; provider?: PaymentProvider | null; only?: "all" | "arrived" },
  now: Date,
): Promise<WithdrawalRefund> {
  return refundUnits(shop, id, { actor, provider, which: only }, now);
}

/**
 * Cancels and refunds at once what a notice withdraws from and was not sent, puts it back into stock, and announces what was sent in the
 * meantime. An order that is not paid is cancelled when nothing of it stays. Throws when D1 fails; repeating it is safe.
 */
export function refundUnsent(
  shop: Shop,
  id: string,
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<WithdrawalRefund> {
  return refundUnits(shop, id, { actor: "system", provider, which: "unsent" }, now);
}

interface Refunding {
  actor: string;
  provider: PaymentProvider | null;
  which: "all" | "arrived" | "unsent";
}

async function refundUnits(
  shop: Shop,
  id: string,
  { actor, provider, which }: Refunding,
  now: Date,
): Promise<WithdrawalRefund> {
  const { db } = shop;
  let pending = false;
  let paid = false;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const notice = await readOpenNotice(db, id);
    if (!notice) return attempt === 1 ? { kind: "not-open" } : { kind: "refunded", pending };
    const { orderId, seen, left, valueLoss, refundedUnits } = notice;
    if (!paymentStatusFacts[notice.paymentStatus].wasPaid && !orderStatusFacts[notice.orderStatus].isCancelled) {
      if (!notice.isWhole) return { kind: "awaits-payment" };
      return cancelUnpaid(shop, id, { orderId, actor, provider }, now);
    }
    // What was not sent goes first, by a refund of its own: it is in stock already.
    const returned = left.unsent.size === 0 ? returnedBy(which, left) : new Map<string, number>();
    await announce(db, id, { orderId, sent: left.unannounced }, now);
    if (left.unsent.size + returned.size === 0) {
      if (left.sent.size > 0) return paid ? { kind: "refunded", pending } : { kind: "awaits-goods" };
      await finish(db, id, now);
      return refundedUnits === 0 ? { kind: "closed" } : { kind: "refunded", pending };
    }
    const outcome = await refundOrder(
      db,
      provider,
      {
        // The same units by another request make the same id: they are refunded once.
        id: `rfd_${id.toLowerCase().replace("-", "")}_${refundedUnits}`,
        orderId,
        cancelled: left.unsent,
        returned,
        shipping: "share",
        // What was not sent lost nothing.
        ...(returned.size > 0 && { valueLoss }),
        // What was sent goes into stock when its parcel is opened.
        restock: returned.size === 0,
        reason: `Withdrawal ${id}`,
        expectedOre: "any",
        seen,
        actor,
        withdrawalId: id,
      },
      now,
    );
    if (outcome.kind === "not-refundable") return { kind: "not-refundable" };
    if (outcome.kind === "refunded-before") {
      await finish(db, id, now);
      return { kind: "closed" };
    }
    if (outcome.kind !== "refunded" && outcome.kind !== "refund-pending") continue;
    invalidatePages(shop, outcome.pages);
    pending ||= outcome.kind === "refund-pending";
    paid = true;
  }
  throw new Error(`The order of withdrawal ${id} changes all the time`);
}

/** Which of the units that were sent a refund pays. */
function returnedBy(which: Refunding["which"], { sent, arrived }: UnitsLeft): ReadonlyMap<string, number> {
  if (which === "all") return sent;
  return which === "arrived" ? arrived : new Map();
}

/** Units that were sent while the notice came in join its return. */
async function announce(
  db: Database,
  id: string,
  { orderId, sent }: { orderId: string; sent: [string, number][] },
  now: Date,
): Promise<void> {
  const [first, ...rest] = returnStatements(db, { id, orderId, sent }, now);
  if (first) await db.batch([first, ...rest]);
}

async function cancelUnpaid(
  shop: Shop,
  id: string,
  { orderId, actor, provider }: { orderId: string; actor: string; provider: PaymentProvider | null },
  now: Date,
): Promise<WithdrawalRefund> {
  const { outcome, pages } = await setOrderStatus(shop.db, provider, { orderId, status: "cancelled", actor }, now);
  if (outcome === "not-refundable") return { kind: "not-refundable" };
  invalidatePages(shop, pages);
  await finish(shop.db, id, now);
  return { kind: "closed" };
}

/** Ends a notice of which nothing is left to refund; one whose refund the provider has not made yet is ended by that (a trigger). */
async function finish(db: Database, id: string, now: Date): Promise<void> {
  const refunds = sql`SELECT 1 FROM refunds WHERE withdrawal_id = ${id}`;
  await statement(
    db,
    sql`UPDATE withdrawals SET updated_at = ${now.toISOString()}, refund_trouble = NULL,
      status = CASE WHEN EXISTS (${refunds}) THEN ${caseStatusLiteral("withdrawal", "refunded")} ELSE ${caseStatusLiteral("withdrawal", "closed")} END
    WHERE id = ${id} AND status IN ${caseStatusesWhere("withdrawal", { waitsFor: "refund" })} AND NOT EXISTS (${refunds} AND status <> 'succeeded')`,
  );
}

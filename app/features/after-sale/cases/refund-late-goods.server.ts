import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { caseStatusLiteral, caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { RefundTrouble } from "#app/shared/states.ts";

const batchSize = 50;
/** How often a refund is tried when somebody else changes the order at the same moment. */
const maxAttempts = 3;

interface LateReturn {
  id: string;
  orderId: string;
  number: string;
  trouble: RefundTrouble | null;
}

interface LateParcel {
  id: string;
  actor: string;
}

/**
 * Refunds goods that came back after their exchange lapsed, by the rule of a withdrawal: what was paid for them and their share of
 * the shipping. Each parcel is refunded once: its refund has its id. With `returnId` those of one return; without, all that wait, those
 * that were tried longest ago first. One that fails is logged, shown to staff and tried again by the scheduled job.
 */
export async function refundLateGoods(
  db: Database,
  provider: PaymentProvider | null,
  now: Date,
  returnId?: string,
): Promise<void> {
  const waiting = await statement<LateReturn>(
    db,
    sql`SELECT id, order_id AS orderId, number, refund_trouble AS trouble FROM returns
    WHERE owes_refund = 1 AND status = ${caseStatusLiteral("return", "lapsed")} AND ${returnId === undefined ? sql`TRUE` : sql`id = ${returnId}`}
    ORDER BY refund_tried_at ${limitTo(batchSize)}`,
  );
  for (const late of waiting) {
    try {
      await close(db, late, await refundReturn(db, provider, late, now), now);
    } catch (error) {
      logError(`The late goods of return ${late.id} could not be refunded yet`, error);
      await close(db, late, "failed", now).catch((failure: unknown) => logError("It could not be kept", failure));
    }
  }
}

/** Refunds the parcels of a return; what came in the way of the last that could not be. */
async function refundReturn(
  db: Database,
  provider: PaymentProvider | null,
  late: LateReturn,
  now: Date,
): Promise<RefundTrouble | null> {
  const parcels = await statement<LateParcel>(
    db,
    sql`SELECT id, received_by AS actor FROM return_parcels p WHERE return_id = ${late.id}
      AND NOT EXISTS (SELECT 1 FROM refunds WHERE id = p.id || ':refund') ORDER BY received_at`,
  );
  let trouble: RefundTrouble | null = null;
  for (const parcel of parcels) trouble = (await refundParcel(db, provider, { ...late, parcel }, now)) ?? trouble;
  return trouble;
}

/** A line of a parcel, and what of the order's line is neither refunded nor spoken for by somebody else. */
interface LateLine {
  id: string;
  quantity: number;
  free: number;
  /** An open notice of withdrawal that names as many units: they are the ones that came. */
  withdrawalId: string | null;
  isUndecided: number;
}

async function refundParcel(
  db: Database,
  provider: PaymentProvider | null,
  { orderId, number, parcel }: LateReturn & { parcel: LateParcel },
  now: Date,
): Promise<RefundTrouble | null> {
  const refundId = `${parcel.id}:refund`;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const [order] = await statement<{ seen: string }>(
      db,
      sql`SELECT updated_at AS seen FROM orders WHERE id = ${orderId}`,
    );
    const lines = await lateLines(db, parcel.id, refundId);
    // Units that are gone were refunded in another way.
    if (lines.length === 0) return null;
    const claimed = lines.find(({ quantity, free }) => quantity > free);
    if (claimed && claimed.withdrawalId === null) return claimed.isUndecided === 1 ? "undecided" : "failed";
    const outcome = await refundOrder(
      db,
      provider,
      {
        id: refundId,
        orderId,
        cancelled: new Map(),
        returned: new Map(lines.map(({ id, quantity }) => [id, quantity])),
        shipping: "share",
        restock: false,
        reason: `Return ${number}`,
        expectedOre: "any",
        seen: order?.seen ?? "",
        actor: parcel.actor,
        ...(claimed?.withdrawalId && { withdrawalId: claimed.withdrawalId }),
      },
      now,
    );
    if (outcome.kind === "not-refundable") return "other-provider";
    if (outcome.kind === "changed-meanwhile") continue;
    if (claimed?.withdrawalId) await endReturnOf(db, claimed.withdrawalId, now);
    return null;
  }
  return "failed";
}

function lateLines(db: Database, parcelId: string, refundId: string) {
  return statement<LateLine>(
    db,
    sql`SELECT u.id, min(u.quantity, u.left) AS quantity, u.left - (SELECT coalesce(sum(units), 0) FROM claimed_units
        WHERE order_line_id = u.id AND refund_id IS NOT ${refundId}) AS free,
      (SELECT min(withdrawal_id) FROM claimed_units WHERE order_line_id = u.id AND units >= min(u.quantity, u.left)
        AND withdrawal_id IN (SELECT id FROM withdrawals WHERE status IN ${caseStatusesWhere("withdrawal", { waitsFor: "refund" })})) AS withdrawalId,
      EXISTS (SELECT 1 FROM claimed_units WHERE order_line_id = u.id AND units > 0
        AND withdrawal_id IN (SELECT id FROM withdrawals WHERE status IN ${caseStatusesWhere("withdrawal", { waitsFor: "decision" })})) AS isUndecided
    FROM (SELECT l.id, sum(p.quantity) AS quantity, l.quantity - l.cancelled_quantity - l.returned_quantity AS left
      FROM return_parcel_lines p JOIN order_lines l ON l.id = p.order_line_id WHERE p.parcel_id = ${parcelId} GROUP BY l.id) u WHERE u.left > 0`,
  );
}

/** Ends the return of a withdrawal all whose goods came under the label of a lapsed exchange: nothing of it is awaited. */
async function endReturnOf(db: Database, withdrawalId: string, now: Date): Promise<void> {
  await statement(
    db,
    sql`UPDATE returns SET status = ${caseStatusLiteral("return", "refunded")}, updated_at = ${now.toISOString()},
      refund_ore = (SELECT coalesce(sum(amount_ore), 0) FROM refunds WHERE withdrawal_id = ${withdrawalId})
    WHERE withdrawal_id = ${withdrawalId} AND status IN ${caseStatusesWhere("return", { isOpen: true, takesGoods: true })} AND NOT EXISTS (SELECT 1 FROM return_lines rl
      WHERE rl.return_id = returns.id AND rl.quantity > (SELECT coalesce(sum(l.returned), 0) FROM refunds f
        JOIN refund_lines l ON l.refund_id = f.id WHERE f.withdrawal_id = ${withdrawalId} AND l.order_line_id = rl.order_line_id))`,
  );
}

/** Keeps what came in the way of a return's refund; closes it once its late goods are all there and refunded, or were refunded otherwise. */
async function close(db: Database, { id, trouble: known }: LateReturn, trouble: RefundTrouble | null, now: Date) {
  if (trouble !== null && trouble !== known) logError(`The late goods of return ${id} wait`, trouble);
  const parcels = sql`return_parcels p WHERE p.return_id = ${id}`;
  await statement(
    db,
    sql`UPDATE returns SET refund_tried_at = ${now.toISOString()}, refund_trouble = ${trouble}, owes_refund = ${trouble === null ? 0 : 1},
      status = CASE WHEN ${trouble} IS NULL AND (SELECT sum(quantity) FROM return_lines WHERE return_id = ${id}) =
        (SELECT coalesce(sum(l.quantity), 0) FROM return_parcel_lines l WHERE l.parcel_id IN (SELECT p.id FROM ${parcels}))
        THEN ${caseStatusLiteral("return", "refunded")} ELSE status END,
      refund_ore = (SELECT coalesce(sum(f.amount_ore), 0) FROM refunds f WHERE f.id IN (SELECT p.id || ':refund' FROM ${parcels})),
      updated_at = CASE WHEN ${trouble} IS NULL THEN ${now.toISOString()} ELSE updated_at END
    WHERE id = ${id} AND status = ${caseStatusLiteral("return", "lapsed")}`,
  );
}

import { asc, eq, getTableColumns, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { localColor } from "#app/features/catalogue/products/color-names.server.ts";
import { localSize } from "#app/features/catalogue/products/size-names.server.ts";
import { claimedUnits, claimsStatement } from "#app/features/selling/orders/claimed-units.server.ts";
import { countsFromAsTold, latestRecorded } from "#app/features/selling/orders/has-arrived.server.ts";
import { unitsToRefund } from "#app/features/selling/orders/order-units.ts";
import { refundedShippingStatement } from "#app/features/selling/orders/refunded-shipping.server.ts";
import { correctedStatement, refundableLines } from "#app/features/selling/payments/refund-correction.server.ts";
import { returnAddressOf } from "#app/features/shop/markets/return-address.server.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";
import { withSizeName } from "#app/shared/size-name.ts";

import { type ExchangedAgain, type LineReplacement, keptReplacements } from "./kept-replacements.ts";
import { type ReplacedUnits, type WithdrawnUnits, replacedUnits } from "./replaced-units.ts";
import { withdrawalPeriod } from "./withdrawal-deadline.ts";

/** A line of an order, and what of it can be withdrawn. */
export interface WithdrawableLine {
  id: string;
  name: string;
  color: string;
  size: string;
  image: string;
  priceOre: number;
  quantity: number;
  /** Null on lines from before it was kept (`refundAmount`). */
  discountOre: number | null;
  /** Units neither withdrawn, cancelled nor refunded. */
  available: number;
  /** Those of them that did not leave the warehouse. */
  unsent: number;
  /** Units that were sent in exchange, with their own time. */
  replaced: ReplacedUnits[];
  /** For the amount: units that were cancelled or refunded, and what went back in öre for units that stayed, as of an exchange. */
  refundedQuantity: number;
  correctedOre: number;
}

export type WithdrawableOrder = NonNullable<Awaited<ReturnType<typeof readWithdrawable>>>;

/**
 * An order with what of it can still be withdrawn, and until when; null when there is none. `without` a notice: as if that one had not
 * come.
 */
export async function readWithdrawable(db: Database, orderId: string, { without = "" }: { without?: string } = {}) {
  const [[order], lines, allClaims, [facts], refunded, corrected, sent, again, byLaw] = await db.batch([
    db
      .select({
        ...getTableColumns(orders),
        returnAddress: returnAddressOf(sql`${orders.market}`).as("return_address"),
      })
      .from(orders)
      .where(eq(orders.id, orderId)),
    db
      .select({
        ...getTableColumns(orderLines),
        color: localColor(orderLines.color).as("local_color"),
        size: localSize(orderLines.size),
      })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position)),
    claimsStatement(db, orderId),
    statement<{ deliveredAt: string | null; informedAt: string | null }>(
      db,
      sql`SELECT ${countsFromAsTold(orderId)} AS deliveredAt, coalesce(o.withdrawal_info_shown_at, o.withdrawal_info_mailed_at) AS informedAt
      FROM orders o WHERE o.id = ${orderId}`,
    ),
    refundedShippingStatement(db, orderId),
    correctedStatement(db, orderId),
    statement<LineReplacement & { line: string }>(
      db,
      sql`SELECT l.id AS line, e.quantity AS units, ${localColor(sql`e.color`)} AS color, e.size, CASE WHEN a.delivered_at IS NOT NULL THEN ${latestRecorded(sql`a.fulfilment_id`)} END AS deliveredAt,
          e.variant_id AS variantId, f.created_at AS sentAt FROM order_lines l
        JOIN exchanges e ON e.order_line_id = l.id AND e.status IN ${caseStatusesWhere("exchange", { isSent: true })} JOIN fulfilments f ON f.id = e.fulfilment_id
        LEFT JOIN arrivals a ON a.fulfilment_id = e.fulfilment_id
      WHERE l.order_id = ${orderId}`,
    ),
    statement<ExchangedAgain & { line: string }>(
      db,
      sql`SELECT l.id AS line, u.variant_id AS variantId, u.quantity AS units, f.created_at AS sentAt FROM order_lines l
        JOIN exchanges e ON e.order_line_id = l.id AND e.status IN ${caseStatusesWhere("exchange", { isSent: true })} JOIN fulfilments f ON f.id = e.fulfilment_id
        JOIN return_parcels p ON p.return_id = e.return_id
        JOIN return_parcel_lines u ON u.parcel_id = p.id AND u.order_line_id = l.id AND u.variant_id <> l.variant_id
      WHERE l.order_id = ${orderId} ORDER BY f.created_at`,
    ),
    statement<WithdrawnUnits & { line: string }>(
      db,
      sql`SELECT w.order_line_id AS line, w.quantity, n.received_at AS receivedAt FROM withdrawals n
        JOIN withdrawal_lines w ON w.withdrawal_id = n.id AND w.basis = 'statutory'
      WHERE n.order_id = ${orderId} AND n.id <> ${without} AND n.status NOT IN ${caseStatusesWhere("withdrawal", { isDeclined: true })} ORDER BY n.received_at`,
    ),
  ]);
  if (!order) return null;
  const claims = allClaims.filter(({ withdrawalId }) => withdrawalId !== without);
  const { deliveredAt = null, informedAt = null } = facts ?? {};
  const period = withdrawalPeriod({ ...order, deliveredAt, informedAt });
  const withdrawable = refundableLines(lines, corrected).map((line): WithdrawableLine => {
    const { id, name, color, size, image, priceOre, quantity, discountOre, refundedQuantity, correctedOre } = line;
    const left = quantity - refundedQuantity - claimedUnits(claims, line.id);
    const available = orderStatusFacts[order.status].isCancelled ? 0 : Math.max(0, left);
    const unsent = Math.min(available, unitsToRefund(line, order.status).unsent);
    return {
      id,
      name,
      color,
      size,
      image,
      priceOre,
      quantity,
      discountOre,
      refundedQuantity,
      correctedOre,
      available,
      unsent,
      replaced: replacedUnits(
        keptReplacements(
          sent.filter((one) => one.line === id).map(withSizeName),
          again.filter((one) => one.line === id),
          quantity,
        ),
        byLaw.filter((one) => one.line === id),
        { ...order, period, informedAt },
      ),
    };
  });
  return { ...order, lines: withdrawable, refundedShippingOre: refunded[0]?.shippingOre ?? 0, period };
}

import { eq, type SQL, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { movementStatement, stockMovesOf } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { paymentStatusFacts } from "#app/shared/order-statuses.ts";

import { isBooked, mayChangeItems } from "./open-for-change.server.ts";
import { orderChanged } from "./order-changed-email.server.tsx";
import { unitsToSend } from "./order-units.ts";
import { undoMinutes } from "./undo-minutes.ts";

/** Another size or color for units of an order line that were not sent. */
export interface LineChange {
  /** Comes with the form, and is the id of the order's event: the same id changes once. */
  id: string;
  orderId: string;
  lineId: string;
  variantId: string;
  units: number;
  /** The order's `updatedAt` that the form was made from. */
  seen: string;
  actor: string;
}

export type LineChangeOutcome =
  /** `outboxId` is the e-mail to the buyer, held while the change can be undone; null when none was written. */
  | { kind: "changed"; outboxId: string | null; repeated: boolean; pages: PageChange }
  | { kind: "unknown-line" }
  | { kind: "not-paid" }
  /** The label of its parcel is booked: it goes first. */
  | { kind: "booked" }
  /** It is the same variant, of another product, or no longer for sale. */
  | { kind: "not-offered" }
  | { kind: "too-few"; left: number }
  /** A return, an exchange or a complaint names the line. */
  | { kind: "in-a-case" }
  /** Only all units of the line can change: money went back for a part of the order. */
  | { kind: "whole-line-only" }
  /** Fewer units are left to send, or somebody else changed the order meanwhile. Nothing was written. */
  | { kind: "changed-meanwhile" };

/** A line as a change of it leaves it. */
export interface LineVariant {
  lineId: string;
  units: number;
  variantId: string;
  color: string;
  size: string;
  image: string;
}

/**
 * Changes units of a line to another size or color of the same product, for the price that was agreed: stock, line, event, log and the
 * buyer's e-mail in one batch. Units that are only a part of their line become a line of their own.
 */
export async function changeLine(db: Database, change: LineChange, now: Date): Promise<LineChangeOutcome> {
  const { id, orderId, lineId, variantId, units, seen } = change;
  const [order, line, known, isInCase, hasRefunds] = await readForChange(db, change);
  if (!order || !line) return { kind: "unknown-line" };
  if (known) return { kind: "changed", outboxId: null, repeated: true, pages: {} };
  if (!paymentStatusFacts[order.paymentStatus].hasMoney) return { kind: "not-paid" };
  if (order.isBooked) return { kind: "booked" };
  if (order.updatedAt !== seen || units < 1 || units > unitsToSend(line)) return { kind: "changed-meanwhile" };
  if (isInCase) return { kind: "in-a-case" };
  const isWhole = units === line.quantity;
  if (!isWhole && hasRefunds) return { kind: "whole-line-only" };
  const products = sellableProducts(await sellableProductsStatement(db, [line.productId], order.market));
  const product = products.get(line.productId);
  const wanted = product?.variants.find((variant) => variant.id === variantId);
  if (!product || !wanted || variantId === line.variantId) return { kind: "not-offered" };
  if (wanted.quantity < units) return { kind: "too-few", left: wanted.quantity };
  const before = { lineId, units, variantId: line.variantId, color: line.color, size: line.size, image: line.image };
  const after: LineVariant = {
    lineId: isWhole ? lineId : newId("lin"),
    units,
    variantId,
    color: wanted.color,
    size: wanted.size,
    image: wanted.image ?? product.image,
  };
  try {
    const written = await writeChange(db, { change, order, item: line.name, before, after }, now);
    return { kind: "changed", repeated: false, ...written };
  } catch (error) {
    const violated = violatedConstraint(error);
    if (violated === null) throw error;
    if (violated === "product_variants_quantity") return { kind: "too-few", left: 0 };
    const [again] = await db.select({ orderId: orderEvents.orderId }).from(orderEvents).where(eq(orderEvents.id, id));
    return again?.orderId === orderId
      ? { kind: "changed", outboxId: null, repeated: true, pages: {} }
      : { kind: "changed-meanwhile" };
  }
}

async function readForChange(db: Database, { id, orderId, lineId }: LineChange) {
  const [[order], [line], [known], [spoken]] = await db.batch([
    db
      .select({
        orderNumber: orders.orderNumber,
        paymentStatus: orders.paymentStatus,
        market: orders.market,
        updatedAt: orders.updatedAt,
        isBooked: isBooked.as("is_booked"),
      })
      .from(orders)
      .where(eq(orders.id, orderId)),
    db
      .select()
      .from(orderLines)
      .where(sql`${orderLines.id} = ${lineId} AND ${orderLines.orderId} = ${orderId}`),
    db.select({ id: orderEvents.id }).from(orderEvents).where(eq(orderEvents.id, id)),
    statement<{ isInCase: number; hasRefunds: number }>(
      db,
      sql`SELECT ${isInCase(lineId)} AS isInCase, ${hasRefundedUnits(orderId)} AS hasRefunds`,
    ),
  ]);
  return [order, line, known, spoken?.isInCase === 1, spoken?.hasRefunds === 1] as const;
}

/** A condition: what a buyer said of a line in a return, an exchange or a complaint is said of its size. */
export const isInCase = (lineId: string) =>
  sql`EXISTS (SELECT 1 FROM (SELECT order_line_id FROM withdrawal_lines WHERE order_line_id = ${lineId}
    UNION ALL SELECT order_line_id FROM exchanges WHERE order_line_id = ${lineId}
    UNION ALL SELECT order_line_id FROM return_lines WHERE order_line_id = ${lineId}
    UNION ALL SELECT order_line_id FROM complaint_lines WHERE order_line_id = ${lineId}))`;

/** What went back was counted by the lines as they were: they are not parted after that. */
const hasRefundedUnits = (orderId: string) =>
  sql`EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = ${orderId} AND (l.cancelled_quantity + l.returned_quantity > 0
    OR EXISTS (SELECT 1 FROM refund_corrections c WHERE c.order_line_id = l.id)
    OR EXISTS (SELECT 1 FROM refund_shares s WHERE s.order_line_id = l.id)))`;

interface WrittenChange {
  change: LineChange;
  order: { orderNumber: string };
  item: string;
  before: LineVariant;
  after: LineVariant;
}

async function writeChange(db: Database, { change, order, item, before, after }: WrittenChange, now: Date) {
  const { id, orderId, lineId, units, seen, actor } = change;
  const isWhole = after.lineId === lineId;
  const time = now.toISOString();
  // The parts of a line add up to the discount that it had.
  const keptDiscount = sql`discount_ore * (quantity - cast(${units} AS INTEGER)) / quantity`;
  const line = sql`id = ${lineId} AND order_id = ${orderId} AND variant_id = ${before.variantId}`;
  const isOpen = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND updated_at = ${seen} AND ${mayChangeItems}
      AND payment_status IN ${paymentStatusesWhere({ hasMoney: true })})
    AND EXISTS (SELECT 1 FROM order_lines WHERE ${line} AND ${units} <= quantity - max(fulfilled_quantity, returned_quantity) - cancelled_quantity
      AND (quantity = ${units}) = ${isWhole ? 1 : 0})
    AND NOT ${isInCase(lineId)} AND (${isWhole ? 1 : 0} OR NOT ${hasRefundedUnits(orderId)})`;
  const [, , , , , , , mails, , left, taken] = await db.batch([
    abortBatchWhen(db, "order changed", sql`NOT (${isOpen})`),
    // Another size in place, or room for a line of its own behind the one it comes from.
    isWhole
      ? setVariantStatement(db, after, sql`TRUE`)
      : statement(
          db,
          sql`UPDATE order_lines SET position = position + 1 WHERE order_id = ${orderId}
            AND position > (SELECT position FROM order_lines WHERE id = ${lineId})`,
        ),
    statement(
      db,
      sql`INSERT INTO order_lines (id, order_id, position, product_id, variant_id, name, price_ore, quantity, discount_ore, image, size,
          color, currency, source, parted_from)
        SELECT ${after.lineId}, order_id, position + 1, product_id, ${after.variantId}, name, price_ore, ${units},
          discount_ore - ${keptDiscount}, ${after.image}, ${after.size}, ${after.color}, currency, source, id
        FROM order_lines WHERE id = ${lineId} AND ${isWhole ? 0 : 1}`,
    ),
    statement(
      db,
      sql`UPDATE order_lines SET quantity = quantity - ${units}, discount_ore = ${keptDiscount}
        WHERE id = ${lineId} AND ${isWhole ? 0 : 1}`,
    ),
    swapStockStatement(db, { from: before, to: after, orderId, actor }, sql`TRUE`, now),
    db.insert(orderEvents).values({
      id,
      orderId,
      type: "item changed",
      actor,
      data: changeData(item, before, after),
      createdAt: time,
    }),
    auditStatement(
      db,
      {
        actor,
        action: "order.line-changed",
        subject: { type: "order", id: orderId, name: order.orderNumber },
        before: { ...before, lineId: after.lineId },
        after: { ...after, eventId: id },
      },
      now,
    ),
    outboxStatement(
      db,
      orderChanged,
      sql`SELECT email AS recipient, ${id} AS cause_id FROM orders WHERE id = ${orderId} AND email <> ''`,
      now,
      addMinutes(now, undoMinutes),
    ),
    statement(db, sql`UPDATE orders SET updated_at = ${time} WHERE id = ${orderId}`),
    stockMovesOf(db, before.variantId, units),
    stockMovesOf(db, after.variantId, -units),
  ]);
  return { outboxId: mails[0]?.id ?? null, pages: pagesAffectedBy([...left, ...taken]) };
}

/** What the order's event, and by it the buyer's e-mail, says of a change. */
export function changeData(item: string, before: LineVariant, after: LineVariant): Record<string, string> {
  const variant = ({ color, size }: LineVariant) => `${color}, ${size}`;
  return { item, from: variant(before), to: variant(after), units: String(after.units) };
}

/** Sets a line to a variant, if `condition` holds. */
export function setVariantStatement(
  db: Database,
  { lineId, variantId, color, size, image }: LineVariant,
  condition: SQL,
) {
  return statement(
    db,
    sql`UPDATE order_lines SET variant_id = ${variantId}, color = ${color}, size = ${size}, image = ${image}
      WHERE id = ${lineId} AND ${condition}`,
  );
}

/** Gives units of one variant back to the stock and takes those of another, if `condition` holds: too few abort the batch. */
export function swapStockStatement(
  db: Database,
  { from, to, orderId, actor }: { from: LineVariant; to: LineVariant; orderId: string; actor: string },
  condition: SQL,
  now: Date,
) {
  const deltas = sql`SELECT ${from.variantId} AS variant_id, ${from.units} AS delta
    UNION ALL SELECT ${to.variantId}, ${-to.units}`;
  return movementStatement(db, deltas, { reason: "order-changed", orderId, actor }, now, condition);
}

import { type SQL, asc, eq, getTableColumns, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { returnLines, returns } from "#app/db/schema/returns.server.ts";
import { withdrawalLines, withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { localColor } from "#app/features/catalogue/products/color-names.server.ts";
import { localSize } from "#app/features/catalogue/products/size-names.server.ts";
import { returnAddressOf } from "#app/features/shop/markets/return-address.server.ts";
import { orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";

import { leastBasis } from "./notice-parts.ts";
import type { Receipt, ReceiptLine } from "./withdrawal-receipt.ts";

/** The receipt of a notice, with its order once it is matched; null when there is no such notice. */
export async function readReceipt(db: Database, id: string): Promise<Receipt | null> {
  const [[notice], [order], lines, [comingBack], restLines] = await db.batch([
    db.select().from(withdrawals).where(eq(withdrawals.id, id)),
    db
      .select({
        ...getTableColumns(orders),
        returnAddress: returnAddressOf(sql`${orders.market}`).as("return_address"),
      })
      .from(orders)
      .where(eq(orders.id, sql`(SELECT order_id FROM withdrawals WHERE id = ${id})`)),
    linesOf(db, eq(withdrawalLines.withdrawalId, id)),
    db
      .select({
        id: sql<string | null>`max(${returns.id})`,
        units: sql<number>`coalesce(sum(${returnLines.quantity}), 0)`,
      })
      .from(returns)
      .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
      .where(eq(returns.withdrawalId, id)),
    linesOf(db, eq(withdrawals.restOf, id)),
  ]);
  if (!notice) return null;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { name, receiptEmail: email, statementText: statement, channel, status, receivedAt, refundDueAt } = notice;
  const basis = lines.length > 0 && leastBasis(lines.map((line) => line.basis));
  return {
    id,
    receivedAt,
    name,
    email,
    statement,
    channel,
    status,
    refundDueAt,
    isToBuyer: notice.matchedBy === null || (email !== "" && email.toLowerCase() === order?.email.toLowerCase()),
    matched:
      order && basis
        ? {
            orderId: order.id,
            orderNumber: order.orderNumber,
            country: order.country,
            currency: order.currency,
            isPaid: paymentStatusFacts[order.paymentStatus].wasPaid,
            isCancelled: orderStatusFacts[order.status].isCancelled,
            refundOre: notice.refundOre ?? 0,
            basis,
            statutoryUntil: notice.statutoryUntil,
            promiseUntil: notice.promiseUntil,
            lines: lines.map(toLine),
            rest: restLines[0] ? { ...restLines[0].notice, lines: restLines.map(toLine) } : null,
            restOf: notice.restOf,
            comesBack: (comingBack?.units ?? 0) > 0,
            wasUnsent: units > (comingBack?.units ?? 0),
            returnId: comingBack?.id ?? null,
            returnAddress: order.returnAddress,
          }
        : null,
  };
}

/** The lines of the notices that a condition names, in the order of their order. */
function linesOf(db: Database, condition: SQL) {
  return db
    .select({
      id: orderLines.id,
      name: orderLines.name,
      color: localColor(orderLines.color).as("local_color"),
      size: localSize(orderLines.size),
      quantity: sql<number>`${withdrawalLines.quantity}`.as("withdrawn"),
      basis: withdrawalLines.basis,
      notice: {
        id: sql<string>`${withdrawals.id}`.as("notice_id"),
        status: withdrawals.status,
        statutoryUntil: withdrawals.statutoryUntil,
        promiseUntil: withdrawals.promiseUntil,
      },
    })
    .from(withdrawalLines)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalLines.withdrawalId))
    .innerJoin(orderLines, eq(orderLines.id, withdrawalLines.orderLineId))
    .where(condition)
    .orderBy(asc(orderLines.position));
}

const toLine = ({ id, name, color, size, quantity }: ReceiptLine): ReceiptLine => ({ id, name, color, size, quantity });

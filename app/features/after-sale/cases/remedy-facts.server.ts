import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import { attemptsWithMoney } from "#app/db/status-sql.server.ts";
import { unitsToRefund } from "#app/features/selling/orders/order-units.ts";
import { refundAmount } from "#app/features/selling/orders/refund-amount.ts";
import { refundedShippingStatement } from "#app/features/selling/orders/refunded-shipping.server.ts";
import { correctedStatement, refundableLines } from "#app/features/selling/payments/refund-correction.server.ts";
import type { ComplaintRemedy } from "#app/shared/states.ts";

/** A line of a complaint, and what of it can still be put right. Amounts in öre. */
export interface RemedyLine {
  id: string;
  productId: string;
  name: string;
  color: string;
  size: string;
  /** Units of the complaint that were neither replaced nor refunded. */
  open: number;
  /** The most that can be paid back for them while they stay with the buyer. */
  mostOre: number;
  /** What goes back when the purchase of all open ones is cancelled: `mostOre`, and their share of the shipping. */
  backOre: number;
  /** Units that left the warehouse and were not refunded; money for the others goes back by cancelling them. */
  sent: number;
  /** Open ones that were not replaced for another complaint; any more are replacements that would be faulty themselves. */
  fresh: number;
  /** When units of the line were replaced for other complaints, ISO. */
  elsewhere: { complaintId: string; sentAt: string }[];
}

export type RemedyFacts = NonNullable<Awaited<ReturnType<typeof readRemedyFacts>>>;

/** What can be done about an accepted complaint, as one moment shows it; null for one without an order. */
export async function readRemedyFacts(db: Database, complaintId: string) {
  const orderOf = sql`(SELECT order_id FROM complaints WHERE id = ${complaintId})`;
  const [[order], lines, counts, corrected, [payment], done, [shipping], others] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderOf)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderOf)).orderBy(orderLines.position),
    statement<{ id: string; faulty: number; replaced: number; refunded: number }>(
      db,
      sql`SELECT cl.order_line_id AS id, cl.quantity AS faulty,
        (SELECT coalesce(sum(r.quantity), 0) FROM complaint_replacements r
          WHERE r.complaint_id = cl.complaint_id AND r.order_line_id = cl.order_line_id) AS replaced,
        (SELECT coalesce(sum(rl.quantity), 0) FROM refunds f JOIN refund_lines rl ON rl.refund_id = f.id
          WHERE ${isRefundOf(complaintId)} AND rl.order_line_id = cl.order_line_id) AS refunded
      FROM complaint_lines cl WHERE cl.complaint_id = ${complaintId}`,
    ),
    correctedStatement(db, sql`${orderOf}`),
    db
      .select({ id: payments.id, provider: payments.provider })
      .from(payments)
      .where(sql`${payments.orderId} = ${orderOf} AND ${payments.status} IN ${attemptsWithMoney("here")}`),
    statement<{ id: string; amountOre: number; status: string; createdAt: string }>(
      db,
      sql`SELECT f.id, f.amount_ore AS amountOre, f.status, f.created_at AS createdAt FROM refunds f
        WHERE ${isRefundOf(complaintId)} ORDER BY f.created_at`,
    ),
    refundedShippingStatement(db, orderOf),
    statement<{ id: string; complaintId: string; quantity: number; sentAt: string }>(
      db,
      sql`SELECT r.order_line_id AS id, r.complaint_id AS complaintId, r.quantity, r.created_at AS sentAt
        FROM complaint_lines cl JOIN complaints c ON c.id <> cl.complaint_id AND c.order_id = ${orderOf}
          JOIN complaint_replacements r ON r.complaint_id = c.id AND r.order_line_id = cl.order_line_id
        WHERE cl.complaint_id = ${complaintId} ORDER BY r.created_at`,
    ),
  ]);
  if (!order) return null;
  const refundable = refundableLines(lines, corrected);
  return {
    order,
    payment: payment ?? null,
    refunds: done,
    lines: counts.flatMap(({ id, faulty, replaced, refunded }): RemedyLine[] => {
      const line = refundable.find((known) => known.id === id);
      if (!line) return [];
      const left = line.quantity - line.refundedQuantity;
      const open = Math.max(0, Math.min(left, faulty - replaced - refunded));
      const elsewhere = others.filter((other) => other.id === id);
      const replacedInAll = elsewhere.reduce((sum, other) => sum + other.quantity, replaced);
      const back = refundAmount(
        { ...order, lines: refundable, refundedShippingOre: shipping?.shippingOre ?? 0 },
        { units: new Map([[id, open]]), shipping: "share" },
      );
      return [
        {
          id,
          productId: line.productId,
          name: line.name,
          color: line.color,
          size: line.size,
          open,
          mostOre: back.amountOre - back.shippingOre,
          backOre: back.amountOre,
          fresh: Math.max(0, Math.min(open, left - replacedInAll)),
          elsewhere,
          sent: unitsToRefund(line, order.status).sent,
        },
      ];
    }),
  };
}

/** Whether a complaint names items of which none can be put right any more. */
export function isNothingOpen(facts: RemedyFacts): boolean {
  return facts.lines.length > 0 && facts.lines.every(({ open }) => open === 0);
}

/** Whether what was promised with a remedy may not be done yet: a repair is on no record, a lower price leaves its items open. */
export function mayBeOwed(facts: Pick<RemedyFacts, "lines" | "refunds">, remedy: ComplaintRemedy | null): boolean {
  if (remedy === "price-reduction" && facts.refunds.length > 0) return false;
  return facts.lines.length === 0 || facts.lines.some(({ open }) => open > 0);
}

/** The id of a refund for a complaint: the complaint's, and what the form brought. */
export const refundIdOf = (complaintId: string, form: string) => `${complaintId}:${form}`;

/** The condition that a refund `f` is one for a complaint: their ids begin with its number, so an index finds them. */
const isRefundOf = (complaintId: string) => sql`f.id > ${`${complaintId}:`} AND f.id < ${`${complaintId};`}`;

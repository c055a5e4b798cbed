import { eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { complaintReplacements } from "#app/db/schema/complaints.server.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { caseStatusesWhere, orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { stockMovesOf } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { ordersInDoubt } from "#app/features/selling/orders/order-work.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { type CarrierId, carrierName, trackingUrl } from "#app/features/shop/shipping/carriers.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { staffStepStatements } from "./complaint-step.server.ts";
import { readRemedyFacts } from "./remedy-facts.server.ts";

/** A replacement for faulty units, and its parcel. */
export interface Replacement {
  id: string;
  /** The parcel's id; comes with the form: the same form sends once. */
  fulfilmentId: string;
  orderLineId: string;
  variantId: string;
  quantity: number;
  carrier: CarrierId;
  trackingId: string;
  text: string;
  /** That units which were replaced for another complaint are meant: the replacement is faulty. */
  again?: boolean;
  actor: string;
}

export type ReplacementOutcome =
  | "done"
  /** The complaint is not accepted, or the order changed at the same moment. Nothing was written. */
  | "changed-meanwhile"
  /** They were replaced or refunded already, or are not faulty units of this complaint. */
  | "units-gone"
  /** They were replaced for another complaint, and nobody said that the replacement is faulty. */
  | "replaced-before"
  /** Too few of the replacement are left. */
  | "sold-out";

/** What a variant of the faulty product is, and how many are left. */
export interface ReplacementChoice {
  productId: string;
  variantId: string;
  color: string;
  size: string;
  left: number;
}

/** The variants that can replace the items of a complaint, in the order of their product. */
export function readReplacementChoices(db: Database, complaintId: string): Promise<ReplacementChoice[]> {
  return statement<ReplacementChoice>(
    db,
    sql`SELECT v.product_id AS productId, v.id AS variantId, c.name AS color, s.name AS size, v.quantity AS "left"
      FROM product_variants v JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
        JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
      WHERE v.product_id IN (SELECT l.product_id FROM complaint_lines cl JOIN order_lines l ON l.id = cl.order_line_id
        WHERE cl.complaint_id = ${complaintId}) ORDER BY v.product_id, c.position, s.position`,
  );
}

/**
 * Records that a replacement was sent: a parcel of its own, its units out of stock, and its letter, in one batch. Of two that want the
 * last unit, one gets it; a unit is not both replaced and refunded.
 */
export async function sendComplaintReplacement(
  shop: Shop,
  replacement: Replacement,
  now: Date,
): Promise<ReplacementOutcome> {
  const { db } = shop;
  const { id, fulfilmentId, orderLineId, quantity } = replacement;
  const facts = await readRemedyFacts(db, id);
  if (await wasSent(db, replacement)) return "done";
  if (!facts) return "changed-meanwhile";
  const line = facts.lines.find((known) => known.id === orderLineId);
  if (quantity > (line?.open ?? 0)) return "units-gone";
  if (quantity > (line?.fresh ?? 0) && !replacement.again) return "replaced-before";
  try {
    const item = await itemOf(db, replacement);
    const { mailId, moves } = await write(shop, replacement, { order: facts.order, item }, now);
    invalidatePages(shop, pagesAffectedBy(moves));
    enqueueMail(shop, mailId);
    return "done";
  } catch (error) {
    const rule = violatedConstraint(error);
    if (rule === null) throw error;
    if (await wasSent(db, { id, fulfilmentId })) return "done";
    if (rule === "product_variants_quantity") return "sold-out";
    return rule === "complaint_replacements_units" ? "units-gone" : "changed-meanwhile";
  }
}

async function wasSent(db: Database, { id, fulfilmentId }: Pick<Replacement, "id" | "fulfilmentId">): Promise<boolean> {
  const [known] = await db
    .select({ complaintId: complaintReplacements.complaintId })
    .from(complaintReplacements)
    .where(eq(complaintReplacements.fulfilmentId, fulfilmentId));
  return known?.complaintId === id;
}

/** What was sent, as the order's events name it. */
async function itemOf(
  db: Database,
  { id, orderLineId, variantId, quantity }: Pick<Replacement, "id" | "orderLineId" | "variantId" | "quantity">,
): Promise<string> {
  const choice = (await readReplacementChoices(db, id)).find((known) => known.variantId === variantId);
  const [line] = await db.select({ name: orderLines.name }).from(orderLines).where(eq(orderLines.id, orderLineId));
  if (!choice || !line) return "";
  return `${quantity > 1 ? `${quantity} × ` : ""}${line.name}, ${choice.color}, ${choice.size}`;
}

async function write(
  { db }: Shop,
  { id, fulfilmentId, orderLineId, variantId, quantity, carrier, trackingId, text, actor }: Replacement,
  { order, item }: { order: { id: string; updatedAt: string }; item: string },
  now: Date,
) {
  const time = now.toISOString();
  const isOpen = sql`EXISTS (SELECT 1 FROM complaints c JOIN orders o ON o.id = c.order_id
    WHERE c.id = ${id} AND c.status IN ${caseStatusesWhere("complaint", { waitsFor: "remedy" })} AND o.updated_at = ${order.updatedAt} AND o.id NOT IN ${ordersInDoubt}
      AND o.status NOT IN ${orderStatusesWhere({ isCancelled: true })} AND o.payment_status IN ${paymentStatusesWhere({ hasMoney: true })})`;
  const track = trackingUrl(carrier, trackingId);
  const told = `It's on its way with ${carrierName(carrier)}${trackingId ? `, parcel ${trackingId}` : ""}.${track ? ` Follow it: ${track}` : ""}`;
  const [, , , , , , , [mail], , moves] = await db.batch([
    abortBatchWhen(db, "complaint or order changed", sql`NOT ${isOpen}`),
    // Without lines: the units of the order's lines were sent before.
    db
      .insert(fulfilments)
      .values({ id: fulfilmentId, orderId: order.id, carrier, trackingId, createdBy: actor, createdAt: time }),
    db.insert(complaintReplacements).values({
      fulfilmentId,
      complaintId: id,
      orderLineId,
      variantId,
      quantity,
      createdBy: actor,
      createdAt: time,
    }),
    // A refund that was counted without it is refused, and counted anew.
    statement(db, sql`UPDATE orders SET updated_at = ${time} WHERE id = ${order.id}`),
    ...staffStepStatements(
      db,
      {
        id: `${fulfilmentId}:step`,
        complaintId: id,
        type: "replacement-sent",
        actor,
        text: [told, text].filter(Boolean).join("\n\n"),
        reference: fulfilmentId,
        after: { fulfilmentId, variantId, quantity },
        condition: sql`TRUE`,
      },
      now,
    ),
    eventStatement(
      db,
      {
        orderId: order.id,
        type: "replacement sent",
        actor,
        data: { fulfilmentId, carrier, trackingId, complaintId: id, item },
        condition: sql`TRUE`,
      },
      now,
    ),
    stockMovesOf(db, variantId, -quantity),
  ]);
  return { mailId: mail?.id ?? null, moves };
}

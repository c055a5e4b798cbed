import { sql } from "drizzle-orm";
import { z } from "zod";

import { statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { newId } from "#app/shared/ids.ts";

import { changeData, isInCase, setVariantStatement, swapStockStatement } from "./change-line.server.ts";
import { mayChangeItems } from "./open-for-change.server.ts";
import { orderChanged } from "./order-changed-email.server.tsx";

const variantSchema = z.object({
  lineId: z.string(),
  units: z.int(),
  variantId: z.string(),
  color: z.string(),
  size: z.string(),
  image: z.string(),
});
const changedSchema = variantSchema.extend({ eventId: z.string() });

/**
 * Undoes another size or color of a line, while it is not sent and the variant that it was has enough units. The buyer's e-mail goes with
 * it when it has not left; once it has, another one tells that the change was undone.
 */
export const undoLineChange: Undo = async ({ db }, entry, change) => {
  const before = variantSchema.parse(entry.before);
  const after = changedSchema.parse(entry.after);
  const { subjectId: orderId } = entry;
  const { actor, now } = change;
  const eventId = newId("evt");
  const name = sql`(SELECT name FROM order_lines WHERE id = ${after.lineId})`;
  const data = sql`json_set(${JSON.stringify(changeData("", after, before))}, '$.item', ${name})`;
  const mail = sql`type = ${orderChanged.type} AND cause_id = ${after.eventId}`;
  try {
    return await undoEntry(db, entry, change, {
      unchanged: sql`EXISTS (SELECT 1 FROM order_lines l JOIN orders ON orders.id = l.order_id WHERE l.id = ${after.lineId}
          AND l.order_id = ${orderId} AND l.variant_id = ${after.variantId} AND l.quantity = ${after.units}
          AND l.fulfilled_quantity + l.cancelled_quantity + l.returned_quantity = 0 AND ${mayChangeItems})
        AND NOT ${isInCase(after.lineId)}
        AND EXISTS (SELECT 1 FROM product_variants WHERE id = ${before.variantId} AND quantity >= ${before.units})`,
      writes: (happened) => [
        swapStockStatement(db, { from: after, to: before, orderId, actor }, happened, now),
        statement(
          db,
          sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
            SELECT ${eventId}, ${orderId}, 'item changed', ${actor}, ${data}, ${now.toISOString()} WHERE ${happened}`,
        ),
        setVariantStatement(db, before, happened),
        outboxStatement(
          db,
          orderChanged,
          sql`SELECT email AS recipient, ${eventId} AS cause_id FROM orders WHERE id = ${orderId} AND email <> '' AND ${happened}
            AND EXISTS (SELECT 1 FROM email_outbox WHERE ${mail} AND (status <> 'queued' OR attempts > 0))`,
          now,
        ),
        statement(
          db,
          sql`DELETE FROM email_outbox WHERE ${mail} AND status = 'queued' AND attempts = 0 AND ${happened}`,
        ),
        statement(db, sql`UPDATE orders SET updated_at = ${now.toISOString()} WHERE id = ${orderId} AND ${happened}`),
      ],
    });
  } catch (error) {
    // Its last units were sold at the same moment.
    if (violatedConstraint(error) === "product_variants_quantity") return "changed-since";
    throw error;
  }
};

import { asc, eq, inArray, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderTags } from "#app/db/schema/order-desk.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { subjectOfOrder } from "./notes.server.ts";
import { mostTags } from "./tags.ts";

interface TagChange {
  orderId: string;
  tag: string;
  /** The staff member's username. */
  actor: string;
}

/** The tags of an order, as a statement for a batch. */
export function orderTagsStatement(db: Database, orderId: string) {
  return db
    .select({ tag: orderTags.tag })
    .from(orderTags)
    .where(eq(orderTags.orderId, orderId))
    .orderBy(asc(orderTags.tag));
}

/** The tags of orders, by their id. */
export async function tagsOf(db: Database, rows: readonly { id: string }[]): Promise<Map<string, string[]>> {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
  const found = await db
    .select({ orderId: orderTags.orderId, tag: orderTags.tag })
    .from(orderTags)
    .where(inArray(orderTags.orderId, ids))
    .orderBy(asc(orderTags.orderId), asc(orderTags.tag));
  const byOrder = Map.groupBy(found, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([id, tags]) => [id, tags.map(({ tag }) => tag)]));
}

/** Every tag that an order has, by the alphabet: one step along the index for each. */
export async function readTags(db: Database): Promise<string[]> {
  const rows = await statement<{ tag: string | null }>(
    db,
    sql`WITH RECURSIVE known (tag) AS (SELECT min(tag) FROM order_tags
      UNION ALL SELECT (SELECT min(t.tag) FROM order_tags t WHERE t.tag > known.tag) FROM known WHERE known.tag IS NOT NULL)
      SELECT tag FROM known WHERE tag IS NOT NULL`,
  );
  return rows.flatMap(({ tag }) => tag ?? []);
}

export type TagOutcome = "tagged" | "unknown-order" | "too-many-of-order" | "too-many-of-shop";

/** Tags an order; the same tag twice is there once. */
export async function tagOrder(db: Database, { orderId, tag, actor }: TagChange, now: Date): Promise<TagOutcome> {
  const ofOrder = sql`(SELECT count(*) FROM order_tags WHERE order_id = orders.id) < ${mostTags.ofOrder}`;
  const [, , tags, known] = await db.batch([
    statement(
      db,
      sql`INSERT INTO order_tags (order_id, tag, ordered_at, added_by) SELECT id, ${tag}, created_at, ${actor} FROM orders
        WHERE id = ${orderId} AND ${ofOrder} AND (EXISTS (SELECT 1 FROM order_tags WHERE tag = ${tag})
          OR (SELECT count(DISTINCT tag) FROM order_tags) < ${mostTags.ofShop})
        ON CONFLICT DO NOTHING`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "order.tagged",
        subject: await subjectOfOrder(db, orderId),
        after: { tag },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    orderTagsStatement(db, orderId),
    statement(db, sql`SELECT 1 FROM orders WHERE id = ${orderId}`),
  ]);
  if (known.length === 0) return "unknown-order";
  if (tags.some((row) => row.tag === tag)) return "tagged";
  return tags.length >= mostTags.ofOrder ? "too-many-of-order" : "too-many-of-shop";
}

/** Takes a tag off an order; one that it does not have is off. */
export async function untagOrder(db: Database, { orderId, tag, actor }: TagChange, now: Date): Promise<void> {
  await db.batch([
    statement(db, sql`DELETE FROM order_tags WHERE order_id = ${orderId} AND tag = ${tag}`),
    auditStatement(
      db,
      {
        actor,
        action: "order.untagged",
        subject: await subjectOfOrder(db, orderId),
        before: { tag },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
}

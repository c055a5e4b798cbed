import { readFileSync } from "node:fs";

import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents } from "#app/db/schema/orders.server.ts";
import {
  exchanges,
  returnLines,
  returnParcelLines,
  returnParcels,
  returns,
  valueLosses,
} from "#app/db/schema/returns.server.ts";
import { storedFiles } from "#app/db/schema/site.server.ts";
import { withdrawalLines, withdrawals } from "#app/db/schema/withdrawals.server.ts";

import { demoProducts } from "../catalogue/products.ts";
import { warehouse } from "./event-rows.ts";
import type { OrderRows } from "./order-rows.ts";
import { fileOf, picturesOf } from "./pictures.ts";
import { returnRows, type ReplacementVariant } from "./return-rows.ts";
import { hoursAfter } from "./time.ts";
import { noticeOfExchange } from "./withdrawal-rows.ts";
import { writeRows } from "./write-rows.ts";

/**
 * Writes returns and exchanges in every state, of orders that nothing else is told of. The stock must be there: the database takes the
 * replacements from it, as it does for shoppers.
 */
export async function writeReturns(
  db: Database,
  bucket: R2Bucket,
  placed: readonly OrderRows[],
  now: Date,
): Promise<void> {
  const rows = returnRows(await freeOrders(db, placed), await variantsInStock(db), now);
  const all = <T>(of: (row: (typeof rows)[number]) => T | null) => rows.flatMap((row) => of(row) ?? []);
  await writeRows(
    db,
    returns,
    rows.map(({ row }) => ({ ...row, status: "requested" as const })),
  );
  await writeRows(
    db,
    returnLines,
    rows.map(({ line }) => line),
  );
  await writeRows(
    db,
    exchanges,
    all(({ exchange }) => exchange),
  );
  await writeRows(
    db,
    returnParcels,
    all(({ parcel }) => parcel),
  );
  await writeRows(
    db,
    returnParcelLines,
    all(({ parcelLine }) => parcelLine),
  );
  await writeRows(
    db,
    fulfilments,
    all(({ fulfilment }) => fulfilment),
  );
  const numbers = await statement<{ id: string; number: string }>(db, sql`SELECT id, number FROM returns`);
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]));
  await writeRows(
    db,
    orderEvents,
    rows.flatMap(({ row, events }) =>
      events.map((event) => ({ ...event, data: { ...event.data, number: numberOf.get(row.id) ?? "" } })),
    ),
  );
  for (const { from, row, exchange, fulfilment, parcelLine, end } of rows) {
    await statement(db, sql`UPDATE returns SET status = ${row.status ?? "requested"} WHERE id = ${row.id}`);
    if (parcelLine?.destination === "stock") await backToStock(db, row, parcelLine, now);
    if (!exchange || !end) continue;
    if (end === "cancelled") {
      await writeWithdrawal(db, from, row.createdAt, now);
      continue;
    }
    const endedAt = end === "sent" ? (fulfilment?.createdAt ?? row.createdAt) : exchange.heldUntil;
    await statement(
      db,
      sql`UPDATE exchanges SET status = ${end}, fulfilment_id = ${fulfilment?.id ?? null}, updated_at = ${endedAt}
        WHERE return_id = ${row.id}`,
    );
    if (end === "sent")
      await statement(db, sql`UPDATE returns SET status = 'sent', updated_at = ${endedAt} WHERE id = ${row.id}`);
  }
  await writeObjection(db, bucket, now);
}

/** Writes the notice of withdrawal by which a buyer ended an exchange: the database cancels it, and its e-mail counts as sent. */
async function writeWithdrawal(db: Database, from: OrderRows, askedAt: string, now: Date): Promise<void> {
  const notice = noticeOfExchange(from, askedAt, now);
  await writeRows(db, withdrawals, [notice.withdrawal]);
  await writeRows(db, withdrawalLines, notice.lines);
  await writeRows(db, returns, notice.returns);
  await writeRows(db, returnLines, notice.returnLines);
  await writeRows(db, orderEvents, notice.events);
  await statement(
    db,
    sql`UPDATE email_outbox SET status = 'sent', attempts = 1, sent_at = created_at, provider = 'resend', delivery = 'delivered',
      delivery_at = created_at WHERE type = 'exchange_ended' AND status = 'queued'`,
  );
}

/** Orders that arrived and were paid, of which nothing was refunded, withdrawn from or told. */
async function freeOrders(db: Database, placed: readonly OrderRows[]): Promise<OrderRows[]> {
  const free = await statement<{ id: string }>(
    db,
    sql`SELECT id FROM orders WHERE status = 'delivered' AND payment_status = 'paid'
      AND id NOT IN (SELECT order_id FROM refunds) AND id NOT IN (SELECT order_id FROM returns)
      AND id NOT IN (SELECT order_id FROM disputes)
      AND id NOT IN (SELECT order_id FROM withdrawals WHERE order_id IS NOT NULL)
      AND id NOT IN (SELECT order_id FROM complaints WHERE order_id IS NOT NULL)`,
  );
  const ids = new Set(free.map(({ id }) => id));
  return placed.filter(({ order }) => ids.has(order.id));
}

function variantsInStock(db: Database) {
  return statement<ReplacementVariant>(
    db,
    sql`SELECT v.id, v.product_id AS productId, v.color_id AS colorId, v.quantity, c.name AS color, s.name AS size
    FROM product_variants v JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
    JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id WHERE v.quantity > 0`,
  );
}

/** Puts what came back for sale again. */
async function backToStock(
  db: Database,
  { id, orderId, createdAt }: typeof returns.$inferInsert,
  { variantId, quantity }: typeof returnParcelLines.$inferInsert,
  now: Date,
): Promise<void> {
  await statement(
    db,
    sql`INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, order_id, actor, note, created_at)
    SELECT v.id, v.product_id, ${quantity}, v.quantity + ${quantity}, 'returned', ${orderId}, ${warehouse},
      (SELECT number FROM returns WHERE id = ${id}), ${hoursAfter(createdAt, 70, now)} FROM product_variants v WHERE v.id = ${variantId}`,
  );
}

/** A deduction with a picture that its buyer objects to, of goods that came back and are not refunded yet. */
async function writeObjection(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  const [item] = await statement<{ returnId: string; lineId: string; productId: string; toldAt: string }>(
    db,
    sql`SELECT r.id AS returnId, l.id AS lineId, l.product_id AS productId, r.updated_at AS toldAt FROM returns r JOIN return_lines rl ON rl.return_id = r.id
    JOIN order_lines l ON l.id = rl.order_line_id WHERE r.kind = 'withdrawal' AND r.status = 'received' LIMIT 1`,
  );
  const product = demoProducts.find(({ id }) => id === item?.productId);
  const picture = product && picturesOf(product).at(-1);
  if (!item || !picture) return;
  const id = "vls_demo1";
  const bytes = readFileSync(fileOf(picture));
  const storageKey = "private/returns/demo1.webp";
  await bucket.put(storageKey, bytes, { httpMetadata: { contentType: "image/webp" } });
  await writeRows(db, valueLosses, [
    {
      id,
      returnId: item.returnId,
      orderLineId: item.lineId,
      amountOre: 45_00,
      reason: "It was washed, and the print came off at the hem.",
      createdBy: warehouse,
      toldAt: item.toldAt,
      objectedAt: hoursAfter(item.toldAt, 20, now),
    },
  ]);
  await writeRows(db, storedFiles, [
    {
      id: "fil_demoreturn1",
      storageKey,
      name: "returns.jpg",
      contentType: "image/webp",
      sizeBytes: bytes.byteLength,
      folder: "returns",
      uploadedBy: warehouse,
      uploadKey: id,
      createdAt: item.toldAt,
    },
  ]);
}

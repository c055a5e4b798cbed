import { sql } from "drizzle-orm";

import { type Database, mapRows, statement } from "#app/db/client.server.ts";
import { localColor } from "#app/features/catalogue/products/color-names.server.ts";
import { storePrivatePicture } from "#app/features/shop/storage/store-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { newId } from "#app/shared/ids.ts";
import { withSizeName } from "#app/shared/size-name.ts";
import type { valueLossDecisions } from "#app/shared/states.ts";

/** A deduction for loss of value, as the buyer and staff see it. Amounts in öre. */
export interface ValueLoss {
  id: string;
  returnId: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderLineId: string;
  name: string;
  color: string;
  size: string;
  currency: Currency;
  amountOre: number;
  reason: string;
  toldAt: string;
  objectedAt: string | null;
  decision: (typeof valueLossDecisions)[number] | null;
  decidedAt: string | null;
}

/** What a deduction is read as, with its color and its size in the current language. */
const columns = () => sql`v.id, v.return_id AS returnId, r.number, o.id AS orderId, o.order_number AS orderNumber,
  v.order_line_id AS orderLineId, l.name, ${localColor(sql`l.color`)} AS color, l.size, o.currency, v.amount_ore AS amountOre, v.reason, v.told_at AS toldAt,
  v.objected_at AS objectedAt, v.decision, v.decided_at AS decidedAt
  FROM value_losses v JOIN returns r ON r.id = v.return_id JOIN orders o ON o.id = r.order_id
  JOIN order_lines l ON l.id = v.order_line_id`;

/** A deduction by its id; null when there is none. */
export async function readValueLoss(db: Database, id: string): Promise<ValueLoss | null> {
  const [found] = await statement<ValueLoss>(db, sql`SELECT ${columns()} WHERE v.id = ${id}`);
  return found ? withSizeName(found) : null;
}

/** The deductions of a return, the first one first, as a statement for a batch. */
export function valueLossesOfReturn(db: Database, returnId: string) {
  const query = sql`SELECT ${columns()} WHERE v.return_id = ${returnId} ORDER BY v.told_at, v.id`;
  return mapRows(statement<ValueLoss>(db, query), (rows) => rows.map(withSizeName));
}

/**
 * Records that the buyer objects to a deduction: once, with its time, and as an event of the order. A repeat changes nothing, nor does
 * an objection to what staff have dropped.
 */
export async function objectToValueLoss(db: Database, id: string, now: Date): Promise<void> {
  const isNew = sql`objected_at IS NULL AND decision IS NULL`;
  await db.batch([
    statement(
      db,
      sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
      SELECT ${newId("evt")}, r.order_id, 'value loss objected', 'shopper', json_object('returnId', r.id, 'number', r.number),
        ${now.toISOString()} FROM value_losses v JOIN returns r ON r.id = v.return_id WHERE v.id = ${id} AND ${isNew}`,
    ),
    statement(db, sql`UPDATE value_losses SET objected_at = ${now.toISOString()} WHERE id = ${id} AND ${isNew}`),
  ]);
}

/** The most pictures of a deduction. */
export const mostLossPictures = 4;

export type PicturesOutcome =
  | { kind: "stored" }
  /** This file is no picture, or too large, or one too many: the deduction waits until it is left out. */
  | { kind: "no-picture" | "too-large" | "too-many"; name: string };

/**
 * Stores what shows a loss of value, before the buyer is told of it: once it is recorded, nothing is added. The same picture twice is
 * one. What is stored for a deduction that is refused then goes after a day. Throws when D1 or R2 fails.
 */
export async function storeLossPictures(
  shop: Shop,
  { lossId, files, actor }: { lossId: string; files: readonly File[]; actor: string },
  now: Date,
): Promise<PicturesOutcome> {
  const isDone = sql`EXISTS (SELECT 1 FROM value_losses WHERE id = ${lossId})`;
  for (const file of files) {
    const picture = { file, folder: "returns", key: lossId, most: mostLossPictures, isDone, uploadedBy: actor };
    const stored = await storePrivatePicture(shop, picture, now);
    if (stored.kind !== "stored")
      return { kind: stored.kind === "already-sent" ? "too-many" : stored.kind, name: file.name };
  }
  return { kind: "stored" };
}

/** The pictures of deductions, by the id of their deduction, as a statement for a batch. */
export function valueLossPictures(db: Database, ids: readonly string[]) {
  return statement<{ id: string; valueLossId: string }>(
    db,
    sql`SELECT id, upload_key AS valueLossId FROM stored_files
      WHERE upload_key IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY created_at, id`,
  );
}

/** The storage key of a picture of a deduction; null when it is none of that deduction's. */
export async function valueLossPictureKey(db: Database, fileId: string, valueLossId: string): Promise<string | null> {
  const [found] = await statement<{ key: string }>(
    db,
    sql`SELECT storage_key AS key FROM stored_files WHERE id = ${fileId} AND upload_key = ${valueLossId}`,
  );
  return found?.key ?? null;
}

/** The storage key of a picture of one of a return's deductions; null when it is none of them. */
export async function returnPictureKey(db: Database, fileId: string, returnId: string): Promise<string | null> {
  const [found] = await statement<{ key: string }>(
    db,
    sql`SELECT f.storage_key AS key FROM stored_files f JOIN value_losses v ON v.id = f.upload_key
      WHERE f.id = ${fileId} AND v.return_id = ${returnId}`,
  );
  return found?.key ?? null;
}

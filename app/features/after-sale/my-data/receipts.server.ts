import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { receiptPdf } from "#app/features/shop/documents/receipts.server.ts";

import type { ZipFile } from "./zip.server.ts";

/** The most receipts that one download holds: each is a PDF that is written for it. */
const mostReceipts = 50;

/** The receipts and credit notes of the orders of an address, newest first, as PDF. */
export async function receiptsOf(db: Database, email: string): Promise<ZipFile[]> {
  const rows = await statement<{ number: string; orderId: string }>(
    db,
    sql`SELECT number, order_id AS orderId FROM receipts
      WHERE order_id IN (SELECT id FROM orders WHERE email = ${email} COLLATE NOCASE)
      ORDER BY issued_at DESC ${limitTo(mostReceipts)}`,
  );
  const files: ZipFile[] = [];
  for (const { number, orderId } of rows) {
    const file = await receiptPdf(db, orderId, number);
    if (file) files.push({ name: `${number}.pdf`, content: file.content });
  }
  return files;
}

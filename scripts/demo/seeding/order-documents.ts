import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { readCurrentDocuments } from "#app/features/shop/documents/current-documents.server.ts";
import { storeDocumentsStatements } from "#app/features/shop/documents/versions.server.ts";

import { warehouse } from "./event-rows.ts";

/**
 * Gives the demo orders what orders get when they are placed and paid: the versions of the documents, deliveries of what was
 * delivered, receipts and credit notes. Triggers write the last two for orders that are paid one by one.
 */
export async function writeOrderDocuments(db: Database, now: Date): Promise<void> {
  const documents = await readCurrentDocuments(db);
  const { terms, withdrawalInformation, seller } = documents;
  await db.batch([
    ...storeDocumentsStatements(db, documents, now),
    statement(
      db,
      sql`UPDATE orders SET terms_version = ${terms.id}, withdrawal_info_version = ${withdrawalInformation.id},
      seller_version = ${seller.id}, withdrawal_info_shown_at = created_at,
      withdrawal_info_mailed_at = CASE WHEN payment_status <> 'unpaid' THEN created_at END`,
    ),
    // Two days under way, as far as that is not in the future.
    statement(
      db,
      sql`INSERT INTO deliveries (fulfilment_id, delivered_at, source, recorded_at, recorded_by)
      SELECT f.id, max(f.created_at, min(strftime('%Y-%m-%dT%H:%M:%fZ', f.created_at, '+50 hours'), ${now.toISOString()})),
        'carrier', max(f.created_at, ${now.toISOString()}), 'system'
      FROM fulfilments f JOIN orders o ON o.id = f.order_id WHERE o.status = 'delivered'`,
    ),
    // One that was recorded too early.
    statement(
      db,
      sql`INSERT INTO delivery_corrections (fulfilment_id, delivered_at, reason, recorded_at, recorded_by)
      SELECT fulfilment_id, min(strftime('%Y-%m-%dT%H:%M:%fZ', delivered_at, '+1 day'), ${now.toISOString()}),
        'Left at the pick-up point; the buyer got it a day later', recorded_at, ${warehouse}
      FROM deliveries ORDER BY delivered_at DESC, fulfilment_id LIMIT 1`,
    ),
    statement(db, receiptsOfPaid),
    statement(db, creditNotesOfRefunds),
  ]);
}

/** One receipt for each order that arrived paid, in the order in which they were paid. */
const receiptsOfPaid = sql`
  INSERT INTO receipts (number, kind, sequence, order_id, payment_id, seller_version, issued_at, buyer, content)
  SELECT 'R-' || (100000 + paid.place), 'receipt', paid.place, paid.id,
    (SELECT p.id FROM payments p WHERE p.order_id = paid.id AND p.taken_at IS NOT NULL ORDER BY p.taken_at LIMIT 1),
    t.seller_version, paid.at, t.buyer, t.content
  FROM (SELECT o.id, o.at, row_number() OVER (ORDER BY o.at, o.id) AS place
    FROM (SELECT id, coalesce((SELECT min(e.created_at) FROM order_events e WHERE e.order_id = orders.id AND e.type = 'paid'),
      created_at) AS at FROM orders WHERE payment_status <> 'unpaid') o) paid
  JOIN receipt_contents t ON t.order_id = paid.id ORDER BY paid.place`;

/** One credit note for each refund that was made, in the order in which they were. */
const creditNotesOfRefunds = sql`
  INSERT INTO receipts (number, kind, sequence, order_id, payment_id, refund_id, credited_number, seller_version, issued_at, buyer, content)
  SELECT 'C-' || (100000 + made.place), 'credit-note', made.place, made.order_id, made.payment_id, made.id, t.credited_number,
    t.seller_version, made.updated_at, t.buyer, t.content
  FROM (SELECT r.*, row_number() OVER (ORDER BY r.updated_at, r.id) AS place
    FROM refunds r JOIN credit_contents known ON known.refund_id = r.id WHERE r.status = 'succeeded') made
  JOIN credit_contents t ON t.refund_id = made.id ORDER BY made.place`;

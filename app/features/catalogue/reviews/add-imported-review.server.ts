import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { newId } from "#app/shared/ids.ts";

/** A review that another service collected. */
export interface ImportedReview {
  /** Names it in the service's files, the same each time. No browser can send a review under it. */
  key: string;
  /** The service, as shoppers read it. */
  importedFrom: string;
  productId: string;
  /** Lower case, never shown; empty where the service doesn't tell it. */
  email: string;
  name: string;
  rating: number;
  title: string;
  comment: string;
  /** ISO time at which it was written. */
  createdAt: string;
}

/**
 * Adds a review that staff bring in with a file: unverified and unpublished, like any other that no order stands behind. Adding it again
 * does nothing. False when its product is gone.
 */
export async function addImportedReview(db: Database, review: ImportedReview, now: Date): Promise<boolean> {
  const { key, importedFrom, productId, email, name, rating, title, comment, createdAt } = review;
  const [, stored] = await db.batch([
    statement(
      db,
      sql`INSERT INTO reviews
          (id, upload_key, product_id, email, name, location, rating, title, comment, created_at, imported_from, imported_at)
        SELECT ${newId("rev")}, ${key}, id, ${email}, ${name}, '', ${rating}, ${title}, ${comment}, ${createdAt},
          ${importedFrom}, ${now.toISOString()}
        FROM products WHERE id = ${productId} AND archived_at IS NULL
        ON CONFLICT (upload_key) DO NOTHING`,
    ),
    statement<{ id: string }>(db, sql`SELECT id FROM reviews WHERE upload_key = ${key}`),
  ]);
  return stored.length > 0;
}

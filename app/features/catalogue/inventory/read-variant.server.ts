import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { waitingFor } from "#app/features/catalogue/back-in-stock/waiting.server.ts";
import { addDays } from "#app/shared/dates.ts";

import type { VariantCodes } from "./variant-codes.ts";

/** The days that 'sold lately' looks back. */
const soldDays = 30;

export interface VariantStock extends VariantCodes {
  id: string;
  productId: string;
  product: string;
  color: string;
  size: string;
  image: string | null;
  quantity: number;
  /** Units sold in the last `soldDays` days, less those of cancelled orders. */
  sold: number;
  /** People who are told when it is back. */
  waiting: number;
  isArchived: boolean;
}

/** A variant with its stock; null when there is none by this id. */
export async function readVariantStock(db: Database, id: string, now: Date): Promise<VariantStock | null> {
  const since = addDays(now, -soldDays).toISOString();
  const [row] = await statement<Omit<VariantStock, "isArchived"> & { archivedAt: string | null }>(
    db,
    sql`
    SELECT v.id, v.product_id AS productId, p.name AS product, c.name AS color, s.name AS size, v.quantity,
      v.sku, v.gtin, v.place,
      p.archived_at AS archivedAt,
      (SELECT coalesce(-sum(delta), 0) FROM stock_movements WHERE variant_id = v.id AND created_at >= ${since}
        AND reason IN ('order-placed', 'order-released', 'order-reopened', 'order-changed')) AS sold,
      ${waitingFor(sql`v.id`)} AS waiting,
      coalesce(v.picture, (SELECT url FROM product_media m WHERE m.product_id = v.product_id
        AND (m.color_id = v.color_id OR m.color_id IS NULL) ORDER BY m.color_id IS NULL, m.position LIMIT 1)) AS image
    FROM product_variants v
    JOIN products p ON p.id = v.product_id
    JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
    JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
    WHERE v.id = ${id}`,
  );
  if (!row) return null;
  const { archivedAt, ...variant } = row;
  return { ...variant, sold: Math.max(0, variant.sold), isArchived: archivedAt !== null };
}

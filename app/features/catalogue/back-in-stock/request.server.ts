import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { localColor } from "#app/features/catalogue/products/color-names.server.ts";
import { sizeHash } from "#app/features/catalogue/products/linked-size.ts";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { slugColumn } from "#app/features/catalogue/slugs/slug-columns.server.ts";
import { retentionCutoff } from "#app/features/shop/retention/retention-periods.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { withSizeName } from "#app/shared/size-name.ts";

import { canBeBought, variantJoins } from "./waiting.server.ts";

/** What a request is about, for its page and its e-mails. */
export interface BackInStockRequest {
  id: string;
  /** Open: its owner has not confirmed it. Waiting: they have. Told: the e-mail was written, and it has ended. */
  state: "open" | "waiting" | "told";
  product: string;
  color: string;
  size: string;
  /** The first picture of its color; null without one. */
  image: string | null;
  /** The product's page with the color and the size chosen. */
  path: string;
  canBeBought: boolean;
}

type Row = Omit<BackInStockRequest, "state" | "path" | "canBeBought"> & {
  productId: string;
  source: string;
  slug: string | null;
  colorId: string;
  sizeId: string;
  canBeBought: number;
  confirmedAt: string | null;
  notifiedAt: string | null;
};

/** A request that can still be confirmed, or was; null for any other. */
export async function readRequest(db: Database, id: string, now: Date): Promise<BackInStockRequest | null> {
  const [row] = await statement<Row>(
    db,
    sql`SELECT r.id, r.confirmed_at AS confirmedAt, r.notified_at AS notifiedAt, p.id AS productId, p.name AS product, p.source,
      ${slugColumn("product", "p.id", currentLanguage())} AS slug,
      c.id AS colorId, ${localColor(sql`c.name`)} AS color, s.id AS sizeId, s.name AS size, ${canBeBought} AS canBeBought,
      coalesce(v.picture, (SELECT url FROM product_media m WHERE m.product_id = p.id
        AND (m.color_id = v.color_id OR m.color_id IS NULL) ORDER BY m.color_id IS NULL, m.position LIMIT 1)) AS image
    FROM back_in_stock_requests r CROSS JOIN ${variantJoins}
    WHERE v.id = r.variant_id AND r.id = ${id} AND (r.confirmed_at IS NOT NULL OR r.created_at > ${retentionCutoff("backInStockOpen", now)})`,
  );
  if (!row) return null;
  const { productId, source, slug, colorId, sizeId, confirmedAt, notifiedAt, ...request } = row;
  return {
    ...withSizeName(request),
    state: notifiedAt ? "told" : confirmedAt ? "waiting" : "open",
    path: productPath({ id: productId, source, slug }, colorId) + sizeHash(sizeId),
    canBeBought: row.canBeBought === 1,
  };
}

/** Puts a request in line, once: repeating it keeps its place. False when it is unknown or its link has expired. */
export async function confirmRequest(db: Database, id: string, now: Date): Promise<boolean> {
  const confirmed = await statement(
    db,
    sql`UPDATE back_in_stock_requests SET confirmed_at = coalesce(confirmed_at, ${now.toISOString()})
      WHERE id = ${id} AND (confirmed_at IS NOT NULL OR created_at > ${retentionCutoff("backInStockOpen", now)}) RETURNING id`,
  );
  return confirmed.length > 0;
}

/** Takes a request back: it is deleted, with its e-mails that did not go out yet. Repeating it is fine. */
export async function takeBackRequest(db: Database, id: string): Promise<void> {
  await db.batch([
    statement(
      db,
      sql`DELETE FROM email_outbox WHERE type IN ('back_in_stock', 'back_in_stock_confirmation') AND cause_id = ${id}
        AND status = 'queued'`,
    ),
    statement(db, sql`DELETE FROM back_in_stock_requests WHERE id = ${id}`),
  ]);
}

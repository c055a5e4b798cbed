import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { type SalePeriod, salePeriodsStatement } from "#app/features/catalogue/campaigns/sale-periods.server.ts";
import { productsAfterStatement } from "#app/features/catalogue/products/read-product.server.ts";
import { hexOf } from "#app/platform/http/sha256.ts";

import { type FeedProduct, feedProduct, type FeedSite } from "./feed-product.ts";

/** Products of one page: about 10 KB each in D1's answer, and 800 B a variant in the file. */
const feedPageSize = 50;

export interface FeedPage {
  products: { product: FeedProduct; sale: SalePeriod | undefined }[];
  /** The id that the next page begins after; null on the last. */
  next: string | null;
}

/** The products for sale after `after` by id: the one query that all feeds are made of. */
export async function readFeedPage(db: Database, after: string, site: FeedSite): Promise<FeedPage> {
  const [products, sales] = await db.batch([
    productsAfterStatement(db, after, feedPageSize),
    salePeriodsStatement(db, after, feedPageSize),
  ]);
  const saleOf = new Map(sales.map((sale) => [sale.productId, sale]));
  return {
    products: products.map((product) => ({ product: feedProduct(product, site), sale: saleOf.get(product.id) })),
    next: products.length === feedPageSize ? (products.at(-1)?.id ?? null) : null,
  };
}

/** Names the state of the whole catalogue and of what the site says of it, without reading a product: 16 bytes of each. */
export async function feedVersion(db: Database, site: FeedSite): Promise<string> {
  const [row] = await statement<{ versions: string | null; campaigns: string | null }>(
    db,
    sql`SELECT (SELECT group_concat(version, '') FROM (SELECT version FROM product_versions ORDER BY product_id)) AS versions,
      (SELECT group_concat(updated_at) FROM campaigns WHERE state IN ('planned', 'running')) AS campaigns`,
  );
  const { origin, identity, vat, shipping } = site;
  const text = JSON.stringify([row, origin, identity, vat, shipping]);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `W/"${hexOf(hash.slice(0, 12))}"`;
}

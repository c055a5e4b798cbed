import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { type SalePeriod, salePeriodsStatement } from "#app/features/catalogue/campaigns/sale-periods.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { productsStatement } from "#app/features/catalogue/products/read-product.server.ts";
import { marketOfTerms } from "#app/features/shop/markets/told-rates.ts";
import { hexOf } from "#app/platform/http/sha256.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";

import { type FeedProduct, feedProduct, type FeedSite } from "./feed-product.ts";

const maxProducts = 50;
/** A page ends with the product that reaches it: some 460 B a variant in the file. */
const maxVariants = 500;

export interface FeedPage {
  products: { product: FeedProduct; sale: SalePeriod | undefined }[];
  /** The id that the next page begins after; null on the last. */
  next: string | null;
}

/** The products for sale after `after` by id: the one query that all feeds are made of, in the current locale. */
export async function readFeedPage(db: Database, after: string, site: FeedSite): Promise<FeedPage> {
  const ids = pageIds(after);
  const [products, sales, [end]] = await db.batch([
    productsStatement(db, ids),
    salePeriodsStatement(db, ids, marketOfTerms(site.shipping).id),
    statement<{ next: string | null }>(
      db,
      sql`SELECT last AS next FROM (SELECT max(id) AS last FROM (${ids}))
        WHERE EXISTS (SELECT 1 FROM products p WHERE ${forSale} AND p.id > last)`,
    ),
  ]);
  const saleOf = new Map(sales.map((sale) => [sale.productId, sale]));
  return {
    products: products.map((product) => ({ product: feedProduct(product, site), sale: saleOf.get(product.id) })),
    next: end?.next ?? null,
  };
}

/** The ids of a page: up to 50 products, and no more behind the one that makes it 500 variants. */
function pageIds(after: string): SQL {
  return sql`SELECT id FROM (
    SELECT id, sum(variants) OVER (ORDER BY id) - variants AS before FROM (
      SELECT p.id, (SELECT count(*) FROM product_variants v WHERE v.product_id = p.id) AS variants
      FROM products p WHERE ${forSale} AND p.id > ${after} ORDER BY p.id LIMIT ${maxProducts}))
    WHERE before < ${maxVariants}`;
}

/** Names the state of the whole catalogue and of what the site says of it, without reading a product: 16 bytes of each. */
export async function feedVersion(db: Database, site: FeedSite): Promise<string> {
  const [row] = await statement<{ versions: string | null; campaigns: string | null }>(
    db,
    sql`SELECT (SELECT group_concat(version, '') FROM (SELECT version FROM product_versions ORDER BY product_id)) AS versions,
      (SELECT group_concat(updated_at) FROM campaigns WHERE state IN ('planned', 'running')) AS campaigns`,
  );
  const { origin, identity, vat, shipping } = site;
  const text = JSON.stringify([currentLocale(), row, origin, identity, vat, shipping]);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `W/"${hexOf(hash.slice(0, 12))}"`;
}

import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import type { BestSeller } from "./best-sellers.ts";
import { productCardColumns, type ProductCardRow, toProductCard } from "./card-row.server.ts";
import { forSale } from "./for-sale.server.ts";
import type { ProductCard } from "./product.ts";
import { listingQuery } from "./queries.server.ts";

type BestSellerRow = ProductCardRow & { units: number; counted_at: string };

/** Reads the best sellers that are for sale, most sold first; `first` is a product that comes before them all if it is one. */
export function bestSellersStatement(db: Database, { limit, first = "" }: { limit: number; first?: string }) {
  return statement<BestSellerRow>(db, bestSellersQuery(limit, first));
}

const bestSellersForSale: SQL = sql`best_sellers b CROSS JOIN products p ON p.id = b.product_id AND ${forSale}`;

function bestSellersQuery(limit: number, first: string): SQL {
  return sql`SELECT ${productCardColumns}, b.units, b.counted_at FROM ${bestSellersForSale}
    ORDER BY b.product_id = ${first} DESC, b.units DESC, b.product_id LIMIT ${limit}`;
}

/** One row of `relatedStatement`: of a featured product when it was not counted. */
type RelatedRow = BestSellerRow | (ProductCardRow & { units: null; counted_at: null });

/**
 * Reads what is shown beside a product: first itself if it is a best seller, then `count` others; after them, featured products while
 * there are too few of those. As one statement for the batch of its page.
 */
export function relatedStatement(db: Database, id: string, count: number) {
  return statement<RelatedRow>(
    db,
    sql`SELECT * FROM (${bestSellersQuery(count + 1, id)})
      UNION ALL
      SELECT *, NULL, NULL FROM (${listingQuery({ facet: "all", sort: "featured", size: count + 1 })} LIMIT -1)
      WHERE (SELECT count(*) FROM (SELECT 1 FROM ${bestSellersForSale} WHERE b.product_id <> ${id} LIMIT ${count})) < ${count}`,
  );
}

/** What was counted of a best seller, from its row. */
export function bestSellerOf({ units, counted_at: countedAt }: BestSellerRow): BestSeller {
  return { units, countedAt };
}

/** The card of a best seller, with how many were sold. */
export function toBestSellerCard(row: BestSellerRow): ProductCard {
  return { ...toProductCard(row), soldRecently: row.units };
}

import { type SQL, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

import type { BestSeller } from "./best-sellers.ts";
import { cardStatement, joinVersion, type ListedCard } from "./card-row.server.ts";
import { forSale } from "./for-sale.server.ts";
import type { ProductCard } from "./product.ts";
import { listedRows } from "./queries.server.ts";

interface Counted {
  units: number;
  counted_at: string;
}

const bestSellersForSale: SQL = sql`best_sellers b CROSS JOIN products p ON p.id = b.product_id AND ${forSale}`;

/** Most sold first, after `first` if it is one. */
const bestSellerOrder = (first: string) => sql`b.product_id = ${first} DESC, b.units DESC, b.product_id`;

/** The best sellers that are for sale, in `bestSellerOrder`: chosen before their cards are made, or those of all would be. */
const bestSellerRows = (limit: number, first: string) => sql`SELECT b.product_id, b.units, b.counted_at
  FROM ${bestSellersForSale} ORDER BY ${bestSellerOrder(first)} ${limitTo(limit)}`;

const joinProducts = sql`JOIN products p ON p.id = b.product_id ${joinVersion}`;

/** Reads the best sellers that are for sale, most sold first. */
export function bestSellersStatement(db: Database, limit: number) {
  return cardStatement<Counted>(
    db,
    `best sellers ${limit}`,
    (columns) => sql`SELECT ${columns}, b.units, b.counted_at FROM (${bestSellerRows(limit, "")}) b ${joinProducts}
      ORDER BY ${bestSellerOrder("")}`,
  );
}

/**
 * Reads what is shown beside a product: first itself if it is a best seller, then `count` others; after them, featured products while
 * there are too few of those, which were not counted. As one statement for the batch of its page.
 */
export function relatedStatement(db: Database, id: string, count: number) {
  const limit = count + 1;
  const areTooFew = sql`(SELECT count(*) FROM (SELECT 1 FROM ${bestSellersForSale} WHERE b.product_id <> ${id} ${limitTo(count)})) < ${count}`;
  const featured = listedRows({ facet: "all", sort: "featured", size: limit }, areTooFew);
  return cardStatement<Counted | { units: null; counted_at: null }>(
    db,
    `related ${count}`,
    (columns) => sql`SELECT ${columns}, b.units, b.counted_at FROM (
        SELECT *, NULL AS featured, NULL AS created_at FROM (${bestSellerRows(limit, id)})
        UNION ALL
        SELECT product_id, NULL, NULL, featured, created_at FROM (${featured})) b ${joinProducts}
      ORDER BY b.units IS NULL, b.units IS NOT NULL AND b.product_id = ${id} DESC, b.units DESC,
        b.featured DESC, b.created_at DESC, b.product_id`,
  );
}

/** What was counted of a best seller, from its row. */
export function bestSellerOf({ units, counted_at: countedAt }: Counted): BestSeller {
  return { units, countedAt };
}

/** The card of a best seller, with how many were sold. */
export function bestSellerCard({ card, units }: ListedCard<Counted>): ProductCard {
  return { ...card, soldRecently: units };
}

import { type SQL, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

import type { BestSeller } from "./best-sellers.ts";
import { cardStatement, type ListedCard } from "./card-row.server.ts";
import { forSale } from "./for-sale.server.ts";
import type { ProductCard } from "./product.ts";
import { listingQuery } from "./queries.server.ts";

interface Counted {
  units: number;
  counted_at: string;
}

/** Reads the best sellers that are for sale, most sold first. */
export function bestSellersStatement(db: Database, limit: number) {
  return cardStatement<Counted>(db, `best sellers ${limit}`, (columns) =>
    bestSellersQuery({ limit, first: "" }, columns),
  );
}

const bestSellersForSale: SQL = sql`best_sellers b CROSS JOIN products p ON p.id = b.product_id AND ${forSale}`;

/** `first` is a product that comes before them all if it is one. */
function bestSellersQuery({ limit, first }: { limit: number; first: string }, columns: SQL): SQL {
  // Chosen before their cards are made: a sorted statement makes those of all that it sorts.
  return sql`SELECT ${columns}, b.units, b.counted_at FROM (
      SELECT b.* FROM ${bestSellersForSale} ORDER BY b.product_id = ${first} DESC, b.units DESC, b.product_id ${limitTo(limit)}) b
    JOIN products p ON p.id = b.product_id LEFT JOIN product_versions k ON k.product_id = p.id
    ORDER BY b.product_id = ${first} DESC, b.units DESC, b.product_id`;
}

/**
 * Reads what is shown beside a product: first itself if it is a best seller, then `count` others; after them, featured products while
 * there are too few of those, which were not counted. As one statement for the batch of its page.
 */
export function relatedStatement(db: Database, id: string, count: number) {
  const limit = count + 1;
  const areTooFew = sql`(SELECT count(*) FROM (SELECT 1 FROM ${bestSellersForSale} WHERE b.product_id <> ${id} ${limitTo(count)})) < ${count}`;
  const featured = { facet: "all", sort: "featured", size: limit } as const;
  return cardStatement<Counted | { units: null; counted_at: null }>(
    db,
    `related ${count}`,
    (columns) => sql`SELECT * FROM (${bestSellersQuery({ limit, first: id }, columns)})
      UNION ALL
      SELECT *, NULL, NULL FROM (${listingQuery(featured, columns, areTooFew)})`,
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

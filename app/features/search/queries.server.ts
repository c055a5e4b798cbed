import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { productCardColumns, type ProductCardRow, toProductCard } from "#app/features/catalogue/card-row.server.ts";
import { forSale } from "#app/features/catalogue/for-sale.server.ts";
import { pageSize } from "#app/features/catalogue/listing.ts";
import type { Listing } from "#app/features/catalogue/queries.server.ts";

import { normalizeSearch, phraseOf, type SearchWords, searchWeights, searchWords } from "./query.ts";

/**
 * Products whose name, category, description or tags hold every word of the text, best match first. A single letter
 * matches the beginning of names. An empty text matches nothing.
 */
export async function searchProducts(
  db: Database,
  text: string,
  paging: { page?: number; size?: number } = {},
): Promise<Listing> {
  const search = normalizeSearch(text);
  if (search === "") return { products: [], total: 0 };
  const size = paging.size ?? pageSize;
  const offset = ((paging.page ?? 1) - 1) * size;
  const query = fullTextQuery(searchWords(search));
  const rows = await statement<ProductCardRow & { total: number }>(
    db,
    query === null
      ? sql`SELECT ${productCardColumns}, count(*) OVER () AS total FROM products p
            WHERE ${forSale} AND p.name LIKE ${`${escapeLike(search)}%`} ESCAPE '\\'
            ORDER BY p.name LIMIT ${size} OFFSET ${offset}`
      : sql`WITH hits AS MATERIALIZED (
              SELECT product_id, bm25(product_search, ${columnWeights}) AS rank FROM product_search WHERE product_search MATCH ${query})
            SELECT ${productCardColumns}, count(*) OVER () AS total
            FROM hits JOIN products p ON p.id = hits.product_id WHERE ${forSale}
            ORDER BY hits.rank, p.id LIMIT ${size} OFFSET ${offset}`,
  );
  return { products: rows.map(toProductCard), total: rows[0]?.total ?? 0 };
}

/** In the order of the index's columns; its first is the product's id. */
const columnWeights = sql.raw(
  [0, searchWeights.name, searchWeights.category, searchWeights.description, searchWeights.tags].join(", "),
);

/** A phrase that no text holds, for a query cannot be empty. */
const neverFound = '"\u0001\u0001\u0001"';

/**
 * The full-text query for words: each must occur somewhere. A word of two letters becomes the pieces of three that begin
 * with it, as the index knows them. Null for no words.
 */
function fullTextQuery({ long, short }: SearchWords): SQL | null {
  if (long.length + short.length === 0) return null;
  const parts = [
    ...(long.length > 0 ? [sql`${long.map(phraseOf).join(" AND ")}`] : []),
    ...short.map(
      (
        word,
      ) => sql`(SELECT coalesce('(' || group_concat('"' || replace(term, '"', '""') || '"', ' OR ') || ')', ${neverFound})
        FROM product_search_terms WHERE term >= ${word} AND term < ${word} || char(1114111))`,
    ),
  ];
  return sql.join(parts, sql` || ' AND ' || `);
}

/** The first letter of a text as a pattern: no longer than the database allows. */
function escapeLike(text: string): string {
  return (text[0] ?? "").replace(/[\\%_]/g, "\\$&");
}

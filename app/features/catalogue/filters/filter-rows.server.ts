import { type SQL, sql } from "drizzle-orm";

import { marketPricingOf } from "#app/features/catalogue/products/market-pricing.server.ts";
import { lowestPrice } from "#app/features/catalogue/products/variant-price-columns.server.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";

import type { ProductFacts } from "./filter-row.ts";
import { rowTextOf } from "./filter-row.ts";

/** The rank of the product `p` in a listing; null where it does not stand in it. */
const rankIn = (facets: SQL) =>
  sql`(SELECT featured FROM product_facets WHERE facet IN ${facets} AND product_id = p.id)`;

/** What filters need of the product `p`, from the base tables, as the JSON of `ProductFacts`. What cannot be bought is no variant. */
export const factsColumn: SQL = sql`json_object(
  'priceOre', ${lowestPrice}, 'createdAt', p.created_at, 'featured', ${rankIn(sql`('all')`)},
  'featuredInCollection', ${rankIn(sql`('mens', 'womens', 'accessories')`)}, 'name', p.name, 'productType', p.product_type,
  'tags', json(p.tags), 'fit', p.fit, 'sports', json(p.sports),
  'facets', (SELECT json_group_array(facet) FROM
    (SELECT facet FROM product_facets INDEXED BY product_facets_by_product WHERE product_id = p.id ORDER BY facet)),
  'components', (SELECT json_group_array(json_object('part', part, 'fibre', fibre, 'percent', percent)) FROM
    (SELECT part, fibre, percent FROM product_components WHERE product_id = p.id ORDER BY position)),
  'variants', (SELECT json_group_array(json_array(c.name, c.hex, coalesce(s.size_value, s.name))) FROM product_variants v
    JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id AND c.available = 1
    JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id AND s.available = 1
    WHERE v.product_id = p.id AND v.quantity > 0 AND p.in_stock = 1),
  'ratingSum', coalesce((SELECT rating_sum FROM review_counts WHERE product_id = p.id), 0),
  'ratingCount', coalesce((SELECT rating_count FROM review_counts WHERE product_id = p.id), 0),
  'markets', json((SELECT json_group_object(k.id, json(${marketPricingOf(sql`k.id`)})) FROM markets k
    WHERE k.is_open = 1 AND k.id <> ${sql.raw(`'${homeMarket.id}'`)})))`;

/** A row of `filterRowColumns`. */
export interface FilterRow {
  id: string;
  summary: string | null;
  /** The JSON of `ProductFacts`, where the summary is still to be written; null for a product that is gone. */
  facts: string | null;
}

/** A product's row, and where it is empty, what it is to be filled from. `f` is the row of `filter_products`. */
export const filterRowColumns: SQL = sql`f.summary,
  CASE WHEN f.summary IS NULL THEN (SELECT ${factsColumn} FROM products p WHERE p.id = f.product_id) END AS facts`;

/** What the row says, or would say if it were filled; an empty text for what is in no listing. */
export function rowText({ summary, facts }: Pick<FilterRow, "summary" | "facts">): string {
  if (summary !== null) return summary;
  return facts === null ? "" : rowTextOf(JSON.parse(facts) as ProductFacts);
}

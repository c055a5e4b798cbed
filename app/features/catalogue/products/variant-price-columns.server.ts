import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/** What the variant `v` of the product `p` costs, in öre; `pricesOf` in SQL. */
export const variantPrice: SQL = sql`coalesce(v.price_ore, p.price_ore)`;

/** The lowest price of what is offered of the product `p`, in öre. */
export const lowestPrice: SQL = sql`coalesce(p.lowest_price_ore, p.price_ore)`;

/** The `VariantPricing` of the variant `v` as JSON. */
export const pricingOfVariant: SQL = sql`json_object('key', v.color_id || ' ' || v.size_id, 'priceOre', v.price_ore,
  'earlierPriceOre', v.earlier_price_ore, 'since', v.created_at,
  'prices', json((SELECT json_group_array(json_object('priceOre', price_ore, 'currency', currency, 'validFrom', valid_from,
      'isReduced', json(iif(is_reduced, 'true', 'false')), 'vatAddedHundredths', vat_added_hundredths))
    FROM (SELECT * FROM variant_prices WHERE variant_id = v.id ORDER BY valid_from, rowid))))`;

/** Whether the variant `v` has, or had, a price of its own: others are priced as their product. */
export const isPricedAlone: SQL = sql`(v.price_ore IS NOT NULL OR EXISTS (SELECT 1 FROM variant_prices WHERE variant_id = v.id))`;

/** The pricings of a product's variants, as JSON: of those alone that have, or had, a price of their own. */
export const pricingsOf = (productId: SQL): SQL => sql`
  (SELECT json_group_array(json(${pricingOfVariant})) FROM product_variants v
    WHERE v.product_id = ${productId} AND ${isPricedAlone})`;

/** Writes the lowest price of what is offered of products; call it after their rows are written. */
export function priceRangeStatement(db: Database, ids: readonly string[]) {
  return statement(
    db,
    sql`UPDATE products AS p SET (lowest_price_ore, prices_differ) = (
      SELECT iif(count(v.price_ore) > 0, min(${variantPrice}), NULL), coalesce(min(${variantPrice}) <> max(${variantPrice}), 0)
      FROM product_variants v
      JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id AND c.available = 1
      JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id AND s.available = 1
      WHERE v.product_id = p.id)
    WHERE p.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND (p.lowest_price_ore IS NOT NULL
      OR EXISTS (SELECT 1 FROM product_variants v WHERE v.product_id = p.id AND v.price_ore IS NOT NULL))`,
  );
}

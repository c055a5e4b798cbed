import { type SQL, sql } from "drizzle-orm";

import type { Currency } from "#app/shared/states.ts";

import type { Picture, ProductCard } from "./product.ts";

/** A row of `productCardColumns`. */
export interface ProductCardRow {
  id: string;
  name: string;
  category: string;
  product_type: string;
  price_ore: number;
  earlier_price_ore: number | null;
  currency: Currency;
  source: string;
  is_new: number;
  stock: number;
  colors: string;
  pictures: string;
}

/** The columns of a card. `p` is the product; color and picture lists come as JSON so that one statement is enough. */
export const productCardColumns: SQL = sql`
  p.id, p.name, p.category, p.product_type, p.price_ore, p.earlier_price_ore, p.currency, p.source, p.is_new,
  CASE WHEN p.in_stock = 0 THEN 0 ELSE (SELECT coalesce(sum(quantity), 0) FROM product_variants WHERE product_id = p.id) END AS stock,
  (SELECT json_group_array(json_object('name', name, 'hex', hex))
     FROM (SELECT name, hex FROM product_colors WHERE product_id = p.id ORDER BY position)) AS colors,
  (SELECT json_group_array(json_object('url', url, 'alt', alt, 'colorId', color_id))
     FROM (SELECT url, alt, color_id FROM product_media WHERE product_id = p.id ORDER BY position LIMIT 2)) AS pictures`;

/** A row as the card it describes. */
export function toProductCard(row: ProductCardRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    productType: row.product_type,
    priceOre: row.price_ore,
    earlierPriceOre: row.earlier_price_ore,
    currency: row.currency,
    source: row.source,
    isNew: row.is_new === 1,
    soldOut: row.stock === 0,
    colors: JSON.parse(row.colors) as ProductCard["colors"],
    pictures: JSON.parse(row.pictures) as Picture[],
  };
}

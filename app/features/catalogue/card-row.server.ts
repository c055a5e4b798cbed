import { type SQL, sql } from "drizzle-orm";

import { averageRating } from "#app/shared/rating.ts";
import type { Currency } from "#app/shared/states.ts";

import { type OfferedPrice, type PricePoint, priorPrice } from "./price-history.ts";
import { type CardColor, lowStockThreshold, type Picture, type ProductCard } from "./product.ts";
import { priceListColumn } from "./read-prices.server.ts";

/** A row of `productCardColumns`. */
export interface ProductCardRow {
  id: string;
  name: string;
  category: string;
  product_type: string;
  price_ore: number;
  price_history: string | null;
  currency: Currency;
  source: string;
  is_new: number;
  stock: number;
  colors: string;
  pictures: string;
  rating_sum: number | null;
  rating_count: number | null;
}

/** The prices of a product announced as reduced, oldest first, as JSON for `earlierPriceOf`; null for others. `p` is the product. */
export const saleHistoryColumn: SQL = sql`CASE WHEN p.earlier_price_ore IS NOT NULL THEN ${priceListColumn} END`;

/** The prior price to show struck through, in öre, from `saleHistoryColumn`; null when there is none. */
export function earlierPriceOf(
  saleHistory: string | null,
  { priceOre, currency }: Omit<OfferedPrice, "earlierPriceOre">,
): number | null {
  if (saleHistory === null) return null;
  // It is announced, at whatever amount, or the history were null.
  const current = { priceOre, currency, earlierPriceOre: Infinity };
  return priorPrice(JSON.parse(saleHistory) as PricePoint[], current);
}

/** The columns of a card. `p` is the product; color and picture lists come as JSON so that one statement is enough. */
export const productCardColumns: SQL = sql`
  p.id, p.name, p.category, p.product_type, p.price_ore, p.currency, p.source, p.is_new,
  CASE WHEN p.in_stock = 0 THEN 0 ELSE (
    SELECT coalesce(sum(v.quantity), 0) FROM product_variants v
      JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id AND c.available = 1
      JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id AND s.available = 1
      WHERE v.product_id = p.id) END AS stock,
  (SELECT json_group_array(json_object('id', c.id, 'name', c.name, 'hex', c.hex, 'picture', (
     SELECT url FROM product_media WHERE product_id = p.id AND color_id = c.id ORDER BY position LIMIT 1)))
     FROM (SELECT id, name, hex FROM product_colors WHERE product_id = p.id ORDER BY position) c) AS colors,
  (SELECT json_group_array(json_object('url', url, 'alt', alt, 'colorId', color_id))
     FROM (SELECT url, alt, color_id FROM product_media WHERE product_id = p.id ORDER BY position LIMIT 2)) AS pictures,
  (SELECT rating_sum FROM review_counts WHERE product_id = p.id) AS rating_sum,
  (SELECT rating_count FROM review_counts WHERE product_id = p.id) AS rating_count,
  ${saleHistoryColumn} AS price_history`;

/** A row as the card it describes. */
export function toProductCard(row: ProductCardRow): ProductCard {
  const pictures = JSON.parse(row.pictures) as Picture[];
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    productType: row.product_type,
    priceOre: row.price_ore,
    earlierPriceOre: earlierPriceOf(row.price_history, { priceOre: row.price_ore, currency: row.currency }),
    currency: row.currency,
    source: row.source,
    isNew: row.is_new === 1,
    soldOut: row.stock === 0,
    lowStock: row.stock > 0 && row.stock <= lowStockThreshold ? row.stock : null,
    rating: cardRating(row),
    colors: cardColors(JSON.parse(row.colors) as StoredColor[], pictures[0]?.url),
    // The second is not described: it is the same garment once more.
    pictures: pictures.map((picture, index) => (index === 0 ? picture : { ...picture, alt: "" })),
  };
}

function cardRating({ rating_sum: sum, rating_count: count }: ProductCardRow): ProductCard["rating"] {
  const average = averageRating(sum ?? 0, count ?? 0);
  return average === null || count === null ? null : { average, count };
}

type StoredColor = Omit<CardColor, "picture"> & { picture: string | null };

/** The colors as a card has them: without the picture that it shows at first, which is there already. */
function cardColors(colors: readonly StoredColor[], shown: string | undefined): CardColor[] {
  return colors.map(({ picture, ...color }) => (picture === null || picture === shown ? color : { ...color, picture }));
}

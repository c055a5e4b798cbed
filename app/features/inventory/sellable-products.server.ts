import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { forSale } from "#app/features/catalogue/for-sale.server.ts";
import type { Currency } from "#app/shared/states.ts";

interface SellableVariant {
  id: string;
  colorId: string;
  sizeId: string;
  color: string;
  size: string;
  /** The first picture of its color; null when the color has none. */
  image: string | null;
  quantity: number;
}

/** A product that is for sale, with its variants and their stock. Prices in öre. */
export interface SellableProduct {
  id: string;
  name: string;
  priceOre: number;
  currency: Currency;
  source: string;
  image: string;
  variants: SellableVariant[];
}

export interface SellableRow {
  id: string;
  name: string;
  price_ore: number;
  currency: Currency;
  source: string;
  image: string | null;
  variants: string;
}

/** Reads, by id, the products that are for sale, as a statement for a batch. */
export function sellableProductsStatement(db: Database, ids: readonly string[]) {
  return statement<SellableRow>(
    db,
    sql`
    SELECT p.id, p.name, p.price_ore, p.currency, p.source,
      (SELECT url FROM product_media WHERE product_id = p.id ORDER BY position LIMIT 1) AS image,
      (SELECT json_group_array(json_object('id', v.id, 'colorId', v.color_id, 'sizeId', v.size_id,
          'color', c.name, 'size', s.name,
          'image', (SELECT url FROM product_media m WHERE m.product_id = p.id AND m.color_id = v.color_id ORDER BY m.position LIMIT 1),
          'quantity', CASE WHEN p.in_stock = 1 AND c.available = 1 AND s.available = 1 THEN v.quantity ELSE 0 END))
        FROM product_variants v
        JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
        JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
        WHERE v.product_id = p.id) AS variants
    FROM products p
    WHERE p.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
      AND ${forSale}`,
  );
}

/** The rows of `sellableProductsStatement` by product id. */
export function sellableProducts(rows: readonly SellableRow[]): Map<string, SellableProduct> {
  return new Map(
    rows.map(({ price_ore: priceOre, image, variants, ...row }) => [
      row.id,
      { ...row, priceOre, image: image ?? "", variants: JSON.parse(variants) as SellableProduct["variants"] },
    ]),
  );
}

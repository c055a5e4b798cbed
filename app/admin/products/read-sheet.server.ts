import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { toKronor } from "#app/shared/money.ts";

import { type ProductColumn, unitsCell } from "./sheet-cells.ts";
import { maxSheetProducts } from "./sheet-form.ts";

/** A product as a row of the sheet, with its variants below it. Cells are texts, as they are typed. */
export interface SheetProduct {
  id: string;
  name: string;
  picture: string | null;
  version: string;
  currency: Currency;
  cells: Record<ProductColumn, string>;
  variants: { cell: string; name: string; units: string }[];
}

interface Stored extends Omit<SheetProduct, "cells" | "variants"> {
  priceOre: number;
  category: string;
  tags: string[];
  variants: { colorId: string; sizeId: string; color: string; size: string; quantity: number }[];
}

/** The products of a sheet in the order in which they were chosen; the newest without any. Deleted ones are left out. */
export async function readSheet(db: Database, ids: readonly string[]): Promise<SheetProduct[]> {
  const wanted =
    ids.length > 0
      ? sql`SELECT key AS place, value AS id FROM json_each(${JSON.stringify(ids.slice(0, maxSheetProducts))})`
      : sql`SELECT row_number() OVER (ORDER BY created_at DESC, id) AS place, id FROM (SELECT id, created_at FROM products
          WHERE archived_at IS NULL ORDER BY created_at DESC LIMIT ${maxSheetProducts})`;
  const rows = await statement<{ product: string }>(
    db,
    sql`SELECT json_object('id', p.id, 'name', p.name, 'version', p.updated_at, 'currency', p.currency,
      'picture', (SELECT url FROM product_media WHERE product_id = p.id ORDER BY position LIMIT 1),
      'priceOre', p.price_ore, 'category', p.category, 'tags', json(p.tags),
      'variants', json((SELECT json_group_array(json_object('colorId', color_id, 'sizeId', size_id, 'color', color,
          'size', size, 'quantity', quantity)) FROM (
        SELECT v.color_id, v.size_id, v.quantity, c.name AS color, s.name AS size FROM product_variants v
        JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
        JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
        WHERE v.product_id = p.id ORDER BY c.position, s.position)))) AS product
    FROM (${wanted}) wanted JOIN products p ON p.id = wanted.id WHERE p.archived_at IS NULL ORDER BY wanted.place`,
  );
  return rows.map(({ product }) => {
    const { priceOre, category, tags, variants, ...row } = JSON.parse(product) as Stored;
    return {
      ...row,
      cells: { price: String(toKronor(priceOre)), category, tags: tags.join(", ") },
      variants: variants.map(({ colorId, sizeId, color, size, quantity }) => ({
        cell: unitsCell(colorId, sizeId),
        name: `${color}, ${size}`,
        units: String(quantity),
      })),
    };
  });
}

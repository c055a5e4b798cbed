import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { productColors, products, productSizes, productVariants } from "#app/db/schema/catalogue.server.ts";
import { toKronor } from "#app/shared/money.ts";
import type { Currency } from "#app/shared/states.ts";

import { earlierPriceOf, saleHistoryColumn } from "./card-row.server.ts";
import { forSale } from "./for-sale.server.ts";
import { emptyTexts, jsonObject, publicColumns, textColumns } from "./product-columns.server.ts";

interface RecordRow {
  record: string;
  options: string;
  texts: string | null;
  price_history: string | null;
}

/** The columns of a record. The API calls `isNew` by the name `new`, and counts prices in kronor. */
const { isNew, earlierPriceOre: _, ...columns } = publicColumns;
const recordColumns = {
  ...columns,
  new: isNew,
  inStock: products.inStock,
  featured: products.featured,
  published: products.published,
  isPrivate: products.isPrivate,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
};
const { id: colorId, name: colorName, hex, available: colorAvailable } = productColors;
const { id: sizeId, name: sizeName, description, available: sizeAvailable } = productSizes;
const variantColumns = {
  id: productVariants.id,
  colorId: productVariants.colorId,
  sizeId: productVariants.sizeId,
  quantity: productVariants.quantity,
};

/**
 * Products for sale as the API hands them out (specification, section 3): prices in kronor, stock in `variants`.
 * Lists inside come as JSON, so that any number of products is one statement.
 */
export async function readProductRecords(
  db: Database,
  wanted: { id?: string | undefined; limit: number; skip: number },
): Promise<Record<string, unknown>[]> {
  const rows = await statement<RecordRow>(
    db,
    sql`
    SELECT ${jsonObject("p", recordColumns)} AS record,
      json_object(
        'media', (SELECT json_group_array(url) FROM (SELECT url FROM product_media WHERE product_id = p.id ORDER BY position)),
        'colors', (SELECT json_group_array(json(${jsonObject("c", { id: colorId, name: colorName, hex, available: colorAvailable })}))
          FROM (SELECT * FROM product_colors WHERE product_id = p.id ORDER BY position) c),
        'sizes', (SELECT json_group_array(json(${jsonObject("s", { id: sizeId, name: sizeName, description, available: sizeAvailable })}))
          FROM (SELECT * FROM product_sizes WHERE product_id = p.id ORDER BY position) s),
        'variants', (SELECT json_group_array(json(${jsonObject("v", variantColumns)}))
          FROM product_variants v WHERE product_id = p.id)) AS options,
      (SELECT ${jsonObject("d", textColumns)} FROM product_details d WHERE product_id = p.id) AS texts,
      ${saleHistoryColumn} AS price_history
    FROM products p
    WHERE ${forSale} AND ${wanted.id === undefined ? sql`1` : sql`p.id = ${wanted.id}`}
    ORDER BY p.created_at DESC, p.id LIMIT ${wanted.limit} OFFSET ${wanted.skip}`,
  );
  return rows.map(toRecord);
}

function toRecord(row: RecordRow): Record<string, unknown> {
  const { priceOre, ...record } = JSON.parse(row.record) as {
    id: string;
    priceOre: number;
    currency: Currency;
  };
  const options = JSON.parse(row.options) as { media: string[] };
  const earlierPriceOre = earlierPriceOf(row.price_history, { priceOre, currency: record.currency });
  return {
    ...record,
    ...options,
    _id: record.id,
    price: toKronor(priceOre),
    earlierPrice: earlierPriceOre === null ? null : toKronor(earlierPriceOre),
    thumbnail: options.media[0] ?? null,
    images: options.media,
    ...(row.texts === null ? emptyTexts : (JSON.parse(row.texts) as object)),
  };
}

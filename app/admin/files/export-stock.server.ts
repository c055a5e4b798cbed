import { type SQL, sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { lowStockThreshold } from "#app/features/catalogue/products/product.ts";

import type { ExportKind } from "./export-kind.server.ts";
import type { StockRow } from "./import-stock.server.ts";

const filters: Readonly<Record<string, SQL>> = {
  "sold out": sql`AND v.quantity = 0`,
  low: sql`AND v.quantity BETWEEN 1 AND ${lowStockThreshold}`,
  "in stock": sql`AND v.quantity > ${lowStockThreshold}`,
};

/** The stock of all variants, in the columns of Shopify's inventory file. */
export const stockExport: ExportKind = {
  columns: [
    "Handle",
    "Title",
    "Option1 Name",
    "Option1 Value",
    "Option2 Name",
    "Option2 Value",
    "SKU",
    "Location",
    "Available",
  ],
  size: 500,
  page: async (db, { after, size, filter }) => {
    const rows = await statement<StockRow>(
      db,
      sql`SELECT v.id AS variantId, v.product_id AS handle, p.name AS product, c.name AS color, s.name AS size, v.quantity
        FROM product_variants v JOIN products p ON p.id = v.product_id
        JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
        JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
        WHERE v.id > ${after} AND p.archived_at IS NULL ${filters[filter.stock ?? ""] ?? sql``}
        ORDER BY v.id ${limitTo(size)}`,
    );
    return {
      rows: rows.map(({ handle, product, color, size: name, variantId, quantity }) => [
        handle,
        product,
        "Color",
        color,
        "Size",
        name,
        variantId,
        "Shop",
        String(quantity),
      ]),
      last: rows.at(-1)?.variantId ?? null,
      things: rows.length,
    };
  },
};

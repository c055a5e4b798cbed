import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

import type { ExportKind } from "./export-kind.server.ts";
import { productColumns } from "./product-columns.ts";
import { type FileContext, type FileProduct, inColumnOrder, productRows } from "./product-rows.ts";
import { readProducts } from "./read-products.server.ts";
import { inShopifyOrder, shopifyColumns, shopifyRows } from "./shopify-product.ts";

/** Products that were not deleted, with all that we know of them: a row for each of their variants and pictures. */
export const productExport = exportOf(productColumns, (product, context) =>
  productRows(product, context).map(inColumnOrder),
);

/** The same products as Shopify's import takes them. */
export const shopifyProductExport = exportOf(shopifyColumns, (product, context) =>
  shopifyRows(product, context).map(inShopifyOrder),
);

function exportOf(
  columns: readonly string[],
  rowsOf: (product: FileProduct, context: FileContext) => string[][],
): ExportKind {
  return {
    columns,
    size: 200,
    page: async (db, { after, size, filter }, context) => {
      const state = filter.state ? sql`AND state = ${filter.state}` : sql``;
      const ids = await statement<{ id: string }>(
        db,
        sql`SELECT id FROM products WHERE id > ${after} AND archived_at IS NULL ${state} ORDER BY id ${limitTo(size)}`,
      );
      const products = await readProducts(
        db,
        ids.map(({ id }) => id),
      );
      const rows = ids.flatMap(({ id }) => {
        const product = products.get(id);
        return product ? rowsOf(product, context) : [];
      });
      return { rows, last: ids.at(-1)?.id ?? null, things: ids.length };
    },
  };
}

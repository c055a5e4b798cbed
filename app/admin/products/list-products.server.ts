import { eq, isNull, sql } from "drizzle-orm";

import { previewLength } from "#app/admin/frame/preview.ts";
import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import type { ProductState } from "#app/shared/states.ts";

/**
 * One page of the products that are not deleted, published or not. Every sort order and set of filters has its index
 * (`db/schema/product-list-indexes.server.ts`).
 */
export const listStaffProducts = defineListQuery({
  table: products,
  id: products.id,
  where: isNull(products.archivedAt),
  search: { table: "product_list_search", facets: ["category", "state", "stock"] },
  sorts: {
    newest: [products.createdAt, "descending"],
    name: [products.name, "ascending"],
    "price-low": [products.priceOre, "ascending"],
    "price-high": [products.priceOre, "descending"],
  },
  filters: {
    category: (category: string) => eq(products.category, category),
    state: (state: ProductState) => sql`${products.state} = ${state}`,
    stock: (stock: "in" | "out") => sql`${products.soldOut} = ${stock === "out" ? 1 : 0}`,
  },
  select: (db, sortValue) =>
    db
      .select({
        id: products.id,
        name: products.name,
        category: products.category,
        // One character more than the preview shows tells that the text continues.
        description: sql<string>`substr(${products.description}, 1, ${previewLength + 1})`.as("description"),
        priceOre: products.priceOre,
        currency: products.currency,
        state: products.state,
        publishAt: products.publishAt,
        soldOut: products.soldOut,
        picture: sql<string | null>`(SELECT url FROM product_media WHERE product_id = products.id
          ORDER BY position LIMIT 1)`.as("picture"),
        sortValue,
      })
      .from(products),
});
export type ProductRow = Awaited<ReturnType<typeof listStaffProducts>>["rows"][number];

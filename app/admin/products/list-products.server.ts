import { and, eq, isNull, sql } from "drizzle-orm";

import { previewLength } from "#app/admin/frame/preview.ts";
import type { Database } from "#app/db/client.server.ts";
import { listClauses, listPage, type ListSource } from "#app/db/list-clauses.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";

import type { ProductFilter, ProductSort, ProductView } from "./product-list.ts";

/** Every sort order and set of filters has its index (`db/schema/product-list-indexes.server.ts`). */
const source: ListSource<ProductSort, ProductFilter> = {
  table: products,
  id: products.id,
  searchTable: "product_list_search",
  sorts: {
    newest: { column: products.createdAt, descending: true },
    name: { column: products.name, descending: false },
    "price-low": { column: products.priceOre, descending: false },
    "price-high": { column: products.priceOre, descending: true },
  },
  filters: {
    category: (category) => eq(products.category, category),
    state: (state) => sql`${products.state} = ${state}`,
    stock: (stock) => sql`${products.soldOut} = ${stock === "out" ? 1 : 0}`,
  },
};

/** One page of the products that are not deleted, published or not. */
export async function listStaffProducts(db: Database, view: ProductView) {
  const { where, sortValue, ...order } = listClauses(source, view);
  const rows = await db
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
      sortValue,
      picture: sql<string | null>`(SELECT url FROM product_media WHERE product_id = products.id
        ORDER BY position LIMIT 1)`.as("picture"),
    })
    .from(products)
    .where(and(isNull(products.archivedAt), where))
    .orderBy(...order.orderBy)
    .limit(order.limit);
  return listPage(rows, view);
}

import { eq, isNull, sql } from "drizzle-orm";

import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { vatAdded } from "#app/features/catalogue/products/write-product.server.ts";
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
        priceOre: products.priceOre,
        earlierPriceOre: products.earlierPriceOre,
        /** Hundredths of a percent that shoppers pay on top. */
        vatAdded: sql<number>`${vatAdded}`.as("vat_added"),
        /** The campaign that sets its price; null when none does. */
        campaign: sql<string | null>`(SELECT a.name FROM campaign_products c JOIN campaigns a ON a.id = c.campaign_id
          WHERE c.product_id = products.id AND c.ended_at IS NULL AND c.price_ore = products.price_ore LIMIT 1)`.as(
          "campaign",
        ),
        currency: products.currency,
        state: products.state,
        publishAt: products.publishAt,
        soldOut: products.soldOut,
        units: products.stockTotal,
        variants: sql<number>`(SELECT count(*) FROM product_variants WHERE product_id = products.id)`.as("variants"),
        pictures: sql<number>`(SELECT count(*) FROM product_media WHERE product_id = products.id)`.as("pictures"),
        picture: sql<string | null>`(SELECT url FROM product_media WHERE product_id = products.id
          ORDER BY position LIMIT 1)`.as("picture"),
        sortValue,
      })
      .from(products),
});
export type ProductRow = Awaited<ReturnType<typeof listStaffProducts>>["rows"][number];

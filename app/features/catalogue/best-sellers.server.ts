import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import type { BestSeller } from "./best-sellers.ts";
import { productCardColumns, type ProductCardRow, toProductCard } from "./card-row.server.ts";
import { forSale } from "./for-sale.server.ts";
import type { ProductCard } from "./product.ts";

type BestSellerRow = ProductCardRow & { units: number; counted_at: string };

/** Reads the best sellers that are for sale, most sold first; `first` is a product that comes before them all if it is one. */
export function bestSellersStatement(db: Database, { limit, first = "" }: { limit: number; first?: string }) {
  return statement<BestSellerRow>(
    db,
    sql`SELECT ${productCardColumns}, b.units, b.counted_at FROM best_sellers b JOIN products p ON p.id = b.product_id
      WHERE ${forSale} ORDER BY b.product_id = ${first} DESC, b.units DESC, b.product_id LIMIT ${limit}`,
  );
}

/** What was counted of a best seller, from its row. */
export function bestSellerOf({ units, counted_at: countedAt }: BestSellerRow): BestSeller {
  return { units, countedAt };
}

/** The card of a best seller, with how many were sold. */
export function toBestSellerCard(row: BestSellerRow): ProductCard {
  return { ...toProductCard(row), soldRecently: row.units };
}

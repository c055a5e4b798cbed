import type { Database } from "#app/db/client.server.ts";
import { bestSellerOf, bestSellersStatement, toBestSellerCard } from "#app/features/catalogue/best-sellers.server.ts";
import type { BestSeller } from "#app/features/catalogue/best-sellers.ts";
import { toProductCard } from "#app/features/catalogue/card-row.server.ts";
import type { Product, ProductCard } from "#app/features/catalogue/product.ts";
import { listingStatement } from "#app/features/catalogue/queries.server.ts";
import { productOf, productStatements } from "#app/features/catalogue/read-product.server.ts";
import { similarStatement } from "#app/features/catalogue/similar.server.ts";
import {
  type ProductReviews,
  productReviewsOf,
  productReviewStatements,
} from "#app/features/reviews/product-reviews.server.ts";

import { factsFrom, factStatements, type ProductFacts } from "./product-facts.server.ts";

/** Everything the page of a product shows. */
export interface ProductPage {
  product: Product;
  /** What the law wants said of it. */
  facts: ProductFacts;
  /** What customers say of it: its rating and the latest of its reviews. */
  said: ProductReviews;
  /** What was counted of it, when it is a best seller. */
  bestSeller: BestSeller | null;
  /** Best sellers, under the product; featured products, under another name, while there are too few. */
  related: { title: "Best Sellers" | "Our picks"; products: ProductCard[] };
  /** What can be had instead, when it is sold out. */
  similar: ProductCard[];
}

export type FoundProduct =
  | ({ kind: "found" } & ProductPage)
  | { kind: "gone"; similar: ProductCard[] }
  | { kind: "unknown" };

/** Products shown under a product. */
const relatedCount = 4;
/** Reviews shown of a product. */
const reviewCount = 3;

/** A product with all its page shows, in one batch. `gone` when staff deleted it or took it offline; `evenHidden` shows it to staff. */
export async function readProductPage(
  db: Database,
  id: string,
  options?: { evenHidden: boolean },
  now = new Date(),
): Promise<FoundProduct> {
  const [
    rows,
    colors,
    sizes,
    variants,
    pictures,
    history,
    bestSellers,
    featured,
    similarRows,
    reviewCounts,
    reviewRows,
    otherReviewRows,
    ...factRows
  ] = await db.batch([
    ...productStatements(db, id),
    bestSellersStatement(db, { limit: relatedCount + 1, first: id }),
    listingStatement(db, { facet: "all", sort: "featured", size: relatedCount + 1 }),
    similarStatement(db, id),
    ...productReviewStatements(db, id, reviewCount),
    ...factStatements(db, id, now),
  ]);
  const row = rows[0];
  if (!row) return { kind: "unknown" };
  const product = productOf(row, { colors, sizes, variants, pictures }, history, options);
  const similar = similarRows.map(toProductCard);
  if (!product) return { kind: "gone", similar };
  const isOther = (other: { id: string }) => other.id !== id;
  const own = bestSellers.find((other) => !isOther(other));
  const best = bestSellers.filter(isOther).slice(0, relatedCount);
  const picks = featured.filter(isOther).slice(0, relatedCount);
  return {
    kind: "found",
    product,
    facts: factsFrom(id, factRows, now),
    bestSeller: own ? bestSellerOf(own) : null,
    related:
      best.length === relatedCount
        ? { title: "Best Sellers", products: best.map(toBestSellerCard) }
        : { title: "Our picks", products: picks.map(toProductCard) },
    similar,
    said: productReviewsOf(reviewCounts, reviewRows, otherReviewRows),
  };
}

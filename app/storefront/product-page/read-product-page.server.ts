import type { Database } from "#app/db/client.server.ts";
import { toProductCard } from "#app/features/catalogue/card-row.server.ts";
import type { Product, ProductCard } from "#app/features/catalogue/product.ts";
import { listingStatement } from "#app/features/catalogue/queries.server.ts";
import { productOf, productStatements } from "#app/features/catalogue/read-product.server.ts";
import { similarStatement } from "#app/features/catalogue/similar.server.ts";
import { productReviewsOf, productReviewStatements } from "#app/features/reviews/queries.server.ts";
import type { Rating, Review } from "#app/features/reviews/review.ts";

import { factsFrom, factStatements, type ProductFacts } from "./product-facts.server.ts";

/** Everything the page of a product shows. */
export interface ProductPage {
  product: Product;
  /** What the law wants said of it. */
  facts: ProductFacts;
  /** Of the approved reviews of this product, and the latest of them. */
  rating: Rating;
  reviews: Review[];
  /** Best sellers, under the product. */
  related: ProductCard[];
  /** What can be had instead, when it is sold out. */
  similar: ProductCard[];
}

export type FoundProduct =
  | ({ kind: "found" } & ProductPage)
  | { kind: "gone"; similar: ProductCard[] }
  | { kind: "unknown" };

/** Best sellers shown under a product. */
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
    similarRows,
    reviewSum,
    reviewRows,
    ...factRows
  ] = await db.batch([
    ...productStatements(db, id),
    listingStatement(db, { facet: "all", sort: "bestselling", size: relatedCount + 1 }),
    similarStatement(db, id),
    ...productReviewStatements(db, id, reviewCount),
    ...factStatements(db, id, now),
  ]);
  const row = rows[0];
  if (!row) return { kind: "unknown" };
  const product = productOf(row, { colors, sizes, variants, pictures }, history, options);
  const similar = similarRows.map(toProductCard);
  if (!product) return { kind: "gone", similar };
  const related = bestSellers.map(toProductCard).filter((card) => card.id !== id);
  return {
    kind: "found",
    product,
    facts: factsFrom(id, factRows, now),
    related: related.slice(0, relatedCount),
    similar,
    ...productReviewsOf(reviewSum, reviewRows),
  };
}

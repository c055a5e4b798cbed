import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import type { FitCounts } from "./fit-votes.ts";
import { type NotChecked, type Rating, ratingOf, type Review } from "./review.ts";
import { checked, notChecked, type ReviewRow, reviewsQuery, toReview } from "./shown-reviews.server.ts";

/** What customers say of a product. */
export interface ProductReviews {
  rating: Rating;
  /** How many of those that are checked give five stars, four, and so on to one. */
  stars: number[];
  /** How it fits those whose review is checked. */
  fit: FitCounts;
  /** The latest that are checked by an order. */
  reviews: Review[];
  notChecked: NotChecked;
}

interface CountsRow {
  stars_1: number;
  stars_2: number;
  stars_3: number;
  stars_4: number;
  stars_5: number;
  fit_small: number;
  fit_true: number;
  fit_large: number;
  not_checked: number;
  rating_count: number;
  rating_sum: number;
}

/** What a product's reviews add up to, and the latest of them, as statements for the batch of its page. */
export function productReviewStatements(db: Database, productId: string, limit: number) {
  const ofProduct = sql`r.product_id = ${productId}`;
  return [
    statement<CountsRow>(db, sql`SELECT * FROM review_counts WHERE product_id = ${productId}`),
    statement<ReviewRow>(
      db,
      sql`SELECT * FROM (${reviewsQuery(sql`${ofProduct} AND ${checked}`, { limit })})
        UNION ALL SELECT * FROM (${reviewsQuery(sql`${ofProduct} AND ${notChecked}`, { limit })})`,
    ),
  ] as const;
}

/** What the rows of `productReviewStatements` say. */
export function productReviewsOf([counts]: CountsRow[], rows: ReviewRow[]): ProductReviews {
  const reviews = rows.map(toReview);
  return {
    rating: ratingOf({ sum: counts?.rating_sum ?? 0, count: counts?.rating_count ?? 0 }),
    stars: counts ? [counts.stars_5, counts.stars_4, counts.stars_3, counts.stars_2, counts.stars_1] : [],
    fit: { small: counts?.fit_small ?? 0, true: counts?.fit_true ?? 0, large: counts?.fit_large ?? 0 },
    reviews: reviews.filter(({ isVerified }) => isVerified),
    notChecked: { count: counts?.not_checked ?? 0, reviews: reviews.filter(({ isVerified }) => !isVerified) },
  };
}

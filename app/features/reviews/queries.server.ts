import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { forSale } from "#app/features/catalogue/for-sale.server.ts";
import { type Collection, productPath } from "#app/features/catalogue/product.ts";

import { type NotChecked, type Rating, ratingOf, type Review } from "./review.ts";

/** Reviews on a page of /reviews, featured ones above them, and those not checked below them. */
export const reviewPageSize = 12;
const featuredCount = 3;
const notCheckedCount = 6;

/** Whether a review was checked by an order. Spelled out, so that the index of each kind serves. */
const checked = sql`r.is_verified = 1`;
const notChecked = sql`r.is_verified = 0`;

interface ReviewRow {
  id: string;
  name: string;
  location: string;
  rating: number;
  title: string;
  comment: string;
  is_verified: number;
  created_at: string;
  product_id: string;
  product_name: string;
  product_source: string;
  pictures: string;
}

interface SumRow {
  sum: number;
  count: number;
}

/** Approved reviews by a condition on `r`, newest first, as a statement for a batch. */
function reviewsStatement(db: Database, condition: SQL, { limit, offset = 0 }: { limit: number; offset?: number }) {
  return statement<ReviewRow>(
    db,
    sql`SELECT r.id, r.name, r.location, r.rating, r.title, r.comment, r.is_verified, r.created_at,
        p.id AS product_id, p.name AS product_name, p.source AS product_source,
        (SELECT json_group_array(storage_key) FROM
          (SELECT storage_key FROM review_images WHERE review_id = r.id ORDER BY position)) AS pictures
      FROM reviews r JOIN products p ON p.id = r.product_id
      WHERE r.status = 'approved' AND ${condition} ORDER BY r.created_at DESC, r.id LIMIT ${limit} OFFSET ${offset}`,
  );
}

function sumStatement(db: Database, condition: SQL) {
  return statement<SumRow>(
    db,
    sql`SELECT coalesce(sum(r.rating), 0) AS sum, count(*) AS count FROM reviews r
      WHERE r.status = 'approved' AND ${condition}`,
  );
}

/** Which reviews /reviews pages through: those checked by an order, with a few others folded below, or the others. */
export type ReviewsView = "checked" | "not-checked";

export interface ReviewsPage {
  /** Of all reviews that are checked, whatever the filter. */
  rating: Rating;
  featured: Review[];
  /** Checked ones, of the filter; none where the others are shown. */
  reviews: Review[];
  /** How many reviews match the filter. */
  total: number;
  notChecked: NotChecked;
}

/** Everything /reviews shows, in one batch. `category` filters by the products of one collection. */
export async function readReviewsPage(
  db: Database,
  { category, page, view = "checked" }: { category: Collection | null; page: number; view?: ReviewsView },
): Promise<ReviewsPage> {
  const filter = category
    ? sql`EXISTS (SELECT 1 FROM product_facets f WHERE f.facet = ${category} AND f.product_id = r.product_id)`
    : sql`1`;
  const place = { limit: reviewPageSize, offset: (page - 1) * reviewPageSize };
  const nothing = { limit: 0 };
  const [[all], featured, reviews, [filtered], others, [otherSum]] = await db.batch([
    sumStatement(db, checked),
    reviewsStatement(
      db,
      sql`r.is_featured = 1 AND ${checked}`,
      view === "checked" ? { limit: featuredCount } : nothing,
    ),
    reviewsStatement(db, sql`${checked} AND ${filter}`, view === "checked" ? place : nothing),
    sumStatement(db, sql`${checked} AND ${filter}`),
    reviewsStatement(db, sql`${notChecked} AND ${filter}`, view === "checked" ? { limit: notCheckedCount } : place),
    sumStatement(db, sql`${notChecked} AND ${filter}`),
  ]);
  return {
    rating: ratingOf(all ?? { sum: 0, count: 0 }),
    featured: featured.map(toReview),
    reviews: reviews.map(toReview),
    total: filtered?.count ?? 0,
    notChecked: { count: otherSum?.count ?? 0, reviews: others.map(toReview) },
  };
}

/** What the page of a product says of its reviews. */
export interface ProductReviews {
  rating: Rating;
  /** The latest that are checked by an order. */
  reviews: Review[];
  notChecked: NotChecked;
}

/** A product's rating and its latest reviews, as statements for the batch of its page. */
export function productReviewStatements(db: Database, productId: string, limit: number) {
  const ofProduct = sql`r.product_id = ${productId}`;
  return [
    sumStatement(db, sql`${ofProduct} AND ${checked}`),
    reviewsStatement(db, sql`${ofProduct} AND ${checked}`, { limit }),
    sumStatement(db, sql`${ofProduct} AND ${notChecked}`),
    reviewsStatement(db, sql`${ofProduct} AND ${notChecked}`, { limit }),
  ] as const;
}

/** What the rows of `productReviewStatements` say. */
export function productReviewsOf(
  [sum]: SumRow[],
  rows: ReviewRow[],
  [otherSum]: SumRow[],
  others: ReviewRow[],
): ProductReviews {
  return {
    rating: ratingOf(sum ?? { sum: 0, count: 0 }),
    reviews: rows.map(toReview),
    notChecked: { count: otherSum?.count ?? 0, reviews: others.map(toReview) },
  };
}

/** The products that can be reviewed: those for sale, by name, up to a limit. */
export async function listReviewableProducts(db: Database, limit = 500): Promise<{ id: string; name: string }[]> {
  return statement<{ id: string; name: string }>(
    db,
    sql`SELECT id, name FROM products p WHERE ${forSale}
      ORDER BY name LIMIT ${limit}`,
  );
}

function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    name: row.name,
    location: row.location,
    rating: row.rating,
    title: row.title,
    comment: row.comment,
    isVerified: row.is_verified === 1,
    createdAt: row.created_at,
    product: { name: row.product_name, path: productPath(row.product_id, row.product_source) },
    pictures: (JSON.parse(row.pictures) as string[]).map((key) => `/media/${key}`),
  };
}

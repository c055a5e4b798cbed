import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { slugColumn } from "#app/features/catalogue/slugs/slug-columns.server.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { sizeName } from "#app/shared/size-name.ts";

import { asFitVote } from "./fit-votes.ts";
import type { ReviewOrder } from "./review-order.ts";
import type { Review } from "./review.ts";

/** Whether a review was checked by an order. Spelled out, so that the index of each kind serves. */
export const checked = sql`r.is_verified = 1`;
export const notChecked = sql`r.is_verified = 0`;

export interface ReviewRow {
  id: string;
  name: string;
  location: string;
  rating: number;
  title: string;
  comment: string;
  is_verified: number;
  fit_vote: string | null;
  size_bought: string | null;
  created_at: string;
  imported_from: string | null;
  product_id: string;
  product_name: string;
  product_source: string;
  product_slug: string | null;
  product_for_sale: number;
  pictures: string;
}

const orders: Record<ReviewOrder, SQL> = {
  newest: sql`r.created_at DESC, r.id`,
  highest: sql`r.rating DESC, r.created_at DESC, r.id`,
  lowest: sql`r.rating, r.created_at DESC, r.id`,
};

/** Which of the reviews that match: so many, after so many others, in an order; the newest first unless it says otherwise. */
interface Part {
  limit: number;
  offset?: number;
  order?: ReviewOrder;
}

/** Approved reviews by a condition on `r`, as a statement for a batch. */
export function reviewsStatement(db: Database, condition: SQL, part: Part) {
  return statement<ReviewRow>(db, reviewsQuery(condition, part));
}

/** The same as SQL, to stand in another statement. */
export function reviewsQuery(condition: SQL, { limit, offset = 0, order = "newest" }: Part): SQL {
  return sql`SELECT r.id, r.name, r.location, r.rating, r.title, r.comment, r.is_verified, r.fit_vote, r.size_bought, r.created_at, r.imported_from,
        p.id AS product_id, p.name AS product_name, p.source AS product_source, ${slugColumn("product", "p.id", currentLanguage())} AS product_slug, ${forSale} AS product_for_sale,
        (SELECT json_group_array(storage_key) FROM
          (SELECT storage_key FROM review_images WHERE review_id = r.id ORDER BY position)) AS pictures
      FROM reviews r JOIN products p ON p.id = r.product_id
      WHERE r.status = 'approved' AND ${condition} ORDER BY ${orders[order]} ${limitTo(limit)} OFFSET ${offset}`;
}

/** Where the product of a review is; null while it isn't sold. */
export function reviewedPath(row: ReviewRow): string | null {
  const { product_id: id, product_source: source, product_slug: slug } = row;
  return row.product_for_sale ? productPath({ id, source, slug }) : null;
}

/** What a row of `reviewsStatement` says. */
export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    name: row.name,
    location: row.location,
    rating: row.rating,
    title: row.title,
    comment: row.comment,
    isVerified: row.is_verified === 1,
    fit: asFitVote(row.fit_vote),
    size: row.size_bought && sizeName(row.size_bought),
    createdAt: row.created_at,
    product: {
      name: row.product_name,
      path: reviewedPath(row),
    },
    ...(row.imported_from === null ? {} : { importedFrom: row.imported_from }),
    pictures: (JSON.parse(row.pictures) as string[]).map((key) => `/media/${key}`),
  };
}

import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { type Collection, productPath } from "#app/features/catalogue/products/product.ts";
import { slugColumn } from "#app/features/catalogue/slugs/slug-columns.server.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { sizeName } from "#app/shared/size-name.ts";

import type { ReviewOrder } from "./review-order.ts";
import { type NotChecked, type Rating, ratingOf, type Review, type ReviewableSize } from "./review.ts";
import { checked, notChecked, reviewsStatement, toReview } from "./shown-reviews.server.ts";

/** Reviews on a page of /reviews, featured ones above them, and those not checked below them. */
export const reviewPageSize = 12;
const featuredCount = 3;
const notCheckedCount = 6;

interface SumRow {
  sum: number;
  count: number;
}

function sumStatement(db: Database, condition: SQL) {
  return statement<SumRow>(
    db,
    sql`SELECT coalesce(sum(r.rating), 0) AS sum, count(*) AS count FROM reviews r
      WHERE r.status = 'approved' AND ${condition}`,
  );
}

/** How many of all checked reviews give so many stars, those that nobody gave left out. */
function starsStatement(db: Database) {
  return statement<{ stars: number; count: number }>(
    db,
    sql`SELECT r.rating AS stars, count(*) AS count FROM reviews r
      WHERE r.status = 'approved' AND ${checked} GROUP BY r.rating`,
  );
}

/** Which reviews /reviews pages through: those checked by an order, with a few others folded below, or the others. */
export type ReviewsView = "checked" | "not-checked";

export interface ReviewsPage {
  /** Of all reviews that are checked, whatever the filter. */
  rating: Rating;
  /** How many of those give five stars, four, and so on to one. */
  counts: number[];
  featured: Review[];
  /** Checked ones, of the filter; none where the others are shown. */
  reviews: Review[];
  /** How many reviews match the filter. */
  total: number;
  notChecked: NotChecked;
  /** The product whose reviews are asked for; null without one, and for one that is not for sale. */
  product: { id: string; name: string; path: string } | null;
}

/** Which reviews: of one collection, or of one product, and those of so many stars. */
export interface ReviewsFilter {
  category?: Collection | null;
  product?: string | null;
  stars?: number | null;
}

/** The filter as a condition on `r`. Of one product, stars are looked at last (`+`): their index holds the reviews of all. */
function filterCondition({ category, product, stars }: ReviewsFilter): SQL {
  const ofCategory = category
    ? sql`EXISTS (SELECT 1 FROM product_facets f WHERE f.facet = ${category} AND f.product_id = r.product_id)`
    : sql`1`;
  if (!stars) return product ? sql`r.product_id = ${product}` : ofCategory;
  return product ? sql`r.product_id = ${product} AND +r.rating = ${stars}` : sql`r.rating = ${stars} AND ${ofCategory}`;
}

/** Reads the checked reviews that staff feature, as a statement for a batch; with another limit, fewer. */
export function featuredReviewsStatement(db: Database, part = { limit: featuredCount }) {
  return reviewsStatement(db, sql`r.is_featured = 1 AND ${checked}`, part);
}

/** Everything /reviews shows, in one batch. Featured ones are shown above a list that is neither narrowed to a product or stars nor sorted. */
export async function readReviewsPage(
  db: Database,
  {
    page,
    view = "checked",
    order = "newest",
    ...asked
  }: ReviewsFilter & { page: number; view?: ReviewsView; order?: ReviewOrder },
): Promise<ReviewsPage> {
  const filter = filterCondition(asked);
  const place = { limit: reviewPageSize, offset: (page - 1) * reviewPageSize, order };
  const nothing = { limit: 0 };
  const isPlain = !asked.product && !asked.stars && order === "newest";
  const [given, featured, reviews, [filtered], others, [otherSum], [product]] = await db.batch([
    starsStatement(db),
    featuredReviewsStatement(db, isPlain && view === "checked" ? undefined : nothing),
    reviewsStatement(db, sql`${checked} AND ${filter}`, view === "checked" ? place : nothing),
    sumStatement(db, sql`${checked} AND ${filter}`),
    reviewsStatement(
      db,
      sql`${notChecked} AND ${filter}`,
      view === "checked" ? { limit: notCheckedCount, order } : place,
    ),
    sumStatement(db, sql`${notChecked} AND ${filter}`),
    statement<{ id: string; name: string; source: string; slug: string | null }>(
      db,
      sql`SELECT id, name, source, ${slugColumn("product", "p.id", currentLanguage())} AS slug FROM products p
        WHERE id = ${asked.product ?? null} AND ${forSale}`,
    ),
  ]);
  const counts = [5, 4, 3, 2, 1].map((number) => given.find(({ stars }) => stars === number)?.count ?? 0);
  const sum = given.reduce((total, { stars, count }) => total + stars * count, 0);
  return {
    rating: ratingOf({ sum, count: counts.reduce((total, count) => total + count, 0) }),
    counts,
    featured: featured.map(toReview),
    reviews: reviews.map(toReview),
    total: filtered?.count ?? 0,
    notChecked: { count: otherSum?.count ?? 0, reviews: others.map(toReview) },
    product: product ? { id: product.id, name: product.name, path: productPath(product) } : null,
  };
}

/** A product that can be reviewed, with the sizes it is made in; none for one without a choice of sizes. */
export interface ReviewableProduct {
  id: string;
  /** What its address ends with, where that is not its id: a referrer names it so. */
  slug?: string;
  name: string;
  sizes: ReviewableSize[];
}

/** The products that can be reviewed: those for sale, by name, up to a limit. */
export async function listReviewableProducts(db: Database, limit = 500): Promise<ReviewableProduct[]> {
  const rows = await statement<{ id: string; slug: string | null; name: string; sizes: string }>(
    db,
    sql`SELECT id, ${slugColumn("product", "p.id", currentLanguage())} AS slug, name, (SELECT json_group_array(name) FROM
        (SELECT s.name FROM product_sizes s WHERE s.product_id = p.id ORDER BY s.position)) AS sizes
      FROM products p WHERE ${forSale} ORDER BY name ${limitTo(limit)}`,
  );
  return rows.map(({ id, slug, name, sizes }) => {
    const names = JSON.parse(sizes) as string[];
    const options = names.length > 1 ? names.map((value) => ({ value, label: sizeName(value) })) : [];
    return { id, ...(slug !== null && { slug }), name, sizes: options };
  });
}

/** A product of an order, by its id, and the size it was bought in; empty when it was bought in several. */
interface BoughtLine {
  product: string;
  size: string;
}

/** What was sent of a paid order, each product once. The caller has checked the order's signed link. */
export async function boughtLines(db: Database, orderId: string): Promise<BoughtLine[]> {
  return statement<BoughtLine>(
    db,
    sql`SELECT l.product_id AS product, iif(count(DISTINCT l.size) = 1, min(l.size), '') AS size
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.id = ${orderId} AND o.payment_status NOT IN ${paymentStatusesWhere({ wasPaid: false })} AND l.fulfilled_quantity > 0
      GROUP BY l.product_id ORDER BY min(l.position)`,
  );
}

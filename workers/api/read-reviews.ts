import { z } from "zod";

import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { fitVoteIds } from "#app/features/catalogue/reviews/fit-votes.ts";
import { readReviewsPage, reviewPageSize } from "#app/features/catalogue/reviews/queries.server.ts";
import { reviewOrders } from "#app/features/catalogue/reviews/review-order.ts";
import type { Review } from "#app/features/catalogue/reviews/review.ts";

import { createRoute } from "./create-route.ts";
import { afterPage, nextPage, queryNumber } from "./query-fields.ts";
import { refusal, refuse } from "./refusals.ts";

const unknownProduct = refusal(404, "unknown-product", "There is no such product for sale");

export const reviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  /** Whether it came by the signed link of an order. Others stand outside every average. */
  isVerified: z.boolean(),
  fit: z.enum(fitVoteIds).nullable(),
  size: z.string().nullable(),
  createdAt: z.string(),
  /** Its address is null while it is not for sale. */
  product: z.object({ name: z.string(), url: z.url().nullable() }),
  images: z.array(z.url()),
});

const reviewsQuery = z.strictObject({
  product: z.string().min(1).max(200).optional(),
  collection: z.enum(Object.keys(collections) as [Collection, ...Collection[]]).optional(),
  stars: queryNumber(1, 5).optional(),
  sort: z.enum(reviewOrders).default("newest"),
  view: z.enum(["checked", "not-checked"]).default("checked"),
  after: afterPage,
});

export const readReviewsRoute = createRoute(
  {
    method: "GET",
    path: "/api/reviews",
    summary:
      "Answers published reviews, of all products or of one, a page at a time: those that are checked by an order, or with `view=not-checked` the others. The rating counts all that are checked.",
    access: "public",
    limit: "products",
    takesQuery: true,
    cachedSeconds: 60,
    input: reviewsQuery,
    example: { product: "pulse-core-tee", sort: "newest" },
    responses: {
      200: z.object({
        data: z.array(reviewSchema),
        total: z.int(),
        next: z.string().nullable(),
        /** Of all reviews of the shop that are checked, whatever is asked for; null without any. */
        rating: z.object({ average: z.number().nullable(), count: z.int() }),
      }),
    },
    refusals: [unknownProduct],
  },
  async ({ product, collection, stars, sort: order, view, after: page = 1 }, { shop }) => {
    const wanted = { category: collection ?? null, product: product ?? null, stars: stars ?? null };
    const found = await readReviewsPage(shop.db, { ...wanted, page, view, order });
    if (product !== undefined && !found.product) return refuse(unknownProduct);
    const { reviews, total } =
      view === "checked" ? found : { reviews: found.notChecked.reviews, total: found.notChecked.count };
    return {
      status: 200,
      body: {
        data: reviews.map((review) => answerOf(review, shop.env.PUBLIC_ORIGIN)),
        total,
        next: nextPage(page, Math.ceil(total / reviewPageSize)),
        rating: found.rating,
      },
    };
  },
);

function answerOf({ product, pictures, ...review }: Review, origin: string): z.input<typeof reviewSchema> {
  const at = (path: string) => new URL(path, origin).href;
  return {
    ...review,
    product: { name: product.name, url: product.path && at(product.path) },
    images: pictures.map(at),
  };
}

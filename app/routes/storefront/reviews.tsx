import { data, redirect } from "react-router";

import { addressOfLastPage, pageNumberOf } from "#app/features/catalogue/products/listing.ts";
import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { readReviewsPage, reviewPageSize, type ReviewsView } from "#app/features/catalogue/reviews/queries.server.ts";
import { reviewOrderOf } from "#app/features/catalogue/reviews/review-order.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage, uncachedPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { ListingFailure } from "#app/storefront/listing/load-failure.tsx";
import { reviewsScreenTexts } from "#app/storefront/reviews-page/reviews-screen.texts.ts";
import { ReviewsScreen } from "#app/storefront/reviews-page/reviews-screen.tsx";

import type { Route } from "./+types/reviews";

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("category") ?? "";
  const category = Object.hasOwn(collections, asked) ? (asked as Collection) : null;
  const page = pageNumberOf(url.searchParams.get("page"));
  const view: ReviewsView = url.searchParams.get("view") === "unchecked" ? "not-checked" : "checked";
  const product = url.searchParams.get("product");
  const stars = starsOf(url.searchParams.get("stars"));
  const sort = url.searchParams.get("sort");
  const order = reviewOrderOf(sort);
  const reviews = await readReviewsPage(shopOf(context).db, { category, product, stars, page, view, order });
  if (product && !reviews.product) return redirect("/reviews");
  const paged =
    view === "checked"
      ? { shown: reviews.reviews.length, total: reviews.total }
      : { shown: reviews.notChecked.reviews.length, total: reviews.notChecked.count };
  const pages = Math.ceil(paged.total / reviewPageSize);
  const elsewhere = await addressOfLastPage(url, { page, shown: paged.shown }, async () => pages);
  if (elsewhere) return redirect(elsewhere);
  // Written otherwise than by the shop: there is no end of ways to.
  const isOwn =
    asked === (category ?? "") &&
    [null, String(page)].includes(url.searchParams.get("page")) &&
    [null, "checked", "unchecked"].includes(url.searchParams.get("view")) &&
    (stars !== null || !url.searchParams.has("stars")) &&
    (sort === null || (sort === order && order !== "newest"));
  const headers = isOwn ? publicPage() : uncachedPage();
  return data({ category, stars, order, view, page, pages, ...reviews }, { headers });
}

/** The number of stars asked for, 1 to 5; null for anything else. */
function starsOf(asked: string | null): number | null {
  return asked !== null && /^[1-5]$/.test(asked) ? Number(asked) : null;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageNames()["/reviews"],
    description: reviewsScreenTexts().description,
    picture: "reviews",
  });

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} title={reviewsScreenTexts().title} what="reviews" />;
}

import { Suspense, useEffect, useState } from "react";
import { data, redirect, useLocation, useNavigate } from "react-router";

import { addressOfLastPage, pageNumberOf } from "#app/features/catalogue/listing.ts";
import { ListingFailure } from "#app/storefront/listing/load-failure.tsx";
import { Pagination } from "#app/storefront/listing/listing-view.tsx";
import { type Collection, collections, productIdOf } from "#app/features/catalogue/product.ts";
import { CategoryFilter } from "#app/features/reviews/category-filter.tsx";
import { orderLinkOf } from "#app/features/reviews/order-link.ts";
import { readReviewsPage, reviewPageSize } from "#app/features/reviews/queries.server.ts";
import { ReviewCard } from "#app/features/reviews/review-card.tsx";
import { ReviewsHero } from "#app/storefront/reviews-page/reviews-hero.tsx";
import type { OrderLink } from "#app/features/reviews/send-review.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { shopOf } from "#app/platform/context.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import type { Route } from "./+types/reviews";

const ReviewDialog = lazyWithRetry(() => import("#app/features/reviews/review-dialog.tsx"));

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("category") ?? "";
  const category = Object.hasOwn(collections, asked) ? (asked as Collection) : null;
  const page = pageNumberOf(url.searchParams.get("page"));
  const reviews = await readReviewsPage(shopOf(context).db, { category, page });
  const shown = { page, shown: reviews.reviews.length, size: reviewPageSize };
  const elsewhere = await addressOfLastPage(url, shown, async () => reviews.total);
  if (elsewhere) return redirect(elsewhere);
  return data({ category, page, size: reviewPageSize, ...reviews }, { headers: publicPage() });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Reviews",
    description: "What people who train in our gear say about it, good and less good.",
    picture: "reviews",
  });

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { category, page, size, rating, featured, reviews, total } = loaderData;
  const dialog = useReviewDialog();
  return (
    <>
      <ReviewsHero rating={rating} onWrite={dialog.open} />
      {featured.length > 0 ? (
        <section aria-labelledby="featured" className="page pt-16 lg:pt-24">
          <h2 id="featured" className="eyebrow mb-6 text-muted">
            Featured reviews
          </h2>
          <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
            {featured.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} withProduct large />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="all-reviews" className="page py-16 lg:py-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 id="all-reviews" className="display text-display-md">
            All reviews
          </h2>
          <CategoryFilter category={category} />
        </div>
        {reviews.length === 0 ? (
          <p className="py-16 text-muted">No reviews here yet.</p>
        ) : (
          <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} withProduct />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          total={total}
          size={size}
          search={new URLSearchParams(category ? { category } : {})}
          hash="#all-reviews"
        />
      </section>
      {dialog.isOpen ? (
        <Suspense>
          <ReviewDialog product={dialog.product} order={dialog.order} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} title="Customer reviews" what="reviews" />;
}

/** Whether the dialog is open. `?write-review=true` opens it and leaves the address as /reviews (specification, section 2). */
function useReviewDialog() {
  const [isOpen, setOpen] = useState(false);
  const [product, setProduct] = useState<string | null>(null);
  const [order, setOrder] = useState<OrderLink | null>(null);
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (new URLSearchParams(search).get("write-review") !== "true") return;
    // A click before the product page's scripts are there is a plain link: then the address it came from tells.
    setProduct((state as { product?: string } | null)?.product ?? productIdOf(document.referrer));
    setOrder(orderLinkOf(hash));
    setOpen(true);
    void navigate("/reviews", { replace: true, preventScrollReset: true });
  }, [search, hash, state, navigate]);
  return { isOpen, product, order, open: () => setOpen(true), close: () => setOpen(false) };
}

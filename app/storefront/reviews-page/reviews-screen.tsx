import { Suspense } from "react";

import type { Collection } from "#app/features/catalogue/product.ts";
import { CategoryFilter } from "#app/features/reviews/category-filter.tsx";
import type { ReviewsPage } from "#app/features/reviews/queries.server.ts";
import { ReviewCard } from "#app/features/reviews/review-card.tsx";
import { Pagination } from "#app/storefront/listing/listing-view.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { ReviewsHero } from "./reviews-hero.tsx";
import { useReviewDialog } from "./use-review-dialog.ts";

const ReviewDialog = lazyWithRetry(() => import("#app/features/reviews/review-dialog.tsx"));

interface Props extends ReviewsPage {
  category: Collection | null;
  page: number;
  /** Reviews a page. */
  size: number;
}

/** All reviews, and the dialog to write one. */
export function ReviewsScreen({ category, page, size, rating, featured, reviews, total }: Props) {
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

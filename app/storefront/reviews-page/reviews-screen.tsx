import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";

import type { Collection } from "#app/features/catalogue/product.ts";
import { CategoryFilter } from "#app/features/reviews/category-filter.tsx";
import { NotCheckedFold } from "#app/features/reviews/not-checked-fold.tsx";
import type { ReviewsPage, ReviewsView } from "#app/features/reviews/queries.server.ts";
import { ReviewCard } from "#app/features/reviews/review-card.tsx";
import type { Review } from "#app/features/reviews/review.ts";
import { Pagination } from "#app/storefront/listing/listing-view.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { ReviewsHero } from "./reviews-hero.tsx";
import { useReviewDialog } from "./use-review-dialog.ts";

const ReviewDialog = lazyWithRetry(() => import("#app/features/reviews/review-dialog.tsx"));

interface Props extends ReviewsPage {
  category: Collection | null;
  view: ReviewsView;
  page: number;
  /** Reviews a page. */
  size: number;
}

/** All reviews, those that no order checked folded below the others, and the dialog to write one. */
export function ReviewsScreen({ category, view, page, size, rating, featured, reviews, total, notChecked }: Props) {
  const dialog = useReviewDialog();
  const filter = category ? { category } : {};
  const others = new URLSearchParams({ ...filter, view: "unchecked" });
  const showsOthers = view === "not-checked";
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
        {showsOthers ? (
          <TextLink to={`/reviews?${new URLSearchParams(filter)}#all-reviews`}>Reviews checked by an order</TextLink>
        ) : (
          <>
            {reviews.length === 0 ? <p className="py-16 text-muted">No reviews here yet.</p> : null}
            <Cards reviews={reviews} />
            <Pagination
              page={page}
              total={total}
              size={size}
              search={new URLSearchParams(filter)}
              hash="#all-reviews"
            />
          </>
        )}
        <NotCheckedFold key={view} count={notChecked.count} open={showsOthers}>
          <Cards reviews={notChecked.reviews} />
          {showsOthers ? (
            <Pagination page={page} total={notChecked.count} size={size} search={others} hash="#not-checked" />
          ) : notChecked.count > notChecked.reviews.length ? (
            <TextLink to={`/reviews?${others}#not-checked`}>All {notChecked.count} that are not checked</TextLink>
          ) : null}
        </NotCheckedFold>
      </section>
      {dialog.isOpen ? (
        <Suspense>
          <ReviewDialog product={dialog.product} order={dialog.order} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </>
  );
}

function Cards({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} withProduct />
        </li>
      ))}
    </ul>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4">
      {children}
    </Link>
  );
}

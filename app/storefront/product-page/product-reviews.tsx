import { HowReviewsAreChecked } from "#app/features/reviews/how-link.tsx";
import { NotCheckedFold } from "#app/features/reviews/not-checked-fold.tsx";
import type { ProductReviews as Said } from "#app/features/reviews/queries.server.ts";
import { ReviewCard } from "#app/features/reviews/review-card.tsx";
import { countText, type Review } from "#app/features/reviews/review.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Stars } from "#app/ui/stars.tsx";

/** What customers say about the product: the mean and the latest of the reviews that are checked, the others folded, and the way to write one. */
export function ProductReviews({ productId, rating, reviews, notChecked }: Said & { productId: string }) {
  const { average, count } = rating;
  return (
    <section aria-labelledby="reviews" className="mt-12 border-t border-ink pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <h2 id="reviews" className="display text-display-sm">
            Customer Reviews
          </h2>
          {average === null ? (
            <p className="mt-3 text-muted">
              {notChecked.count === 0 ? "No reviews yet. Be the first to write one." : "None checked by an order yet."}
            </p>
          ) : (
            <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars rating={average} className="h-5" />
              <span className="font-semibold tabular-nums">{average.toFixed(1)}/5</span>
              <span className="text-sm text-muted">{countText(count)}</span>
            </p>
          )}
          <HowReviewsAreChecked />
        </div>
        <ButtonLink look="outline" to="/reviews?write-review=true" state={{ product: productId }}>
          Write a Review
        </ButtonLink>
      </div>
      <Cards reviews={reviews} className="mt-8" />
      <NotCheckedFold count={notChecked.count}>
        <Cards reviews={notChecked.reviews} />
      </NotCheckedFold>
    </section>
  );
}

function Cards({ reviews, className = "" }: { reviews: readonly Review[]; className?: string }) {
  if (reviews.length === 0) return null;
  return (
    <ul className={`grid gap-x-10 gap-y-8 md:grid-cols-3 ${className}`}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}

import { ReviewCard } from "#app/features/reviews/review-card.tsx";
import { countText, type Rating, type Review } from "#app/features/reviews/review.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Stars } from "#app/ui/stars.tsx";

interface Props {
  productId: string;
  rating: Rating;
  reviews: readonly Review[];
}

/** What customers say about the product: the mean, the latest reviews, and the way to write one. */
export function ProductReviews({ productId, rating: { average, count }, reviews }: Props) {
  return (
    <section aria-labelledby="reviews" className="mt-12 border-t border-ink pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <h2 id="reviews" className="display text-display-sm">
            Customer Reviews
          </h2>
          {average === null ? (
            <p className="mt-3 text-muted">No reviews yet. Be the first to write one.</p>
          ) : (
            <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars rating={average} className="h-5" />
              <span className="font-semibold tabular-nums">{average.toFixed(1)}/5</span>
              <span className="text-sm text-muted">{countText(count)}</span>
            </p>
          )}
        </div>
        <ButtonLink look="outline" to="/reviews?write-review=true" state={{ product: productId }}>
          Write a Review
        </ButtonLink>
      </div>
      {reviews.length > 0 ? (
        <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

import { Link } from "react-router";

import { HowReviewsAreChecked } from "#app/features/catalogue/reviews/how-link.tsx";
import { reviewTexts } from "#app/features/catalogue/reviews/review.texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";

import { homeTexts } from "./home-screen.texts.tsx";
import type { ShortReview } from "./read-home.server.ts";

/** What customers say: the checked reviews that staff feature, each with its product. To swipe through on a phone. */
export function ReviewStrip({ reviews }: { reviews: readonly ShortReview[] }) {
  return (
    <section aria-labelledby="reviews" className="page pb-12 lg:pb-16">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="reviews" className="display text-display-sm">
          {homeTexts().customersSay}
        </h2>
        <Link to="/reviews" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {homeTexts().allReviews}
        </Link>
      </div>
      <ul className="scroll-quiet -mx-gutter flex [scroll-snap-type:x] gap-5 overflow-x-auto scroll-px-4 px-gutter md:mx-0 md:grid md:grid-cols-3 md:px-0">
        {reviews.map((review) => (
          <li key={review.name + review.product} className="w-full shrink-0 snap-start border-t border-ink pt-4">
            <Quote review={review} />
          </li>
        ))}
      </ul>
      <HowReviewsAreChecked className="mt-2" />
    </section>
  );
}

function Quote({ review: { rating, title, comment, name, product, path } }: { review: ShortReview }) {
  return (
    <article className="text-sm leading-6">
      <Stars rating={rating} className="h-4" />
      <h3 className="mt-3 font-semibold">{title}</h3>
      <p className="mt-1 whitespace-pre-line">{comment}</p>
      <p className="mt-3 flex flex-wrap gap-x-3 text-muted">
        <span className="text-ink">{name}</span>
        <span className="inline-flex items-center gap-1 text-success">
          <Icon name="check" className="size-4" />
          {reviewTexts().checked}
        </span>
      </p>
      {path ? (
        <Link to={path} className="inline-block py-2 underline underline-offset-4">
          {product}
        </Link>
      ) : null}
    </article>
  );
}

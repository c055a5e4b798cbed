import { Link } from "react-router";

import { fitVoteNames } from "#app/features/catalogue/reviews/fit-votes.texts.ts";
import { type FitCounts, fitSentence, fitVoteIds } from "#app/features/catalogue/reviews/fit-votes.ts";
import { HowReviewsAreChecked } from "#app/features/catalogue/reviews/how-link.tsx";
import { NotCheckedFold } from "#app/features/catalogue/reviews/not-checked-fold.tsx";
import type { ProductReviews as Said } from "#app/features/catalogue/reviews/product-reviews.server.ts";
import { ReviewCard } from "#app/features/catalogue/reviews/review-card.tsx";
import { reviewTexts } from "#app/features/catalogue/reviews/review.texts.ts";
import { countText, productReviewsPath, type Review } from "#app/features/catalogue/reviews/review.ts";
import { Bar, StarsHistogram } from "#app/features/catalogue/reviews/stars-histogram.tsx";
import { localDecimals } from "#app/shared/language/local-decimals.ts";
import { localPercent } from "#app/shared/language/local-percent.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Stars } from "#app/ui/stars.tsx";

import { productReviewsTexts } from "./product-reviews.texts.ts";

/**
 * What customers say about the product: the mean, the stars, the fit and the latest of the reviews that are checked, the others folded,
 * and the way to write one.
 */
export function ProductReviews({ productId, rating, stars, fit, reviews, notChecked }: Said & { productId: string }) {
  const { average, count } = rating;
  const texts = productReviewsTexts();
  return (
    <section aria-labelledby="reviews" className="gap-x-16 border-t border-ink pt-10 lg:grid lg:grid-cols-[20rem_1fr]">
      <div>
        <h2 id="reviews" className="display text-display-sm">
          {texts.title}
        </h2>
        {average === null ? (
          <p className="mt-3 text-muted">{notChecked.count === 0 ? texts.none : texts.noneVerified}</p>
        ) : (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars rating={average} className="h-5" />
            <span className="font-semibold tabular-nums">{localDecimals(average.toFixed(1))}/5</span>
            <span className="text-sm text-muted">{countText(count)}</span>
          </p>
        )}
        <p>
          <HowReviewsAreChecked />
        </p>
        <StarsHistogram pathOf={(number) => productReviewsPath(productId, number)} stars={stars} />
        <FitMeter fit={fit} />
        <ButtonLink look="outline" to="/reviews?write-review=true" state={{ product: productId }} className="mt-6">
          {reviewTexts().write}
        </ButtonLink>
      </div>
      <div className="min-w-0">
        <Cards reviews={reviews} className="max-lg:mt-10" />
        {count > reviews.length ? (
          <Link
            to={productReviewsPath(productId)}
            className="mt-6 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {texts.all(count)}
          </Link>
        ) : null}
        <NotCheckedFold count={notChecked.count}>
          <Cards reviews={notChecked.reviews} />
        </NotCheckedFold>
      </div>
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

/** How a garment fits those who bought it: a sentence, and the votes each way. Nothing while there are too few. */
function FitMeter({ fit }: { fit: FitCounts }) {
  const sentence = fitSentence(fit);
  if (!sentence) return null;
  const names = fitVoteNames();
  const total = fit.small + fit.true + fit.large;
  return (
    <div className="mt-6 max-w-sm">
      <p className="font-semibold">{sentence}</p>
      <dl className="mt-3 grid grid-cols-3 gap-2 text-sm text-muted tabular-nums">
        {fitVoteIds.map((vote) => {
          const percent = Math.round((fit[vote] / total) * 100);
          return (
            <div key={vote}>
              <Bar percent={percent} />
              <dt className="mt-1.5">{names[vote]}</dt>
              <dd>
                {localPercent(percent)}
                <span className="sr-only">{productReviewsTexts().votes(fit[vote])}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

import { HowReviewsAreChecked } from "#app/features/catalogue/reviews/how-link.tsx";
import { countText, type Rating } from "#app/features/catalogue/reviews/review.ts";
import { Hero } from "#app/storefront/editorial/hero.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Stars } from "#app/ui/stars.tsx";

/** The black opening of /reviews: the number, large, and the way to add to it. */
export function ReviewsHero({ rating: { average, count }, onWrite }: { rating: Rating; onWrite: () => void }) {
  return (
    <Hero
      picture="reviews"
      title="Customer reviews"
      text="The average counts the reviews of people who bought here, each checked by its order. We publish good and bad alike, and change no word."
    >
      {average === null ? (
        <p className="mt-6 text-lg">No review is checked by an order yet. Be the first to write one.</p>
      ) : (
        <div className="mt-8 flex items-center gap-5">
          <p className="display text-display-lg tabular-nums">
            {average.toFixed(1)}
            <span className="text-muted-dark">/5</span>
          </p>
          <div>
            <Stars rating={average} className="h-6" />
            <p className="mt-1.5 text-sm">{countText(count)}</p>
          </div>
        </div>
      )}
      <HowReviewsAreChecked className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="signal" onClick={onWrite}>
          Write a Review
        </Button>
        <ButtonLink look="ghost" to="/">
          Back to Home
        </ButtonLink>
      </div>
    </Hero>
  );
}

import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Stars } from "#app/ui/stars.tsx";

import { countText, type Rating } from "./review.ts";

/** The black opening of /reviews: the number, large, and the way to add to it. */
export function ReviewsHero({ rating: { average, count }, onWrite }: { rating: Rating; onWrite: () => void }) {
  return (
    <section className="on-dark bg-ink text-white">
      <div className="page grid items-end gap-x-16 gap-y-10 py-14 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-24">
        <div>
          <h1 className="display text-display-lg">Customer reviews</h1>
          <p className="mt-5 max-w-md text-lg">
            Said by people who train in it. Every review is read before it is shown, and none is changed.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button look="signal" onClick={onWrite}>
              Write a Review
            </Button>
            <ButtonLink look="ghost" to="/">
              Back to Home
            </ButtonLink>
          </div>
        </div>
        {average === null ? (
          <p className="text-lg text-muted-dark">No reviews yet. Yours would be the first.</p>
        ) : (
          <div className="border-t border-ink-line pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-16">
            <p className="display text-display-lg tabular-nums">
              {average.toFixed(1)}
              <span className="text-muted-dark">/5</span>
            </p>
            <Stars rating={average} className="mt-4 h-7" />
            <p className="mt-3 text-sm text-muted-dark">{countText(count)}</p>
          </div>
        )}
      </div>
    </section>
  );
}

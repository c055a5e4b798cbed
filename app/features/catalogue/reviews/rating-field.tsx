import { useId, useState } from "react";

import { Icon } from "#app/ui/icon.tsx";

import { reviewFormTexts } from "./review-form.texts.ts";
import { starsText } from "./review.ts";

interface Props {
  /** 0 while none is chosen. */
  rating: number;
  error?: string | undefined;
  onRate: (rating: number) => void;
}

/** One to five stars, as radios: arrow keys move between them, a pointer previews. */
export function RatingField({ rating, error, onRate }: Props) {
  const id = useId();
  const [pointed, setPointed] = useState(0);
  const shown = pointed || rating;
  const texts = reviewFormTexts();
  const said = [texts.noRating, texts.poor, texts.fair, texts.good, texts.veryGood, texts.excellent];
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
    >
      <p id={`${id}-legend`} className="mb-1 text-sm font-medium">
        {texts.rating}
        <span aria-hidden="true"> *</span>
      </p>
      <div className="-ml-2 flex items-center" onPointerLeave={() => setPointed(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            onPointerEnter={(event) => event.pointerType === "mouse" && setPointed(stars)}
            className="relative inline-flex size-11 cursor-pointer items-center justify-center has-focus-visible:outline-3 has-focus-visible:-outline-offset-2"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              aria-label={starsText(stars)}
              checked={rating === stars}
              onChange={() => onRate(stars)}
              className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
            />
            <Icon
              name="star"
              filled={stars <= shown}
              className={`size-8 ${stars <= shown ? "" : "text-line-strong"}`}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-3 text-sm text-muted">
          {said[shown]}
        </span>
      </div>
      {error ? (
        <p id={`${id}-note`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

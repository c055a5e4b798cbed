import { localPath } from "#app/shared/language/current-language.ts";

import { reviewTexts } from "./review.texts.ts";
import { countText, starsText } from "./review.ts";

interface Props {
  /** The address of the reviews that give so many stars. */
  pathOf: (stars: number) => string;
  /** How many give five stars, four, and so on to one. */
  stars: readonly number[];
}

/** How many give how many stars, each row the way to those reviews. */
export function StarsHistogram({ pathOf, stars }: Props) {
  const texts = reviewTexts();
  const total = stars.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <ul data-plain-links="" className="stars-histogram" aria-label={texts.byStars}>
      {stars.map((count, index) => {
        const number = stars.length - index;
        const percent = Math.round((count / total) * 100);
        const name = starsText(number);
        const row = (
          <>
            {`${number} ★`}
            <Bar percent={percent} />
            <small>{count}</small>
          </>
        );
        return (
          <li key={number}>
            {count === 0 ? (
              <span role="img" aria-label={texts.noneOfStars(name)}>
                {row}
              </span>
            ) : (
              <a
                href={localPath(pathOf(number))}
                aria-label={texts.ofStars(name, countText(count), percent)}
                className="group"
              >
                {row}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A share of all as a bar: drawn, because pages carry no style attributes. */
export function Bar({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="h-2 w-full bg-line fill-ink">
      <path d={`M0 0h${percent}v1H0z`} />
    </svg>
  );
}

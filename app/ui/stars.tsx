import { localDecimals } from "#app/shared/language/local-decimals.ts";

import { starsTexts } from "./stars.texts.ts";

/** A rating of 0 to 5 as stars, the last one partly filled. Its accessible name is the number. */
export function Stars({ rating, className = "h-4" }: { rating: number; className?: string }) {
  // Five stars, 20 wide and 4 apart.
  const filled = Math.max(0, Math.round(24 * rating) - 2);
  return (
    <svg
      role="img"
      aria-label={starsTexts().outOfFive(localDecimals(rating))}
      viewBox="0 0 116 20"
      className={className ? `stars ${className}` : "stars"}
    >
      <path d={`M0 0h${filled}v20H0z`} />
    </svg>
  );
}

const star = "l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z";
/** Five stars in one path: each star ends where it began, and the next begins 24 to its right. */
const fiveStars = `M12 4${star}${`m24 0${star}`.repeat(4)}`;

/** A rating of 0 to 5 as stars, the last one filled in part. Its name says the number. */
export function Stars({ rating, className = "h-4" }: { rating: number; className?: string }) {
  return (
    <svg role="img" aria-label={`${rating} out of 5 stars`} viewBox="2 2 116 20" className={`w-auto ${className}`}>
      <path d={fiveStars} fill="currentColor" opacity="0.22" />
      {/* An svg inside another cuts off what is wider than itself. */}
      <svg width={24 * rating} height="24">
        <path d={fiveStars} fill="currentColor" />
      </svg>
    </svg>
  );
}

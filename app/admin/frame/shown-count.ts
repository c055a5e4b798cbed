/** Counting ends here: a list of a hundred says as much as one of ten thousand. */
export const mostCounted = 100;

/** A count as it is shown: `99+` where counting ended. */
export function shownCount(count: number): string {
  return count >= mostCounted ? `${mostCounted - 1}+` : String(count);
}

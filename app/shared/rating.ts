/** The mean of a sum of ratings, to one decimal; null without any. */
export function averageRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 10) / 10;
}

import type { VitalMetric } from "#app/shared/states.ts";

/** How many pages must have been measured before anything is said of them. */
export const fewestMeasured = 30;

/** Up to where Google calls a value good, and beyond where poor, for three of four visits (web.dev/articles/vitals). */
const lines: Record<VitalMetric, { good: number; poor: number }> = {
  /** Milliseconds; layout shifts are counted in thousandths. */
  lcp: { good: 2_500, poor: 4_000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
  ttfb: { good: 800, poor: 1_800 },
};

export type Rating = "good" | "needs improvement" | "poor";

/** What Google calls a value that three of four visits keep to. */
export function ratingOf(metric: VitalMetric, value: number): Rating {
  const { good, poor } = lines[metric];
  if (value <= good) return "good";
  return value <= poor ? "needs improvement" : "poor";
}

/** Up to each end, buckets are so wide. Each of Google's lines is the end of a bucket. */
const widths = [
  { upTo: 200, width: 10 },
  { upTo: 1_000, width: 25 },
  { upTo: 4_000, width: 100 },
  { upTo: 10_000, width: 500 },
] as const;
const largest = 10_000;

/** The bucket of a value, by its upper end; what is larger than all is in the last one. */
export function bucketOf(value: number): number {
  const { width } = widths.find(({ upTo }) => value <= upTo) ?? { width: largest };
  return Math.min(Math.ceil(value / width) * width, largest);
}

/** How often a value was in a bucket. */
export interface BucketCount {
  bucket: number;
  times: number;
}

/** What three of four values keep to: the upper end of the bucket that the third quarter ends in. Null for fewer than `fewest` values. */
export function thirdQuartile(counts: readonly BucketCount[], fewest = fewestMeasured): number | null {
  const total = counts.reduce((sum, { times }) => sum + times, 0);
  if (total < Math.max(fewest, 1)) return null;
  let seen = 0;
  for (const { bucket, times } of counts.toSorted((a, b) => a.bucket - b.bucket)) {
    seen += times;
    if (seen >= total * 0.75) return bucket;
  }
  return null;
}

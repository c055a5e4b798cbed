import { describe, expect, it } from "vitest";

import { bucketOf, fewestMeasured, ratingOf, thirdQuartile } from "./vitals.ts";

describe("a bucket", () => {
  it("holds its value, is at most a tenth wider than it, and never passes one of Google's lines", () => {
    for (const value of [0, 1, 10, 99.5, 200, 201, 799, 1_001, 3_950, 9_999])
      expect([bucketOf(value) >= value, bucketOf(value) <= Math.max(value * 1.15, value + 10)]).toEqual([true, true]);
    for (const line of [100, 200, 250, 500, 800, 1_800, 2_500, 4_000]) expect(bucketOf(line)).toBe(line);
    expect(bucketOf(60_000)).toBe(10_000);
  });
});

describe("what three of four visits keep to", () => {
  it("is the end of the bucket that the third quarter ends in, in whatever order the counts come", () => {
    const counts = [
      { bucket: 2_500, times: 15 },
      { bucket: 900, times: 60 },
      { bucket: 4_000, times: 25 },
    ];
    expect(thirdQuartile(counts)).toBe(2_500);
    expect(
      thirdQuartile([
        { bucket: 900, times: 75 },
        { bucket: 4_000, times: 25 },
      ]),
    ).toBe(900);
  });

  it("is not told of few", () => {
    expect(thirdQuartile([])).toBeNull();
    expect(thirdQuartile([], 0)).toBeNull();
    expect(thirdQuartile([{ bucket: 900, times: fewestMeasured - 1 }])).toBeNull();
    expect(thirdQuartile([{ bucket: 900, times: fewestMeasured }])).toBe(900);
  });

  it("is good up to Google's line, and poor beyond the other one", () => {
    expect([2_500, 2_600, 4_000, 4_500].map((value) => ratingOf("lcp", value))).toEqual([
      "good",
      "needs improvement",
      "needs improvement",
      "poor",
    ]);
    expect(ratingOf("cls", 100)).toBe("good");
    expect(ratingOf("inp", 525)).toBe("poor");
  });
});

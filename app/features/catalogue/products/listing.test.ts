import { describe, expect, it } from "vitest";

import { addressOfLastPage, listingPages, longestPage, pageNumberOf, pageRange, pageSize } from "./listing.ts";

describe("pageNumberOf", () => {
  it.each([
    [null, 1],
    ["1", 1],
    ["3", 3],
    ["-1", 1],
    ["2.5", 1],
    ["many", 1],
    ["99999", 1000],
    ["1e300", 1000],
  ])("of %s is %i", (text, page) => {
    expect(pageNumberOf(text)).toBe(page);
  });
});

it("sends someone far beyond a listing's end to its last page, not to a copy of its first", async () => {
  const url = new URL("https://shop.example/shop?page=99999");
  const page = pageNumberOf(url.searchParams.get("page"));
  expect(await addressOfLastPage(url, { page, shown: 0 }, async () => 4)).toBe("/shop?page=4");
});

describe("the pages of a listing", () => {
  const pagesOf = (total: number) =>
    Array.from({ length: listingPages(total) }, (_, index) => pageRange(total, index + 1));

  it.each([
    [0, [0]],
    [1, [1]],
    [24, [24]],
    [27, [27]],
    [28, [24, 4]],
    [51, [24, 27]],
    [52, [24, 24, 4]],
  ])("of %i products hold %j", (total, lengths) => {
    expect(pagesOf(total).map(({ start, end }) => end - start)).toEqual(lengths);
  });

  it("begin where the one before ends, and none is longer than the longest", () => {
    for (let total = 0; total <= 200; total++) {
      const pages = pagesOf(total);
      expect([0, ...pages.map(({ end }) => end)]).toEqual([...pages.map(({ start }) => start), total]);
      expect(Math.max(...pages.map(({ start, end }) => end - start))).toBeLessThanOrEqual(longestPage);
    }
  });

  it("end with the last one, though the list would go on by a page's length", () => {
    expect(pageRange(pageSize + 1, 2)).toEqual({ start: pageSize + 1, end: pageSize + 1 });
  });
});

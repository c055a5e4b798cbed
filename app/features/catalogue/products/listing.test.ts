import { describe, expect, it } from "vitest";

import { addressOfLastPage, pageNumberOf } from "./listing.ts";

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
  expect(await addressOfLastPage(url, { page, shown: 0 }, async () => 74)).toBe("/shop?page=4");
});

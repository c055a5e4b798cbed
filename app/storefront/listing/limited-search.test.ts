import { expect, it } from "vitest";

import { addressOfLimitedSearch } from "./limited-search.ts";

it.each([
  ["search=hoodie+under+500+kr", "/shop?search=hoodie&max=500"],
  ["search=max+500", "/shop?max=500"],
  ["search=hoodie+under+500&max=900&page=3&sort=newest", "/shop?search=hoodie&max=500&sort=newest"],
  ["search=hoodie&max=500", null],
  ["", null],
])("/shop?%s leads to %s", (query, address) => {
  expect(addressOfLimitedSearch(new URL(`https://shop.example/shop?${query}`))).toBe(address);
});

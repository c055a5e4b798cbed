import { expect, it } from "vitest";

import { addressOfLimitedSearch } from "./limited-search.ts";

it.each([
  ["search=hoodie+under+500+kr", "/shop?search=hoodie&max=500"],
  ["search=max+500", "/shop?max=500"],
  ["search=hoodie+under+500&max=900&page=3&sort=newest", "/shop?search=hoodie&max=500&sort=newest"],
  ["search=jacka+%C3%B6ver+1000+kr", "/shop?search=jacka&min=1000"],
  ["search=500-1000+kr", "/shop?min=500&max=1000"],
  ["search=hoodie&max=500", null],
  ["", null],
])("/shop?%s leads to %s", (query, address) => {
  expect(addressOfLimitedSearch(new URL(`https://shop.example/shop?${query}`))).toBe(address);
});

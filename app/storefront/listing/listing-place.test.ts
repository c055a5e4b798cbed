import { expect, it } from "vitest";

import { isEndless, shopPlaceOf } from "./listing-place.ts";

it.each([
  ["", false],
  ["category=t-shirts", false],
  ["category=sale&sort=price-asc&view=list&page=3", false],
  ["category=made-up", true],
  ["category=T-Shirts", true],
  ["search=tee", true],
  ["search=%20", false],
  ["color=black", true],
  ["category=sale&min=100", true],
])("of places like %j there is no end: %s", (query, endless) => {
  expect(isEndless(shopPlaceOf(new URLSearchParams(query)))).toBe(endless);
});

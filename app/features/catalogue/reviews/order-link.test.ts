import { expect, it } from "vitest";

import { orderLinkOf, reviewPathOf } from "./order-link.ts";

it("carries the order behind the '#', and brings it back", () => {
  const link = { id: "ord_1", key: "a-b_c" };
  const url = new URL(reviewPathOf(link), "https://shop.example");
  expect([url.pathname, url.search]).toEqual(["/reviews", "?write-review=true"]);
  expect(orderLinkOf(url.hash)).toEqual(link);
});

it.each(["", "#", "#all-reviews", "#order=ord_1", "#key=x"])("finds no order in %j", (hash) => {
  expect(orderLinkOf(hash)).toBeNull();
});

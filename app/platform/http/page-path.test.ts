import { expect, it } from "vitest";

import { dataPathOf, pagePathOf } from "./page-path.ts";

it.each([
  ["/", "/_.data"],
  ["/shop", "/shop.data"],
  ["/product/fjall%20tee", "/product/fjall%20tee.data"],
  ["/sitemap.xml", "/sitemap.xml.data"],
])("the page at %s has its data at %s", (page, itsData) => {
  expect(dataPathOf(page)).toBe(itsData);
  expect(pagePathOf(itsData)).toBe(page);
  expect(pagePathOf(page)).toBe(page);
});

it.each([
  ["/", "/sv", "/sv/_.data"],
  ["/shop", "/fi/shop", "/fi/shop.data"],
])("the page at %s is at %s in another language, with its data at %s", (page, path, itsData) => {
  expect(dataPathOf(path)).toBe(itsData);
  expect([pagePathOf(itsData), pagePathOf(path)]).toEqual([page, page]);
});

it("takes the data of a path with a slash at its end for that path's", () => {
  expect(pagePathOf("/shop/_.data")).toBe("/shop/");
});

import { describe, expect, it } from "vitest";

import { pageAt, pageList } from "#app/shared/pages.ts";
import { everyRoute } from "#tests/support/every-route.ts";

/** The storefront's pages with an address of their own: products' and other ids' are patterns, and one stands for all that is unknown. */
const routes = everyRoute().filter(
  ({ path, source }) => /export default/.test(source) && !/^\/admin(\/|$)|an-id|some\/file/.test(path),
);

describe("the table of pages", () => {
  it("has every page of the shop, and no other", () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(pageList.map(({ path }) => path).toSorted());
  });

  it.each(routes)("says of $path whether it is the same for everyone", ({ path, source }) => {
    expect(pageAt(path)?.isPublic === true).toBe(/publicPage(Showing|Promising)?\b|listingResponse/.test(source));
  });

  it("prefetches nothing that is not public, and says why a page is not for search engines", () => {
    for (const { path, isPublic, prefetch, notInSitemap } of pageList) {
      if (prefetch === false) expect(isPublic, path).toBe(true);
      if (!isPublic) expect(notInSitemap, path).toBeDefined();
    }
  });
});

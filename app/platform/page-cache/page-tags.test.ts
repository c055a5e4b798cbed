import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { pageTags } from "./page-tags.ts";

const tagsOf = (path: string) => pageTags(new URL(path, "https://shop.example"));

describe("what a page shows", () => {
  it.each([
    ["/product/fjall-tee", ["site", "product:fjall-tee"]],
    ["/cj-product/fjall%20tee.data", ["site", "product:fjall tee"]],
    ["/", ["site", "listings", "reviews"]],
    ["/_.data", ["site", "listings", "reviews"]],
    ["/shop", ["site", "listings"]],
    ["/womens-collection.data", ["site", "listings"]],
    ["/search-suggestions", ["site", "listings"]],
    ["/sitemap.xml", ["site", "listings"]],
    ["/reviews", ["site", "reviews"]],
    ["/reviews?product=fjall-tee", ["site", "product:fjall-tee", "reviews"]],
    ["/reviews/how", ["site", "reviews"]],
    ["/faq", ["site"]],
    ["/product/%E0%A4%A", ["site", "product:%E0%A4%A"]],
  ])("%s: %o", (path, tags) => {
    expect(tagsOf(path)).toEqual(tags);
  });

  it("names every route whose module lists products", () => {
    const routes = readFileSync("app/routes.ts", "utf8");
    const listing = [...routes.matchAll(/route\("([^":*]+)", "([^"]+)"/g)].filter(([, , file]) =>
      /listProducts\(|readListing\(|shopListing\(|listReviewableProducts\(|await sitemap\(/.test(
        readFileSync(`app/${file}`, "utf8"),
      ),
    );
    expect(listing.length).toBeGreaterThan(4);
    for (const [, path] of listing) expect(tagsOf(`/${path}`), path).toContain("listings");
  });
});

import { expect, it } from "vitest";

import { dataPathOf } from "#app/platform/http/page-path.ts";
import { pageTags } from "#app/platform/page-cache/page-tags.ts";
import { everyRoute } from "#tests/support/every-route.ts";

const tagsOf = (path: string) => pageTags(new URL(path, "https://shop.example"));

/** What shows no product and no review: a change of the site alone renews it. */
const siteOnly: readonly string[] = [
  "/about",
  "/accessibility",
  "/checkout",
  "/contact",
  "/cookie-policy",
  "/data-protection",
  "/faq",
  "/how-we-rank",
  "/legal-guarantee",
  "/manifest.webmanifest",
  "/newsletter",
  "/offline",
  "/privacy-policy",
  "/returns",
  "/shipping",
  "/size-guide",
  "/terms-of-service",
  "/test-product",
  "/test-product/an-id",
  "/withdrawal-form",
  "/withdrawal-form.pdf",
];

/** What shows products or reviews, and the tags that renew it. */
const shownAt: Record<string, readonly string[]> = {
  "/": ["listings", "reviews"],
  "/accessories-collection": ["listings"],
  "/cart": ["listings"],
  "/cj-product/an-id": ["product:an-id"],
  "/collections/an-id": ["listings"],
  "/goes-with/an-id": ["listings"],
  "/mens-collection": ["listings"],
  "/product/an-id": ["product:an-id"],
  "/reviewable-products": ["listings"],
  "/reviews": ["reviews"],
  "/reviews/how": ["reviews"],
  "/search-suggestions": ["listings"],
  "/shop": ["listings"],
  "/womens-collection": ["listings"],
};

it("is decided for every route that is kept for everyone, and the same for its data", () => {
  const kept = everyRoute().filter(({ source }) => /publicPage|"public, |listingResponse\(/.test(source));
  expect(kept.map(({ path }) => path).toSorted()).toEqual([...siteOnly, ...Object.keys(shownAt)].toSorted());
  for (const { path } of kept) {
    expect([path, tagsOf(path)]).toEqual([path, ["site", ...(shownAt[path] ?? [])]]);
    expect(tagsOf(dataPathOf(path))).toEqual(tagsOf(path));
  }
});

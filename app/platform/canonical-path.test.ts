import { describe, expect, it } from "vitest";

import { canonicalPath, routePatterns } from "./canonical-path.ts";

const patterns = routePatterns({
  layout: {},
  shop: { path: "shop", parentId: "layout" },
  collection: { path: "mens-collection", parentId: "layout" },
  product: { path: "product/:id", parentId: "layout" },
  admin: { path: "admin" },
  orders: { path: "orders/:id", parentId: "admin" },
  media: { path: "media/*" },
  sitemap: { path: "sitemap.xml" },
  rest: { path: "*", parentId: "layout" },
});

describe("the one path of a page", () => {
  it.each([
    ["/mens-collection/", "/mens-collection"],
    ["/Mens-Collection", "/mens-collection"],
    ["/SHOP//", "/shop"],
    ["/Product/Fjall-Tee/", "/product/Fjall-Tee"],
    ["/ADMIN/Orders/ord_A", "/admin/orders/ord_A"],
    ["/Media/products/A.webp", "/media/products/A.webp"],
    ["/Mens-Collection.data", "/mens-collection.data"],
    ["/unknown/", "/unknown"],
    ["/Unknown", "/Unknown"],
    ["/", "/"],
    ["//evil.example/", "/evil.example"],
  ])("for %s is %s", (path, right) => {
    expect(canonicalPath(path, patterns)).toBe(right);
  });

  it.each(["/", "/_root.data", "/shop", "/shop.data", "/sitemap.xml", "/product/a%20b", "/media/a/B.webp"])(
    "%s is itself",
    (path) => {
      expect(canonicalPath(path, patterns)).toBe(path);
    },
  );
});

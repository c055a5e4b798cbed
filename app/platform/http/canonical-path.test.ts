import { describe, expect, it } from "vitest";

import { canonicalPath, routePatterns, routesAt } from "./canonical-path.ts";

const patterns = routePatterns({
  layout: {},
  home: { index: true, parentId: "layout" },
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
    ["/shop/_.data", "/shop.data"],
    ["/product/Fjall-Tee/_.data", "/product/Fjall-Tee.data"],
    ["/%5F.data", "/_.data"],
    ["//_.data", "/_.data"],
    ["/unknown/", "/unknown"],
    ["/Unknown", "/Unknown"],
    ["/", "/"],
    ["/sv/", "/sv"],
    ["/SV/Mens-Collection/", "/sv/mens-collection"],
    ["/fi/shop/_.data", "/fi/shop.data"],
    ["/nb/product/%66jall%2dtee", "/nb/product/fjall-tee"],
    ["//evil.example/", "/evil.example"],
    ["/product/%66jall%2dtee", "/product/fjall-tee"],
    ["/%53hop", "/shop"],
    ["/product/a%c3%a4%2Fb", "/product/a%C3%A4%2Fb"],
  ])("for %s is %s", (path, right) => {
    expect(canonicalPath(path, patterns)).toBe(right);
  });

  it.each(["/", "/_.data", "/shop", "/shop.data", "/sitemap.xml", "/product/a%20b", "/media/a/B.webp"])(
    "%s is itself",
    (path) => {
      expect(canonicalPath(path, patterns)).toBe(path);
    },
  );
});

describe("the routes of a page", () => {
  it.each([
    ["/", ["layout", "home"]],
    ["/_.data", ["layout", "home"]],
    ["/shop", ["layout", "shop"]],
    ["/product/tee.data", ["layout", "product"]],
    ["/admin/orders/ord_1", ["admin", "orders"]],
    ["/sv/product/tee.data", ["layout", "product"]],
    ["/da", ["layout", "home"]],
    ["/nowhere", []],
  ])("at %s are %o", (path, routes) => {
    expect(routesAt(path, patterns)).toEqual(routes);
  });
});

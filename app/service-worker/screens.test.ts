import { expect, it } from "vitest";

import { manifestOf, screensOf } from "./screens.ts";

const route = (name: string, parentId?: string) => ({
  module: `/assets/${name}-1.js`,
  imports: ["/assets/shared-2.js"],
  css: name === "cart" ? ["/assets/cart-3.css"] : [],
  parentId,
});

it("knows the manifest that a page in any language names", () => {
  expect(manifestOf('<script type="module">import "/assets/manifest-0a1b2c.js";import "/assets/root-4.js"')).toBe(
    "/assets/manifest-0a1b2c.js",
  );
  expect(manifestOf('<script src="/assets/manifesto-1.js">')).toBeUndefined();
});

it("takes the files of every page of the shop, each once, and nothing of the staff's", () => {
  const routes = {
    root: route("root"),
    "routes/storefront/cart": route("cart", "root"),
    "routes/storefront/offline": route("offline", "root"),
    "routes/resources/feed": route("feed", "root"),
    "routes/admin/layout": route("admin", "root"),
    "routes/admin/orders": route("orders", "routes/admin/layout"),
  };
  expect(screensOf(`window.__reactRouterManifest=${JSON.stringify({ routes })};`)).toEqual({
    files: [
      "/assets/root-1.js",
      "/assets/shared-2.js",
      "/assets/cart-1.js",
      "/assets/cart-3.css",
      "/assets/offline-1.js",
    ],
    offlineScript: "/assets/offline-1.js",
  });
});

it("takes nothing from what is no manifest", () => {
  expect(screensOf("<!doctype html>")).toBeNull();
});

import { describe, expect, it } from "vitest";

import { isPublic, cacheKeyOf, namedAssets, pageOfData } from "./cacheable-pages.ts";
import { serviceWorkerResponse } from "./response.server.ts";

const at = (path: string) => new URL(path, "https://shop.example");

describe("cacheKeyOf", () => {
  it.each([
    ["/shop?utm_source=mail&sort=price-low", "https://shop.example/shop?sort=price-low"],
    ["/offline?from=/shop", "https://shop.example/offline"],
    ["/shop?color=red&color=blue&utm_source=mail", "https://shop.example/shop?color=red&color=blue"],
    ["/product/tee?color=red", "https://shop.example/product/tee?color=red"],
    ["/shop?search=gift+for+ida", null],
    ["/admin", null],
    ["/checkout/return?payment=pay_1&payment_intent_client_secret=s", null],
    ["/admin/orders/ord_1", null],
    ["/api/orders/track", null],
    ["/shop.data", null],
  ])("of %s is %s", (path, expected) => {
    expect(cacheKeyOf(at(path))).toBe(expected);
  });
});

describe("isPublic", () => {
  const answer = (headers: Record<string, string>, status = 200) => new Response("", { status, headers });
  it("holds for pages that the shop marks public alone", () => {
    expect(isPublic(answer({ "Cache-Control": "public, max-age=0, s-maxage=60" }))).toBe(true);
    expect(isPublic(answer({}))).toBe(false);
    expect(isPublic(answer({ "Cache-Control": "private, no-store" }))).toBe(false);
    expect(isPublic(answer({ "Cache-Control": "public, no-store" }))).toBe(false);
    expect(isPublic(answer({ "Cache-Control": "public", "Set-Cookie": "session=1" }))).toBe(false);
    expect(isPublic(answer({ "Cache-Control": "public" }, 404))).toBe(false);
  });
});

it("finds the page that the router's data belongs to", () => {
  expect(pageOfData(at("/_.data")).pathname).toBe("/");
  expect(pageOfData(at("/product/tee.data?_routes=product&view=list")).href).toBe(
    "https://shop.example/product/tee?view=list",
  );
});

it("finds the files of the build that a page names, each once", () => {
  expect(
    namedAssets('<link href="/assets/a-1.css"><script>import "/assets/b-2.js";import "/assets/b-2.js"</script>'),
  ).toEqual(["/assets/a-1.css", "/assets/b-2.js"]);
  expect(namedAssets('["assets/c-3.js","assets/d-4.css"]')).toEqual(["/assets/c-3.js", "/assets/d-4.css"]);
});

describe("serviceWorkerResponse", () => {
  it("differs with every build, and is never kept itself", async () => {
    const [one, other] = [serviceWorkerResponse("build-1", "on"), serviceWorkerResponse("build-2", "on")];
    expect(one.headers.get("Cache-Control")).toBe("no-cache");
    expect(await one.text()).not.toBe(await other.text());
  });

  it("takes itself back when it is switched off", async () => {
    expect(await serviceWorkerResponse("build-1", "off").text()).toContain("registration.unregister()");
  });
});

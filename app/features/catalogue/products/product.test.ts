import { describe, expect, it } from "vitest";

import { guessCollection, productNameOf, productPath } from "./product.ts";
import { parseRecentlyViewed } from "./recently-viewed-store.ts";

describe("guessCollection", () => {
  it.each([
    ["Womens Collection", "x", "Cap", "womens"],
    ["Mens Collection", "x", "Sports Bra", "mens"],
    ["Uncategorized", "accessories-12", "Thing", "accessories"],
    ["Uncategorized", "x", "Running Cap", "accessories"],
    ["Uncategorized", "women-tee", "Tee", "womens"],
    ["Uncategorized", "x", "Form Leggings", "womens"],
    ["Uncategorized", "x", "Capsule Hoodie", "mens"],
  ])("puts %s / %s / %s among %s", (category, id, name, collection) => {
    expect(guessCollection({ category, id, name })).toBe(collection);
  });
});

describe("productNameOf", () => {
  it.each(["local", "cjdropshipping"])("reads back the path of a product of %s", (source) => {
    expect(productNameOf(`https://shop.example${productPath({ id: "löpar jacka", source })}?x=1`)).toBe("löpar jacka");
  });

  it.each(["", "https://shop.example/shop", "https://shop.example/products"])("knows no product in %j", (address) => {
    expect(productNameOf(address)).toBeNull();
  });
});

describe("parseRecentlyViewed", () => {
  it("keeps ten ids, each once", () => {
    const ids = Array.from({ length: 14 }, (_, i) => `p${i}`);
    expect(parseRecentlyViewed(JSON.stringify(["p0", ...ids, 7, null]))).toEqual(ids.slice(0, 10));
  });

  it.each([null, "{", "{}", '"p1"', "7"])("ignores %j", (stored) => {
    expect(parseRecentlyViewed(stored)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";

import { facetsOf, type FacetSource } from "./facets.ts";

const tee: FacetSource = {
  category: "Mens Collection",
  productType: "Training T-Shirt",
  tags: ["running"],
  isReduced: false,
  isNew: false,
  published: true,
  isPrivate: false,
};

describe("facetsOf", () => {
  it("puts a men's T-shirt in all, its chip, its collection and the collection's chips", () => {
    expect(facetsOf(tee)).toEqual(["all", "shop/t-shirts", "mens", "mens/tops", "mens/training"]);
  });

  it("never takes women's wear for men's", () => {
    const facets = facetsOf({ ...tee, category: "Womens Collection", productType: "Sports Bra" });
    expect(facets).toContain("womens/sports-bras");
    expect(facets.some((facet) => facet.startsWith("mens"))).toBe(false);
  });

  it("finds accessories by the plural of the category too", () => {
    expect(facetsOf({ ...tee, category: "Accessories", productType: "Sock" })).toEqual(
      expect.arrayContaining(["shop/accessories", "accessories", "accessories/performance-socks"]),
    );
  });

  it("does not take a hooded band for headwear by letters inside a word", () => {
    expect(facetsOf({ ...tee, category: "Accessories", productType: "Resistance Band", tags: [] })).not.toContain(
      "accessories/caps-hats",
    );
  });

  it("lists what is new and what is on sale", () => {
    expect(facetsOf({ ...tee, isNew: true, isReduced: true })).toEqual(expect.arrayContaining(["new", "sale"]));
  });

  it.each([{ published: false }, { isPrivate: true }])("lists a hidden product nowhere: %o", (hidden) => {
    expect(facetsOf({ ...tee, ...hidden })).toEqual([]);
  });
});

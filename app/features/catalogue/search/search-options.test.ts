import { describe, expect, it } from "vitest";

import { countText, searchOptions } from "./search-options.ts";
import type { Suggestion, SuggestionsAnswer } from "./suggestion.ts";

const tee: Suggestion = {
  id: "tee",
  name: "Core Tee",
  category: "T-Shirt",
  source: "local",
  image: "",
  priceOre: 299_00,
  earlierPriceOre: null,
  currency: "SEK",
};
const nothing: SuggestionsAnswer = {
  products: [],
  collections: [],
  pages: [],
  didYouMean: null,
  correctedTo: null,
  marks: [],
};
const answer: SuggestionsAnswer = {
  ...nothing,
  products: [tee, { ...tee, id: "cj tee", source: "cjdropshipping" }],
  collections: [{ name: "Men: Tops", path: "/mens-collection?category=tops" }],
  pages: [{ title: "Returns", path: "/returns" }],
  didYouMean: "tees",
};

describe("searchOptions", () => {
  it("walk from what was meant through products, collections and help pages", () => {
    expect(searchOptions(answer).map((option) => ("path" in option ? option.path : option.words))).toEqual([
      "tees",
      "/product/tee",
      "/cj-product/cj%20tee",
      "/mens-collection?category=tops",
      "/returns",
    ]);
  });

  it("lead to a product in the color that was asked for", () => {
    const [option] = searchOptions({ ...nothing, products: [{ ...tee, colorId: "ink black" }] });
    expect(option).toMatchObject({ path: "/product/tee?color=ink%20black" });
  });

  it("are none where nothing was found", () => {
    expect(searchOptions(nothing)).toEqual([]);
  });
});

describe("countText", () => {
  it("counts each sort that was found, and says nothing of nothing", () => {
    expect(countText("tee", answer)).toBe("2 products, 1 collection and 1 help page for “tee”");
    expect(countText("tee", { ...nothing, products: [tee] })).toBe("1 product for “tee”");
    expect(countText("tee", { ...nothing, pages: [...answer.pages, ...answer.pages] })).toBe("2 help pages for “tee”");
    expect(countText("tee", nothing)).toBe("");
  });
});

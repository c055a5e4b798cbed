import { afterEach, describe, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";

import { colorFamilies, fabrics, fabricsOf, fits, kindOf, kinds, shownType, sports } from "./attributes.ts";

const kind = (productType: string, name = "", tags: string[] = []) => kindOf({ productType, name, tags });

describe("the lists of attributes", () => {
  it.each(Object.entries({ colorFamilies, kinds, fits, sports, fabrics }))(
    "%s have ids that read as addresses, each once",
    (_, list) => {
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    },
  );
});

describe("kindOf", () => {
  it.each([
    ["T-Shirt", "t-shirts"],
    ["Tee", "t-shirts"],
    ["Long Sleeve T-Shirt", "long-sleeves"],
    ["Sports Bra Top", "sports-bras"],
    ["Short Tights", "tights"],
    ["Short Sleeve Shirt", "t-shirts"],
    ["Running Shorts", "shorts"],
    ["Hooded Jacket", "jackets"],
    ["Insulated Vest", "jackets"],
    ["1/2 Zip", "half-zips"],
    ["Zip Hoodie", "hoodies"],
    ["Sweatshirt", "hoodies"],
    ["Sweatpants", "pants"],
    ["Base-Layer Tights", "tights"],
    ["Headband", "headwear"],
    ["Resistance Bands", "equipment"],
    ["Sock", "socks"],
  ])("takes %s for %s", (type, expected) => {
    expect(kind(type)).toBe(expected);
  });

  it("asks the type first, then the name, then the tags", () => {
    expect(kind("Hoodie", "Hoodie for over shorts", ["shorts"])).toBe("hoodies");
    expect(kind("Athletic Wear", "Styrka Shorts")).toBe("shorts");
    expect(kind("Athletic Wear", "Spurt", ["running", "shorts"])).toBe("shorts");
  });

  it("says none for what is outside all, and for words that only contain one", () => {
    expect(kind("Gift Card", "Pulse Gift Card")).toBeNull();
    expect(kind("", "Capsule")).toBeNull();
    expect(kind("", "Stainless steel")).toBeNull();
  });
});

describe("fabricsOf", () => {
  it("counts the fibers of a main part from 20 percent on", () => {
    expect(
      fabricsOf([
        { part: "body", fibre: "cotton", percent: 80 },
        { part: "body", fibre: "polyester", percent: 20 },
      ]),
    ).toEqual(["cotton", "polyester"]);
    expect(
      fabricsOf([
        { part: "whole", fibre: "wool", percent: 81 },
        { part: "whole", fibre: "nylon", percent: 19 },
      ]),
    ).toEqual(["wool"]);
  });

  it("adds the fibers of one group, and no two parts", () => {
    expect(
      fabricsOf([
        { part: "whole", fibre: "modal", percent: 12 },
        { part: "whole", fibre: "lyocell", percent: 12 },
        { part: "whole", fibre: "cotton", percent: 76 },
      ]),
    ).toEqual(["cotton", "lyocell"]);
    expect(
      fabricsOf([
        { part: "shell", fibre: "wool", percent: 12 },
        { part: "body", fibre: "wool", percent: 12 },
      ]),
    ).toEqual([]);
  });

  it("leaves out linings and fills, which nobody sees", () => {
    expect(fabricsOf([{ part: "lining", fibre: "wool", percent: 100 }])).toEqual([]);
    expect(fabricsOf([])).toEqual([]);
  });
});

describe("what shoppers read a type as", () => {
  afterEach(() => readLanguageFrom(() => "en"));
  const jacket = { productType: "Running Jacket", name: "Löparjacka Tromsø", tags: [] };

  it("is what staff typed in English, and the name of its kind in other languages", () => {
    expect(shownType(jacket)).toBe("Running Jacket");
    readLanguageFrom(() => "da");
    expect(shownType(jacket)).toBe("Jakker");
    expect(shownType({ productType: "Gift card", name: "Gift card", tags: [] })).toBe("Gift card");
  });
});

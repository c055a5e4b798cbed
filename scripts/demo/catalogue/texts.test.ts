import { describe, expect, it } from "vitest";

import { claimWords } from "#app/features/shop/content/claim-words.ts";

import { describe as describeProduct } from "./describe.ts";
import { families } from "./families.ts";
import { materials, partShares } from "./materials.ts";
import { altOf } from "./picture-views.ts";
import { demoProducts } from "./products.ts";
import type { DemoProduct } from "./types.ts";

/** Words for what a thing is made of: those of our materials, and others that shops like to use. */
const fiberWords = [
  ...new Set<string>(Object.values(materials).flat()),
  "bamboo",
  "cashmere",
  "hemp",
  "leather",
  "linen",
  "microfibre",
  "modal",
  "mohair",
  "polyamide",
  "regenerated",
  "silk",
  "spandex",
  "suede",
  "tencel",
  "viscose",
  "wood fiber",
  "wood fibre",
];

const sharesOf = ({ composition }: DemoProduct) => partShares(composition).flatMap(([, shares]) => shares);

/** Every text a shopper may read about a product. */
function textsOf(product: DemoProduct): string[] {
  const { name, productType, shortDescription, description, tags, fit } = product;
  const pictures = product.looks ? product.colors.map((id) => altOf(product, id, "front")) : [];
  const { sizeMeasurements: _, ...texts } = describeProduct(product);
  const told = Object.values(texts)
    .flat()
    .filter((text) => text !== null);
  return [name, productType, shortDescription, ...description, ...tags, fit, ...pictures, ...told];
}

const wordIn = (text: string, word: string) => new RegExp(`(?<![a-z])${word}(?![a-z])`, "i").test(text);

describe("the texts of a product", () => {
  it.each(demoProducts)("of $id name no fiber that is not in its composition", (product) => {
    const held: readonly string[] = sharesOf(product).flatMap(([material]) => materials[material]);
    for (const text of textsOf(product)) {
      for (const word of fiberWords)
        if (!held.includes(word)) expect(wordIn(text, word), `“${word}” in: ${text}`).toBe(false);
    }
  });

  it.each(demoProducts.filter((product) => new Set(sharesOf(product).map(([material]) => material)).size > 1))(
    "of $id do not speak of one material, for it has several",
    (product) => {
      for (const text of textsOf(product)) {
        expect(text).not.toMatch(/\b(one|a single|only one|the same) material\b|mono-?material|recycled as one/i);
      }
    },
  );

  it.each(demoProducts)("of $id claim nothing for nature that its composition does not show", (product) => {
    for (const text of textsOf(product)) {
      expect(claimWords(text)).toEqual([]);
      expect(text).not.toMatch(
        /certified|sustainab|climate|carbon[- ](neutral|footprint)|eco-?friendly|groundwater|traceable|surplus|\bgreen\b/i,
      );
    }
  });

  it.each(demoProducts)("of $id promise no warranty, refund or delivery: those are the shop's to tell", (product) => {
    for (const text of textsOf(product)) {
      expect(text).not.toMatch(/warrant|guarantee|refund|money back|business day|24 hours|warehouse|packed in/i);
    }
  });
});

describe("the texts of a family", () => {
  it.each(Object.entries(families))("%s name no fiber", (_, family) => {
    const texts = Object.values(family).flatMap((value) =>
      Array.isArray(value) || typeof value === "string" ? value : [],
    );
    for (const text of texts)
      for (const word of fiberWords) expect(wordIn(text, word), `“${word}” in: ${text}`).toBe(false);
  });
});

describe("the care of a product", () => {
  it("is that of wool for a garment of wool, whatever its family", () => {
    const fleece = demoProducts.find(({ id }) => id === "ylle-fleece-half-zip");
    expect(describeProduct(fleece!).careInstructions.join()).toMatch(/Wool cycle/);
    expect(describeProduct(fleece!).careInstructions.join()).not.toMatch(/40 °C|Tumble dry on low/);
  });
});

import { describe, expect, it } from "vitest";

import { prefixedLanguages } from "#app/shared/language/languages.ts";

import { demoProducts } from "../products.ts";
import { sizesOf } from "../sizes.ts";
import { localSizeText } from "./size-texts.ts";

const described = demoProducts.flatMap((product) =>
  sizesOf(product).flatMap(({ name, description }) => (name === description ? [] : description)),
);

describe.each(prefixedLanguages)("what describes the demo shop's sizes in %s", (language) => {
  it("is in that language, with the numbers of the English text", () => {
    const numbers = (text: string) => text.match(/[\d.]+/g);
    for (const english of described) {
      const text = localSizeText(english, language);
      expect(numbers(text), english).toEqual(numbers(english));
      expect(text, english).not.toMatch(/undefined|Chest|Waist|Hip\b|Underbust|Palm|shoe size|around|medium/);
    }
  });
});

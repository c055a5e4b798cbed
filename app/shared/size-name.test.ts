import { afterEach, describe, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import { languages, prefixedLanguages } from "#app/shared/language/languages.ts";

import { sizeKeyOf } from "./size-key.ts";
import { sizeName, localOptionName } from "./size-name.ts";
import { sizeOptionWords, sizeWords } from "./size-words.texts.ts";

afterEach(() => readLanguageFrom(() => "en"));

describe("the name of a size", () => {
  it.each([
    ["sv", "Set", "Set"],
    ["da", "Set", "Sæt"],
    ["fi", "One Size Fits All", "Yksi koko"],
    ["sv", "M / Long", "M / Lång"],
    ["nb", "Regular / 32", "Normal / 32"],
    ["fi", "Extra-Long", "Erittäin pitkä"],
  ] as const)("is in %s for %s %s", (language, entered, shown) => {
    readLanguageFrom(() => language);
    expect(sizeName(entered)).toBe(shown);
  });

  it.each(prefixedLanguages)("stays as it was entered in %s where it is no word of the list", (language) => {
    readLanguageFrom(() => language);
    for (const entered of [
      "M",
      "XXL",
      "40-43",
      "EU 36–39",
      "6–8",
      "70B",
      "Small",
      "Toddler",
      "One size S/M",
      "One Size Tall",
      "One size (54–60 cm)",
      "OneSize+ 2",
      "constructor",
      "",
      " / ",
      "*",
    ])
      expect(sizeName(entered)).toBe(entered);
  });

  it("stays as it was entered in English", () => {
    expect(sizeName("ONE SIZE / long")).toBe("ONE SIZE / long");
    expect(localOptionName("LENGTH")).toBe("LENGTH");
  });

  it("is one of its own in every language: sizes of one name would be one choice", () => {
    for (const language of languages) {
      for (const words of [sizeWords(language), sizeOptionWords(language)])
        expect(new Set(Object.values(words).map(sizeKeyOf)).size).toBe(Object.keys(words).length);
    }
    expect(Object.keys(sizeWords()).map(sizeKeyOf)).toEqual(Object.keys(sizeWords()));
  });
});

it("the name of an option is in the language of the page, if it is a word that shops use", () => {
  readLanguageFrom(() => "sv");
  expect(localOptionName("Length")).toBe("Längd");
  expect(localOptionName("Shoe size")).toBe("Skostorlek");
  expect(localOptionName("Blade")).toBe("Blade");
});

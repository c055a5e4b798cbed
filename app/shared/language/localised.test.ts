import { afterEach, expect, it, vi } from "vitest";

import { currentLanguage, localPath, readLanguageFrom } from "./current-language.ts";
import { localised } from "./localised.ts";

const texts = localised({
  cart: { en: "Cart", sv: "Varukorg", nb: "Handlekurv", da: "Kurv", fi: "Ostoskori" },
  items: {
    en: (count: number) => `${count} items`,
    sv: (count: number) => `${count} varor`,
    nb: (count: number) => `${count} varer`,
    da: (count: number) => `${count} varer`,
    fi: (count: number) => `${count} tuotetta`,
  },
});

afterEach(() => {
  readLanguageFrom(() => "en");
  vi.unstubAllGlobals();
});

it("keeps the language of the page for who reads it in a browser's translation, which changes the document's", () => {
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  expect([texts().cart, localPath("/cart")]).toEqual(["Cart", "/cart"]);
});

it("gives the texts of the current language, which is English until somebody says another", () => {
  expect(currentLanguage()).toBe("en");
  expect(texts().cart).toBe("Cart");
  readLanguageFrom(() => "fi");
  expect([texts().cart, texts().items(2), localPath("/cart")]).toEqual(["Ostoskori", "2 tuotetta", "/fi/cart"]);
});

it("gives those of a language that is named, whatever the current one is", () => {
  readLanguageFrom(() => "fi");
  expect(texts("da").items(3)).toBe("3 varer");
});

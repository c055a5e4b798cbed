import { afterEach, expect, it } from "vitest";

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

afterEach(() => readLanguageFrom(() => "en"));

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

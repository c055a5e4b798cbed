import { expect, it } from "vitest";

import { builtLocales, languageTag, localeOfPath, pathIn, withoutLanguage } from "./languages.ts";

it.each([
  ["/", "en", "/"],
  ["/cart", "en", "/cart"],
  ["/sv", "sv", "/"],
  ["/sv/", "sv", "/"],
  ["/nb/product/fjall-tee", "nb", "/product/fjall-tee"],
  ["/DA/cart", "da", "/cart"],
  ["/fi/_.data", "fi", "/_.data"],
  ["/sv-fi", "sv-fi", "/"],
  ["/SV-FI/cart", "sv-fi", "/cart"],
  ["/sv-fi/_.data", "sv-fi", "/_.data"],
  // Of another page, whose name begins alike.
  ["/sverige", "en", "/sverige"],
  ["/sv-fin", "en", "/sv-fin"],
  ["/sv-no/cart", "en", "/sv-no/cart"],
  ["/sv.data", "en", "/sv.data"],
  ["/de/cart", "en", "/de/cart"],
  ["/cart/sv", "en", "/cart/sv"],
])("the path %s is in %s, and %s without it", (path, locale, page) => {
  expect(localeOfPath(path)).toBe(locale);
  expect(withoutLanguage(path)).toBe(page);
});

it("puts a page's path below the prefix of its locale, English at the bare one", () => {
  const paths = [pathIn("sv", "/"), pathIn("sv", "/cart?a=1#b"), pathIn("sv-fi", "/cart"), pathIn("en", "/cart")];
  expect(paths).toEqual(["/sv", "/sv/cart?a=1#b", "/sv-fi/cart", "/cart"]);
});

it("has Finland's Swedish pages once the shop is built in Swedish, and tells their country", () => {
  expect(builtLocales(["sv"])).toEqual(["sv", "sv-fi"]);
  expect(builtLocales(["fi"])).toEqual(["fi"]);
  expect(["en", "sv", "sv-fi"].map((locale) => languageTag(locale as "en"))).toEqual(["en", "sv", "sv-FI"]);
});

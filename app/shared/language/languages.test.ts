import { expect, it } from "vitest";

import { languageOfPath, pathIn, withoutLanguage } from "./languages.ts";

it.each([
  ["/", "en", "/"],
  ["/cart", "en", "/cart"],
  ["/sv", "sv", "/"],
  ["/sv/", "sv", "/"],
  ["/nb/product/fjall-tee", "nb", "/product/fjall-tee"],
  ["/DA/cart", "da", "/cart"],
  ["/fi/_.data", "fi", "/_.data"],
  // Of another page, whose name begins alike.
  ["/sverige", "en", "/sverige"],
  ["/sv.data", "en", "/sv.data"],
  ["/de/cart", "en", "/de/cart"],
  ["/cart/sv", "en", "/cart/sv"],
])("the path %s is in %s, and %s without it", (path, language, page) => {
  expect(languageOfPath(path)).toBe(language);
  expect(withoutLanguage(path)).toBe(page);
});

it("puts a page's path below the prefix of its language, English at the bare one", () => {
  expect([pathIn("sv", "/"), pathIn("sv", "/cart?a=1#b"), pathIn("en", "/cart")]).toEqual([
    "/sv",
    "/sv/cart?a=1#b",
    "/cart",
  ]);
});

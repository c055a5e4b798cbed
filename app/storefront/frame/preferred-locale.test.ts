import { expect, it } from "vitest";

import { isOfferedOn, localeToOffer, preferredLocale } from "./preferred-locale.ts";

it.each([
  [["sv-SE", "en"], "sv"],
  [["en-GB", "sv"], "en"],
  // The shop is not open in the first.
  [["de-DE", "fi", "en"], "fi"],
  [["da", "en-US"], "en"],
  [["no"], "nb"],
  [["nn-NO", "en"], "nb"],
  [["SV"], "sv"],
  [["sv-FI", "fi"], "sv-fi"],
  [["fi-FI", "sv-FI"], "fi"],
  [["svx", "de"], null],
  [[], null],
])("of a browser that wants %j the shop's locale is %s", (wanted, locale) => {
  expect(preferredLocale(wanted, ["en", "sv", "nb", "fi", "sv-fi"])).toBe(locale);
});

it("is the language alone where the shop has no pages of that country", () => {
  expect(preferredLocale(["sv-FI", "fi"], ["en", "sv", "fi"])).toBe("sv");
});

it.each([
  [["sv-FI", "sv", "fi"], "sv", "sv-fi"],
  [["sv-fi"], "sv", "sv-fi"],
  [["sv-SE", "sv"], "sv-fi", "sv"],
  [["sv-FI"], "en", "sv-fi"],
  [["sv"], "en", "sv"],
  [["en-GB"], "sv-fi", "en"],
  // What the page is in.
  [["sv-FI", "sv-SE"], "sv-fi", null],
  [["sv-SE", "sv-FI"], "sv", null],
  [["sv"], "sv", null],
  [["en-FI"], "en", null],
  // No country is named.
  [["sv", "sv-SE", "en"], "sv-fi", null],
  [["de"], "sv", null],
] as const)("to a browser that wants %j a page in %s offers %s", (wanted, current, offered) => {
  expect(localeToOffer(wanted, ["en", "sv", "nb", "fi", "sv-fi"], current)).toBe(offered);
});

it("is no closed country's, on pages in its language and in another", () => {
  expect(localeToOffer(["sv-FI"], ["en", "sv"], "sv")).toBeNull();
  expect(localeToOffer(["sv-FI"], ["en", "sv"], "en")).toBe("sv");
});

it("is offered on pages that it leads somewhere from", () => {
  expect(["/", "/faq", "/cart"].filter(isOfferedOn)).toEqual(["/", "/faq", "/cart"]);
  expect(["/checkout", "/offline"].filter(isOfferedOn)).toEqual([]);
});

import { expect, it } from "vitest";

import { preferredLocale } from "./preferred-locale.ts";

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

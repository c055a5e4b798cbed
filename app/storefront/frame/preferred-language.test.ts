import { expect, it } from "vitest";

import { preferredLanguage } from "./preferred-language.ts";

it.each([
  [["sv-SE", "en"], "sv"],
  [["en-GB", "sv"], "en"],
  // The shop is not open in the first.
  [["de-DE", "fi", "en"], "fi"],
  [["da", "en-US"], "en"],
  [["no"], "nb"],
  [["nn-NO", "en"], "nb"],
  [["SV"], "sv"],
  [["svx", "de"], null],
  [[], null],
])("of a browser that wants %j the shop's language is %s", (wanted, language) => {
  expect(preferredLanguage(wanted, ["en", "sv", "nb", "fi"])).toBe(language);
});

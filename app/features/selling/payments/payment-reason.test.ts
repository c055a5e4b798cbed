import { afterEach, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import { prefixedLanguages } from "#app/shared/language/languages.ts";

import { localReason } from "./payment-reason.ts";
import { paymentRefusals } from "./payment-refusals.texts.ts";
import { declineCodes, declineReason, wasEnded } from "./stripe-decline.ts";

afterEach(() => readLanguageFrom(() => "en"));

it("says why a payment was declined in the language of the page, and in English to the letter", () => {
  const reason = declineReason("expired_card");
  expect(localReason(reason)).toBe(reason);
  readLanguageFrom(() => "sv");
  expect(localReason(reason)).toBe("Ditt kort har gått ut.");
});

it("tells what it has no words for as it is in English, and in general in other languages", () => {
  expect(localReason("Something else.")).toBe("Something else.");
  readLanguageFrom(() => "sv");
  expect(localReason("Something else.")).toBe("Betalningen nekades. Välj ett annat betalsätt.");
});

it.each(prefixedLanguages)("has words of its own in %s for each code that the provider declines with", (language) => {
  const codes = [...declineCodes.map((code) => declineReason(code)), wasEnded, declineReason(null)];
  expect(codes.length).toBeGreaterThan(20);
  readLanguageFrom(() => language);
  for (const reason of codes) {
    expect(Object.values(paymentRefusals("en"))).toContain(reason);
    expect(localReason(reason)).not.toBe(reason);
  }
});

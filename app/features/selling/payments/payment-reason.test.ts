import { afterEach, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";

import { localReason } from "./payment-reason.ts";
import { declineReason } from "./stripe-decline.ts";

afterEach(() => readLanguageFrom(() => "en"));

it("says why a payment was declined in the language of the page, and in English to the letter", () => {
  const reason = declineReason("expired_card");
  expect(localReason(reason)).toBe(reason);
  readLanguageFrom(() => "sv");
  expect(localReason(reason)).toBe("Ditt kort har gått ut.");
  expect(localReason("Something else.")).toBe("Something else.");
});

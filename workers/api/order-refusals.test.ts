import { afterEach, describe, expect, it } from "vitest";

import { checkoutErrors } from "#app/features/selling/checkout/checkout-errors.texts.ts";
import { refusalOf } from "#app/features/selling/checkout/submit-order.ts";
import { ApiError } from "#app/platform/browser/api-client.ts";
import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import { prefixedLanguages } from "#app/shared/language/languages.ts";

import { takeAddition } from "./order-additions.ts";
import { createPaymentRoute, processPaymentRoute } from "./payments.ts";
import { createOrder, orderRefusals } from "./place-order.ts";
import { invalid, notJson, rateLimited, type Refusal, refuse, unknownCall } from "./refusals.ts";

/** What the calls of a checkout answer, once for each code. */
const answered = new Map<string, Refusal>(
  [createOrder, createPaymentRoute, processPaymentRoute, takeAddition]
    .flatMap(({ refusals = [] }): readonly Refusal[] => refusals)
    .concat(rateLimited)
    .map((known) => [`${known.code} (${known.error})`, known]),
);
/** Those whose text each call writes itself, of what it is about (`orderRefusals`, `paymentRefusals`, `codeRefusals`, `offerEnded`). */
const written =
  /^(lines-changed|total-changed|discount-refused|order-too-large|checkout-refused|mixed-currencies|order-closed|order-cancelled|method-refused|payment-mismatch|declined|addition-ended)$/;

/** What a shopper reads of an answer on a page in the current language. */
function readOf(refused: { refusal: Refusal; body: object }): string {
  const told = refusalOf(new ApiError(409, JSON.stringify(refused.body)), "purchase");
  if (told.kind !== "refused") throw new Error(told.kind);
  return told.message;
}

afterEach(() => readLanguageFrom(() => "en"));

describe("a refusal of the checkout", () => {
  it("is told in English to machines, and on English pages", () => {
    expect(answered.size).toBeGreaterThan(orderRefusals.length);
    for (const known of answered.values()) expect(readOf(refuse(known as Refusal<string, null>))).toBe(known.error);
  });

  it.each(prefixedLanguages)("is never told in English on a page in %s", (language) => {
    const english = new Map(
      [...answered].map(([name, known]) => [name, readOf(refuse(known as Refusal<string, null>))]),
    );
    readLanguageFrom(() => language);
    for (const [name, known] of answered) {
      if (written.test(known.code ?? "")) continue;
      expect(readOf(refuse(known as Refusal<string, null>)), name).not.toBe(english.get(name));
    }
  });

  it.each(prefixedLanguages)("that no call has declared is told in general on a page in %s", (language) => {
    readLanguageFrom(() => language);
    for (const known of [unknownCall, notJson, { ...unknownCall, code: "from-a-later-version" }]) {
      const told = readOf(refuse(known as Refusal<string, null>));
      expect([checkoutErrors().notCreated, checkoutErrors().fillIn]).toContain(told);
    }
    expect(readOf(invalid(null, "Please fill in all required fields."))).toBe(checkoutErrors().fillIn);
  });
});

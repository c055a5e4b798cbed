import { afterEach, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import { prefixedLanguages } from "#app/shared/language/languages.ts";

import { stripeRefusal } from "./stripe-refusal.server.ts";

afterEach(() => readLanguageFrom(() => "en"));

const order = { method: "card", amountOre: 349_00, currency: "SEK", country: "Sweden" } as const;
const refused = [
  { ...order, amountOre: 1_00 },
  { ...order, amountOre: 1_000_000_00 },
  { ...order, method: "swish", currency: "NOK" },
  { ...order, method: "klarna-direct", country: "Norway" },
] as const;

it.each(prefixedLanguages)(
  "says in %s why the provider takes no such payment, each in words of its own",
  (language) => {
    const english = refused.map((payment) => stripeRefusal(payment));
    readLanguageFrom(() => language);
    const told = refused.map((payment) => stripeRefusal(payment));
    expect(new Set(told).size).toBe(refused.length);
    expect(told.filter((text) => text === null || english.includes(text))).toEqual([]);
  },
);

it("takes what the provider takes", () => {
  expect(stripeRefusal(order)).toBeNull();
  expect(stripeRefusal({ ...order, method: "klarna-direct", currency: "NOK", country: "Norway" })).toBeNull();
});

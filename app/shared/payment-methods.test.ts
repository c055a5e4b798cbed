import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Currency } from "./currencies.ts";
import {
  paymentBrands,
  paymentBrandsText,
  isOfferedIn,
  paymentMethodName,
  paymentMethods,
  paymentTiers,
  takesCurrency,
} from "./payment-methods.ts";

describe("the names of the ways to pay", () => {
  it("say each brand once, in the order of the checkout", () => {
    expect(paymentBrandsText([], "SEK")).toBe("Swish, Klarna, card, Apple Pay, Google Pay or PayPal");
  });

  it("come by tier: no credit, maybe credit, credit, whichever of them staff have switched off", () => {
    fc.assert(
      fc.property(fc.subarray(paymentMethods.map(({ id }) => id)), (closed) => {
        const tiers = paymentMethods.filter(({ id }) => !closed.includes(id)).map(({ tier }) => tier);
        expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
      }),
    );
  });

  it("count as credit only what a provider lends", () => {
    const inTier = (wanted: number) => paymentMethods.filter(({ tier }) => tier === wanted).map(({ id }) => id);
    expect(paymentTiers.map(inTier)).toEqual([
      ["swish", "klarna-direct"],
      ["card", "apple-pay", "google-pay", "mobilepay", "paypal"],
      ["klarna-pay-later", "klarna-flexible"],
    ]);
  });

  it("leave no method out of the companies that handle payments", () => {
    const kinds = ["card", "mobile", "invoice"] as const;
    expect(kinds.flatMap((kind) => paymentBrands(kind)).toSorted()).toEqual(paymentBrands().toSorted());
  });

  it.each(paymentMethods.map(({ id, name }) => [id, name]))("call %s %s", (id, name) => {
    expect(paymentMethodName(id)).toBe(name);
  });

  it("leave a method of an older order as it was stored", () => {
    expect(paymentMethodName("invoice-2019")).toBe("invoice-2019");
  });
});

describe("what takes a currency", () => {
  it("is every way to pay for kronor but Denmark's and Finland's own, and for another currency those that its providers take", () => {
    const taking = (currency: Currency) =>
      paymentMethods.filter(({ id }) => takesCurrency(id, currency)).map(({ brand }) => brand);
    expect(taking("SEK")).toHaveLength(paymentMethods.length - 1);
    expect([...new Set(taking("DKK"))]).toEqual(["Klarna", "card", "Apple Pay", "Google Pay", "MobilePay", "PayPal"]);
    expect([...new Set(taking("NOK"))]).toEqual(["Klarna", "card", "Apple Pay", "Google Pay", "PayPal"]);
    expect([...new Set(taking("USD"))]).toEqual(["card", "Apple Pay", "Google Pay", "PayPal"]);
  });

  it("is offered to an address in a country that it takes it from", () => {
    expect(isOfferedIn("swish", ["Norway", "Sweden"], "SEK")).toBe(true);
    expect(isOfferedIn("swish", ["Sweden"], "DKK")).toBe(false);
    expect(isOfferedIn("klarna-direct", ["Norway"], "NOK")).toBe(true);
    expect(isOfferedIn("klarna-direct", ["Denmark"], "NOK")).toBe(false);
    expect(isOfferedIn("klarna-direct", ["Norway"], "SEK")).toBe(false);
    expect(isOfferedIn("klarna-direct", ["Norway", "Sweden"], "SEK")).toBe(true);
    expect(isOfferedIn("klarna-pay-later", ["Sweden", "Norway"], "SEK")).toBe(false);
    expect(isOfferedIn("card", ["Denmark"], "DKK")).toBe(true);
    expect(isOfferedIn("mobilepay", ["Denmark"], "DKK")).toBe(true);
    expect(isOfferedIn("mobilepay", ["Finland"], "EUR")).toBe(true);
    expect(isOfferedIn("mobilepay", ["Denmark"], "SEK")).toBe(false);
  });
});

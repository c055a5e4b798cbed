import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  paymentBrands,
  paymentBrandsText,
  paymentMethodName,
  paymentMethods,
  paymentTiers,
} from "./payment-methods.ts";

describe("the names of the ways to pay", () => {
  it("say each brand once, in the order of the checkout", () => {
    expect(paymentBrandsText()).toBe("Swish, Klarna, card, Apple Pay, Google Pay or PayPal");
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
      ["card", "apple-pay", "google-pay", "paypal"],
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

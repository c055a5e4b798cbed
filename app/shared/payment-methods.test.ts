import { describe, expect, it } from "vitest";

import { paymentBrands, paymentBrandsText, paymentMethodName, paymentMethods } from "./payment-methods.ts";

describe("the names of the ways to pay", () => {
  it("say each brand once, in the order of the checkout", () => {
    expect(paymentBrandsText()).toBe("card, Klarna, Apple Pay, Google Pay, Swish or PayPal");
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

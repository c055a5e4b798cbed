import { describe, expect, it } from "vitest";

import { type CheckoutForm, emptyCheckoutForm } from "./checkout-form.ts";
import { completeSections, sectionText } from "./form-sections.ts";

const filled: CheckoutForm = {
  ...emptyCheckoutForm,
  email: " asa@mail.example ",
  firstName: "Åsa",
  lastName: "Öberg",
  address: "Storgatan 1",
  postalCode: "61930",
  city: "Trosa",
};

describe("completeSections", () => {
  it("has none that lacks a field, but for the way to deliver, which is chosen from the start", () => {
    expect(completeSections(emptyCheckoutForm)).toEqual(["method"]);
    expect(completeSections({ ...filled, lastName: " " })).toEqual(["shipping", "method"]);
    expect(completeSections(filled)).toEqual(["customer", "shipping", "method"]);
  });

  it("has none with a field that is wrong", () => {
    expect(completeSections({ ...filled, email: "asa" })).toEqual(["shipping", "method"]);
    expect(completeSections({ ...filled, country: "Norway" })).toEqual(["customer", "method"]);
  });

  it("has none with a field that the shop refused", () => {
    expect(completeSections(filled, false, { lastName: "Too long." })).toEqual(["shipping", "method"]);
  });

  it("asks for a phone number where staff do", () => {
    expect(completeSections(filled, true)).toEqual(["shipping", "method"]);
    expect(completeSections({ ...filled, phone: "070 1" }, true)).toContain("customer");
  });

  it("has the billing address only where it is another one", () => {
    const other = { ...filled, billingSameAsShipping: false };
    expect(completeSections(other)).not.toContain("billing");
    const billing = { billingAddress: "Gatan 2", billingPostalCode: "11121", billingCity: "Stockholm" };
    expect(completeSections({ ...other, ...billing })).toContain("billing");
    expect(completeSections({ ...filled, ...billing })).not.toContain("billing");
  });
});

describe("sectionText", () => {
  it("is what was filled in, as it is sent", () => {
    expect(sectionText("customer", filled)).toBe("Åsa Öberg, asa@mail.example");
    expect(sectionText("customer", { ...filled, phone: "070 1" })).toBe("Åsa Öberg, asa@mail.example, 070 1");
    expect(sectionText("shipping", filled)).toBe("Storgatan 1, 619 30 Trosa, Sweden");
  });
});

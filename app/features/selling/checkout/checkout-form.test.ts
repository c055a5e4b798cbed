import { describe, expect, it } from "vitest";

import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import {
  emptyCheckoutForm,
  normalizedForm,
  parseCheckoutDraft,
  withAddress,
  withBillingSame,
  withOfferedChoices,
} from "./checkout-form.ts";

const filled = {
  ...emptyCheckoutForm,
  email: "a@b.example",
  firstName: "Åsa",
  lastName: "Öberg",
  address: "Gatan 1",
  city: "Trosa",
  postalCode: "619 30",
};

const offered = (closedPayments: PaymentMethod[] = []) => ({
  countries: shippingCountries,
  closedPayments,
  hasPickupPoints: true,
  sources: ["local"],
  currency: "SEK" as const,
});

describe("normalizedForm", () => {
  it("is sent without stray spaces, postal codes as their countries write them", () => {
    const typed = { ...filled, email: " a@b.example ", postalCode: "SE-61930", billingPostalCode: "00 100" };
    expect(normalizedForm({ ...typed, billingCountry: "Finland" })).toMatchObject({
      email: "a@b.example",
      postalCode: "619 30",
      billingPostalCode: "00100",
    });
  });

  it("leaves a code alone that is none: it is for the shopper to put right", () => {
    expect(normalizedForm({ ...filled, postalCode: "11" }).postalCode).toBe("11");
  });
});

describe("the draft", () => {
  it.each([null, "{", "3", '"x"'])("starts empty from %s", (stored) => {
    expect(parseCheckoutDraft(stored)).toEqual(emptyCheckoutForm);
  });

  it("starts with standard shipping to Sweden, billed to the same address, and with no way to pay chosen", () => {
    expect(emptyCheckoutForm).toMatchObject({
      shippingMethod: "standard",
      paymentMethod: null,
      country: "Sweden",
      billingSameAsShipping: true,
    });
  });

  it("keeps a pickup point where one is offered: by standard delivery from our own warehouse, in a shop that has them", () => {
    const chosen = { ...filled, pickupPointId: "1", pickupPoint: "Torgets livs", pickupPointFor: "Sweden 619 30" };
    expect(withOfferedChoices(chosen, offered())).toBe(chosen);
    const home = { pickupPointId: "", pickupPoint: "", pickupPointFor: "" };
    expect(withOfferedChoices({ ...chosen, shippingMethod: "express" }, offered())).toMatchObject(home);
    expect(withOfferedChoices(chosen, { ...offered(), sources: ["local", "cjdropshipping"] })).toMatchObject(home);
    expect(withOfferedChoices(chosen, { ...offered(), hasPickupPoints: false })).toMatchObject(home);
  });

  it("offers Swish where an address is Swedish, and express where it is kept", () => {
    const choices = parseCheckoutDraft('{"paymentMethod":"swish","shippingMethod":"express"}');
    expect(withOfferedChoices(choices, offered())).toBe(choices);
    expect(withOfferedChoices({ ...choices, country: "Norway" }, offered())).toMatchObject({
      paymentMethod: null,
      shippingMethod: "standard",
    });
    const gift = { ...choices, country: "Denmark", billingSameAsShipping: false, billingCountry: "Sweden" } as const;
    expect(withOfferedChoices(gift, offered())).toMatchObject({ paymentMethod: "swish", shippingMethod: "express" });
    const withPartner = { ...offered(), sources: ["local", "cjdropshipping"] };
    expect(withOfferedChoices(choices, withPartner)).toMatchObject({
      paymentMethod: "swish",
      shippingMethod: "standard",
    });
  });

  it("offers no way to pay that doesn't take the cart's currency, or not from there", () => {
    const swish = parseCheckoutDraft('{"paymentMethod":"swish"}');
    expect(withOfferedChoices(swish, { ...offered(), currency: "NOK" }).paymentMethod).toBeNull();
    const klarna = parseCheckoutDraft('{"paymentMethod":"klarna-direct","country":"Denmark"}');
    const chosen = (currency: Currency) => withOfferedChoices(klarna, { ...offered(), currency }).paymentMethod;
    expect([chosen("DKK"), chosen("NOK"), chosen("USD")]).toEqual(["klarna-direct", null, null]);
  });

  it("sends an order of a market to its own country, whatever an earlier draft says", () => {
    const drafted = parseCheckoutDraft('{"country":"Sweden"}');
    expect(withOfferedChoices(drafted, { ...offered(), countries: ["Denmark"] }).country).toBe("Denmark");
  });

  it("keeps the way to pay that the shopper chose before, while it is offered", () => {
    const chosen = parseCheckoutDraft('{"paymentMethod":"klarna-flexible"}');
    expect(chosen.paymentMethod).toBe("klarna-flexible");
    expect(withOfferedChoices(chosen, offered(["swish"])).paymentMethod).toBe("klarna-flexible");
    expect(withOfferedChoices(chosen, offered(["klarna-flexible"])).paymentMethod).toBeNull();
    expect(parseCheckoutDraft('{"paymentMethod":"cheque"}').paymentMethod).toBeNull();
  });

  it("drops card details that an older draft may hold", () => {
    expect(parseCheckoutDraft('{"email":"a@b.example","cardNumber":"4242424242424242"}')).not.toHaveProperty(
      "cardNumber",
    );
  });

  it("falls back where a choice is no longer offered", () => {
    expect(parseCheckoutDraft('{"country":"Germany","shippingMethod":"priority"}')).toMatchObject({
      country: "Sweden",
      shippingMethod: "standard",
    });
  });
});

describe("withAddress", () => {
  const oslo = { street: "Karl Johans gate 1", city: "Oslo", postalCode: "0154", country: "Norway" };

  it("fills the shipping fields, or the billing fields alone", () => {
    expect(withAddress(filled, "shipping", oslo)).toMatchObject({
      address: "Karl Johans gate 1",
      city: "Oslo",
      country: "Norway",
      billingCity: "",
    });
    expect(withAddress(filled, "billing", oslo)).toMatchObject({
      city: "Trosa",
      billingAddress: "Karl Johans gate 1",
      billingCountry: "Norway",
    });
  });

  it("keeps the country when the shop does not ship to the picked one", () => {
    expect(withAddress(filled, "shipping", { ...oslo, country: "Iceland" })).toMatchObject({
      city: "Oslo",
      country: "Sweden",
    });
  });
});

describe("a bill from abroad", () => {
  it("keeps its country, where the delivery's is one that the shop sends to", () => {
    const draft = parseCheckoutDraft('{"country":"Sweden","billingCountry":"Germany","billingPostalCode":"de-10115"}');
    expect(normalizedForm(draft)).toMatchObject({
      country: "Sweden",
      billingCountry: "Germany",
      billingPostalCode: "10115",
    });
  });
});

describe("withBillingSame", () => {
  it("copies the shipping address into the billing fields", () => {
    expect(withBillingSame({ ...filled, country: "Norway" }, false)).toMatchObject({
      billingSameAsShipping: false,
      billingAddress: "Gatan 1",
      billingCity: "Trosa",
      billingPostalCode: "619 30",
      billingCountry: "Norway",
    });
  });
});

import { describe, expect, it } from "vitest";

import { emptyCheckoutForm } from "./checkout-form.ts";
import { fieldProblems, missingFields } from "./field-problems.ts";

const now = new Date("2026-11-20T12:00:00Z");
const noCard = { cardNumber: "", cardExpiry: "", cardCvc: "" };
const card = { cardNumber: "4242424242424242", cardExpiry: "12/30", cardCvc: "123" };
const filled = {
  ...emptyCheckoutForm,
  email: "a@b.example",
  firstName: "Åsa",
  lastName: "Öberg",
  address: "Gatan 1",
  city: "Trosa",
  postalCode: "619 30",
  paymentMethod: "card" as const,
};

it("a pickup point holds for the postal code that it was chosen for", () => {
  const chosen = { ...filled, pickupPointId: "1", pickupPoint: "Torgets livs", pickupPointFor: "Sweden 619 30" };
  expect(fieldProblems(chosen, card, now)).toEqual({});
  expect(fieldProblems({ ...chosen, postalCode: "61930" }, card, now)).toEqual({});
  expect(Object.keys(fieldProblems({ ...chosen, postalCode: "111 21" }, card, now))).toEqual(["pickupPointId"]);
  expect(Object.keys(fieldProblems({ ...chosen, postalCode: "111" }, card, now))).toEqual(["postalCode"]);
});

describe("missingFields", () => {
  it("asks for contact, address and a way to pay, not for a phone", () => {
    expect(missingFields(emptyCheckoutForm, noCard)).toEqual([
      "email",
      "firstName",
      "lastName",
      "address",
      "postalCode",
      "city",
      "paymentMethod",
    ]);
  });

  it("asks for nothing more once all is filled in", () => {
    expect(missingFields(filled, card)).toEqual([]);
  });

  it("counts blanks as missing", () => {
    expect(missingFields({ ...filled, city: "   " }, card)).toEqual(["city"]);
  });

  it("asks for a card only when one pays by card", () => {
    expect(missingFields(filled, noCard)).toEqual(["cardNumber", "cardExpiry", "cardCvc"]);
    expect(missingFields({ ...filled, paymentMethod: "swish" }, noCard)).toEqual([]);
  });

  it("asks for a billing address only when it differs", () => {
    expect(missingFields({ ...filled, billingSameAsShipping: false }, card)).toEqual([
      "billingAddress",
      "billingPostalCode",
      "billingCity",
    ]);
  });
});

describe("fieldProblems", () => {
  it("finds nothing wrong with a form that is filled in", () => {
    expect(fieldProblems(filled, card, now)).toEqual({});
  });

  it("tells every blank field what to enter, in the order of the page", () => {
    const problems = fieldProblems(emptyCheckoutForm, noCard, now);
    expect(Object.keys(problems)).toEqual(missingFields(emptyCheckoutForm, noCard));
    expect(problems).toMatchObject({
      email: "Enter your email address.",
      paymentMethod: "Choose how you want to pay.",
    });
  });

  it.each(["anna@exampel", "anna", "anna@", "@mail.example", "anna@mail..example", "a b@mail.example"])(
    "names the e-mail address '%s' and no other field",
    (email) => {
      expect(fieldProblems({ ...filled, email }, card, now)).toEqual({ email: "Please enter a valid email address." });
    },
  );

  it("names a postal code that its country does not have", () => {
    expect(fieldProblems({ ...filled, postalCode: "11" }, card, now)).toEqual({
      postalCode: "Swedish postal codes have 5 digits, such as 619 30.",
    });
    expect(fieldProblems({ ...filled, country: "Norway" }, card, now)).toHaveProperty("postalCode");
    expect(fieldProblems({ ...filled, country: "Norway", postalCode: "0154" }, card, now)).toEqual({});
  });

  it("looks at the billing address only when it differs", () => {
    const billed = { ...filled, billingAddress: "Gatan 2", billingCity: "Oslo", billingPostalCode: "11" };
    expect(fieldProblems(billed, card, now)).toEqual({});
    expect(Object.keys(fieldProblems({ ...billed, billingSameAsShipping: false }, card, now))).toEqual([
      "billingPostalCode",
    ]);
  });

  it("looks at the card only when one pays by card", () => {
    const wrong = { ...card, cardNumber: "4111111111111111" };
    expect(Object.keys(fieldProblems(filled, wrong, now))).toEqual(["cardNumber"]);
    expect(fieldProblems({ ...filled, paymentMethod: "swish" }, wrong, now)).toEqual({});
  });
});

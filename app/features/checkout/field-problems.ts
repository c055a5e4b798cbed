import * as z from "zod/mini";

import { normalizePostalCode, postalCodeAdvice } from "#app/features/addresses/postal-code.ts";
import type { CardFields } from "#app/features/payments/card-input.ts";
import { testCardProblems } from "#app/features/payments/test-card.ts";

import type { CheckoutField, CheckoutForm } from "./checkout-form.ts";

export type FieldName = CheckoutField | keyof CardFields;
export type FieldProblems = Partial<Record<FieldName, string>>;

/** The same rule of the same library that the server goes by (`orders/schemas.ts`). */
const emailSchema = z.email();

/** What to tell of a required field that is blank, in the order the fields stand on the page. */
const blankTexts: Partial<Record<FieldName, string>> = {
  email: "Enter your e-mail address.",
  firstName: "Enter your first name.",
  lastName: "Enter your last name.",
  address: "Enter your street address.",
  postalCode: "Enter your postal code.",
  city: "Enter your city.",
  billingAddress: "Enter the street address of the billing address.",
  billingPostalCode: "Enter the postal code of the billing address.",
  billingCity: "Enter the city of the billing address.",
  cardNumber: "Enter the card number.",
  cardExpiry: "Enter the expiry date as MM/YY.",
  cardCvc: "Enter the security code (CVC).",
};

/** Whether a field may not be left blank while it is asked for. */
export function isRequired(field: FieldName): boolean {
  return field in blankTexts;
}

const isBillingField = (field: string) => field.startsWith("billing");
const isCardField = (field: string) => field.startsWith("card");

/** The required fields that are blank, in the order they stand on the page (specification, section 5). */
export function missingFields(form: CheckoutForm, card: CardFields): FieldName[] {
  const values: Record<string, unknown> = { ...form, ...card };
  return (Object.keys(blankTexts) as FieldName[]).filter((field) => {
    if (form.billingSameAsShipping && isBillingField(field)) return false;
    if (form.paymentMethod !== "card" && isCardField(field)) return false;
    return String(values[field]).trim() === "";
  });
}

/** What is wrong with each field that is filled in, in words. */
export function wrongFields(form: CheckoutForm, card: CardFields, now: Date): FieldProblems {
  const problems: FieldProblems = {};
  const email = form.email.trim();
  if (email !== "" && !emailSchema.safeParse(email).success) problems.email = "Please enter a valid email address.";
  const postalCode = (code: string, country: CheckoutForm["country"]) =>
    code.trim() === "" || normalizePostalCode(code, country) !== null ? undefined : postalCodeAdvice(country);
  const shipping = postalCode(form.postalCode, form.country);
  if (shipping) problems.postalCode = shipping;
  const billing = form.billingSameAsShipping ? undefined : postalCode(form.billingPostalCode, form.billingCountry);
  if (billing) problems.billingPostalCode = billing;
  return form.paymentMethod === "card" ? { ...problems, ...testCardProblems(card, now) } : problems;
}

/** All that stands between the form and an order, by field and in the order of the page. */
export function fieldProblems(form: CheckoutForm, card: CardFields, now: Date): FieldProblems {
  const missing = new Set(missingFields(form, card));
  const wrong = wrongFields(form, card, now);
  return Object.fromEntries(
    (Object.keys(blankTexts) as FieldName[]).flatMap((field) => {
      const problem = missing.has(field) ? blankTexts[field] : wrong[field];
      return problem ? [[field, problem]] : [];
    }),
  );
}

import * as z from "zod/mini";

import type { CardFields } from "#app/features/selling/payments/card-input.ts";
import { sandboxCardProblems } from "#app/features/selling/payments/sandbox-card.ts";
import { normalizePostalCode, postalCodeAdvice } from "#app/features/shop/addresses/postal-code.ts";

import type { CheckoutField, CheckoutForm } from "./checkout-form.ts";
import { fieldTexts } from "./field-problems.texts.ts";
import { isPointStale } from "./pickup-choice.ts";

export type FieldName = CheckoutField | keyof CardFields;
export type FieldProblems = Partial<Record<FieldName, string>>;

/** The same rule as the server's (`orders/schemas.ts`). */
const emailSchema = z.email();

/** The fields that are checked, in page order. */
const checkedFields = [
  "email",
  "firstName",
  "lastName",
  "phone",
  "address",
  "postalCode",
  "city",
  "billingAddress",
  "billingPostalCode",
  "billingCity",
  "pickupPointId",
  "paymentMethod",
  "cardNumber",
  "cardExpiry",
  "cardCvc",
] as const satisfies FieldName[];
const requiredFields = checkedFields.filter((field) => field !== "pickupPointId");

/** Whether a field is required while it is shown. Staff decide whether a phone number is. */
export function isRequired(field: FieldName, phoneRequired = false): boolean {
  return field === "phone" ? phoneRequired : requiredFields.some((required) => required === field);
}

const isBillingField = (field: string) => field.startsWith("billing");
const isCardField = (field: string) => field.startsWith("card");

/** The required fields that are blank, in page order (S10). `card` is null where the provider has fields of its own. */
export function missingFields(form: CheckoutForm, card: CardFields | null, phoneRequired = false): FieldName[] {
  const values: Record<string, string | boolean | null> = { ...form, ...card };
  return requiredFields.filter((field) => {
    if (field === "phone" && !phoneRequired) return false;
    if (form.billingSameAsShipping && isBillingField(field)) return false;
    if ((form.paymentMethod !== "card" || !card) && isCardField(field)) return false;
    return String(values[field] ?? "").trim() === "";
  });
}

/** The message for each filled-in field that is invalid. */
export function wrongFields(form: CheckoutForm, card: CardFields | null, now: Date): FieldProblems {
  const problems: FieldProblems = {};
  const email = form.email.trim();
  if (email !== "" && !emailSchema.safeParse(email).success) problems.email = fieldTexts().validEmail;
  const postalCode = (code: string, country: CheckoutForm["billingCountry"]) =>
    code.trim() === "" || normalizePostalCode(code, country) !== null ? undefined : postalCodeAdvice(country);
  const shipping = postalCode(form.postalCode, form.country);
  if (shipping) problems.postalCode = shipping;
  const billing = form.billingSameAsShipping ? undefined : postalCode(form.billingPostalCode, form.billingCountry);
  if (billing) problems.billingPostalCode = billing;
  if (isPointStale(form)) problems.pickupPointId = fieldTexts().pickupPointId;
  return form.paymentMethod === "card" && card ? { ...problems, ...sandboxCardProblems(card, now) } : problems;
}

/** The message for each missing or invalid field, in page order. */
export function fieldProblems(
  form: CheckoutForm,
  card: CardFields | null,
  now: Date,
  phoneRequired = false,
): FieldProblems {
  const missing = new Set<FieldName>(missingFields(form, card, phoneRequired));
  const wrong = wrongFields(form, card, now);
  return Object.fromEntries(
    checkedFields.flatMap((field) => {
      const problem = missing.has(field) ? fieldTexts()[field] : wrong[field];
      return problem ? [[field, problem]] : [];
    }),
  );
}
